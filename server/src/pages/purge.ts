// A deleted page is kept for thirty days and then goes with everything it had.
import { UNDO_DAYS } from '@portico/contract/pages.ts'
import { audit } from '../core/audit.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { KEYLESS_TABLES } from '../core/db/keylessTables.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { leaveObjects } from '../media/index.ts'
import type { Services } from '../core/services.ts'
import { pageObjects } from '../core/storage/pageObjects.ts'

/** Erases pages whose time to be brought back is over, each in its own transaction. @returns how many. */
export async function purgeDeletedPages(services: Services, stop?: AbortSignal): Promise<number> {
  const now = services.clock.now()
  const due = await services.db.asSystem((tx) =>
    tx.rows(
      sql<{
        id: string
      }>`select id from pages where moved_at is null and deleted_at < ${now}::timestamptz - make_interval(days => ${UNDO_DAYS})`,
    ),
  )
  await eachAlone(due, async ({ id }) => stop?.aborted || purge(services, id, now))
  return due.length
}

async function purge({ db }: Services, pageId: string, now: Date): Promise<void> {
  await db.asSystem(async (tx) => {
    // A big venue's history takes longer than any call may.
    await tx.run(sql`set local statement_timeout = '10min'`)
    const due = await tx.first(sql`select 1 from pages
      where id = ${pageId} and moved_at is null and deleted_at < ${now}::timestamptz - make_interval(days => ${UNDO_DAYS}) for update`)
    // Brought back, or purged by another process, in this very moment.
    if (!due) return
    await erasePage(tx, pageId)
    const actor = { kind: 'system', job: 'page purge' } as const
    await audit(tx, { at: now, actor, action: 'pages.purge', subject: { id: pageId } })
  })
}

/** Deletes a page with all its rows; the store lets go of its objects. */
export async function erasePage(tx: Tx, pageId: string): Promise<void> {
  const objects = await tx.rows(pageObjects(pageId))
  await leaveObjects(
    tx,
    objects.map(({ key }) => key),
  )
  await tx.run(query.deleteFrom('outbox').where('for_page', '=', pageId))
  await tx.run(query.deleteFrom('pages').where('id', '=', pageId))
  // Last: deleting the page has waited for an import that is writing such rows.
  for (const table of KEYLESS_TABLES) await tx.run(sql`delete from ${sql.table(table)} where page_id = ${pageId}`)
}
