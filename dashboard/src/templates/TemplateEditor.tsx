import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconHistory, IconRocket } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { pageTemplates, type Template } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { message, notify } from '../ui/toasts.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { useDraft } from './useDraft.ts'
import { useKeep, useTemplate } from './useTemplates.ts'
import { Versions } from './Versions.tsx'
import css from './templates.module.css'

/** A template of the page: its draft is saved as it is edited, guests see what was published. */
export function TemplateEditor() {
  const { id } = useParams({ from: '/dashboard/ofPage/template/$id' })
  const found = useTemplate(id)
  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  return found.data ? <Editor key={id} template={found.data} /> : null
}

function Editor({ template }: { template: Template }) {
  const t = useText('templates')
  const errorText = useErrorText()
  const keep = useKeep()
  const mayPublish = useAllows('template:publish')
  const venue = useSelectedPage()?.name ?? ''
  const [opened, setOpened] = useState<'versions' | 'phone'>()
  const [isBusy, setBusy] = useState(false)
  const params = { id: template.id }
  const draft = useDraft(template.design, async (design) => {
    keep.own(await api(pageTemplates.update, { params, body: { design } }))
  })

  async function publish() {
    setBusy(true)
    try {
      await draft.flush()
      const published = await api(pageTemplates.publish, { params })
      keep.own(published.isActive ? published : await api(pageTemplates.activate, { params }))
      message(t('published'))
    } catch (error) {
      notify({ kind: 'bad', text: t('publishFailed', { message: errorText(error) }) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <EditorScreen
        title={template.name}
        crumbs={<Link to="/dashboard/templates">{t('title')}</Link>}
        venue={venue}
        origin={new URL(template.previewUrl).origin}
        draft={draft}
        hasPictures
        action={
          <div className={css.actions}>
            <Button
              variant="default"
              leftSection={<IconDeviceMobile size={17} aria-hidden />}
              onClick={() => setOpened('phone')}
            >
              {t('phone.open')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconHistory size={17} aria-hidden />}
              onClick={() => setOpened('versions')}
            >
              {t('versions.open')}
            </Button>
            {mayPublish && (
              <Button
                loading={isBusy}
                disabled={template.isActive && !template.hasChanges && draft.state === 'saved'}
                leftSection={<IconRocket size={17} aria-hidden />}
                onClick={() => void publish()}
              >
                {t('publish')}
              </Button>
            )}
          </div>
        }
      />
      <PhoneLink url={template.previewUrl} isOpen={opened === 'phone'} onClose={() => setOpened(undefined)} />
      <Versions
        template={template}
        isOpen={opened === 'versions'}
        onClose={() => setOpened(undefined)}
        beforeChange={draft.flush}
        onChanged={(changed) => {
          draft.replace(changed.design)
          keep.own(changed)
        }}
      />
    </>
  )
}
