// Events lie in one partition a month: made before they are needed, dropped whole when their time is over.
import { LOCK_MS, retryLocks } from './lockWaits.ts'
import { makeClient } from './pool.ts'

const LOCK = 4_040_4042
const MONTHS_AHEAD = 3

/** Only the owner of the tables may do this. @param months how long events are kept; 0 keeps them for good. @returns names of what was dropped */
export async function keepPartitions(ownerUrl: string, now: Date, months: number): Promise<string[]> {
  const client = makeClient(ownerUrl, 'partitions')
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // Making a month and dropping one lock all events: who reads or writes them would queue behind a long report too.
    await client.query(`set lock_timeout = ${LOCK_MS}`)
    const run = (statement: string, values?: unknown[]) => retryLocks(() => client.query(statement, values))
    await run(
      `call make_event_partitions(($1::timestamptz - interval '1 month')::date, ($1::timestamptz + make_interval(months => $2))::date)`,
      [now, MONTHS_AHEAD],
    )
    if (months === 0) return []
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'event'::regclass and c.relname ~ '^event_[0-9]{4}_[0-9]{2}$'
         and to_date(right(c.relname, 7), 'YYYY_MM') < date_trunc('month', $1::timestamptz - make_interval(months => $2))
       order by 1`,
      [now, months],
    )
    for (const { name } of rows) await run(`drop table ${client.escapeIdentifier(name)}`)
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
