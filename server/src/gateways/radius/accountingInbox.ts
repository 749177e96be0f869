// Reports already answered and not yet applied: one row for all that were answered together.
import { commitUnwaited, prepare, sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import { storeRecords, type GatewayRecord } from './storeRecords.ts'

const ROWS_AT_ONCE = 100
/** Kept for longer than this, reports belong to a process that is gone. */
const LEFT_SECONDS = 60

/** One row: what was answered together. */
export type StoredBatch = { id: string; items: readonly GatewayRecord[] }

/** Puts reports on disk as they came. */
export async function storeBatch(services: Services, items: readonly GatewayRecord[]): Promise<StoredBatch> {
  const id = newId(services.clock.now())
  const records = items.map(({ gateway: { id, pageId }, record }) => ({ gateway: { id, pageId }, record }))
  await services.db.runAlone(put(id, JSON.stringify(records)))
  return { id, items }
}

const put = prepare('insert into accounting_inbox (id, records) values ($1::uuid, $2::json)')

/**
 * Applies the rows that still exist: another process may have taken one as abandoned. The commit need not wait for the
 * disk: if it is lost, so is the deletion, and the row is applied again.
 */
export async function applyBatch(services: Services, kept: readonly StoredBatch[]): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const [, taken] = await Promise.all([tx.run(commitUnwaited()), tx.rows(take(kept.map((row) => row.id)))])
    const ids = new Set(taken.map((row) => row.id))
    await storeRecords(
      services,
      tx,
      kept.flatMap((row) => (ids.has(row.id) ? row.items : [])),
    )
  })
}

const take = prepare<{ id: string }>('delete from accounting_inbox where id = any($1::uuid[]) returning id')

/** Works in what processes that died had kept. */
export async function sweepInbox(services: Services): Promise<void> {
  await applyStoredBatches(services, new Date(services.clock.now().getTime() - LEFT_SECONDS * 1000))
}

/** Applies all stored batches, from any process: no row is applied twice, and sessions do not depend on order. */
export async function applyStoredBatches(services: Services, before: Date): Promise<void> {
  while ((await workInLeft(services, newId(before))) === ROWS_AT_ONCE);
}

function workInLeft(services: Services, before: string): Promise<number> {
  return services.db.asSystem(async (tx) => {
    const left = await tx.rows(sql<{ id: string; records: GatewayRecord[] }>`
      delete from accounting_inbox where id = any(array(
        select id from accounting_inbox where id < ${before} order by id limit ${ROWS_AT_ONCE} for update skip locked))
      returning id, records`)
    // A statement that deletes gives rows back in any order.
    left.sort((a, b) => (a.id < b.id ? -1 : 1))
    await storeRecords(
      services,
      tx,
      left.flatMap((row) => row.records),
    )
    return left.length
  })
}
