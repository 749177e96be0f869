import { reviews } from '@portico/contract/reviews.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Stat } from '../ui/Stat.tsx'
import css from './reviews.module.css'

type Props = { summary: Reply<typeof reviews.summary> }

/** The average, how many there are, and how the stars are spread. */
export function Summary({ summary: { average, count, byScore, waiting } }: Props) {
  const t = useText('reviews')
  const format = useFormat()
  return (
    <div className={css.summary}>
      <Stat label={t('average')} value={average ?? 0} format={format.decimal} />
      <Stat label={t('total')} value={count} />
      <Stat label={t('waiting')} value={waiting} />
      <ul className={css.spread}>
        {byScore
          .map((many, at) => ({ many, score: at + 1 }))
          .toReversed()
          .map(({ many, score }) => (
            <li key={score}>
              <span>{t('stars', { score })}</span>
              <meter min={0} max={count} value={many} aria-label={t('stars', { score })} />
              <span>{format.number(many)}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
