import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconHistory, IconRocket } from '@tabler/icons-react'
import { chatbots, type Chatbot } from '@portico/contract/chatbots.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ReviewSheet } from '../ui/drafts/ReviewSheet.tsx'
import { VersionsDrawer } from '../ui/drafts/VersionsDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import { botChanges } from './botChanges.ts'
import { useThings, type BotDraft } from './queries.ts'
import { useNames } from './useNames.ts'

type Props = {
  bot: Chatbot
  draft: BotDraft
  problems: number
  onBot: (bot: Chatbot) => void
  onProblem: () => void
}

/** What is done with the chatbot as a whole. */
export function BotActions({ bot, draft, problems, onBot, onProblem }: Props) {
  const t = useText('chatbots')
  const words = useText('drafts')
  const [opened, setOpened] = useState<'versions' | 'review' | null>(null)
  const mayPublish = useAllows('automation:publish')
  const mayWrite = useAllows('automation:write')
  const canPublish = bot.version === 0 || bot.hasChanges || draft.state.saving !== 'saved'
  const close = () => setOpened(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={17} stroke={1.8} aria-hidden />}
        onClick={() => setOpened('versions')}
      >
        {words('versions.title')}
      </Button>
      {mayPublish ? (
        <Button
          leftSection={<IconRocket size={17} stroke={1.8} aria-hidden />}
          disabled={!canPublish}
          onClick={() => (problems > 0 ? onProblem() : setOpened('review'))}
        >
          {problems > 0 ? t('problems', { count: problems }) : words('publish')}
        </Button>
      ) : (
        mayWrite && <span>{words('publishAsk')}</span>
      )}
      <BotReview {...{ bot, draft, onBot }} isOpen={opened === 'review'} onClose={close} />
      <BotVersions {...{ bot, draft, onBot }} isOpen={opened === 'versions'} onClose={close} />
    </>
  )
}

type SheetProps = Pick<Props, 'bot' | 'draft' | 'onBot'> & { isOpen: boolean; onClose: () => void }

function BotReview({ bot, draft, onBot, isOpen, onClose }: SheetProps) {
  const t = useText('chatbots')
  const words = useText('drafts')
  const errorText = useErrorText()
  const names = useNames(useThings())

  async function publish(use: boolean): Promise<boolean> {
    try {
      const made = await api(chatbots.publish, { params: { id: bot.id }, body: { revision: draft.revision(), use } })
      onBot(made)
      message(t(made.isActive ? 'publishedAnswering' : 'publishedResting'), { seconds: 4 })
      return true
    } catch (error) {
      if (!draft.takeClash(error)) notify({ kind: 'bad', text: errorText(error) })
      return false
    }
  }
  async function readChanges(signal: AbortSignal) {
    await draft.saveNow()
    const { rows } = await api(chatbots.versions, { params: { id: bot.id } }, signal)
    const before = rows.find(({ version }) => version === bot.version)
    return botChanges(before?.nodes, draft.content.nodes, names.nameOf, t)
  }
  return (
    <ReviewSheet
      item={bot}
      isOpen={isOpen}
      readChanges={readChanges}
      reach={words(bot.isActive ? 'inUse' : 'review.unused')}
      publish={publish}
      onClose={onClose}
    />
  )
}

function BotVersions({ bot, draft, onBot, isOpen, onClose }: SheetProps) {
  const t = useText('chatbots')
  return (
    <VersionsDrawer
      id={bot.id}
      current={bot.version}
      isOpen={isOpen}
      mayWrite={useAllows('automation:write')}
      mayPublish={useAllows('automation:publish')}
      load={async (signal) =>
        (await api(chatbots.versions, { params: { id: bot.id } }, signal)).rows.map((row) => ({
          ...row,
          at: row.publishedAt,
          by: row.publishedBy,
          about: t('nodeCount', { count: row.nodes.length }),
        }))
      }
      saveNow={draft.saveNow}
      goBack={async (way, version) => {
        const body = { version, revision: draft.revision() }
        const next = await api(chatbots[way], { params: { id: bot.id }, body })
        draft.replace(next)
        onBot(next)
      }}
      onClose={onClose}
    />
  )
}
