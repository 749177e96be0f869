// A venue that was closed to be moved to another installation: gone from here for good, or open here again.
import { audit } from '../core/audit.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { openPage } from '../core/db/pageMove/closePage.ts'
import type { Services } from '../core/services.ts'
import { StartError } from '../core/startError.ts'
import { erasePage } from './purge.ts'

type Side = Pick<Services, 'db' | 'clock'>

/** Deletes a page that is at the target. @throws StartError when it was not moved there */
export async function removeMoved(pageId: string, from: Side, to: Side): Promise<void> {
  await refuseUnmoved(pageId, from)
  const there = await to.db.asSystem((tx) => findPage(tx, pageId))
  if (!there || there.isMoved) throw new StartError('The target does not have this venue. Nothing was deleted.')
  await from.db.asSystem(async (tx) => {
    // A big venue's history takes longer than any call may.
    await tx.run(sql`set local statement_timeout = 0`)
    await erasePage(tx, pageId)
    const at = from.clock.now()
    await audit(tx, { at, actor: { kind: 'system', job: 'page move' }, action: 'pages.move', subject: { id: pageId } })
  })
}

/** Opens a page here again whose move was cut off. @throws StartError when it was not closed for a move, or is at the target */
export async function reopenMoved(pageId: string, from: Side, to: Side): Promise<void> {
  await refuseUnmoved(pageId, from)
  if (await to.db.asSystem((tx) => findPage(tx, pageId)))
    throw new StartError('The target has this venue: it was moved whole. Nothing was changed.')
  await openPage(from.db, pageId)
}

async function refuseUnmoved(pageId: string, { db }: Side): Promise<void> {
  const page = await db.asSystem((tx) => findPage(tx, pageId))
  if (!page?.isMoved) throw new StartError('This venue was not closed for a move. Nothing was changed.')
}

function findPage(tx: Tx, pageId: string): Promise<{ isMoved: boolean } | undefined> {
  return tx.first(sql<{ isMoved: boolean }>`select moved_at is not null as is_moved from pages where id = ${pageId}`)
}
