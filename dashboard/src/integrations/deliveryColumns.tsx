import type { Delivery, Problem } from '@portico/contract/integrations.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import { kindIn } from './kinds.ts'
import css from './integrations.module.css'

type ColumnContext = {
  t: ReturnType<typeof useText<'integrations'>>
  format: Format
  problem: (problem: Problem, detail: string) => string
}

export const DELIVERY_TONES: Record<Delivery['state'], Tone> = { waiting: 'warn', done: 'good', failed: 'bad' }

/** What the log shows of a delivery. */
export function deliveryColumns({ t, format, problem }: ColumnContext): Column<Delivery>[] {
  return [
    {
      key: 'event',
      label: t('log.event'),
      card: 'title',
      cell: (delivery) => (
        <span className={css.two}>
          <b>{kindIn(t, delivery.kind)}</b>
          <small>{delivery.url}</small>
          {delivery.lastProblem && (
            <small className={css.bad}>{problem(delivery.lastProblem, delivery.lastDetail)}</small>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      label: t('log.state'),
      card: 'corner',
      cell: (delivery) => (
        <Tag tone={DELIVERY_TONES[delivery.state]} hasDot>
          {t(`log.${delivery.state}`)}
        </Tag>
      ),
    },
    {
      key: 'at',
      label: t('log.at'),
      cell: (delivery) => <time dateTime={delivery.createdAt}>{format.dateTime(delivery.createdAt)}</time>,
    },
    {
      key: 'tries',
      label: t('log.tries'),
      align: 'end',
      isWide: true,
      cell: (delivery) => format.number(delivery.tries),
    },
    {
      key: 'answer',
      label: t('log.answer'),
      isWide: true,
      align: 'end',
      cell: (delivery) =>
        delivery.status === null
          ? '–'
          : [
              delivery.status,
              delivery.durationMs === null ? '' : t('log.duration', { ms: String(delivery.durationMs) }),
            ]
              .filter(Boolean)
              .join(' · '),
    },
  ]
}
