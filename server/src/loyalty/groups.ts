// Some guests can be left out of the rewards: beside them it shows what the others come back for.
import { isLeftOut } from '../core/holdOut.ts'
import { prepare, type Tx } from '../core/db/database.ts'

type GuestAt = { pageId: string; guestId: string; at: Date }

/**
 * Puts a guest into a group, unless they are in one or have collected something before.
 * @returns whether they are left out
 */
export async function joinGroup(tx: Tx, of: GuestAt, holdOut: number): Promise<boolean> {
  if (holdOut === 0) return false
  const { pageId, guestId, at } = of
  await tx.run(insertGroup(pageId, guestId, isLeftOut(guestId, pageId, holdOut), at))
  return isHeldOut(tx, pageId, guestId)
}

const insertGroup = prepare(`
  insert into loyalty_reach (page_id, guest_id, is_held_out, first_at)
  select $1, $2, $3, $4 where not exists (select 1 from points_transfers where page_id = $1 and guest_id = $2)
  on conflict do nothing`)

/** Whether a guest is left out of the rewards now: nobody is once the venue leaves nobody out. */
export async function isHeldOut(tx: Tx, pageId: string, guestId: string): Promise<boolean> {
  return (await tx.first(findHeldOut(pageId, guestId))) !== undefined
}

const findHeldOut = prepare<{ one: number }>(`
  select 1 as one from loyalty_reach r join loyalty_settings s on s.page_id = $1
  where r.page_id = $1 and r.guest_id = $2 and r.is_held_out and s.hold_out > 0`)
