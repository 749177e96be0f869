import type { Import } from '@portico/contract/imports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './imports.module.css'

const COUNTS = ['added', 'updated', 'skipped', 'wrong'] as const

/** What becomes of the rows, in four numbers. */
export function Counts({ of }: { of: Import }) {
  const t = useText('imports')
  const format = useFormat()
  const words = of.target === 'guests' ? 'count' : 'countLeads'
  return (
    <dl className={css.counts}>
      {COUNTS.map((count) => (
        <div key={count} data-count={count} data-any={of[count] > 0 || undefined}>
          <dt>{t(`${words}.${count}`)}</dt>
          <dd>{format.number(of[count])}</dd>
        </div>
      ))}
    </dl>
  )
}
