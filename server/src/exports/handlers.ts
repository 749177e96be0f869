import type { Export, exports } from '@portico/contract/exports.ts'
import type { ExportFormat, ExportState } from '@portico/contract/exports/states.ts'
import type { ImportTarget } from '@portico/contract/imports/fields.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { query, sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { dropExport, partKey } from './files.ts'

type Row = Omit<Export, 'parts' | 'isFiltered'> & { parts: number[]; filters: Record<string, unknown> }
type NewExport = { target: ImportTarget; format: ExportFormat; filters: Record<string, unknown> }

/** Files being made at once for a page. */
const MOST_WAITING = 5
/** Filters every list has. */
const ALWAYS = new Set(['sort', 'order', 'tagged'])

/** Exports: everybody has their own. */
export const exportHandlers: Handlers<typeof exports> = {
  async list(context, { query: { limit, skip } }) {
    const { tx, page, user } = context
    const rows = await tx.rows(sql<Row>`
      ${SELECT} where page_id = ${page.id} and created_by = ${user.id} order by created_at desc, id limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from exports where page_id = ${page.id} and created_by = ${user.id}`)
    return { rows: rows.map(toWire), count: all?.count ?? 0 }
  },

  guests: (context, { body }) => begin(context, { target: 'guests', ...body }),
  leads: (context, { body }) => begin(context, { target: 'leads', ...body }),

  async part(context, { params: { id, number } }) {
    const length = await inShortTransaction(context, async (inside) => {
      const row = await findOwn(inside, id)
      const isOver = row.expiresAt === null || Date.parse(row.expiresAt) <= context.clock.now().getTime()
      if (row.state !== 'done' || isOver) throw fail('export/gone')
      return row.parts[number - 1]
    })
    if (length === undefined) throw fail('request/not-found')
    const bytes = await context.storage.read(partKey(id, number))
    if (bytes?.length !== length) throw fail('export/gone')
    return { data: bytes.toString('base64') }
  },

  async remove(context, { params }) {
    await findOwn(context, params.id)
    await dropExport(context.tx, { pageId: context.page.id, id: params.id })
    return params
  },
}

const SELECT = sql`select id, target, format, state, is_named, filters, rows, bytes, parts, created_at, finished_at, expires_at from exports`

/** The caller's own, as far as they may still read what is in it. @throws export/not-found, auth/forbidden */
async function findOwn(context: PageContext, id: string): Promise<Row> {
  const { tx, page, user } = context
  const row = await tx.first(sql<Row>`${SELECT} where page_id = ${page.id} and id = ${id} and created_by = ${user.id}`)
  if (!row) throw fail('export/not-found')
  const mayRead = row.target === 'leads' || context.may('guest:read')
  if (!mayRead || (row.isNamed && !context.may('guest.identity:read'))) throw fail('auth/forbidden')
  return row
}

async function begin(context: PageContext, { target, format, filters }: NewExport): Promise<Export> {
  const { tx, page, user, clock } = context
  const now = clock.now()
  const where = sql`t.state = 'waiting'`
  await holdRoom(tx, page.id, { table: 'exports', most: MOST_WAITING, code: 'export/too-many', where })
  const id = newId(now)
  const values = {
    page_id: page.id,
    id,
    target,
    format,
    filters: JSON.stringify(filters),
    language: context.language,
    is_named: context.may('guest.identity:read'),
    state: 'waiting' satisfies ExportState,
    created_by: user.id,
    created_at: now,
  }
  await tx.run(query.insertInto('exports').values(values))
  tx.notify(page.id, 'exports')
  tx.wake('exports')
  context.note({ id })
  return toWire(await findOwn(context, id))
}

function toWire({ parts, filters, ...row }: Row): Export {
  const isFiltered = Object.entries(filters).some(([name, value]) => !ALWAYS.has(name) && value !== undefined)
  return { ...row, isFiltered, parts: parts.length }
}
