// Ordinary handlers for an ordinary list, the counterpart of contract/http/crud.ts. They take no options for behaviour:
// to differ, spread the result and replace one.
import type { Topic } from '../db/topics.ts'
import * as z from 'zod'
import type { Endpoint } from '@portico/contract/http/endpoint.ts'
import type { ErrorCode, FieldProblem } from '@portico/contract/errors.ts'
import { fail } from '../fail.ts'
import { newId } from '../id.ts'
import { sql, violatedUnique } from '../db/database.ts'
import { ownValue } from '@portico/contract/names.ts'
import { camel, snake } from '../db/naming.ts'
import type { PageContext } from './context.ts'
import { isAfter, orderBy, placeOf, readPlace, writePlace, type OrderKey, type Sql } from './keyset.ts'
import type { TableDeclaration, List, ListTable, ListHandlers } from './listTypes.ts'
import { holdRoom } from '../limits.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

type Row = Record<string, unknown>
type ComputedColumn = Sql | ((context: PageContext) => Sql)
type Query = { limit: number; skip: number; after?: string; sort?: string; order?: 'asc' | 'desc'; search?: string }

/** What {@link TableDeclaration} comes to once the compiler has checked it. */
type Table = {
  list: Endpoint
  create: Endpoint | undefined
  table: ListTable
  /** The schema of a row on the wire. */
  item: z.ZodObject
  key: string
  notFound: ErrorCode
  duplicate?: ErrorCode
  full?: ErrorCode
  order: readonly OrderKey[]
  topic?: Topic
  note?: (row: Row) => Row
  only?: Sql
  takesRoom?: (context: PageContext) => Sql
  computed: Record<string, ComputedColumn>
  where: Record<string, (value: unknown, context: PageContext) => Sql>
  columns: Record<string, (value: unknown, context: PageContext) => Row>
}

/**
 * Handlers of a declared list, whose every statement names the page of the caller's token.
 * @param of What the table cannot say: computed fields, the SQL of filters, errors.
 */
export function onTable<G extends List, T extends ListTable>(
  group: G,
  table: T,
  of: TableDeclaration<G, T>,
): ListHandlers<G, T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TableDeclaration has checked every field against the table
  const declared = of as unknown as Partial<Table> & Pick<Table, 'notFound'>
  const it: Table = {
    computed: {},
    where: {},
    columns: {},
    order: [{ by: sql`t.created_at`, isDescending: true }, { by: sql`t.id` }],
    ...declared,
    list: group.list,
    create: group.create,
    table,
    item: itemOf(group.list),
    key: keyOf(group),
  }
  const made = {
    list: (context: PageContext, { query }: { query: Query }) => readPage(it, context, query),
    read: (context: PageContext, { params }: { params: Row }) => readOne(it, context, params),
    create: (context: PageContext, { body }: { body: Row }, added: Row = {}) => insert(it, context, body, added),
    update: (context: PageContext, given: { params: Row; body: Row }, added: Row = {}) =>
      change(it, context, given, added),
    set: (context: PageContext, { params }: { params: Row }, columns: Row) =>
      change(it, context, { params, body: {} }, columns),
    remove: (context: PageContext, { params }: { params: Row }) => remove(it, context, params),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract’s types, which one set of handlers serves for all lists
  return made as unknown as ListHandlers<G, T>
}

function itemOf({ returns }: Endpoint): z.ZodObject {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `List` is a group whose list returns rows
  return (returns as unknown as z.ZodObject<{ rows: z.ZodArray<z.ZodObject> }>).shape.rows.element
}

function keyOf({ update, remove, read }: List): string {
  return Object.keys((update ?? remove ?? read)?.params?.shape ?? { id: true })[0]!
}

/** The SQL of one field of a row. */
function sqlOf({ computed }: Table, field: string, context: PageContext): Sql {
  const own = computed[field]
  if (own === undefined) return sql.ref(`t.${snake(field)}`)
  return typeof own === 'function' ? own(context) : own
}

function selectColumns(it: Table, context: PageContext): Sql {
  return sql.join(
    Object.keys(it.item.shape).map((field) => sql`${sqlOf(it, field, context)} as ${sql.ref(snake(field))}`),
  )
}

async function readOne(it: Table, context: PageContext, params: Row): Promise<Row> {
  const row = await context.tx.first(sql<Row>`
    select ${selectColumns(it, context)} from ${sql.table(it.table)} t where ${isOne(it, context, params)}`)
  if (!row) throw fail(it.notFound)
  return present(it, row)
}

/** The fields of a row on the wire; what is null in SQL and optional there is left out. */
function present({ item }: Table, row: Row): Row {
  const fields = Object.entries(item.shape).map(([name, type]) => ({ name, type, value: row[camel(name)] }))
  const shown = fields.filter(({ type, value }) => value !== null || !(type instanceof z.ZodOptional))
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]))
}

/** Names the row behind an address. */
function isOne({ key, only }: Table, { page }: PageContext, params: Row): Sql {
  return sql.join(
    [sql`t.page_id = ${page.id} and ${sql.ref(`t.${snake(key)}`)} = ${params[key]}`, ...listOf(only)],
    sql` and `,
  )
}

function listOf(only: Sql | undefined): Sql[] {
  return only ? [only] : []
}

async function readPage(it: Table, context: PageContext, query: Query) {
  const { limit, skip, after } = query
  const from = sql`from ${sql.table(it.table)} t where ${isWanted(it, context, query)}`
  const keys = keysOf(it, context, query)
  const isBeyond = after === undefined ? sql`true` : isAfter(keys, readPlace(after, keys.length))
  const rows = context.tx.rows(sql<Row & { place: string[] }>`
    select ${selectColumns(it, context)}, ${placeOf(keys)} as place ${from} and ${isBeyond}
    order by ${orderBy(keys)} limit ${limit + 1} offset ${after === undefined ? skip : 0}`)
  const count = context.tx.first(sql<{ count: number }>`select count(*) as count ${from}`)
  const [found, all] = await Promise.all([rows, count]).catch(refusePlace)
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown.map((row) => present(it, row)),
    count: all?.count ?? 0,
    next: last ? writePlace(last.place) : null,
  }
}

/** A place whose values are of other types than the columns they are compared with was not written here. */
function refusePlace(error: unknown): never {
  const code = codeOf(error) ?? ''
  throw code.startsWith('22') ? fail('request/invalid', { after: 'field/invalid' }) : error
}

function isWanted(it: Table, context: PageContext, query: Query): Sql {
  const filters = Object.entries(query).flatMap(([name, value]) => {
    const test = it.where[name]
    return test && value !== undefined ? [test(value, context)] : []
  })
  const { search } = query
  if (search && it.list.search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
    const hits = it.list.search.map((field) => sql`${sqlOf(it, field, context)} ilike ${pattern}`)
    filters.push(sql`(${sql.join(hits, sql` or `)})`)
  }
  return sql.join([sql`t.page_id = ${context.page.id}`, ...listOf(it.only), ...filters], sql` and `)
}

function keysOf(it: Table, context: PageContext, { sort, order }: Query): readonly OrderKey[] {
  if (sort === undefined) return it.order
  const by = sqlOf(it, sort, context)
  return [{ by, isDescending: order === 'desc', isNullable: true }, { by: sql`t.id` }]
}

async function insert(it: Table, context: PageContext, body: Row, added: Row): Promise<Row> {
  const { tx, page, clock } = context
  const { table, full, takesRoom } = it
  const most = it.create?.most
  if (most !== undefined && full)
    await holdRoom(tx, page.id, { table, most, code: full, where: takesRoom?.(context) ?? it.only })
  const now = clock.now()
  const values: Row = { page_id: page.id, id: newId(now), created_at: now, ...columnsOf(it, context, body), ...added }
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)))
  const key = sql.ref(snake(it.key))
  const [made] = await orDuplicate(it, () =>
    tx.rows(sql<Row>`
      insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(values))}) returning ${key} as key`),
  )
  return readWritten(it, context, { [it.key]: made!['key'] })
}

async function change(it: Table, context: PageContext, { params, body }: { params: Row; body: Row }, added: Row) {
  const changes = Object.entries({ ...columnsOf(it, context, body), ...added })
  if (changes.length === 0) return readOne(it, context, params)
  const set = sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  const key = sql.ref(`t.${snake(it.key)}`)
  const [changed] = await orDuplicate(it, () =>
    context.tx.rows(sql<Row>`
      update ${sql.table(it.table)} t set ${set} where ${isOne(it, context, params)} returning ${key} as key`),
  )
  if (!changed) throw fail(it.notFound)
  return readWritten(it, context, { [it.key]: changed['key'] })
}

async function remove(it: Table, context: PageContext, params: Row): Promise<Row> {
  if (it.note) context.note(it.note(await readOne(it, context, params)))
  const removed = await context.tx.run(sql`delete from ${sql.table(it.table)} t where ${isOne(it, context, params)}`)
  if (removed === 0) throw fail(it.notFound)
  announce(it, context)
  return params
}

/** A row as it now is, after telling the audit log and open dashboards. */
async function readWritten(it: Table, context: PageContext, params: Row): Promise<Row> {
  const row = await readOne(it, context, params)
  if (it.note) context.note(it.note(row))
  announce(it, context)
  return row
}

function announce({ topic }: Table, { tx, page }: PageContext): void {
  if (topic) tx.notify(page.id, topic)
}

function columnsOf(it: Table, context: PageContext, body: Row): Row {
  const values: Row = {}
  for (const [field, value] of Object.entries(body)) {
    if (value === undefined) continue
    const own = ownValue(it.columns, field)
    if (own) Object.assign(values, own(value, context))
    else values[snake(field)] = isJson(value) ? JSON.stringify(value) : value
  }
  return values
}

/** Columns of arrays are not written by a list, so what is no single value belongs in one of JSON. */
function isJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
}

async function orDuplicate<Result>(it: Table, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (violatedUnique(error) === undefined || !it.duplicate) throw error
    throw fail(it.duplicate, { [it.key]: 'field/duplicate' satisfies FieldProblem })
  }
}
