import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFlask, IconHistory, IconRocket } from '@tabler/icons-react'
import { automations, type Automation } from '@portico/contract/automations.ts'
import type { AutomationProblem } from '@portico/contract/automations/check.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ReviewSheet } from '../ui/drafts/ReviewSheet.tsx'
import { VersionsDrawer } from '../ui/drafts/VersionsDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import { automationChanges } from './changes.ts'
import type { AutomationDraft } from './draft.ts'
import { useChoices } from './queries.ts'
import { TestDrawer } from './TestDrawer.tsx'
import { triggerWords } from './words.ts'

type EditorProps = { automation: Automation; draft: AutomationDraft; onAutomation: (automation: Automation) => void }
type Props = EditorProps & { problems: readonly AutomationProblem[]; onProblem: () => void }

/** What is done with the automation as a whole. */
export function EditorActions({ problems, onProblem, ...shared }: Props) {
  const { automation, draft } = shared
  const t = useText('automations')
  const log = useText('automationLog')
  const words = useText('drafts')
  const mayPublish = useAllows('automation:publish')
  const mayTest = useAllows('guest:read')
  const [opened, setOpened] = useState<'versions' | 'test' | 'review' | null>(null)
  const close = () => setOpened(null)
  const canPublish = automation.version === 0 || automation.hasChanges || draft.state.saving !== 'saved'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={17} stroke={1.8} aria-hidden />}
        onClick={() => setOpened('versions')}
      >
        {words('versions.title')}
      </Button>
      {mayTest && (
        <Button
          variant="default"
          leftSection={<IconFlask size={17} stroke={1.8} aria-hidden />}
          disabled={draft.content.steps.length === 0}
          onClick={() => setOpened('test')}
        >
          {log('test.title')}
        </Button>
      )}
      {mayPublish ? (
        <Button
          leftSection={<IconRocket size={17} stroke={1.8} aria-hidden />}
          disabled={!canPublish}
          onClick={() => (problems.length > 0 ? onProblem() : setOpened('review'))}
        >
          {problems.length > 0 ? t('publishBlocked', { count: problems.length }) : words('publish')}
        </Button>
      ) : (
        <span>{words('publishAsk')}</span>
      )}
      <Review {...shared} isOpen={opened === 'review'} onClose={close} />
      <Versions {...shared} isOpen={opened === 'versions'} onClose={close} />
      <TestDrawer automation={automation} draft={draft} isOpen={opened === 'test'} onClose={close} />
    </>
  )
}

type SheetProps = EditorProps & { isOpen: boolean; onClose: () => void }

/** What a publication changes, and which guests it reaches. */
function Review({ automation, draft, onAutomation, isOpen, onClose }: SheetProps) {
  const t = useText('automations')
  const words = useText('drafts')
  const errorText = useErrorText()
  const choices = useChoices()
  const { id, version, inside } = automation

  async function publish(use: boolean): Promise<boolean> {
    try {
      const published = await api(automations.publish, { params: { id }, body: { revision: draft.revision(), use } })
      onAutomation(published)
      message(published.isActive ? t('published') : words('publishedUnused'), { seconds: 4 })
      return true
    } catch (error) {
      if (!draft.takeClash(error)) notify({ kind: 'bad', text: errorText(error) })
      return false
    }
  }

  async function readChanges(signal: AbortSignal) {
    await draft.saveNow()
    const { rows } = await api(automations.versions, { params: { id } }, signal)
    return automationChanges(
      rows.find((row) => row.version === version),
      draft.content,
      choices,
      t,
    )
  }

  const reach = [
    t('review.who', { what: triggerWords(draft.content.trigger, choices, t) }),
    ...(inside > 0 ? [t('review.inside', { count: inside })] : []),
    t('review.words'),
  ]
  return (
    <ReviewSheet
      item={automation}
      isOpen={isOpen}
      readChanges={readChanges}
      reach={reach.join(' ')}
      own={{
        use: t('review.use'),
        useText: t('review.useText'),
        unused: t('review.unused'),
        when: t('review.when'),
      }}
      publish={publish}
      onClose={onClose}
    />
  )
}

function Versions({ automation, draft, onAutomation, isOpen, onClose }: SheetProps) {
  const t = useText('automations')
  const { id, version } = automation
  return (
    <VersionsDrawer
      id={id}
      current={version}
      isOpen={isOpen}
      mayWrite={useAllows('automation:write')}
      mayPublish={useAllows('automation:publish')}
      load={async (signal) =>
        (await api(automations.versions, { params: { id } }, signal)).rows.map((row) => ({
          ...row,
          at: row.publishedAt,
          by: row.publishedBy,
          about: row.steps.map(({ type }) => t(`kind.${type}`)).join(' → '),
        }))
      }
      saveNow={draft.saveNow}
      goBack={async (way, number) => {
        const body = { version: number, revision: draft.revision() }
        const next = await api(automations[way], { params: { id }, body })
        draft.replace(next)
        onAutomation(next)
      }}
      onClose={onClose}
    />
  )
}
