import type { AuditEntry } from '@portico/contract/audit.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import type { Format } from '../ui/Times.tsx'
import { aboutOf, actorOf, deedOf } from './describe.ts'

type Words = { t: ReturnType<typeof useText<'audit'>>; roles: ReturnType<typeof useText<'members'>> }

/** What the list shows of a change. Not sortable: the server gives the newest first, and this may be a part of it. */
export function auditColumns(words: Words, format: Format): Column<AuditEntry>[] {
  const { t } = words
  return [
    { key: 'at', label: t('column.at'), cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time> },
    { key: 'actor', label: t('column.actor'), cell: (row) => actorOf(row, words) },
    { key: 'action', label: t('column.action'), card: 'title', cell: (row) => <strong>{deedOf(row, words)}</strong> },
    { key: 'about', label: t('column.about'), cell: (row) => aboutOf(row, words) },
  ]
}
