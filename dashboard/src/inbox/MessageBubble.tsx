import { IconAlertTriangle, IconCheck, IconChecks, IconExternalLink, IconNote } from '@tabler/icons-react'
import type { Message } from '@portico/contract/inbox/messages.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { FileShown } from './FileShown.tsx'
import css from './thread.module.css'

type Props = { message: Message; onRetry: (message: Message) => void }

/** One message or note, who wrote it, and whether it arrived. */
export function MessageBubble({ message, onRetry }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const { direction, text, files, links, by, byBot, buttons, isByAdmin, at } = message
  const writer =
    by || (byBot && t(`bot.by.${byBot}`)) || (direction === 'out' ? t(isByAdmin ? 'byAdmin' : 'bySystem') : '')
  return (
    <li className={css.bubble} data-direction={direction} data-state={message.state}>
      {direction === 'note' && (
        <span className={css.noteMark}>
          <IconNote size={14} stroke={1.8} aria-hidden /> {t('note.mark')}
        </span>
      )}
      {files.map((file) => (
        <FileShown key={file.id} file={file} />
      ))}
      {text && <div className={css.words}>{text}</div>}
      {buttons.length > 0 && <div className={css.buttons}>{buttons.map((label) => `[ ${label} ]`).join('  ')}</div>}
      {links.map(({ url, name }) => (
        <a key={url} className={css.link} href={url} target="_blank" rel="noreferrer noopener">
          <IconExternalLink size={14} aria-hidden /> {name}
        </a>
      ))}
      <small>
        {writer && <span>{writer}</span>}
        <time dateTime={at}>{format.time(at)}</time>
        {direction === 'out' && <Arrival message={message} />}
      </small>
      {direction === 'out' && <Failure message={message} onRetry={onRetry} />}
    </li>
  )
}

function Arrival({ message: { state } }: { message: Message }) {
  const t = useText('inbox')
  if (state === 'received') return null
  const isThere = state === 'delivered' || state === 'seen'
  const Icon = state === 'failed' || state === 'unknown' ? IconAlertTriangle : isThere ? IconChecks : IconCheck
  return (
    <span className={css.arrival} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden /> {t(`sent.${state}`)}
    </span>
  )
}

function Failure({ message, onRetry }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const { failure, reason, retryAt } = message
  if (message.state !== 'failed' && message.state !== 'unknown') return null
  return (
    <div className={css.failure} role="status">
      <p>
        {failure && t(`failure.${failure}`)} {reason && t('reason', { reason })}{' '}
        {retryAt && t('retryAt', { at: format.dateTime(retryAt) })}
      </p>
      <button type="button" onClick={() => onRetry(message)}>
        {t('retry')}
      </button>
    </div>
  )
}
