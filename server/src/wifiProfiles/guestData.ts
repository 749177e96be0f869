import { sql } from '../core/db/database.ts'
import type { GuestData, HeldData } from '../core/guestData.ts'

/** A profile is a key to the network in a guest's pocket: it ends with the guest's data. */
export const guestData: GuestData = {
  columns: [
    ['wifi_profiles', 'guest_id'],
    ['wifi_profile_guests', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId }) {
    await tx.run(sql`
      delete from wifi_tickets where page_id = ${pageId} and login in (
        select login from wifi_profiles where page_id = ${pageId} and guest_id = ${guestId})`)
    // The log of tries names the profile, and with it the guest.
    await tx.run(sql`
      delete from auth_log where page_id = ${pageId} and username in (
        select login from wifi_profiles where page_id = ${pageId} and guest_id = ${guestId}
        union select login from wifi_profile_guests where page_id = ${pageId} and guest_id = ${guestId})`)
    await tx.run(sql`
      update wifi_profiles set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, 'erased'),
        file_hash = null
      where page_id = ${pageId} and guest_id = ${guestId}`)
    // A chain's profile comes from another venue, which keeps it; here it opens nothing any more.
    await tx.run(sql`
      update wifi_profile_guests set revoked_at = coalesce(revoked_at, now()) where page_id = ${pageId} and guest_id = ${guestId}`)
    tx.notify(pageId, 'wifi-profiles')
  },

  async move(tx, { pageId, from, into }) {
    await tx.run(sql`update wifi_profiles set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await tx.run(
      sql`update wifi_profile_guests set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`,
    )
  },

  async show(tx, { pageId, guestId }) {
    return {
      wifiProfiles: await tx.rows(sql<HeldData['wifiProfiles'][number]>`
        select device, created_at as at, expires_at, used_at, revoked_at is not null as is_revoked
        from wifi_profiles where page_id = ${pageId} and guest_id = ${guestId} order by created_at desc`),
    }
  },
}
