// A profile ends: no device comes in by it, and what runs by it is found, for an order to its gateway.
import { sql, type Tx } from '../core/db/database.ts'
import { readRunning, revokeGrants, type Target } from '../gateways/index.ts'
import { readChain } from './profileRows.ts'

type RevokedProfile = {
  guestId: string
  running: Target[]
  /** Sessions at the chain's other venues, whose rows only the system may read. */
  elsewhere(tx: Tx): Promise<Target[]>
}

/** @returns undefined when there is no such profile; one that was over stays as it was */
export async function revokeProfile(
  tx: Tx,
  of: { pageId: string; id: string; guestId?: string; by: 'owner' | 'guest'; now: Date },
): Promise<RevokedProfile | undefined> {
  const { pageId, id, now } = of
  const row = await tx.first(sql<{ guestId: string; login: string; visitId: string | null }>`
    update wifi_profiles set revoked_at = coalesce(revoked_at, ${now}), revoked_by = coalesce(revoked_by, ${of.by}),
      file_hash = null
    where page_id = ${pageId} and id = ${id} and (${of.guestId ?? null}::uuid is null or guest_id = ${of.guestId ?? null})
    returning guest_id, login, visit_id`)
  if (!row) return undefined
  const { guestId, login, visitId } = row
  await tx.run(sql`delete from wifi_tickets where page_id = ${pageId} and login = ${login}`)
  if (visitId) await revokeGrants(tx, pageId, visitId, now)
  tx.notify(pageId, 'wifi-profiles')
  const all = visitId ? await readRunning(tx, pageId, { guestId }) : []
  return {
    guestId,
    running: all.filter((session) => session.visitId === visitId),
    async elsewhere(system) {
      // A venue that shares no more lets nobody in by this profile either.
      const venues = (await readChain(system, pageId)).map((venue) => venue.id)
      const guests = await system.rows(sql<{ pageId: string; guestId: string }>`
        update wifi_profile_guests set revoked_at = coalesce(revoked_at, ${now})
        where page_id = any(${venues}::uuid[]) and login = ${login} returning page_id, guest_id`)
      const found: Target[] = []
      for (const one of guests) found.push(...(await readRunning(system, one.pageId, { guestId: one.guestId })))
      return found
    },
  }
}
