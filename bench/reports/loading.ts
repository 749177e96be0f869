// Loads like a warehouse: indexes are built after the rows. Finished steps are recorded, so that an interrupted
// run resumes.
import type pg from 'pg'
import { makeClient } from '@portico/server/core/db/pool.ts'

const TABLES = ['event', 'guest_day', 'guest_page', 'campaign_guest']

/** An owner's connection that checks no foreign keys and may use memory. */
export async function connectLoading(ownerUrl: string): Promise<pg.Client> {
  const owner = makeClient(ownerUrl, 'bench')
  await owner.connect()
  await owner.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '768MB';
    set maintenance_work_mem = '768MB'; set temp_buffers = '64MB'`)
  return owner
}

/** Whether a folder contains an incomplete history. */
export async function isBegun(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ begun: boolean }>(`select to_regclass('bench_steps') is not null as begun`)
  return rows[0]!.begun
}

/** Runs a step and records it in one transaction; skips it when it is recorded. */
export async function once(owner: pg.Client, step: string, work: () => Promise<void>): Promise<void> {
  const { rowCount } = await owner.query('select 1 from bench_steps where step = $1', [step])
  if (rowCount === 1) return
  await owner.query('begin')
  await work()
  await owner.query('insert into bench_steps values ($1)', [step])
  await owner.query('commit')
}

type Index = { name: string; table: string; definition: string; constraint: string | null }

/** Drops the large tables' indexes, does the work, and rebuilds them. */
export async function withoutIndexes(ownerUrl: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = await connectLoading(ownerUrl)
  try {
    for (const setting of [`max_wal_size = '8GB'`, `checkpoint_timeout = '30min'`])
      await owner.query(`alter system set ${setting}`)
    await owner.query('select pg_reload_conf()')
    if (!(await isBegun(owner))) await dropIndexes(owner)
    await work(owner)
    const { rows } = await owner.query<Index>('select * from bench_indexes')
    for (const { name, table, definition, constraint } of rows)
      await once(owner, name, async () => {
        await owner.query(
          constraint ? `alter table ${table} add constraint ${name} ${constraint}` : forAllPartitions(definition),
        )
        process.stderr.write('i')
      })
    await owner.query('alter system reset all')
    await owner.query('select pg_reload_conf()')
    await owner.query('drop table bench_indexes, bench_steps')
  } finally {
    await owner.end()
  }
}

async function dropIndexes(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  await owner.query('create table bench_steps (step text primary key)')
  await owner.query(
    `create table bench_indexes as
     select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition,
       pg_get_constraintdef(c.oid) as constraint
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'p'
     where i.indrelid = any('{${TABLES.join(',')}}'::regclass[])`,
  )
  const { rows } = await owner.query<Index>('select * from bench_indexes')
  for (const { name, table, constraint } of rows)
    await owner.query(constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  await owner.query('commit')
}

/** Turns a definition that names only the parent table into one for all partitions. */
function forAllPartitions(definition: string): string {
  return definition.replace(' ON ONLY ', ' ON ')
}
