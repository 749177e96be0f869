// Which statements the server sends, and how PostgreSQL finds the rows of each: by their page, or by asking everywhere.
import { createHash } from 'node:crypto'
import { query, type Database, type PreparedStatement, type RawBuilder, type Tx } from '../core/db/database.ts'

type SqlClient = { query<Row extends object>(text: string): Promise<{ rows: Row[] }> }
type Built = RawBuilder<unknown> | PreparedStatement<unknown>

/** Notes the text of each statement that runs from now on. @returns them, each once */
export function recordStatements(db: Database): ReadonlySet<string> {
  const texts = new Set<string>()
  const note = (built: Built) => void texts.add('text' in built ? built.text : built.compile(query).sql)
  const noting = (tx: Tx): Tx => ({
    ...tx,
    rows: (built) => (note(built as Built), tx.rows(built)),
    first: (built) => (note(built as Built), tx.first(built)),
    run: (built) => (note(built as Built), tx.run(built)),
    along: (built) => (note(built as Built), tx.along(built)),
  })
  const { as, asSystem, runAlone } = db
  Object.assign(db, {
    as: ((scope, work) => as(scope, (tx) => work(noting(tx)))) satisfies Database['as'],
    asSystem: ((work) => asSystem((tx) => work(noting(tx)))) satisfies Database['asSystem'],
    runAlone: ((statement) => (note(statement), runAlone(statement))) satisfies Database['runAlone'],
  })
  return texts
}

/** A statement on the list: the tables, how it begins, and a mark of all of it. Spaces and the length of lists do not matter. */
export function describeUnrouted(text: string, tables: readonly string[]): string {
  const plain = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$, …')
    .replaceAll(/\(\$, …\)(?:, \(\$, …\))+/g, '($, …), …')
    .trim()
  const mark = createHash('sha256').update(plain).digest('hex').slice(0, 8)
  return `${tables.join(', ')}: ${plain.slice(0, 90)} #${mark}`
}

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: Node[]
}

/** Tables of venues that a statement reads without `page_id = $n`. @param owner a superuser: row-level security would find the page by itself */
export async function unroutedTables(
  owner: SqlClient,
  venueTables: ReadonlySet<string>,
  text: string,
): Promise<string[]> {
  if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) return []
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (generic_plan, format json) ${text}`)
  return [
    ...new Set(scans(rows[0]!['QUERY PLAN'][0].Plan).flatMap((node) => findUnrouted(node, venueTables))),
  ].toSorted()
}

function scans(node: Node): Node[] {
  const own = node['Node Type'] === 'ModifyTable' ? [] : [node]
  return [...own, ...(node.Plans ?? []).flatMap(scans)]
}

function findUnrouted(node: Node, venueTables: ReadonlySet<string>): string[] {
  const table = (node['Relation Name'] ?? '').replace(/^event_.*/, 'event')
  if (!venueTables.has(table)) return []
  const conditions = [node['Index Cond'], node['Recheck Cond'], node.Filter].join(' ')
  const column = table === 'pages' ? 'id' : 'page_id'
  return new RegExp(String.raw`(?<![\w.])(?:\w+\.)?${column} = \(?\$\d+`).test(conditions) ? [] : [table]
}
