import type { ReactNode } from 'react'
import css from './marks.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet'

type Props = { tone?: Tone; children: ReactNode; hasDot?: boolean }

/** A word about a state. Plain CSS, so it may stand in table cells; the word, not the colour, carries the meaning. */
export function Tag({ tone = 'quiet', children, hasDot }: Props) {
  return (
    <span className={css.tag} data-tone={tone}>
      {hasDot && <span className={css.dot} aria-hidden />}
      {children}
    </span>
  )
}

/** A count that does not grow beyond its place: 99+ from a hundred on (specification §9). */
export function CountBadge({ count, label, max = 99 }: { count: number; label?: string; max?: number }) {
  return (
    <span className={css.count} role={label ? 'img' : undefined} aria-label={label}>
      {count > max ? `${max}+` : count}
    </span>
  )
}

/** A dot that breathes while news arrives. */
export function LiveDot({ isOn, label }: { isOn: boolean; label: string }) {
  return (
    <span className={css.live} data-on={isOn || undefined}>
      <span className={css.pulse} aria-hidden />
      {label}
    </span>
  )
}
