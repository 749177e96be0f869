import { noteGuestChanges } from '../core/guestChanges.ts'
import { sql, type Tx } from '../core/db/database.ts'

type Setting = { pageId: string; tagId: string; gives: boolean; guestIds: readonly string[]; now: Date }

/** Gives a tag to guests as if by hand, or takes it away. @returns false for a tag that is gone */
export async function setTag(tx: Tx, { pageId, tagId, gives, guestIds, now }: Setting): Promise<boolean> {
  const tag = await tx.first(sql`select 1 from tags where page_id = ${pageId} and id = ${tagId} for key share`)
  if (!tag) return false
  const ids = [...new Set(guestIds)].toSorted()
  if (gives)
    await tx.run(sql`
      insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
      select ${pageId}, ${tagId}, g, 'hand', ${now} from unnest(${ids}::uuid[]) g
      on conflict (page_id, guest_id, tag_id) do update set origin = 'hand' where tagged_guests.origin <> 'hand'`)
  else
    await tx.run(sql`
      delete from tagged_guests where page_id = ${pageId} and tag_id = ${tagId} and guest_id = any(${ids}::uuid[])`)
  noteGuestChanges(tx, pageId, ids)
  return true
}
