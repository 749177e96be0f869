// Writes server/src/core/db/schema.ts from the migrations, freezes new ones, and composes locales/: `npm run types`; with --check
// it only compares.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/core/db/embedded.ts'
import { FROZEN_FILE, readFrozen } from '../server/src/core/db/frozen.ts'
import { migrate, migrationNames, readMigration } from '../server/src/core/db/migrate.ts'
import { makeClient } from '../server/src/core/db/pool.ts'
import { makeLog } from '../server/src/core/log.ts'
import { writeLocales } from './composeLocales.ts'

const FILE = join(import.meta.dirname, '../server/src/core/db/schema.ts')

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bit: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  json: 'ColumnType<unknown, string, string>',
  jsonb: 'ColumnType<unknown, string, string>',
  _text: 'string[]',
  _int4: 'number[]',
  _uuid: 'string[]',
  timestamptz: 'ColumnType<string, Date | string, Date | string>',
}

type Column = { table: string; name: string; type: string; nullable: boolean; defaulted: boolean }

const isCheck = process.argv.includes('--check')

for (const name of migrationNames().filter((one) => !readFrozen().has(one))) {
  if (isCheck) fail(`${name} is not in frozen.sha256`)
  else appendFileSync(FROZEN_FILE, `${readMigration(name).hash}  ${name}\n`)
}

// `npm run check` compares these.
if (!isCheck) await writeLocales()

const folder = mkdtempSync(join(tmpdir(), 'portico-types-'))
const database = await startEmbedded({ dataDir: folder, password: 'types', log: makeLog('silent'), durable: false })
try {
  await migrate(database.url, { app: 'app', system: 'system' })
  const text = render(await readColumns(database.url))
  const isSame = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) === text
  if (!isSame && isCheck) fail('server/src/core/db/schema.ts is not what the migrations make')
  else if (!isSame) writeFileSync(FILE, text)
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function fail(what: string): void {
  console.error(`${what}. Run: npm run types`)
  process.exitCode = 1
}

async function readColumns(url: string): Promise<Column[]> {
  const client = makeClient(url, 'types')
  await client.connect()
  const { rows } = await client.query<Column>(`
    select c.relname as "table", a.attname as name, t.typname as type,
           not a.attnotnull as nullable, a.atthasdef as defaulted
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and c.relname <> 'migrations' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  await client.end()
  return rows
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const body = [...tables].map(([table, of]) => `  ${table}: {\n${of.map(renderColumn).join('\n')}\n  }`)
  return `// Made from server/migrations by \`npm run types\`; edit those instead.
import type { ColumnType, Generated } from 'kysely'

export type Schema = {
${body.join('\n')}
}
`
}

function renderColumn({ name, type, nullable, defaulted }: Column): string {
  const base = TYPES[type]
  if (!base) throw new Error(`no TypeScript type for ${type}`)
  const columnType = /^ColumnType<(\w+), (.+), (.+)>$/.exec(base)
  const orNull = nullable ? ' | null' : ''
  if (columnType && defaulted)
    return `    ${name}: ColumnType<${columnType[1]}${orNull}, ${columnType[2]}${orNull} | undefined, ${columnType[3]}${orNull}>`
  const withNull = nullable ? `${base} | null` : base
  return `    ${name}: ${defaulted ? `Generated<${withNull}>` : withNull}`
}
