import { announcements } from '@portico/contract/platform/announcements.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import css from './above.module.css'

const EVERY_MS = 5 * 60_000

/** What the platform's administrators tell everybody, and which of one's own pages they took down. */
export function Announcements() {
  const t = useText('announcements')
  const { data } = useReply(announcements.current, {}, { refetchInterval: EVERY_MS, retry: false })
  const notices = [
    ...(data?.suspended ?? []).map(({ pageId, name, reason }) => ({
      id: pageId,
      tone: 'bad' as const,
      text: t('suspended', { page: name, reason }),
    })),
    ...(data?.rows ?? []).map(({ id, tone, text }) => ({ id, tone, text })),
  ]
  if (notices.length === 0) return null
  return (
    <div className={css.all}>
      {notices.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone}>
          {text}
        </Notice>
      ))}
    </div>
  )
}
