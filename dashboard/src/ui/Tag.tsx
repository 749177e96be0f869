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
export function CountBadge({ count, max = 99, tone }: { count: number; max?: number; tone?: Tone }) {
  return (
    <span className={css.count} data-tone={tone}>
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
