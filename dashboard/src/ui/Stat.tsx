import type { ReactNode } from 'react'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { comparison } from './comparison.ts'
import { SkeletonLine } from './Skeletons.tsx'
import css from './stat.module.css'

type Props = {
  label: string
  /** Absent while it loads. */
  value: number | undefined
  /** What it was before, and in words when that was: "than in the same hours last week". */
  before?: { value: number; when: string }
  note?: ReactNode
  /** Beside the number: a sparkline. */
  aside?: ReactNode
}

/** A number an owner looks for, large, and which way it went in an arrow and in words. */
export function Stat({ label, value, before, note, aside }: Props) {
  const { number } = useFormat()
  return (
    <div className={css.stat}>
      <p className={css.label}>{label}</p>
      <div className={css.figure}>
        <p className={css.value}>{value === undefined ? <SkeletonLine width="72px" height={34} /> : number(value)}</p>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {value !== undefined && before ? <Delta now={value} before={before.value} when={before.when} /> : null}
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

function Delta({ now, before, when }: { now: number; before: number; when: string }) {
  const t = useText('ui')
  const format = useFormat()
  const { way, share, difference } = comparison(now, before)
  const Arrow = ARROWS[way]
  const amount = share === undefined ? format.number(difference) : format.percent(share)
  return (
    <p className={css.delta}>
      <span className={css.change} data-way={way}>
        <Arrow size={16} stroke={2.2} aria-hidden />
        {t(`change.${way}`, { amount })}
      </span>{' '}
      {when}
    </p>
  )
}
