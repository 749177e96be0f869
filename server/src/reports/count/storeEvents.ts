// Raw events in, and every count that depends on them in the same statement: a report is never behind its events.
import { prepare, prepareBuilt, sql, type PreparedStatement, type Tx } from '../../core/db/database.ts'
import { datedEvents, VISIT, type Sql } from './counters.ts'
import { parts } from './countParts.ts'
import { adding, WEEKDAYS } from './rollups.ts'

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
export function storeEvents(tx: Tx, events: readonly StoredEvent[]): void {
  const pages = [...new Set(events.map((event) => event.pageId))].toSorted()
  const kinds = new Set(events.map((event) => event.kind))
  tx.along(lockPages(PAGE_LOCK, pages))
  const columns = columnsOf(events)
  const isOften = events.length <= FEW || [...kinds].every((kind) => kind === 6 || kind === 7)
  tx.along((isOften && storePlanned(kinds, columns)) || storing(kinds, columns))
}

const lockPages = prepare('select pg_advisory_xact_lock_shared($1, hashtext(page)) from unnest($2::text[]) as p (page)')

/** What one guest does at once. More are planned with their number in sight. */
const FEW = 16

const planned = new Map<string, (...columns: unknown[]) => PreparedStatement<unknown>>()
/** A plan takes over a megabyte of each connection. Guests' steps come in some twenty mixtures. */
const MOST_PLANNED = 32

/**
 * Planning takes longer than storing a few. Guests' steps come one by one, and ends of stays by the thousand, in the same
 * few mixtures of kinds: each is planned once a connection. Undefined for a mixture beyond those.
 */
function storePlanned(kinds: ReadonlySet<number>, columns: Columns): PreparedStatement<unknown> | undefined {
  const key = [...kinds].toSorted((a, b) => a - b).join(' ')
  let statement = planned.get(key)
  if (!statement && planned.size < MOST_PLANNED) planned.set(key, (statement = prepareBuilt(storing(kinds, columns))))
  return statement?.(...columns)
}

function storing(kinds: ReadonlySet<number>, columns: Columns): Sql {
  return sql`
    with inserted as (
      ${inserting(columns)}
      returning page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body
    ), e as materialized (${datedEvents(sql`inserted`)}),
    ${sql.join(parts(kinds), sql``)}
    counted as (
      select page_id, day, ${VISIT.counted} from e group by page_id, day
    ),
    ${adding('visit', kinds.has(6) ? WITH_GUESTS : sql`select c.*, 0 as guests from counted c`)}
    ${kinds.has(6) ? WEEKDAYS : sql``}
    done as (select 1)
    select 1`
}

const TYPES = 'uuid timestamptz smallint uuid uuid uuid uuid int int bigint smallint boolean text text text'.split(' ')
type Columns = readonly (readonly unknown[])[]

/** A list a column, in the order of {@link TYPES}. */
function columnsOf(events: readonly StoredEvent[]): Columns {
  const column = <T>(pick: (event: StoredEvent) => T) => events.map(pick)
  return [
    column((e) => e.pageId),
    column((e) => e.at.toISOString()),
    column((e) => e.kind),
    column((e) => e.id),
    column((e) => e.guestId),
    column((e) => e.gatewayId),
    column((e) => e.campaignId),
    column((e) => e.amount),
    column((e) => e.was),
    column((e) => e.bytes),
    column((e) => e.agent),
    column((e) => e.isFirst),
    column((e) => e.key),
    column((e) => e.value),
    column((e) => e.body),
  ]
}

function inserting(columns: Columns): Sql {
  const lists = columns.map((list, index) => sql`${list}::${sql.raw(TYPES[index]!)}[]`)
  return sql`
      insert into event (page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body)
      select * from unnest(${sql.join(lists)})
        as n (page_id, at, kind, id, guest_id, gateway_id, campaign_id, amount, was, bytes, agent, is_first, key, value, body)
      order by at, page_id, kind, id
      on conflict do nothing`
}

/** Stores the history of one page without counting it; {@link rebuild} counts it afterwards, far quicker than event by event. */
export async function storeHistory(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  await tx.run(inserting(columnsOf(events)))
}
