// Closes a venue where it comes from, and opens it there again. A closed one is deleted for the whole product.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { sql, type Database, type Tx } from '../database.ts'

const PATIENCE_MS = 20_000
const EVERY_MS = 50

export type PageState = { name: string; is_deleted: boolean; is_moved: boolean }

/** A page in one of the databases, if it is there. */
export async function readPage(client: pg.Client, pageId: string): Promise<PageState | undefined> {
  const { rows } = await client.query<PageState>(
    `select name, deleted_at is not null as is_deleted, moved_at is not null as is_moved from pages where id = $1`,
    [pageId],
  )
  return rows[0]
}

/** Money stays with accounts, and what is held for a venue is settled where it is held. @throws StartError */
export async function refuseUnsettled(source: pg.Client, pageId: string): Promise<void> {
  const { rows } = await source.query<{ purposes: string | null }>(
    `select string_agg(distinct purpose, ', ') as purposes from finance_charges where for_page = $1 and state = 'held'`,
    [pageId],
  )
  const { purposes } = rows[0]!
  if (purposes)
    throw new StartError(
      `Money is still held for this venue (${purposes}). Let its messages and calls end or stop them, then move it.`,
    )
}

/** Closes the page once nothing of it waits to be handed on, and waits for transactions that began before. */
export async function closePage(db: Database, source: pg.Client, pageId: string): Promise<void> {
  const isQuiet = `select 1 where not exists (
      select 1 from happenings where page_id = $1 and done_at is null and (next_at is null or next_at <= now()))
    and not exists (select 1 from accounting_inbox where records::text like '%' || $1 || '%')`
  await until(
    source,
    isQuiet,
    [pageId],
    'Work of this venue is still waiting. Start its server, let it catch up, then move the venue.',
  )
  const closed = await db.asSystem(async (tx) => {
    tellPage(tx, pageId)
    return tx.first(sql<{ xid: string }>`
      update pages set deleted_at = coalesce(deleted_at, now()), moved_at = coalesce(moved_at, now())
      where id = ${pageId} returning pg_current_xact_id()::text as xid`)
  })
  const isAlone = 'select 1 where pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8'
  await until(
    source,
    isAlone,
    [closed!.xid],
    'A transaction takes very long at the source. Let it end, then move the venue.',
  )
}

async function until(client: pg.Client, question: string, values: unknown[], complaint: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    const { rowCount } = await client.query(question, values)
    if (rowCount) return
    await sleep(EVERY_MS)
  }
  throw new StartError(complaint)
}

/** Opens the page where it was. */
export async function openPage(db: Database, pageId: string): Promise<void> {
  await db.asSystem(async (tx) => {
    await tx.run(sql`update pages set deleted_at = null, moved_at = null where id = ${pageId} and moved_at is not null`)
    tellPage(tx, pageId)
  })
}

/** RADIUS and the portal cache gateways, and dashboards may be listening. */
export function tellPage(tx: Tx, pageId: string): void {
  for (const topic of ['gateways', 'members'] as const) tx.notify(pageId, topic)
}
