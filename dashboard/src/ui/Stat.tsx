import type { ReactNode } from 'react'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { comparison } from './comparison.ts'
import { Definition } from './Definition.tsx'
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
  /** What the number means, in a sentence. */
  definition?: string
  /** How the number is written; a plain count otherwise. */
  format?: (value: number) => string
  /** The number is a part of a whole, 0 to 1: it changes by points. */
  isShare?: boolean
  /** How a small difference is written; as a count otherwise. */
  formatDifference?: (value: number) => string
  /** Said with the sign ≈. */
  isEstimate?: boolean
}

/** Amounts of money are longer than counts, and are written smaller. */
const LONG = 7

/** A number an owner looks for, large, and which way it went in an arrow and in words. */
export function Stat(props: Props) {
  const { label, value, before, note, aside, definition, format, isShare, isEstimate } = props
  const { number } = useFormat()
  const t = useText('ui')
  const written = (format ?? number)(value ?? 0)
  return (
    <div className={css.stat}>
      <p className={css.label}>
        {label}
        {definition && <Definition of={label}>{definition}</Definition>}
      </p>
      <div className={css.figure}>
        <p className={css.value} data-long={written.length > LONG}>
          {value === undefined ? (
            <SkeletonLine width="72px" height={34} />
          ) : isEstimate ? (
            <abbr title={t('estimate')}>≈ {written}</abbr>
          ) : (
            written
          )}
        </p>
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {value !== undefined && before ? (
        <Delta now={value} before={before.value} when={before.when} isShare={isShare} write={props.formatDifference} />
      ) : null}
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

type DeltaProps = { now: number; before: number; when: string; isShare?: boolean; write?: Props['formatDifference'] }

function Delta({ now, before, when, isShare, write }: DeltaProps) {
  const t = useText('ui')
  const format = useFormat()
  const scale = isShare ? 100 : 1
  const { way, share, difference } = comparison(Math.round(now * scale), Math.round(before * scale))
  const Arrow = ARROWS[way]
  const amount = isShare
    ? t('points', { points: difference })
    : share === undefined
      ? (write ?? format.number)(difference)
      : format.percent(share)
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
