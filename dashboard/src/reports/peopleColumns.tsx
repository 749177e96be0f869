import type { ReportGuest } from '@portico/contract/reports/replies.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import type { Format } from '../ui/Times.tsx'
import { textCell } from './chartParts.ts'
import type { Section } from './sections.ts'
import css from './reports.module.css'

type Text = ReturnType<typeof useText<'reports'>>

/** What a list of guests shows. Not sortable: the server's order is what the report is about. */
export function peopleColumns(t: Text, format: Format): Column<ReportGuest>[] {
  return [
    {
      key: 'name',
      label: t('people.guest'),
      card: 'title',
      cell: ({ name, isEstimate }) => (
        <>
          {name ? (
            <strong className={css.name}>{name}</strong>
          ) : (
            <span className={css.noName}>{t('people.noName')}</span>
          )}
          {isEstimate && (
            <abbr className={css.estimate} title={t('people.estimateTitle')}>
              {t('people.estimate')}
            </abbr>
          )}
        </>
      ),
    },
    { key: 'contact', label: t('people.contact'), cell: ({ contact }) => contact ?? '–' },
    { key: 'visits', label: t('people.visits'), align: 'end', cell: ({ visits }) => format.number(visits) },
    {
      key: 'seconds',
      label: t('people.time'),
      align: 'end',
      cell: ({ seconds }) => <span className={css.whole}>{format.duration(seconds)}</span>,
    },
    {
      key: 'bytes',
      label: t('people.data'),
      align: 'end',
      cell: ({ bytes }) => <span className={css.whole}>{format.bytes(bytes)}</span>,
    },
    {
      key: 'first',
      label: t('people.first'),
      isWide: true,
      cell: ({ firstSeenAt }) => (
        <time className={css.whole} dateTime={firstSeenAt}>
          {format.date(firstSeenAt)}
        </time>
      ),
    },
    {
      key: 'last',
      label: t('people.last'),
      cell: ({ lastSeenAt }) => (
        <time className={css.whole} dateTime={lastSeenAt}>
          {format.dateTime(lastSeenAt)}
        </time>
      ),
    },
  ]
}

/** The same rows and columns for a file. */
export function peopleSection(rows: readonly ReportGuest[], title: string, t: Text, format: Format): Section {
  const columns = peopleColumns(t, format).map(({ key, label }) => ({
    key,
    label:
      key === 'seconds' ? `${label} (${t('save.seconds')})` : key === 'bytes' ? `${label} (${t('save.bytes')})` : label,
  }))
  const number = (value: number) => ({ text: String(value), value })
  return {
    kind: 'table',
    key: 'people',
    title,
    columns,
    rows: rows.map(({ guestId, name, isEstimate, contact, visits, seconds, bytes, firstSeenAt, lastSeenAt }) => ({
      key: guestId,
      cells: [
        textCell(`${isEstimate ? '≈ ' : ''}${name ?? t('people.noName')}`),
        textCell(contact ?? ''),
        number(visits),
        number(seconds),
        number(bytes),
        textCell(format.date(firstSeenAt)),
        textCell(format.dateTime(lastSeenAt)),
      ],
    })),
  }
}
