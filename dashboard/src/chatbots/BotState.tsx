import { Button } from '@mantine/core'
import { IconPlayerPause, IconWorldCheck } from '@tabler/icons-react'
import { chatbots, type Chatbot } from '@portico/contract/chatbots.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { DraftBar } from '../ui/drafts/DraftBar.tsx'
import { UndoPublish } from '../ui/drafts/UndoPublish.tsx'
import { Tag } from '../ui/Tag.tsx'
import { message, notify } from '../ui/toasts.ts'
import type { BotDraft } from './queries.ts'
import { stateOf } from './states.ts'
import css from './chatbots.module.css'

type Props = { bot: Chatbot; draft: BotDraft; problems: number; isReadOnly: boolean; onBot: (bot: Chatbot) => void }

/** Whether it is published, answers, and is saved. */
export function BotState({ bot, draft, problems, isReadOnly, onBot }: Props) {
  const t = useText('chatbots')
  const mayPublish = useAllows('automation:publish')
  const errorText = useErrorText()
  const state = stateOf(bot)
  async function put(call: typeof chatbots.activate | typeof chatbots.rest, text: string) {
    try {
      onBot(await api(call, { params: { id: bot.id } }))
      message(text)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
  return (
    <div className={css.state}>
      <Tag tone={state === 'published' ? 'good' : 'quiet'}>{t(`state.${state}`)}</Tag>
      {bot.isActive && (
        <Tag tone="info" hasDot>
          {t('answering')}
        </Tag>
      )}
      {bot.talking > 0 && <Tag tone="quiet">{t('talking', { count: bot.talking })}</Tag>}
      {problems > 0 && <Tag tone="warn">{t('problems', { count: problems })}</Tag>}
      {mayPublish && bot.version > 0 && !bot.isActive && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconWorldCheck size={15} aria-hidden />}
          onClick={() => void put(chatbots.activate, t('activated'))}
        >
          {t('activate')}
        </Button>
      )}
      {mayPublish && bot.isActive && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlayerPause size={15} aria-hidden />}
          onClick={() => void put(chatbots.rest, t('rested'))}
        >
          {t('rest')}
        </Button>
      )}
      {mayPublish && (
        <UndoPublish item={bot} undo={async () => onBot(await api(chatbots.undoPublish, { params: { id: bot.id } }))} />
      )}
      {isReadOnly ? <p className={css.note}>{t('readOnly')}</p> : <DraftBar draft={draft} />}
    </div>
  )
}
