import { memo } from 'react'
import { IconAlertTriangle, IconArrowBackUp, IconMoonStars } from '@tabler/icons-react'
import type { Conversation, ConversationLabel } from '@portico/contract/inbox.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CountBadge } from '../ui/Tag.tsx'
import { useNow } from '../ui/now.ts'
import { ChannelMark } from './ChannelMark.tsx'
import { LabelTag } from './LabelTag.tsx'
import type { InboxBoard } from './useBoard.ts'
import css from './list.module.css'

type Props = {
  conversation: Conversation
  labels: readonly ConversationLabel[]
  people: InboxBoard['people']
  isOpen: boolean
  onOpen: (id: string) => void
}

const DAY_MS = 24 * 3600_000
const MOST_LABELS = 2

/** One conversation of the list. */
export const ConversationRow = memo(function Row({ conversation, labels, people, isOpen, onOpen }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const now = useNow(60)
  const { id, channel, name, status, unread, lastText, lastAt, lastDirection, lastState, assigneeId } = conversation
  const isRecent = now - Date.parse(lastAt) < DAY_MS
  const assignee = people.find(({ uid }) => uid === assigneeId)
  const own = labels.filter((label) => conversation.labels.includes(label.id)).slice(0, MOST_LABELS)
  const isFailed = lastDirection === 'out' && (lastState === 'failed' || lastState === 'unknown')
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-current={isOpen || undefined}
        data-unread={unread > 0 || undefined}
        data-conversation={id}
        onClick={() => onOpen(id)}
      >
        <ChannelMark channel={channel} name={name || t('somebody')} />
        <span className={css.rowWords}>
          <span className={css.rowTop}>
            <b>{name || t('somebody')}</b>
            <time dateTime={lastAt}>{isRecent ? format.time(lastAt) : format.date(lastAt)}</time>
          </span>
          <span className={css.rowText}>
            {lastDirection === 'out' && !isFailed && <IconArrowBackUp size={15} stroke={1.8} aria-label={t('ours')} />}
            {isFailed && <IconAlertTriangle size={15} stroke={1.8} aria-label={t(`sent.${lastState}`)} data-bad />}
            <span>{lastText}</span>
            {unread > 0 && (
              <span role="img" aria-label={t('unread', { count: String(unread) })}>
                <CountBadge count={unread} tone="info" />
              </span>
            )}
          </span>
          <span className={css.rowMarks}>
            {status === 'waiting' && <IconMoonStars size={14} stroke={1.8} aria-label={t('states.waiting')} />}
            {status === 'closed' && <span className={css.faint}>{t('states.closed')}</span>}
            {own.map((label) => (
              <LabelTag key={label.id} label={label} />
            ))}
            {assignee && <span className={css.faint}>{assignee.displayName}</span>}
          </span>
        </span>
      </button>
    </li>
  )
})
