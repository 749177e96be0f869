// Trying secrets tells devices that share a NAS-Identifier apart; this keeps it to a few tries per packet.
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'

/** Routers of one owner that may all keep the name their factory gave them. */
const MOST_OF_ONE_NAME = 16

/** @throws device/nas-id-crowded where the page's owners have as many devices of a name as may be. */
export async function refuseCrowded({ db, page }: PageContext, nasIds: readonly (string | undefined)[]): Promise<void> {
  const named = nasIds.filter((nasId) => nasId !== undefined)
  if (named.length === 0) return
  // The owners' other pages are outside this request's tenant.
  const crowded = await db.asSystem((tx) =>
    tx.first(sql<{ nas_id: string }>`
      select g.nas_id from gateways g
      join pages p on p.id = g.page_id and p.deleted_at is null
      where g.nas_id = any(${named}::text[]) and g.page_id <> ${page.id} and exists (
        select 1 from members theirs join members ours on ours.user_id = theirs.user_id and ours.role = 'owner'
        where theirs.page_id = g.page_id and theirs.role = 'owner' and ours.page_id = ${page.id})
      group by g.nas_id having count(*) >= ${MOST_OF_ONE_NAME} limit 1`),
  )
  if (crowded) throw fail('device/nas-id-crowded')
}
