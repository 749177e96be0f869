// What is asked of the database's pools, the disk and the jobs when Prometheus asks.
import { statfs } from 'node:fs/promises'
import { sql, type Database } from '../db/database.ts'
import type { Config } from '../config.ts'
import type { Reading, Rows } from './metrics.ts'

type Uses = { db: Database; config: Pick<Config, 'dataDir'> }

/** Figures that every process has. */
export function processReadings({ db, config }: Uses): Reading[] {
  return [
    {
      name: 'portico_database_connections',
      help: 'Connections to PostgreSQL, and transactions that wait for one',
      labels: ['pool', 'state'],
      read: () =>
        db
          .connections()
          .flatMap(({ pool, ...states }) =>
            Object.entries(states).map(([state, count]) => [{ pool, state }, count] as const),
          ),
    },
    {
      name: 'portico_disk_free_bytes',
      help: 'Free space on the disk of DATA_DIR',
      labels: [],
      read: async () => {
        const disk = await statfs(config.dataDir).catch(() => undefined)
        return disk ? [[{}, disk.bavail * disk.bsize]] : []
      },
    },
    ...jobReadings(db),
  ]
}

/** What became of RADIUS packets. @param counters of the server, which count on */
export function radiusReading(counters: Readonly<Record<string, number>>): Reading {
  return {
    name: 'portico_radius_packets_total',
    help: 'RADIUS packets by what became of them',
    labels: ['result'],
    isCounter: true,
    read: () => Object.entries(counters).map(([result, count]) => [{ result }, count]),
  }
}

type JobRow = { name: string; endedAt: string; durationMs: number; hasFailed: boolean }

function jobReadings(db: Database): Reading[] {
  const readRows = async (pick: (row: JobRow) => number): Promise<Rows> => {
    const rows = await db.asSystem((tx) =>
      tx.rows(sql<JobRow>`
        select name, last_ended_at as ended_at, last_duration_ms as duration_ms, last_fault_at is not distinct from last_ended_at as has_failed
        from jobs where last_ended_at is not null`),
    )
    return rows.map((row) => [{ name: row.name }, pick(row)])
  }
  const reading = (name: string, help: string, pick: (row: JobRow) => number) => ({
    name,
    help,
    // `job` is Prometheus's own name for what it scrapes.
    labels: ['name'],
    read: () => readRows(pick),
  })
  return [
    reading(
      'portico_job_ended_timestamp_seconds',
      'When a job last ended, in any process',
      ({ endedAt }) => Date.parse(endedAt) / 1000,
    ),
    reading('portico_job_duration_seconds', 'How long its last run took', ({ durationMs }) => durationMs / 1000),
    reading('portico_job_failed', '1 when its last run failed', ({ hasFailed }) => (hasFailed ? 1 : 0)),
  ]
}
