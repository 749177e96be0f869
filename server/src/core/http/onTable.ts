// Four ordinary handlers for an ordinary list, the counterpart of contract/http/crud.ts.
// They take no options for behaviour: to differ, spread the result and replace one.
import type * as z from 'zod'
import { fail } from '../fail.ts'
import { newId } from '../id.ts'
import { sql, violatedUnique } from '../db/database.ts'
import type { ErrorCode, FieldProblem } from '@portico/contract/errors.ts'
import { ownValue } from '@portico/contract/names.ts'
import type { PageContext } from './context.ts'

type Row = Record<string, unknown>
type Listing = { limit: number; skip: number }

/** Where a resource lives. Names come from code, never from a caller; values are always parameters. */
export type Table<Item extends z.ZodType, Fields extends string> = {
  /** The schema every row is parsed by before it leaves. */
  item: Item
  table: string
  /** A view or table whose columns carry the wire names; the table itself when absent. */
  readFrom?: string
  key: string
  /** Writable wire field -> column. */
  columns: { [F in Fields]?: string }
  /** Columns holding JSON. */
  json?: readonly string[]
  newest: 'first' | 'last'
  notFound: ErrorCode
  duplicate: ErrorCode
}

/** Handlers whose every statement names the page of the caller's token. */
export function onTable<Item extends z.ZodType, Fields extends string>(of: Table<Item, Fields>) {
  type Out = z.input<Item>
  const from = sql.table(of.readFrom ?? of.table)
  const table = sql.table(of.table)
  const key = sql.ref(of.key)
  const order = sql.raw(of.newest === 'first' ? 'desc' : 'asc')
  const createdAt = sql.ref(of.readFrom ? 'createdAt' : 'created_at')

  async function read(context: PageContext, id: string): Promise<Out> {
    const row = await context.tx.first(
      sql<Out>`select * from ${from} where page_id = ${context.page.id} and ${key} = ${id}`,
    )
    if (!row) throw fail(of.notFound)
    return row
  }

  return {
    read,

    async list(context: PageContext, { query }: { query: Listing }): Promise<{ rows: Out[]; count: number }> {
      const { id } = context.page
      const rows = context.tx.rows(sql<Out>`
        select * from ${from} where page_id = ${id} order by ${createdAt} ${order}, ${key} limit ${query.limit} offset ${query.skip}`)
      const count = context.tx.first(
        sql<{ count: number }>`select count(*) as count from ${table} where page_id = ${id}`,
      )
      return { rows: await rows, count: (await count)?.count ?? 0 }
    },

    /** `more` are columns the caller may not send. */
    async create(context: PageContext, fields: Row, more: Row = {}): Promise<Out> {
      const now = context.clock.now()
      const values: Row = {
        page_id: context.page.id,
        id: newId(now),
        created_at: now,
        ...more,
        ...columnsOf(of, fields),
      }
      const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
      const [made] = await guarded(of, () =>
        context.tx.rows(sql<Row>`
        insert into ${table} (${names}) values (${sql.join(Object.values(values))}) returning ${key} as key`),
      )
      return read(context, String(made!['key']))
    },

    async update(context: PageContext, id: string, fields: Row): Promise<Out> {
      const changes = Object.entries(columnsOf(of, fields)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      if (changes.length === 0) return read(context, id)
      const [changed] = await guarded(of, () =>
        context.tx.rows(sql<Row>`
        update ${table} set ${sql.join(changes)} where page_id = ${context.page.id} and ${key} = ${id} returning ${key} as key`),
      )
      if (!changed) throw fail(of.notFound)
      return read(context, String(changed['key']))
    },

    async remove(context: PageContext, id: string): Promise<void> {
      const removed = await context.tx.run(
        sql`delete from ${table} where page_id = ${context.page.id} and ${key} = ${id}`,
      )
      if (removed === 0) throw fail(of.notFound)
    },
  }
}

type Naming = Pick<Table<z.ZodType, string>, 'columns' | 'json' | 'key' | 'duplicate'>

function columnsOf(of: Naming, fields: Row): Row {
  const values: Row = {}
  for (const [field, value] of Object.entries(fields)) {
    const column = ownValue(of.columns as Row, field)
    if (typeof column !== 'string' || value === undefined) continue
    values[column] = of.json?.includes(column) ? JSON.stringify(value) : value
  }
  return values
}

async function guarded<T>(of: Naming, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error
    throw fail(of.duplicate, { [of.key]: 'field/duplicate' satisfies FieldProblem })
  }
}
