// What tables that only grow held at a moment, known afterwards from the time of each commit, and what a copy of that moment holds.
import { sql, type RawBuilder } from '@portico/server/core/db/database.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { holesIn } from '@portico/server/testing/catalogue.ts'
import { moneyFaults } from '@portico/server/testing/money.ts'
import { pointFaults } from '@portico/server/testing/points.ts'
import { openBeside, type Beside } from '../../../scripts/openBeside.ts'

/** Each with a sum that tells rows apart. */
const LEDGERS = {
  points_transfers: 'sum(amount)',
  finance_entries: 'sum(abs(amount))',
  consents: `count(*) filter (where purpose = 'terms' and is_given)`,
  'chaos.probes': 'sum(mark)',
} as const
/** Of the run, not of the product, whose wall does not know them. */
export const PROBES = `create schema chaos; create table chaos.probes (mark bigint primary key);
  grant usage on schema chaos to portico_system; grant select on chaos.probes to portico_system`

/** How far a commit is from a moment at the least: two that come together may be in the log the other way round. */
const APART = '3 milliseconds'

export type Moment = { at: string; holds: string }
type Db = Beside['services']['db']

/** Moves a moment to where nothing is committed. @returns it with what the tables held then */
export async function settleMoment(db: Db, at: string): Promise<Moment> {
  const commits = Object.keys(LEDGERS).map((table) => `select pg_xact_commit_timestamp(xmin) as at from ${table}`)
  const quiet = await db.asSystem((tx) =>
    tx.first(sql<{ at: string }>`
      with commits as materialized (select at from (${sql.raw(commits.join(' union all '))}) c
        where at > ${at}::timestamptz - interval '1 second' and at < ${at}::timestamptz + interval '5 seconds')
      select m::text as at from generate_series(${at}::timestamptz, ${at}::timestamptz + interval '4 seconds', interval '5 milliseconds') m
      where not exists (select from commits where at between m - ${APART}::interval and m + ${APART}::interval)
      order by m limit 1`),
  )
  if (!quiet) throw new Error(`there is no quiet moment after ${at}`)
  return { at: quiet.at, holds: await readLedgers(db, sql`pg_xact_commit_timestamp(xmin) <= ${quiet.at}::timestamptz`) }
}

/** Count and sum of each table. */
export async function readLedgers(db: Db, which: RawBuilder<unknown> = sql`true`): Promise<string> {
  const parts: string[] = []
  for (const [table, sum] of Object.entries(LEDGERS)) {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ is: string }>`
        select concat(count(*), '/', ${sql.raw(sum)}) as is from ${sql.table(table)} where ${which}`),
    )
    parts.push(`${table} ${row!.is}`)
  }
  return parts.join(', ')
}

type Copy = { url: string; dataDir: string; secretKey: string; pageId: string }

/** What is wrong with a copy; nothing should be. */
export async function faultsOf({ url, dataDir, secretKey, pageId }: Copy, holds: string): Promise<string[]> {
  const beside = await openBeside(readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, SECRET_KEY: secretKey }))
  const owner = makeClient(url, 'chaos')
  await owner.connect()
  try {
    const { services } = beside
    const own = await readLedgers(services.db)
    return [
      ...(own === holds ? [] : [`holds ${own} instead of ${holds}`]),
      ...(await moneyFaults(services)).map((fault) => `money: ${JSON.stringify(fault)}`),
      ...(await pointFaults({ services }, pageId)).map((fault) => `points: ${JSON.stringify(fault)}`),
      ...(await holesIn(owner)),
    ]
  } finally {
    await owner.end()
    await beside.close()
  }
}
