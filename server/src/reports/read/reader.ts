// What a report is read with: a transaction, the venues, the days, and where their rows come from.
import { dayIn } from '@portico/contract/dates.ts'
import { allows, mayMember } from '@portico/contract/access.ts'
import { FILTERS, type FilterName, type Head, type ReportQuery } from '@portico/contract/reports.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { PageContext } from '../../core/http/context.ts'
import type { Sql } from '../count/counters.ts'
import { preparing } from './prepareStatements.ts'
import { comparedRange, readRange, type Range } from './range.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

export type Filters = { [Name in FilterName]?: ReportQuery[Name] }

export type Reader = {
  tx: Tx
  /** The same for sums by a key, whose plan depends on the number of venues. */
  keyed: Tx
  pages: string[]
  /** Those of them where the caller sees guests' names and contacts in full. */
  named: string[]
  timeZone: string
  now: Date
  today: string
  range: Range
  before: Range | undefined
  filters: Filters | undefined
}

/** Grouping a busy month's guests must not go by way of the disk. */
const WORK_MEMORY = '32MB'
/** A plan made once takes venues for ten, and would sort what a hundred times as many have. */
const FEW_PAGES = 100
/** Single people are counted one by one, where helpers are worth starting; what is added up already is read before they run. */
const WITH_HELPERS = { max_parallel_workers_per_gather: '2' }
/** A report is given so long; a page that waits longer is not looked at every morning. */
const REPORT_MS = 8000

type ReaderQuery = Pick<ReportQuery, 'range' | 'compare' | 'scope'> & Filters
type Reading = Pick<PageContext, 'tx' | 'db' | 'clock' | 'page' | 'user' | 'may'>

/**
 * Reads a report, on the replica of the database when there is one that may answer.
 * @throws report/too-heavy when it takes too long; report/unknown-range and its like.
 */
export async function withReader<T>(
  context: Reading,
  asked: ReaderQuery,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const { db, page, user, clock } = context
  const own = { pages: [page.id], named: context.may('guest.identity:read') ? [page.id] : [] }
  const { pages, named } = asked.scope === 'all' ? await pagesOf(context.tx, user.id) : own
  const run = (tx: Tx) => readWith(tx, { pages, named, timeZone: page.timeZone, now: clock.now() }, asked, work)
  const instead = () => run(context.tx)
  return db.read ? db.read({ pageId: page.id, userId: user.id }, run, instead) : instead()
}

/** {@link withReader} for those who have no caller: shared links and scheduled mails. */
export async function readWith<T>(
  tx: Tx,
  { pages, named, timeZone, now }: Pick<Reader, 'pages' | 'named' | 'timeZone' | 'now'>,
  asked: ReaderQuery,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const today = dayIn(now, timeZone)
  const range = readRange(asked.range, today)
  const set = FILTERS.filter((name) => asked[name])
  const filters: Filters | undefined =
    set.length > 0 ? Object.fromEntries(set.map((name) => [name, asked[name]])) : undefined
  const own = filters ? tx : preparing(tx)
  const reader = {
    tx: own,
    keyed: pages.length > FEW_PAGES ? tx : own,
    pages,
    named,
    timeZone,
    now,
    today,
    range,
    filters,
  }
  const compared = comparedRange(range, asked.compare)
  return withDeadline(
    tx,
    REPORT_MS,
    async () => work({ ...reader, before: compared && (await hasFigures(reader, compared)) ? compared : undefined }),
    filters ? WITH_HELPERS : {},
  )
}

/** Whether anything had happened by the end of a range: what lies before the first day of a venue is no zero to compare with. */
async function hasFigures({ tx, pages }: Pick<Reader, 'tx' | 'pages'>, { to }: Range): Promise<boolean> {
  const row = await tx.first(
    sql<{
      is: boolean
    }>`select exists (select 1 from visit_day where page_id = any(${pages}::uuid[]) and day <= ${to}::date) as is`,
  )
  return row!.is
}

/** Lets none of the statements of `work` take longer. @throws report/too-heavy when one did */
export async function withDeadline<T>(
  tx: Tx,
  milliseconds: number,
  work: () => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  // Compiling a statement, as some servers do with what looks long, takes longer than the statement.
  const all = { statement_timeout: String(milliseconds), work_mem: WORK_MEMORY, jit: 'off', ...settings }
  // Leaves with the first question of the work: no round trip of its own.
  const set = tx.run(sql`
    select ${sql.join(Object.entries(all).map(([name, value]) => sql`set_config(${name}, ${value}, true)`))}`)
  set.catch(() => undefined)
  try {
    const done = await work()
    await set
    return done
  } catch (error) {
    // 57014: the statement was cancelled, here by its own time limit.
    if (codeOf(error) === '57014') throw fail('report/too-heavy')
    throw error
  }
}

/** Pages of a user on which the role may read reports, and those where it reads names. */
async function pagesOf(tx: Tx, userId: string): Promise<{ pages: string[]; named: string[] }> {
  const rows = await tx.rows(sql<{ pageId: string; role: string; canReadIdentity: boolean | null }>`
    select m.page_id, m.role, m.can_read_identity
    from members m join pages p on p.id = m.page_id and p.deleted_at is null where m.user_id = ${userId} order by 1`)
  const read = rows.filter(({ role }) => allows(role, 'report:read'))
  const idOf = (row: { pageId: string }) => row.pageId
  return { pages: read.map(idOf), named: read.filter((row) => mayMember(row, 'guest.identity:read')).map(idOf) }
}

/** What stands in front of every report. */
export function headOf({ range, before, pages, timeZone }: Reader): Head {
  return { range, comparedTo: before ?? null, pages: pages.length, timeZone }
}

/** `page_id in (…) and day between …` of a range. */
export function within({ pages }: { pages: readonly string[] }, { from, to }: Pick<Range, 'from' | 'to'>): Sql {
  return sql`page_id = any(${pages}::uuid[]) and day between ${from}::date and ${to}::date`
}

/**
 * The days of one guest in `guest_day`, named d. Two columns are compared at once, which only the index of a guest's days can do:
 * the index of a page's days looks as good to the planner, and has everybody else in it.
 */
export function daysOfGuest(guest: Sql, { from, to }: Pick<Range, 'from' | 'to'>): Sql {
  return sql`(d.guest_id, d.day) >= (${guest}, ${from}::date) and (d.guest_id, d.day) <= (${guest}, ${to}::date)`
}
