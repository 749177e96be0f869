// Raw events in, and every count that depends on them in the same statement: a report is never behind its events.
import { sql, type Tx } from '../core/db/database.ts'
import { COUNTED, dated } from './counters.ts'
import { parts } from './parts.ts'
import { adding, WEEKDAYS } from './rolled.ts'

export type StoredEvent = {
  pageId: string
  at: Date
  kind: number
  id: string
  guestId: string | null
  gatewayId: string | null
  campaignId: string | null
  amount: number | null
  was: number | null
  bytes: number | null
  agent: number | null
  isFirst: boolean | null
  key: string | null
  value: string | null
  body: string | null
}

/** Ingest shares a page with ingest; counting the page again wants it alone. */
export const PAGE_LOCK = 40_410_008

const WITH_GUESTS = sql`select c.*, coalesce(u.guests, 0) as guests from counted c left join new_on_day u using (page_id, day)`

/** Stores events that are not there yet. The caller's transaction should have nothing left to do but commit. */
export async function storeEvents(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  const pages = [...new Set(events.map((event) => event.pageId))].toSorted()
  const kinds = new Set(events.map((event) => event.kind))
  const locked = tx.rows(sql`
    select pg_advisory_xact_lock_shared(${PAGE_LOCK}, hashtext(page)) from unnest(${pages}::text[]) as p (page)`)
  const stored = tx.rows(sql`
    with inserted as (
      ${inserting(events)}
      returning page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body
    ), e as materialized (${dated(sql`inserted`)}),
    ${sql.join(parts(kinds), sql``)}
    counted as (
      select page_id, day, ${COUNTED} from e group by page_id, day
    ),
    ${adding('visit', kinds.has(6) ? WITH_GUESTS : sql`select c.*, 0 as guests from counted c`)}
    ${kinds.has(6) ? WEEKDAYS : sql``}
    done as (select 1)
    select 1`)
  await Promise.all([locked, stored])
}

function inserting(events: readonly StoredEvent[]) {
  const column = <T>(pick: (event: StoredEvent) => T) => events.map(pick)
  return sql`
      insert into event (page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body)
      select * from unnest(${column((e) => e.pageId)}::uuid[], ${column((e) => e.at)}::timestamptz[], ${column((e) => e.kind)}::smallint[],
        ${column((e) => e.id)}::uuid[], ${column((e) => e.guestId)}::uuid[], ${column((e) => e.gatewayId)}::uuid[],
        ${column((e) => e.campaignId)}::uuid[], ${column((e) => e.amount)}::int[], ${column((e) => e.was)}::int[],
        ${column((e) => e.bytes)}::bigint[], ${column((e) => e.agent)}::smallint[], ${column((e) => e.isFirst)}::boolean[],
        ${column((e) => e.key)}::text[], ${column((e) => e.value)}::text[], ${column((e) => e.body)}::text[])
        as n (page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body)
      order by page_id, at, kind, id
      on conflict do nothing`
}

/** Stores the history of one page without counting it; {@link rebuild} counts it afterwards, far quicker than event by event. */
export async function storeHistory(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  await tx.run(inserting(events))
}
