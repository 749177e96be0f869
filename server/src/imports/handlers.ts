import { crc32 } from 'node:zlib'
import { dayIn } from '@portico/contract/dates.ts'
import { fieldsOf, UNDO_HOURS, type ImportState } from '@portico/contract/imports/fields.ts'
import type { ImportPlan, imports } from '@portico/contract/imports.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { query, sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { partKey, endState } from './job.ts'
import { findImport, readImports, toWire, toWhole, type StoredImport } from './rows.ts'
import { endImport } from './runImport.ts'

const LIFE_HOURS = 24
const MOST_OPEN = 10
const LEAST_PART_BYTES = 16_000
const HOUR_MS = 3600_000

/** Imports of a page. Members with the right see and undo each other's. */
export const importHandlers: Handlers<typeof imports> = {
  list: (context, { query: range }) => readImports(context, range),
  read: async (context, { params }) => toWhole(context, await findImport(context, params.id)),

  async begin(context, { body }) {
    const { tx, page, user, clock } = context
    const now = clock.now()
    const where = sql`t.state in ('uploading', 'reading', 'ready', 'trying', 'tried', 'running')`
    await holdRoom(tx, page.id, { table: 'imports', most: MOST_OPEN, code: 'import/too-many', where })
    const id = newId(now)
    await tx.run(
      query.insertInto('imports').values({
        page_id: page.id,
        id,
        target: body.target,
        name: body.name,
        size_bytes: body.size,
        state: 'uploading',
        created_by: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + LIFE_HOURS * HOUR_MS),
      }),
    )
    context.note({ id, name: body.name })
    return toWire(context, await findImport(context, id))
  },

  async append(context, { params, body }) {
    const bytes = Buffer.from(body.data, 'base64')
    if (crc32(bytes) !== body.crc32) throw fail('media/upload-damaged')
    const of = { offset: body.offset, length: bytes.length }
    const { parts } = await inShortTransaction(context, (inside) => holdPart(inside, params.id, of))
    await context.storage.put(partKey(params.id, parts.length + 1), bytes, 'application/octet-stream')
    return inShortTransaction(context, async (inside) => {
      // The same part may have arrived twice in the meantime, over two connections.
      const { size } = await holdPart(inside, params.id, of)
      const { tx, page } = inside
      const isWhole = body.offset + bytes.length === size
      await tx.run(sql`
        update imports set offset_bytes = offset_bytes + ${bytes.length}, parts = parts || ${bytes.length}::integer,
          state = ${isWhole ? 'reading' : 'uploading'} where page_id = ${page.id} and id = ${params.id}`)
      if (isWhole) hand(inside)
      return toWire(inside, await findImport(inside, params.id))
    })
  },

  async try(context, { params, body }) {
    const row = await holdIn(context, params.id, ['ready', 'tried'])
    const columns = refusePlan(context, row, body)
    const plan = JSON.stringify({ ...body, columns, planLanguage: context.language })
    const begun = { ...ZERO, ...endState('trying'), plan, progress: 0 }
    return change(context, row, begun)
  },

  async run(context, { params }) {
    const row = await holdIn(context, params.id, ['tried'])
    const { tx, page } = context
    await tx.run(sql`delete from import_problems where page_id = ${page.id} and import_id = ${params.id}`)
    return change(context, row, {
      ...ZERO,
      ...endState('running'),
      rows_read: 0,
      progress: 0,
      started_at: context.clock.now(),
    })
  },

  async stop(context, { params }) {
    const row = await holdIn(context, params.id, ['uploading', 'reading', 'ready', 'trying', 'tried', 'running'])
    // What a trial foresaw has not happened.
    if (row.state !== 'running')
      await context.tx.run(sql`
      update imports set added = 0, updated = 0, skipped = 0, wrong = 0 where page_id = ${context.page.id} and id = ${row.id}`)
    await endImport(context, context.tx, { pageId: context.page.id, id: row.id }, 'stopped')
    context.note({ name: row.name })
    return toWire(context, await findImport(context, params.id))
  },

  async undo(context, { params }) {
    const row = await holdIn(context, params.id, ['done', 'stopped', 'failed'])
    const until = row.finishedAt === null ? 0 : Date.parse(row.finishedAt) + UNDO_HOURS * HOUR_MS
    if (until <= context.clock.now().getTime()) throw fail('import/undo-late')
    return change(context, row, { ...endState('undoing', row.failure) })
  },

  async problems(context, { params }) {
    const { tx, page } = context
    await findImport(context, params.id)
    const rows = await tx.rows(sql<{ line: number; column: string; problem: never }>`
      select line, field as "column", problem from import_problems where page_id = ${page.id} and import_id = ${params.id} order by line, field`)
    return { rows, count: rows.length }
  },
}

const ZERO = { added: 0, updated: 0, skipped: 0, wrong: 0, problems: 0 }

/** A worker takes it up. */
function hand({ tx, page }: PageContext): void {
  tx.notify(page.id, 'imports')
  tx.wake('imports')
}

async function change(context: PageContext, row: StoredImport, columns: Record<string, unknown>) {
  const { tx, page } = context
  const set = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  await tx.run(sql`update imports set ${set} where page_id = ${page.id} and id = ${row.id}`)
  hand(context)
  context.note({ name: row.name })
  return toWire(context, await findImport(context, row.id))
}

/** The import, locked, in one of these states. @throws import/not-found, import/state */
async function holdIn(context: PageContext, id: string, states: readonly ImportState[]): Promise<StoredImport> {
  const row = await findImport(context, id, true)
  if (!states.includes(row.state)) throw fail('import/state')
  return row
}

/** The import, locked, when a part of this length belongs at the offset. @throws media/upload-offset */
async function holdPart(context: PageContext, id: string, { offset, length }: { offset: number; length: number }) {
  const row = await holdIn(context, id, ['uploading'])
  const end = offset + length
  if (offset !== row.offset || length === 0 || end > row.size) throw fail('media/upload-offset')
  if (length < LEAST_PART_BYTES && end < row.size) throw fail('request/invalid', { data: 'field/too-short' })
  return row
}

/** Names a person has already. */
const OWN_KEYS = ['name', 'phone', 'email', 'tag', 'birthday']

/** @throws request/invalid when the columns or the evidence do not do */
function refusePlan({ clock, page }: PageContext, row: StoredImport, { columns, consent }: ImportPlan) {
  const known = fieldsOf(row.target)
  const names = columns.map(({ to, attribute = '' }) => (to === 'attribute' ? `.${attribute}` : to))
  const isDouble =
    new Set(names).size < names.length || new Set(columns.map(({ index }) => index)).size < columns.length
  const isUnknown = columns.some(
    ({ to, index, attribute = '' }) =>
      !known.includes(to) ||
      index >= row.columns.length ||
      (to === 'attribute' && (attribute === '' || OWN_KEYS.includes(attribute))),
  )
  if (isDouble || isUnknown) throw fail('request/invalid', { columns: 'field/invalid' })
  const has = (field: (typeof columns)[number]['to']) => columns.some(({ to }) => to === field)
  const isKnowable = has('phone') || has('email') || (row.target === 'leads' && has('name'))
  if (!isKnowable) throw fail('request/invalid', { columns: 'field/required' })
  if ((has('consent') || has('consentOn')) && !consent) throw fail('request/invalid', { consent: 'field/required' })
  if (consent && (row.target === 'leads' || !(consent.isForAll || has('consent'))))
    throw fail('request/invalid', { consent: 'field/invalid' })
  if (consent && consent.on > dayIn(clock.now(), page.timeZone))
    throw fail('request/invalid', { 'consent.on': 'field/invalid' })
  return columns
}
