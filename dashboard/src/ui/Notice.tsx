import type { ReactNode } from 'react'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import css from './notice.module.css'

/** What a person has to know before going on: a warning, or what went wrong, which is said at once. */
export function Notice({ tone = 'warn', children }: { tone?: 'info' | 'warn' | 'bad'; children: ReactNode }) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
