// Reads the whole database as its owner: every row of every table as text.
import type { makeClient } from '../../server/src/core/db/pool.ts'

type Owner = ReturnType<typeof makeClient>

/** Every row in which one of the words stands, with its table's name before it. */
export async function rowsWith(owner: Owner, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const hits: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query<{ text: string }>(
      `select t::text as text from ${name} t where ${words.map((_, n) => `position($${n + 1} in t::text) > 0`).join(' or ')}`,
      [...words],
    )
    hits.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return hits
}

/** A value for each column of each table that no honest call sends: if one is stored, a call took what is not its own. */
export async function foreignFields(owner: Owner): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<{ name: string; type: string }>(
    `select distinct on (a.attname) a.attname as name, format_type(a.atttypid, null) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
     order by 1`,
  )
  return Object.fromEntries(
    rows.flatMap(({ name, type }) => {
      const value = VALUES[type]
      return value === undefined
        ? []
        : [name, name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase())].map((key) => [key, value])
    }),
  )
}

const VALUES: Record<string, unknown> = {
  text: 'assigned-by-a-stranger',
  uuid: '0a551973-dead-4bad-8bad-0a5519730000',
  integer: 777_000_777,
  bigint: 777_000_777,
  numeric: 777_000_777,
  'timestamp with time zone': '2077-07-07T07:07:07.777Z',
  date: '2077-07-07',
  jsonb: { note: 'assigned-by-a-stranger' },
  'text[]': ['assigned-by-a-stranger'],
}

/** What a foreign value looks like in a row. */
export const FOREIGN = ['assigned-by-a-stranger', '0a551973-dead-4bad', '777000777', '2077-07-07']
