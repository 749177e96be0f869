// Both databases of a move, opened for one move at a time.
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { makeClient } from '../pool.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Database } from '../database.ts'

export type Installation = { db: Database; ownerUrl: string; systemUrl: string; storage: Storage }

/** Rows are read and written as the role that row-level security shows everything to; the owner makes and numbers. */
export type Both = { source: pg.Client; target: pg.Client; sourceOwner: pg.Client; targetOwner: pg.Client }

const LOCK = 4_040_4043
const NAME = 'page move'

/** @throws StartError when source and target are one database, of two versions, or another move is running */
export async function withBoth<T>(
  from: Pick<Installation, 'systemUrl' | 'ownerUrl'>,
  to: Pick<Installation, 'systemUrl' | 'ownerUrl'>,
  work: (both: Both) => Promise<T>,
): Promise<T> {
  const both: Both = {
    source: makeClient(from.systemUrl, NAME),
    target: makeClient(to.systemUrl, NAME),
    sourceOwner: makeClient(from.ownerUrl, NAME),
    targetOwner: makeClient(to.ownerUrl, NAME),
  }
  try {
    await Promise.all(Object.values(both).map((client) => client.connect()))
    for (const client of [both.source, both.target])
      if (!(await lock(client)))
        throw new StartError(
          'Source and target are the same database, or another move is running. Nothing was changed.',
        )
    if ((await versionOf(both.sourceOwner)) !== (await versionOf(both.targetOwner)))
      throw new StartError(
        'Source and target are not of the same version of Portico. Upgrade both, then move the venue.',
      )
    return await work(both)
  } finally {
    await Promise.all(Object.values(both).map((client) => client.end()))
  }
}

/** Of the whole database, so of two it can be had twice. */
async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [LOCK])
  return rows[0]!.is_mine
}

async function versionOf(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ all: string }>(
    `select string_agg(name || hash, ' ' order by name) as all from migrations`,
  )
  return rows[0]!.all
}
