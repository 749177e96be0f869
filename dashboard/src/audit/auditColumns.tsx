import type { AuditEntry } from '@portico/contract/audit.ts'
import type { Column } from '../ui/column.ts'
import { actionOf, actorOf, detailsOf, thingOf } from './describe.ts'
import type { Words } from './useWords.ts'

/** What the list shows of a change. Not sortable: the server gives the newest first, and this may be a part of it. */
export function auditColumns(words: Words): Column<AuditEntry>[] {
  const { t, format } = words
  return [
    { key: 'at', label: t('column.at'), cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time> },
    { key: 'actor', label: t('column.actor'), cell: (row) => actorOf(row, words) },
    { key: 'action', label: t('column.action'), card: 'title', cell: (row) => <strong>{actionOf(row, words)}</strong> },
    { key: 'thing', label: t('column.thing'), cell: (row) => thingOf(row, words) },
    { key: 'details', label: t('column.about'), cell: (row) => detailsOf(row, words) },
  ]
}
