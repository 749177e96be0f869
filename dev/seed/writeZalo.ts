// The café's Official Account: two hundred people who follow it or wrote to it, a third of them guests.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { plainText } from '@portico/server/core/db/plainText.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts'
import { makeRandom, type Random } from './random.ts'

const DAY_MS = 86_400_000
const SEED = 20_076
const PEOPLE = 208
const LINKED = 70
const CONNECTED_DAYS = 62
/** The app and the account of the simulator (dev/simulators/zalo/demo.ts). */
export const DEMO_ZALO = {
  appId: '1809273645',
  appSecret: 'demo-app-secret',
  oaSecret: 'demo-oa-secret',
  oaId: '2890417365',
}
const TAGS = [
  ['Khách quen', 0.24],
  ['Thích cà phê muối', 0.15],
  ['Đặt bàn cuối tuần', 0.1],
  ['Sinh nhật tháng này', 0.05],
  ['Góp ý', 0.04],
] as const

type Of = { pageId: string; ownerId: string; secrets: Secrets; now: Date }
type Person = { name: string; phone: string | null; guestId: string | null }

export async function writeZalo(tx: Tx, { pageId, ownerId, secrets, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const guests = await tx.rows(sql<{ id: string; name: string; phone: string | null }>`
    select id, name, phone from guests where page_id = ${pageId} and name is not null and erased_at is null
    order by last_seen_at desc, id limit ${LINKED}`)
  const people = Array.from({ length: PEOPLE }, (_, n): Person => {
    const guest = guests[Math.floor(n / 3)]
    if (n % 3 === 0 && guest) return { name: guest.name, phone: guest.phone, guestId: guest.id }
    return { name: nameOf(random), phone: null, guestId: null }
  })
  let followers = 0
  for (const [n, person] of people.entries()) {
    const isFollower = random.chance(0.9)
    if (isFollower) followers++
    await writePerson(tx, random, { pageId, now, person, isFollower, userId: `76${String(10_000_000_000 + n * 7919)}` })
  }
  const connectedAt = new Date(now.getTime() - CONNECTED_DAYS * DAY_MS)
  const [app, oa] = [secrets.seal(DEMO_ZALO.appSecret), secrets.seal(DEMO_ZALO.oaSecret)]
  await tx.run(sql`
    insert into zalo_pages (page_id, app_id, app_secret, app_secret_tail, oa_secret, oa_secret_tail, oa_id, name, category,
      is_verified, followers, package_name, package_until, connected_at, connected_by, sync_started_at, sync_done, sync_total,
      synced_at)
    values (${pageId}, ${DEMO_ZALO.appId}, ${app}, 'cret', ${oa}, 'cret', ${DEMO_ZALO.oaId}, 'Cà phê Hiên Nhà', 'Quán cà phê',
      true, ${followers}, 'Toàn diện', '31/12/2027', ${connectedAt}, ${ownerId}, ${now}, ${PEOPLE}, ${PEOPLE}, ${now})`)
  const until = new Date(now.getTime() + DAY_MS)
  await tx.run(sql`
    insert into zalo_accounts (app_id, oa_id, app_secret, oa_secret, access_token, access_expires_at, refresh_token,
      refreshed_at, page_ids, synced_at)
    values (${DEMO_ZALO.appId}, ${DEMO_ZALO.oaId}, ${app}, ${oa}, ${secrets.seal('demo')}, ${until}, ${secrets.seal('demo')},
      ${now}, array[${pageId}::uuid], ${now})`)
}

type Row = { pageId: string; now: Date; person: Person; isFollower: boolean; userId: string }

async function writePerson(tx: Tx, random: Random, { pageId, now, person, isFollower, userId }: Row): Promise<void> {
  const metAt = new Date(now.getTime() - random.int(1, CONNECTED_DAYS) * DAY_MS)
  // A few wrote today and can be answered freely; most were in touch weeks ago.
  const hours = Math.min(random.logNormal(120, 1.6), 24 * CONNECTED_DAYS)
  const inTouchAt = new Date(now.getTime() - hours * 3600_000)
  const tags = TAGS.flatMap(([tag, share]) => (random.chance(share) ? [tag] : []))
  const by = person.guestId ? random.pick(['phone', 'link', 'phone', 'hand'] as const) : null
  await tx.run(sql`
    insert into zalo_users (page_id, user_id, user_by_app, name, alias, search_text, is_follower, follow_changed_at, phone, tags,
      last_interaction_at, guest_id, linked_by, linked_at, detailed_at, created_at)
    values (${pageId}, ${userId}, ${`9${userId}`}, ${person.name}, ${person.name},
      ${[person.name, person.phone ?? ''].map(plainText).join('\n')}, ${isFollower}, ${metAt},
      ${by === 'phone' ? person.phone : null}, ${tags}::text[], ${inTouchAt}, ${person.guestId}, ${by},
      ${by === null ? null : metAt}, ${now}, ${metAt})`)
}

function nameOf(random: Random): string {
  const { middle, given } = random.pick(GIVEN_NAMES)
  return [random.weighted(FAMILY_NAMES), random.pick(middle), random.pick(given)].join(' ')
}
