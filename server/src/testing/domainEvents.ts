import type { DomainEventKind } from '@portico/contract/domainEvents.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

type WrittenEvent = { kind: DomainEventKind; data: Record<string, unknown> }

/** Domain events of a page in the order they were written, of the topics that are named. */
export function toldOf(
  { services }: RunningServer,
  { eid }: { eid: string },
  ...topics: string[]
): Promise<WrittenEvent[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql<WrittenEvent>`
      select kind, data from happenings where page_id = ${eid} and split_part(kind, '.', 1) = any(${topics}::text[])
      order by id`),
  )
}
