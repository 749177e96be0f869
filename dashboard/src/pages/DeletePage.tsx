import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { pages, type Page } from '@portico/contract/pages.ts'
import { useInvalidate } from '../core/keys.ts'
import { clearPage, usePage } from '../core/page.ts'
import { usePages } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { FormFailure } from '../ui/FormFailure.tsx'
import { Section } from '../ui/Section.tsx'
import css from './pages.module.css'

type Props = { page: Page; onDeleted: () => void }

/** Deleting a page, guarded by typing its name. */
export function DeletePage(props: Props) {
  const t = useText('pages')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
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
              {t('remove.confirmTitle', { name: props.page.name })}
            </Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <NameForm {...props} onCancel={close} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Section>
  )
}

function NameForm({ page, onDeleted, onCancel }: Props & { onCancel: () => void }) {
  const t = useText('pages')
  const [typed, setTyped] = useState('')
  const { remove, isBusy, failure } = useDeletion(page, onDeleted)
  const { name } = page
  const isSure = typed.trim() === name
  return (
    <form
      className={css.modalBody}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSure) void remove(typed)
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
        <Button variant="default" onClick={onCancel}>
          {t('remove.cancel')}
        </Button>
        <Button type="submit" color="red" loading={isBusy} disabled={!isSure}>
          {t('remove.confirm')}
        </Button>
      </div>
    </form>
  )
}

function useDeletion(page: Page, onDeleted: () => void) {
  const list = usePages()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function remove(typed: string) {
    setBusy(true)
    setFailure(null)
    try {
      // The server compares what was typed as well.
      await list.remove({ eid: page.eid }, { name: typed })
      if (usePage.getState().pageId === page.eid) clearPage()
      onDeleted()
      // The list of deleted pages has one more.
      await invalidate(pages)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return { remove, isBusy, failure }
}
