// The tables of a venue as a move copies them: parents before what refers to them, each with the rows of one page.
import type pg from 'pg'
import { readTables, type Table } from '../backup/tables.ts'

/** How a venue is closed where it comes from; at the target it is open. */
const STATE = ['deleted_at', 'moved_at']

/** Every table with a page, in an order in which foreign keys hold. */
export async function readPageTables(client: pg.Client): Promise<Table[]> {
  const { rows: keys } = await client.query<{ child: string; parent: string }>(`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and conrelid <> confrelid`)
  const waiting = new Map<string, Table>()
  for (const { name, columns } of await readTables(client))
    if (name === 'pages') waiting.set(name, { name, columns: columns.filter((column) => !STATE.includes(column)) })
    else if (columns.includes('page_id')) waiting.set(name, { name, columns })
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const isHeld = (name: string) => keys.some(({ child, parent }) => child === name && waiting.has(parent))
    const next = [...waiting.values()].filter(({ name }) => !isHeld(name))
    if (next.length === 0) throw new Error(`foreign keys in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const table of next) waiting.delete(table.name)
    ordered.push(...next)
  }
  return ordered
}

/** Which rows of a table are the page's, as SQL. */
export function rowsOfPage(client: pg.Client, { name }: Table, pageId: string): string {
  return `${name === 'pages' ? 'id' : 'page_id'} = ${client.escapeLiteral(pageId)}`
}
