import { Button } from '@mantine/core'
import { IconPlayerPause, IconRobot } from '@tabler/icons-react'
import { botTalks } from '@portico/contract/chatbots.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './composer.module.css'

type Props = { conversationId: string; onUse: (text: string) => void }

/** Whether a bot answers here, or until when it keeps silent and how it gets the conversation back; and what the AI suggests. */
export function BotNote({ conversationId, onUse }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const errorText = useErrorText()
  const put = usePutReply()
  const request = { params: { id: conversationId } }
  const { data, refetch } = useReply(botTalks.read, request)
  useLiveReload(['inbox', 'chatbots'], () => refetch(), 1)
  if (!data || (!data.isOn && !data.draft)) return null
  const { pausedUntil, pausedBy, chatbot, draft } = data
  async function run(call: () => Promise<typeof data & object>) {
    try {
      put(botTalks.read, request, await call())
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
  const pause = (isPaused: boolean) => run(() => api(botTalks.pause, { ...request, body: { isPaused } }))
  const drop = () => run(() => api(botTalks.dropDraft, request))
  return (
    <>
      {draft && (
        <div className={css.draft}>
          <strong>{t('bot.draft')}</strong>
          <p>{draft.text}</p>
          {draft.sources.length > 0 && <small>{t('bot.sources', { names: draft.sources.join(', ') })}</small>}
          <span className={css.draftButtons}>
            <Button
              size="compact-sm"
              onClick={() => {
                onUse(draft.text)
                void drop()
              }}
            >
              {t('bot.use')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void drop()}>
              {t('bot.drop')}
            </Button>
          </span>
        </div>
      )}
      {data.isOn && (
        <p className={css.bot} data-paused={pausedUntil !== null || undefined}>
          {pausedUntil ? <IconPlayerPause size={15} aria-hidden /> : <IconRobot size={15} aria-hidden />}
          <span>
            {pausedUntil
              ? t(`bot.paused.${pausedBy ?? 'member'}`, { until: format.dateTime(pausedUntil) })
              : chatbot
                ? t('bot.talking', { name: chatbot })
                : t('bot.on')}
          </span>
          <button type="button" onClick={() => void pause(pausedUntil === null)}>
            {t(pausedUntil ? 'bot.giveBack' : 'bot.pause')}
          </button>
        </p>
      )}
    </>
  )
}
