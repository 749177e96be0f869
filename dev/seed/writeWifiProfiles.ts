// Guests of the demo venue who took a Wi-Fi profile along: most come by it, some never did, a few are over.
import { DAY_MS } from '@portico/contract/dates.ts'
import { PROFILE_DEVICES } from '@portico/contract/wifiProfiles.ts'
import { query, sql, type Tx } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { makeLogin } from '@portico/server/wifiProfiles/logins.ts'

const COUNT = 18
const VALID_DAYS = 180
/** Days ago on which the newest and the oldest were made. */
const NEWEST_DAYS = 1
const STEP_DAYS = 4.5

/** Switches profiles on, and gives the most faithful guests one each. */
export async function writeWifiProfiles(tx: Tx, { pageId, now }: { pageId: string; now: Date }): Promise<void> {
  await tx.run(sql`
    insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint)
    values (${pageId}, true, 'Hien Nha Secure', ${VALID_DAYS}, false, false)`)
  const guests = await tx.rows(sql<{ id: string; lastSeenAt: string }>`
    select g.id, g.last_seen_at from guests g join visits v on v.page_id = g.page_id and v.guest_id = g.id
    where g.page_id = ${pageId} and g.name is not null group by g.id, g.last_seen_at
    order by count(*) desc, g.id limit ${COUNT}`)
  for (const [index, guest] of guests.entries()) {
    const madeAt = new Date(now.getTime() - (NEWEST_DAYS + index * STEP_DAYS) * DAY_MS)
    const device = PROFILE_DEVICES[[0, 1, 0, 0, 1, 2][index % 6]!]!
    const kind = device === 'apple' ? 'certificate' : 'password'
    const cameAt = new Date(guest.lastSeenAt)
    const isUsed = index % 5 !== 3 && cameAt > madeAt
    const isRevoked = index % 7 === 6
    const revokedAt = new Date(Math.max(madeAt.getTime() + DAY_MS, now.getTime() - (index + 1) * DAY_MS))
    await tx.run(
      query.insertInto('wifi_profiles').values({
        page_id: pageId,
        id: newId(madeAt),
        guest_id: guest.id,
        kind,
        device,
        login: makeLogin(pageId, kind),
        down_kbps: 0,
        up_kbps: 0,
        uses: isUsed ? 1 + ((index * 7) % 23) : 0,
        created_at: madeAt,
        expires_at: new Date(madeAt.getTime() + VALID_DAYS * DAY_MS),
        used_at: isUsed ? cameAt : null,
        revoked_at: isRevoked && revokedAt < now ? revokedAt : null,
        revoked_by: isRevoked && revokedAt < now ? (index === 6 ? 'owner' : 'guest') : null,
      }),
    )
  }
}
