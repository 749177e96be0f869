import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pages, type Page } from '@portico/contract/pages.ts'
import { useInvalidate } from '../core/keys.ts'
import { clearPage, usePage } from '../core/page.ts'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { FormFailure } from './FormFailure.tsx'
import { Section } from '../ui/Section.tsx'
import css from './pages.module.css'

/** Deleting a page, guarded by typing its name. */
export function DeletePage({ page, onDeleted }: { page: Page; onDeleted: () => void }) {
  const t = useText('pages')
  const { remove } = usePages()
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { name } = page

  function close() {
    setOpen(false)
    setTyped('')
    setFailure(null)
  }

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      // The server compares what was typed as well.
      await remove({ eid: page.eid }, { name: typed })
      if (usePage.getState().pageId === page.eid) clearPage()
      onDeleted()
      // The list of what can be brought back has one more.
      await invalidate(pages)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Section title={t('remove.title')} text={t('remove.text')} isDanger>
      <Button color="red" variant="outline" onClick={() => setOpen(true)}>
        {t('remove.button')}
      </Button>
      <Modal.Root opened={isOpen} onClose={close} centered size={460}>
        <Modal.Overlay backgroundOpacity={0.45} />
        <Modal.Content>
          <Modal.Header component="div">
            <Modal.Title component="h2" className={css.modalTitle}>
              {t('remove.confirmTitle', { name })}
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <form
              className={css.modalBody}
              onSubmit={(event) => {
                event.preventDefault()
                if (typed.trim() === name) void confirm()
              }}
            >
              <p>{t('remove.confirmText')}</p>
              <FormFailure failure={failure} />
              <TextInput
                label={t('remove.typeName', { name })}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                autoComplete="off"
                data-autofocus
              />
              <div className={css.modalButtons}>
                <Button variant="default" onClick={close}>
                  {t('remove.cancel')}
                </Button>
                <Button type="submit" color="red" loading={isBusy} disabled={typed.trim() !== name}>
                  {t('remove.confirm')}
                </Button>
              </div>
            </form>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Section>
  )
}
