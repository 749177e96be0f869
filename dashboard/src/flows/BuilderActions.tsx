import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconEye, IconHistory, IconRocket } from '@tabler/icons-react'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { useText } from '../core/useText.ts'
import { ReviewSheet } from '../ui/drafts/ReviewSheet.tsx'
import { VersionsDrawer } from '../ui/drafts/VersionsDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import { flowChanges } from './flowChanges.ts'
import { TryDrawer } from './TryDrawer.tsx'
import type { FlowDraft } from './flowDraft.ts'

type Props = {
  flow: Flow
  draft: FlowDraft
  problems: number
  onFlow: (flow: Flow) => void
  /** Where there is no room for the phone beside the fields. */
  onPreview?: () => void
  onProblem: () => void
}

/** What is done with the flow as a whole. */
export function BuilderActions({ flow, draft, problems, onFlow, onPreview, onProblem }: Props) {
  const t = useText('flows')
  const words = useText('drafts')
  const mayWrite = useAllows('flow:write')
  const options = useServerOptions()
  const [opened, setOpened] = useState<'versions' | 'try' | 'review' | null>(null)
  const close = () => setOpened(null)

  return (
    <>
      {onPreview && (
        <Button variant="default" leftSection={<IconEye size={17} stroke={1.8} aria-hidden />} onClick={onPreview}>
          {t('preview.title')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconHistory size={17} stroke={1.8} aria-hidden />}
        onClick={() => setOpened('versions')}
      >
        {words('versions.title')}
      </Button>
      {mayWrite && options?.tryOut && (
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={17} stroke={1.8} aria-hidden />}
          disabled={draft.content.steps.length === 0}
          onClick={() => setOpened('try')}
        >
          {t('tryOut')}
        </Button>
      )}
      <PublishButton
        flow={flow}
        draft={draft}
        problems={problems}
        onClick={() => (problems > 0 ? onProblem() : setOpened('review'))}
      />
      <FlowReview flow={flow} draft={draft} onFlow={onFlow} isOpen={opened === 'review'} onClose={close} />
      <FlowVersions flow={flow} draft={draft} onFlow={onFlow} isOpen={opened === 'versions'} onClose={close} />
      <TryDrawer flowId={flow.id} isOpen={opened === 'try'} onClose={close} saveNow={draft.saveNow} />
    </>
  )
}

function PublishButton({
  flow,
  draft,
  problems,
  onClick,
}: Pick<Props, 'flow' | 'draft' | 'problems'> & { onClick: () => void }) {
  const t = useText('flows')
  const words = useText('drafts')
  const mayWrite = useAllows('flow:write')
  const mayPublish = useAllows('flow:publish')
  if (!mayPublish) return mayWrite && <span>{words('publishAsk')}</span>
  const canPublish = flow.version === 0 || flow.hasChanges || draft.state.saving !== 'saved'
  return (
    <Button
      leftSection={<IconRocket size={17} stroke={1.8} aria-hidden />}
      disabled={!canPublish || draft.content.steps.length === 0}
      onClick={onClick}
    >
      {problems > 0 ? t('publishBlocked', { count: problems }) : words('publish')}
    </Button>
  )
}

type SheetProps = Pick<Props, 'flow' | 'draft' | 'onFlow'> & { isOpen: boolean; onClose: () => void }

/** What a publication changes and whom it reaches. */
function FlowReview({ flow, draft, onFlow, isOpen, onClose }: SheetProps) {
  const t = useText('flows')
  const words = useText('drafts')
  const errorText = useErrorText()
  const language = useLanguage((state) => state.language)

  async function publish(use: boolean): Promise<boolean> {
    try {
      const body = { revision: draft.revision(), use }
      const published = await api(flows.publish, { params: { id: flow.id }, body })
      onFlow(published)
      const isUsed = published.isActive || published.gateways.length > 0
      message(words(isUsed ? 'published' : 'publishedUnused'), { seconds: 4 })
      return true
    } catch (error) {
      if (!draft.takeClash(error)) notify({ kind: 'bad', text: errorText(error) })
      return false
    }
  }

  async function readChanges(signal: AbortSignal) {
    await draft.saveNow()
    const { rows } = await api(flows.versions, { params: { id: flow.id } }, signal)
    const before = rows.find(({ version }) => version === flow.version)
    return flowChanges(before, draft.content, { t, language })
  }

  const hasGateways = flow.gateways.length > 0
  const reach = [
    flow.isActive && t('review.everyone'),
    hasGateways && t('review.gateways', { names: flow.gateways.join(', ') }),
  ]
  return (
    <ReviewSheet
      item={flow}
      isOpen={isOpen}
      readChanges={readChanges}
      reach={reach.filter(Boolean).join(' ') || t('review.nobody')}
      isChosen={hasGateways}
      publish={publish}
      onClose={onClose}
    />
  )
}

function FlowVersions({ flow, draft, onFlow, isOpen, onClose }: SheetProps) {
  const t = useText('flows')
  return (
    <VersionsDrawer
      id={flow.id}
      current={flow.version}
      isOpen={isOpen}
      mayWrite={useAllows('flow:write')}
      mayPublish={useAllows('flow:publish')}
      load={async (signal) =>
        (await api(flows.versions, { params: { id: flow.id } }, signal)).rows.map((row) => ({
          ...row,
          at: row.publishedAt,
          by: row.publishedBy,
          about: row.steps.map(({ type }) => t(`type.${type}`)).join(' → '),
        }))
      }
      saveNow={draft.saveNow}
      goBack={async (way, version) => {
        const body = { version, revision: draft.revision() }
        const next = await api(flows[way], { params: { id: flow.id }, body })
        draft.replace(next)
        onFlow(next)
      }}
      onClose={onClose}
    />
  )
}
