import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconHistory, IconRocket } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { pageTemplates, type Template, type TemplateDesign } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useDraft, type Draft } from '../core/useDraft.ts'
import { useText } from '../core/useText.ts'
import { ReviewSheet } from '../ui/drafts/ReviewSheet.tsx'
import { UndoPublish } from '../ui/drafts/UndoPublish.tsx'
import { VersionsDrawer } from '../ui/drafts/VersionsDrawer.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { message, notify } from '../ui/toasts.ts'
import { designChanges } from './designChanges.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { useKeep, useTemplate } from './useTemplates.ts'
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
  const venue = useSelectedPage()?.name ?? ''
  const [opened, setOpened] = useState<Sheet>()
  const close = () => setOpened(undefined)
  const keep = useKeep()
  const params = { id: template.id }
  const draft = useDraft<TemplateDesign, Template>({
    item: template,
    contentOf: ({ design }) => design,
    save: (design, { revision }) => api(pageTemplates.update, { params, body: { design, revision } }),
    read: () => api(pageTemplates.read, { params }),
    onSaved: keep.own,
  })
  const sheet = { template, draft, onTemplate: keep.own, onClose: close }

  return (
    <>
      <EditorScreen
        title={template.name}
        crumbs={<Link to="/dashboard/templates">{t('title')}</Link>}
        venue={venue}
        origin={new URL(template.previewUrl).origin}
        draft={draft}
        hasPictures
        action={<EditorButtons template={template} draft={draft} onTemplate={keep.own} onOpen={setOpened} />}
      />
      <PhoneLink url={template.previewUrl} isOpen={opened === 'phone'} onClose={close} />
      <TemplateReview {...sheet} isOpen={opened === 'review'} />
      <TemplateVersions {...sheet} isOpen={opened === 'versions'} />
    </>
  )
}

type Sheet = 'versions' | 'phone' | 'review'
type PartProps = {
  template: Template
  draft: Draft<TemplateDesign, Template>
  onTemplate: (template: Template) => void
}

function EditorButtons({ template, draft, onTemplate, onOpen }: PartProps & { onOpen: (sheet: Sheet) => void }) {
  const t = useText('templates')
  const words = useText('drafts')
  const mayPublish = useAllows('template:publish')
  const params = { id: template.id }
  return (
    <div className={css.actions}>
      <Button
        variant="default"
        leftSection={<IconDeviceMobile size={17} aria-hidden />}
        onClick={() => onOpen('phone')}
      >
        {t('phone.open')}
      </Button>
      <Button variant="default" leftSection={<IconHistory size={17} aria-hidden />} onClick={() => onOpen('versions')}>
        {words('versions.title')}
      </Button>
      {mayPublish && (
        <>
          <UndoPublish
            item={template}
            undo={async () => onTemplate(await api(pageTemplates.undoPublish, { params }))}
          />
          <Button
            disabled={template.isActive && !template.hasChanges && draft.state.saving === 'saved'}
            leftSection={<IconRocket size={17} aria-hidden />}
            onClick={() => onOpen('review')}
          >
            {words('publish')}
          </Button>
        </>
      )}
    </div>
  )
}

type SheetProps = PartProps & { isOpen: boolean; onClose: () => void }

/** What a publication changes and whom it reaches. */
function TemplateReview({ template, draft, onTemplate, isOpen, onClose }: SheetProps) {
  const t = useText('templates')
  const words = useText('drafts')
  const errorText = useErrorText()
  const params = { id: template.id }

  async function publish(use: boolean): Promise<boolean> {
    try {
      const published = await api(pageTemplates.publish, { params, body: { revision: draft.revision(), use } })
      onTemplate(published)
      message(words(published.isActive ? 'published' : 'publishedUnused'), { seconds: 4 })
      return true
    } catch (error) {
      if (!draft.takeClash(error)) notify({ kind: 'bad', text: errorText(error) })
      return false
    }
  }

  async function readChanges(signal: AbortSignal) {
    await draft.saveNow()
    const { rows } = await api(pageTemplates.versions, { params }, signal)
    const before = rows.find(({ version }) => version === template.version)
    return before ? designChanges(before.design, draft.content, t) : []
  }

  return (
    <ReviewSheet
      item={template}
      isOpen={isOpen}
      readChanges={readChanges}
      reach={t(template.isActive ? 'review.everyone' : 'review.nobody')}
      publish={publish}
      onClose={onClose}
    />
  )
}

function TemplateVersions({ template, draft, onTemplate, isOpen, onClose }: SheetProps) {
  const params = { id: template.id }
  return (
    <VersionsDrawer
      id={template.id}
      current={template.version}
      isOpen={isOpen}
      mayWrite={useAllows('template:write')}
      mayPublish={useAllows('template:publish')}
      load={async (signal) =>
        (await api(pageTemplates.versions, { params }, signal)).rows.map((row) => ({
          ...row,
          about: <span className={css.swatch} style={{ background: row.design.accent }} aria-hidden />,
        }))
      }
      saveNow={draft.saveNow}
      goBack={async (way, version) => {
        const next = await api(pageTemplates[way], { params, body: { version, revision: draft.revision() } })
        draft.replace(next)
        onTemplate(next)
      }}
      onClose={onClose}
    />
  )
}
