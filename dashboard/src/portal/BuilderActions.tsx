import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDeviceMobile, IconEye, IconHistory, IconRocket } from '@tabler/icons-react'
import { portal, type Flow } from '@portico/contract/portal.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { TryDrawer } from './TryDrawer.tsx'
import type { useDraft } from './useDraft.ts'

type Props = {
  flow: Flow
  draft: ReturnType<typeof useDraft>
  problems: number
  onFlow: (flow: Flow) => void
  /** Where there is no room for the phone beside the fields. */
  onPreview?: () => void
  onProblem: () => void
}

/** What is done with the flow as a whole. */
export function BuilderActions({ flow, draft, problems, onFlow, onPreview, onProblem }: Props) {
  const t = useText('loginFlows')
  const errorText = useErrorText()
  const mayWrite = useAllows('flow:write')
  const mayPublish = useAllows('flow:publish')
  const [opened, setOpened] = useState<'history' | 'try' | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const canPublish = flow.version === 0 || flow.hasChanges || draft.saving !== 'saved'

  async function publish() {
    if (problems > 0) return onProblem()
    setPublishing(true)
    try {
      if (!(await draft.saveNow())) return
      onFlow(await api(portal.publish, { params: { id: flow.id }, body: { revision: draft.revision() } }))
      message(t('published'), { seconds: 4 })
    } catch (error) {
      if (!draft.noteClash(error)) notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setPublishing(false)
    }
  }

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
        onClick={() => setOpened('history')}
      >
        {t('history')}
      </Button>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={17} stroke={1.8} aria-hidden />}
          disabled={draft.steps.length === 0}
          onClick={() => setOpened('try')}
        >
          {t('tryOut')}
        </Button>
      )}
      {mayPublish ? (
        <Button
          leftSection={<IconRocket size={17} stroke={1.8} aria-hidden />}
          loading={isPublishing}
          disabled={!canPublish || draft.steps.length === 0}
          onClick={() => void publish()}
        >
          {problems > 0 ? t('publishBlocked', { count: problems }) : t('publish')}
        </Button>
      ) : (
        mayWrite && <span>{t('publishAsk')}</span>
      )}
      <HistoryDrawer
        flow={flow}
        mayPublish={mayPublish}
        isOpen={opened === 'history'}
        saveNow={draft.saveNow}
        onClose={() => setOpened(null)}
        onRolledBack={(next) => {
          draft.replace(next)
          onFlow(next)
        }}
      />
      <TryDrawer flowId={flow.id} isOpen={opened === 'try'} onClose={() => setOpened(null)} saveNow={draft.saveNow} />
    </>
  )
}
