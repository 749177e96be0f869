import { Fragment } from 'react'
import type { Message } from '@portico/contract/inbox/messages.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { MessageBubble } from './MessageBubble.tsx'
import type { Unsent } from './useThread.ts'
import css from './thread.module.css'

type Props = { messages: readonly Message[]; unsent: readonly Unsent[]; onRetry: (message: Message) => void }

/** What was said, oldest first, day by day. */
export function MessageList({ messages, unsent, onRetry }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  return (
    <ol className={css.bubbles}>
      {messages.map((message, index) => {
        const day = format.date(message.at)
        const before = messages[index - 1]
        const isNewDay = !before || format.date(before.at) !== day
        return (
          <Fragment key={message.id}>
            {isNewDay && <li className={css.day}>{day}</li>}
            <MessageBubble message={message} onRetry={onRetry} />
          </Fragment>
        )
      })}
      {unsent.map(({ id, text }) => (
        <li key={id} className={css.bubble} data-direction="out">
          <div className={css.words}>{text || '📎'}</div>
          <small>{t('sent.sending')}</small>
        </li>
      ))}
    </ol>
  )
}
