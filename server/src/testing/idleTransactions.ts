import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'

/** Transactions open and idle for a second: each waits for something outside. */
export async function idleTransactions({ services }: RunningServer): Promise<string[]> {
  const rows = await services.db.asSystem((tx) =>
    tx.rows(sql<{ query: string }>`select query from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database() and pid <> pg_backend_pid() and state_change < now() - interval '1 second'`),
  )
  return rows.map(({ query }) => query)
}
