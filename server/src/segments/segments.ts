// Segments: saved conditions with versions, counted while they are built.
import type { Group } from '@portico/contract/segments/condition.ts'
import { rulesOf } from '@portico/contract/segments/rules.ts'
import { segments, type Segment } from '@portico/contract/segments.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { peopleById } from '../members/index.ts'
import { conditionSql } from './conditionSql.ts'
import { readMoment } from './thresholds.ts'

/** Matches nobody: what it names is gone. */
const NOBODY: Group = { join: 'none', parts: [{ join: 'all', parts: [] }] }

type Missing = Segment['missing']
const KINDS = [
  ['tag', 'tag', 'tags', sql`t.id::text`],
  ['gateway', 'gateway', 'gateways', sql`t.nas_id`],
  ['campaignSeen', 'campaign', 'wifi_campaigns', sql`t.deleted_at is null and t.id::text`],
  ['campaignClicked', 'campaign', 'wifi_campaigns', sql`t.deleted_at is null and t.id::text`],
] as const

/** What a condition names that is not there. */
async function findMissing(tx: Tx, pageId: string, condition: Group): Promise<Missing> {
  const missing: Missing = []
  for (const [on, name, table, key] of KINDS) {
    const ids = rulesOf(condition).flatMap((rule) => (rule.on === on ? rule.values : []))
    if (ids.length === 0) continue
    const found = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t where t.page_id = ${pageId} and ${key} = any(${ids}::text[])`)
    if ((found?.count ?? 0) < new Set(ids).size && !missing.includes(name)) missing.push(name)
  }
  return missing
}

/** The condition of a saved segment; one that names what is gone matches nobody. @returns undefined for one that is deleted */
export async function findCondition(tx: Tx, pageId: string, id: string): Promise<Group | undefined> {
  const row = await tx.first(sql<{ condition: Group }>`
    select condition from segments where page_id = ${pageId} and id = ${id}`)
  if (!row) return undefined
  return (await findMissing(tx, pageId, row.condition)).length > 0 ? NOBODY : row.condition
}

/** The same. @throws segment/not-found */
export async function readCondition(tx: Tx, pageId: string, id: string): Promise<Group> {
  const condition = await findCondition(tx, pageId, id)
  if (!condition) throw fail('segment/not-found')
  return condition
}

const base = onTable(segments, 'segments', {
  notFound: 'segment/not-found',
  duplicate: 'request/invalid',
  full: 'request/too-many',
  computed: { missing: sql`array[]::text[]` },
  columns: { version: () => ({}) },
  order: [{ by: sql`t.updated_at`, isDescending: true }, { by: sql`t.id` }],
  topic: 'segments',
  note: ({ name }) => ({ name }),
})

/** Reads all guests of a large venue in half the time; a small one is read before a helper is started. */
const WITH_HELPER = sql`select set_config('max_parallel_workers_per_gather', '1', true)`

export const segmentHandlers: Omit<Handlers<typeof segments>, 'uses'> = {
  ...base,

  async list(context, input) {
    const page = await base.list(context, input)
    const rows = await Promise.all(page.rows.map((row) => withMissing(context, row)))
    return { ...page, rows }
  },

  async create(context, input) {
    const made = await base.create(context, input, stamp(context))
    return withMissing(context, await writeVersion(context, made))
  },

  async update(context, { params, body: { version, ...body } }) {
    const { page, tx } = context
    const before = await tx.first(sql<{ version: number }>`
      select version from segments where page_id = ${page.id} and id = ${params.id} for update`)
    if (!before) throw fail('segment/not-found')
    if (version !== undefined && version !== before.version) throw fail('segment/changed')
    const added = { ...stamp(context), version: before.version + 1 }
    return withMissing(context, await writeVersion(context, await base.update(context, { params, body }, added)))
  },

  count: async (context, { body: { condition } }) =>
    context.db.asSystem(async (tx) => {
      const { page } = context
      const moment = await readMoment(tx, page, context.clock.now())
      const missing = await findMissing(tx, page.id, condition)
      const wanted = sql`p.page_id = ${page.id} and ${conditionSql(missing.length > 0 ? NOBODY : condition, moment)}`
      tx.along(WITH_HELPER)
      const name = context.may('guest.identity:read') ? sql`p.name` : sql`left(p.name, 1) || '***' as name`
      const counted = await tx.first(sql<{ count: number; of: number }>`
        select (select count(*) from guest_profiles p where ${wanted})::int as count,
          (select coalesce(sum(guests), 0) from guest_totals where page_id = ${page.id})::int as of`)
      const sample = await tx.rows(sql<{ id: string; name: string | null; last_seen_at: string }>`
        select p.guest_id as id, ${name}, p.last_seen_at from guest_profiles p where ${wanted}
        order by p.last_seen_at desc, p.guest_id desc limit 10`)
      return { count: counted?.count ?? 0, of: counted?.of ?? 0, missing, sample }
    }),

  async versions({ tx, page, db }, { params }) {
    await readCondition(tx, page.id, params.id)
    const rows = await tx.rows(sql<{
      version: number
      name: string
      condition: Group
      at: string
      by_user: string | null
    }>`
      select version, name, condition, at, by_user from segment_versions
      where page_id = ${page.id} and segment_id = ${params.id} order by version desc limit 100`)
    const people = await peopleById(
      db,
      rows.flatMap(({ byUser }) => (byUser ? [byUser] : [])),
    )
    return {
      rows: rows.map(({ byUser, ...row }) => ({ ...row, by: (byUser && people.get(byUser)?.displayName) ?? null })),
      count: rows.length,
    }
  },
}

function stamp({ clock, user }: PageContext) {
  return { updated_at: clock.now(), edited_by: user.id }
}

async function withMissing({ tx, page }: PageContext, row: Segment): Promise<Segment> {
  return { ...row, missing: await findMissing(tx, page.id, row.condition) }
}

async function writeVersion<Row extends Pick<Segment, 'id' | 'name' | 'condition' | 'version'>>(
  { tx, page, clock, user }: PageContext,
  row: Row,
): Promise<Row> {
  await tx.run(sql`
    insert into segment_versions (page_id, segment_id, version, name, condition, at, by_user)
    values (${page.id}, ${row.id}, ${row.version}, ${row.name}, ${JSON.stringify(row.condition)}, ${clock.now()}, ${user.id})`)
  return row
}

/** Puts one tag in the place of another in every segment that names it, as a new version of each. @returns how many */
export async function replaceTag(
  context: PageContext,
  { from, into }: { from: string; into: string },
): Promise<number> {
  const { tx, page } = context
  const rows = await tx.rows(sql<Pick<Segment, 'id' | 'name' | 'condition' | 'version'>>`
    select id, name, condition, version from segments
    where page_id = ${page.id} and condition::text like ${`%${from}%`} order by id for update`)
  for (const row of rows) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same condition with another id
    const condition = JSON.parse(JSON.stringify(row.condition).replaceAll(from, into)) as Group
    const version = row.version + 1
    const { updated_at: at, edited_by: by } = stamp(context)
    await tx.run(sql`
      update segments set condition = ${JSON.stringify(condition)}, version = ${version}, updated_at = ${at}, edited_by = ${by}
      where page_id = ${page.id} and id = ${row.id}`)
    await writeVersion(context, { ...row, condition, version })
  }
  if (rows.length > 0) tx.notify(page.id, 'segments')
  return rows.length
}

/** The names of segments that name a tag. */
export async function segmentsNaming(tx: Tx, pageId: string, tagId: string): Promise<string[]> {
  const rows = await tx.rows(sql<{ name: string }>`
    select name from segments where page_id = ${pageId} and condition::text like ${`%${tagId}%`} order by name`)
  return rows.map(({ name }) => name)
}
