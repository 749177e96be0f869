import css from './evening.module.css'

type Props = { done: number; all: number; label: string }

const RADIUS = 27
const ROUND = 2 * Math.PI * RADIUS

/** How much of a list is done, as a ring that fills. */
export function ProgressRing({ done, all, label }: Props) {
  return (
    <svg className={css.ring} viewBox="0 0 64 64" width="64" height="64" role="img" aria-label={label}>
      <circle cx="32" cy="32" r={RADIUS} />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        className={css.arc}
        strokeDasharray={`${(ROUND * done) / all} ${ROUND}`}
        transform="rotate(-90 32 32)"
      />
      <text x="32" y="37" textAnchor="middle" aria-hidden="true">
        {done}/{all}
      </text>
    </svg>
  )
}
