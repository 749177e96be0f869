// The list of guests: one row each, a page of it costs the same wherever it lies.
import type { Profile, profiles } from '@portico/contract/profiles.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import type { ProfileType } from '@portico/contract/profiles/facts.ts'
import { endOfDay, hourOfDay } from '@portico/contract/dates.ts'
import { fail } from '../core/fail.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { isAfter, orderBy, placeOf, readPlace, writePlace, type OrderKey } from '../core/http/keyset.ts'
import { conditionSql, lifecycleSql, readCondition, readMoment, type SqlMoment } from '../segments/index.ts'
import { isRare, LOOKED_AT, readSearch, type Search, type Sql } from './searchProfiles.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

type Query = Input<typeof profiles.list>['query']
type Row = Profile & { place: string[] }

/** Totals above it are not counted to the end. */
const COUNTED = 10_000

const ORDERS: Record<Query['sort'], readonly OrderKey[]> = {
  lastSeenAt: [
    { by: sql`p.last_seen_at`, isDescending: true },
    { by: sql`p.guest_id`, isDescending: true },
  ],
  visits: [
    { by: sql`p.visits`, isDescending: true },
    { by: sql`p.guest_id`, isDescending: true },
  ],
  firstSeenAt: [
    { by: sql`p.first_seen_at`, isDescending: true },
    { by: sql`p.guest_id`, isDescending: true },
  ],
}

/** What a list asks of its caller. */
export type ProfileReader = Pick<PageContext, 'db' | 'page' | 'clock' | 'may'>

/** A page of the list. Only the system may let an index help a search under row-level security: see docs/decisions/0023. */
export function listProfiles(context: ProfileReader, query: Query) {
  return context.db.asSystem(async (tx) => {
    const { limit, skip } = query
    const [totals, { rows, wanted }] = await Promise.all([
      readTotals(tx, context.page.id),
      readPage(tx, context, query),
    ])
    const total = await countRows(tx, totals, { query, wanted, rows: rows.length })
    const { data, next } = cutPage(rows, limit)
    return { status: 'success' as const, message: 'Success', data, meta: { ...total, limit, skip, next } }
  })
}

/** The same without how many there are, for those who read all of it. */
export function readProfileRows(
  context: ProfileReader,
  query: Query,
): Promise<{ rows: Profile[]; next: string | null }> {
  return context.db.asSystem(async (tx) => {
    const { rows } = await readPage(tx, context, query)
    const { data, next } = cutPage(rows, query.limit)
    return { rows: data, next }
  })
}

async function readPage(tx: Tx, context: ProfileReader, query: Query): Promise<{ rows: Row[]; wanted: Sql }> {
  const { limit, skip, after } = query
  const moment = await readMoment(tx, context.page, context.clock.now())
  const keys = ORDERS[query.sort]
  const place = after === undefined ? undefined : readPlace(after, keys.length)
  const search = query.search ? readSearch(context.page.id, query.search, isNamed(context)) : undefined
  const wanted = await chosenSql(tx, context, query, moment)
  const range = {
    pageId: context.page.id,
    keys,
    limit: limit + 1,
    skip: place ? 0 : skip,
    behind: place ? isAfter(keys, place) : sql`true`,
  }
  const columns = sql`${columnsSql(context, moment)}, ${placeOf(keys)} as place`
  return { rows: await readRows(tx, { columns, wanted, search, ...range }).catch(refusePlace), wanted }
}

function cutPage(rows: readonly Row[], limit: number): { data: Profile[]; next: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const data = rows.slice(0, limit).map(({ place: _place, ...row }) => row)
  return { data, next: last ? writePlace(last.place) : null }
}

function refusePlace(error: unknown): never {
  const code = codeOf(error) ?? ''
  throw code.startsWith('22') ? fail('request/invalid', { after: 'field/invalid' }) : error
}

function isNamed(context: Pick<PageContext, 'may'>): boolean {
  return context.may('guest.identity:read')
}

/** One guest as the list shows them. @throws guest/not-found */
export async function readProfile(tx: Tx, context: PageContext, id: string): Promise<Profile> {
  const moment = await readMoment(tx, context.page, context.clock.now())
  const row = await tx.first(sql<Profile>`
    select ${columnsSql(context, moment)} from guest_profiles p where p.page_id = ${context.page.id} and p.guest_id = ${id}`)
  if (!row) throw fail('guest/not-found')
  return row
}

type Range = {
  pageId: string
  columns: Sql
  wanted: Sql
  search: Search | undefined
  keys: readonly OrderKey[]
  limit: number
  skip: number
  behind: Sql
}

async function readRows(tx: Tx, { pageId, columns, wanted, search, keys, limit, skip, behind }: Range): Promise<Row[]> {
  const end = sql`order by ${orderBy(keys)} limit ${limit} offset ${skip}`
  if (!search) return tx.rows(sql<Row>`select ${columns} from guest_profiles p where ${wanted} and ${behind} ${end}`)
  const readFar = () =>
    tx.rows(sql<Row>`
      select ${columns} from (
        select p.* from guest_grams s join guest_profiles p on p.page_id = ${pageId} and p.guest_id = s.guest_id
        where s.page_id = ${pageId} and ${search.byIndex} and ${wanted} offset 0) p
      where ${behind} and ${search.matches} ${end}`)
  if (await isRare(tx, pageId, search)) return readFar()
  const near = await tx.rows(sql<Row>`
    select ${columns} from (
      select * from guest_profiles p where ${wanted} and ${behind} order by ${orderBy(keys)} limit ${LOOKED_AT}) p
    where ${search.matches} ${end}`)
  if (near.length === limit) return near
  const far = await readFar()
  if (skip > 0) return far
  // The index knows a part of one or two letters only where a word begins; guests seen recently come before the rows it adds.
  const found = new Set(near.map(({ id }) => id))
  return [...near, ...far.filter(({ id }) => !found.has(id))].slice(0, limit)
}

type Totals = { source: ProfileType; guests: number }[]

const findTotals = prepare<Totals[number]>('select source, guests from guest_totals where page_id = $1 and guests > 0')

function readTotals(tx: Tx, pageId: string): Promise<Totals> {
  return tx.rows(findTotals(pageId))
}

async function countRows(tx: Tx, totals: Totals, { query, wanted, rows }: { query: Query; wanted: Sql; rows: number }) {
  const byType = Object.fromEntries(totals.map(({ source, guests }) => [source, guests]))
  const { fromDate, toDate, tags, lifecycle, segment, search, limit, skip } = query
  // The rows at hand say enough of a search: whether there are more.
  if (search) return { total: skip + Math.min(rows, limit), isMore: rows > limit, byType }
  if ([fromDate, toDate, tags, lifecycle, segment].every((one) => one === undefined || one === '')) {
    const { profileType } = query
    const whole = totals.reduce((sum, { guests }) => sum + guests, 0)
    return { total: profileType ? (byType[profileType] ?? 0) : whole, isMore: false, byType }
  }
  const counted = await tx.first(sql<{ total: number }>`
    select count(*)::int as total from (select 1 from guest_profiles p where ${wanted} limit ${COUNTED + 1}) c`)
  const total = counted?.total ?? 0
  return { total: Math.min(total, COUNTED), isMore: total > COUNTED, byType }
}

/** The tests of a row `p` that the query names. */
async function chosenSql(tx: Tx, { page }: ProfileReader, query: Query, moment: SqlMoment): Promise<Sql> {
  const { fromDate, toDate, tags, tagged, profileType, lifecycle, segment } = query
  const tests = [sql`p.page_id = ${page.id}`]
  if (fromDate) tests.push(sql`p.last_seen_at >= ${instantOf(fromDate, page.timeZone, 'fromDate')}`)
  if (toDate) tests.push(sql`p.last_seen_at < ${instantOf(toDate, page.timeZone, 'toDate')}`)
  if (tags)
    tests.push(tagged === 'all' ? sql`p.tags @> ${tags.split(',')}::uuid[]` : sql`p.tags && ${tags.split(',')}::uuid[]`)
  if (profileType) tests.push(sql`p.source = ${profileType}`)
  if (lifecycle) tests.push(sql`${lifecycleSql(moment)} = ${lifecycle}`)
  if (segment) tests.push(conditionSql(await readCondition(tx, page.id, segment), moment))
  return sql.join(tests, sql` and `)
}

function instantOf(day: string, timeZone: string, field: 'fromDate' | 'toDate'): Date {
  const instant = field === 'fromDate' ? hourOfDay(day, 0, timeZone) : endOfDay(day, timeZone)
  if (Number.isNaN(instant.getTime())) throw fail('request/invalid', { [field]: 'field/invalid' })
  return instant
}

/** A guest's columns as they leave, masked for those who may not read who it is. */
function columnsSql(context: Pick<PageContext, 'may'>, moment: SqlMoment): Sql {
  const contact = isNamed(context)
    ? sql`p.name, p.phone, p.email`
    : sql`left(p.name, 1) || '***' as name, '***' || right(p.phone, 3) as phone, left(p.email, 1) || '***' as email`
  return sql`p.guest_id as id, ${contact}, p.source as profile_type, ${lifecycleSql(moment)} as lifecycle, p.language, p.tags,
    p.channels as consents, p.visits, p.seconds, p.bytes, p.score, p.first_seen_at, p.last_seen_at`
}
