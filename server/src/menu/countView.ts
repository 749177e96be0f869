// Counts who opens an item: each guest once a day, by nothing that says who it was.
import { createHmac } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** Counts one look at an item. @param viewer whatever tells one guest or browser from another */
export async function countView(
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  { pageId, itemId, viewer }: { pageId: string; itemId: string; viewer: string },
): Promise<void> {
  const mark = createHmac('sha256', secrets.derive('item viewers')).update(`${pageId} ${viewer}`).digest()
  const isNew = await tx.run(sql`
    insert into page_item_views (page_id, item_id, day, viewer)
    select ${pageId}, ${itemId}, (${clock.now()}::timestamptz at time zone p.time_zone)::date, ${mark}
    from pages p where p.id = ${pageId} on conflict do nothing`)
  if (isNew > 0) await tx.run(sql`update page_items set views = views + 1 where page_id = ${pageId} and id = ${itemId}`)
}

/** Clears away who looked, once the day is over everywhere. */
export async function clearItemViews(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from page_item_views where day < (${now}::timestamptz - interval '2 days')::date`)
}
