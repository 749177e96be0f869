import { useFormat } from '../../core/useFormat.ts'
import css from './comeback.module.css'

type Props = { value: number; low: number; high: number; label: string }

/** A difference of two shares with its interval, drawn on an axis that includes zero. */
export function Interval({ value, low, high, label }: Props) {
  const { decimal } = useFormat()
  const reach = Math.max(0.01, Math.abs(low), Math.abs(high)) * 1.15
  const at = (share: number) => `${((share + reach) / (2 * reach)) * 100}%`
  const points = (share: number) => `${share > 0 ? '+' : ''}${decimal(share * 100)}`
  return (
    <div
      className={css.interval}
      role="img"
      aria-label={`${label}: ${points(value)} (${points(low)} … ${points(high)})`}
    >
      <span className={css.axis} />
      <span className={css.zero} style={{ left: '50%' }}>
        0
      </span>
      <span
        className={css.span}
        data-way={low > 0 ? 'up' : high < 0 ? 'down' : undefined}
        style={{ left: at(low), width: `${((high - low) / (2 * reach)) * 100}%` }}
      />
      <span className={css.point} style={{ left: at(value) }} />
      <span className={css.end} style={{ left: at(low) }}>
        {points(low)}
      </span>
      <span className={css.end} style={{ left: at(high) }}>
        {points(high)}
      </span>
    </div>
  )
}
