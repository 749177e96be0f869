import { inboxBoard } from '@portico/contract/inbox/board.ts'
import { useReply } from '../core/keys.ts'
import type { MenuLabel } from '../core/screen.ts'
import { useAllows } from '../core/rights.ts'
import { useSilentDevices } from '../core/useSilentDevices.ts'
import { useText } from '../core/useText.ts'
import { CountBadge } from '../ui/Tag.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import css from './Sidebar.module.css'

/** What waits in an area or on a screen of the menu; nothing for most. */
export function MenuBadge({ of }: { of: MenuLabel }) {
  if (of === 'wifi' || of === 'devices') return <Silent />
  return of === 'zalo' || of === 'inbox' ? <Unread /> : null
}

/** How many hotspots wait for somebody to look at them. */
function Silent() {
  const t = useText('frame')
  const { silent } = useSilentDevices()
  const count = silent.length
  return <Badge count={count} tone="bad" label={t('silent', { count })} />
}

/** The number of conversations with unread messages. */
function Unread() {
  const t = useText('frame')
  const isEnabled = useAllows('zalo:read')
  const { data, refetch } = useReply(inboxBoard, {}, { isEnabled, hasLast: true })
  useLiveReload(['inbox'], async () => isEnabled && refetch())
  const count = data?.unread ?? 0
  return <Badge count={count} tone="info" label={t('unread', { count })} />
}

function Badge({ count, tone, label }: { count: number; tone: 'bad' | 'info'; label: string }) {
  if (count === 0) return null
  return (
    <span className={css.badge} role="img" aria-label={label} title={label}>
      <CountBadge count={count} tone={tone} />
    </span>
  )
}
