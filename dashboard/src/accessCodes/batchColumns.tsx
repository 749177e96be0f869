import type { Batch } from '@portico/contract/accessCodes.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import { lastMoment } from './codeColumns.tsx'
import css from './accessCodes.module.css'

type ColumnContext = { t: ReturnType<typeof useText<'accessCodes'>>; format: Format; currency: string }

/** What the list shows of a batch. */
export function batchColumns({ t, format, currency }: ColumnContext): Column<Batch>[] {
  return [
    {
      key: 'name',
      label: t('column.name'),
      card: 'title',
      sort: ({ name }) => name,
      cell: ({ name, kind, note }) => (
        <span className={css.batch}>
          <span className={css.name}>{name}</span>
          <span className={css.small}>{note || t(kind === 'sheet' ? 'form.sheet' : 'form.counter')}</span>
        </span>
      ),
    },
    {
      key: 'usage',
      label: t('column.usage'),
      sort: shareUsed,
      cell: (batch) => <Usage batch={batch} t={t} format={format} />,
    },
    {
      key: 'terms',
      label: t('column.terms'),
      sort: ({ durationMinutes }) => durationMinutes,
      cell: ({ durationMinutes }) => format.duration(durationMinutes * 60),
    },
    {
      key: 'price',
      label: t('column.price'),
      align: 'end',
      isWide: true,
      sort: ({ price }) => price ?? 0,
      cell: ({ price }) => (!price ? t('noPrice') : format.money(price, currency)),
    },
    {
      key: 'validUntil',
      label: t('column.validUntil'),
      isWide: true,
      sort: ({ validUntil }) => validUntil ?? '9999',
      cell: ({ validUntil }) =>
        validUntil ? <time dateTime={validUntil}>{format.date(lastMoment(validUntil))}</time> : '–',
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'corner',
      sort: ({ revokedAt, isEnabled }) => (revokedAt ? 2 : isEnabled ? 0 : 1),
      cell: ({ revokedAt, isEnabled }) =>
        revokedAt ? (
          <Tag tone="bad">{t('state.revoked')}</Tag>
        ) : (
          <Tag tone={isEnabled ? 'good' : 'warn'}>{t(isEnabled ? 'isOn' : 'isOff')}</Tag>
        ),
    },
  ]
}

function allOf({ counts }: Batch): number {
  return counts.unused + counts.used + counts.expired + counts.revoked
}

function shareUsed(batch: Batch): number {
  return (batch.counts.used + batch.counts.expired) / Math.max(1, allOf(batch))
}

/** The words say it; the bar lets the eye compare. */
function Usage({ batch, t, format: { number } }: { batch: Batch } & Omit<ColumnContext, 'currency'>) {
  const { counts, kind } = batch
  const all = allOf(batch)
  const used = counts.used + counts.expired
  return (
    <span className={css.usage}>
      <span>
        {kind === 'counter'
          ? t('issued', { all: number(all), usable: number(counts.unused + counts.used) })
          : t('usedOf', { used: number(used), all: number(all) })}
      </span>
      <span className={css.bar} aria-hidden>
        <span style={{ inlineSize: `${shareUsed(batch) * 100}%` }} />
      </span>
    </span>
  )
}
