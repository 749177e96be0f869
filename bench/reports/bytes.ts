// The space of an event in events, totals and indexes, when it arrives through the product.
import type pg from 'pg'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { makeEvents } from './generate.ts'

const VENUES = 10
const A_DAY = 125
const DAYS = 160
const AT_ONCE = 500
const DAY_MS = 86_400_000

/** Bytes by table per event of ten venues with 125 events a day, written in order of time through the product. */
export async function measureBytes(db: Database, owner: pg.Client, now: number): Promise<Map<string, number>> {
  const pages = Array.from({ length: VENUES }, () => newId(new Date(now)))
  await db.asSystem((tx) =>
    tx.run(sql`insert into pages (id, name) select id, 'Bytes' from unnest(${pages}::uuid[]) as p (id)`),
  )
  const count = VENUES * A_DAY * DAYS
  const make = makeEvents(pages, count)
  const before = await readBytes(owner)
  const events = make
    .events(count, () => now - DAYS * DAY_MS * Math.random())
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (let made = 0; made < count; made += AT_ONCE) {
    const batch = events.slice(made, made + AT_ONCE)
    await db.asSystem((tx) => recordEvents(tx, batch))
  }
  await owner.query('vacuum analyze')
  const after = await readBytes(owner)
  await owner.query('delete from pages where id = any($1::uuid[])', [pages])
  await owner.query('vacuum analyze')
  return new Map([...after].map(([table, bytes]) => [table, (bytes - (before.get(table) ?? 0)) / count]))
}

/** Bytes of the report tables with their indexes; partitions of events count as one table. */
async function readBytes(owner: pg.Client): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ name: string; bytes: number }>(`
    select name, sum(bytes)::bigint as bytes from (
      select regexp_replace(c.relname, '^event_.*', 'event') || case when part = 'i' then ' indexes' else '' end as name,
        case when part = 'i' then pg_indexes_size(c.oid) else pg_table_size(c.oid) end as bytes
      from pg_class c, (values ('t'), ('i')) p (part)
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname ~
        '^(event_.*|visitor_sketch|(visit|profile|hotspot|guest|campaign|step|answer|lead|weekday)_(day|month|quarter|page|last|last_month|guest))$') t
    group by 1`)
  return new Map(rows.map(({ name, bytes }) => [name, bytes]))
}
