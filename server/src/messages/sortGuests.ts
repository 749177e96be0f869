// Goes through the guests a campaign is for, a thousand at a time, and says of each how they are reached, or why not.
import type { MessageChannel, Refusal } from '@portico/contract/messages/kinds.ts'
import { isLeftOut } from '../core/holdOut.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { randomToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import { conditionSql, readMoment } from '../segments/index.ts'
import { refusalOf } from './law.ts'
import type { Plan } from './plan.ts'
import { readRecipients, type Recipient } from './recipients.ts'
import { readVenue } from './venue.ts'
import { writeMessage, type Venue } from './write.ts'

const AT_ONCE = 1000
const KEY_BYTES = 8

export type SortedGuest = { guestId: string; key: string; channel: MessageChannel } & (
  | { isHeldOut: boolean; cost: number; reason?: undefined }
  | { reason: Refusal }
)
export type Sorting = {
  pageId: string
  /** Decides with the guest who is left out. */
  about: string
  holdOut: number
  plan: Plan
  /** The guest after whom to go on; undefined from the first. */
  after: string | undefined
  now: Date
}

/** The next guests of a campaign. @returns fewer than a thousand at the end, none when there are no more */
export async function sortGuests(services: Services, tx: Tx, sorting: Sorting): Promise<SortedGuest[]> {
  const { pageId, plan, after, now } = sorting
  const { venue } = await readVenue(services, tx, pageId)
  const moment = await readMoment(tx, { id: pageId, timeZone: venue.timeZone }, now)
  const rows = await tx.rows(sql<{ guestId: string }>`
    select p.guest_id from guest_profiles p
    where p.page_id = ${pageId} and (${after ?? null}::uuid is null or p.guest_id > ${after ?? null})
      and ${plan.condition ? conditionSql(plan.condition, moment) : sql`true`}
    order by p.guest_id limit ${AT_ONCE}`)
  const guestIds = rows.map(({ guestId }) => guestId)
  const guests = new Map(
    (await readRecipients(services, tx, { pageId, guestIds, now })).map((one) => [one.guestId, one]),
  )
  return guestIds.map((guestId) => reachGuest(services, sorting, venue, { guestId, guest: guests.get(guestId) }))
}

/** How one guest is reached: by the first way that may and can. */
export function reachGuest(
  { config }: Pick<Services, 'config'>,
  { plan, holdOut, about, now }: Pick<Sorting, 'plan' | 'holdOut' | 'about' | 'now'>,
  venue: Venue,
  { guestId, guest }: { guestId: string; guest: Recipient | undefined },
): SortedGuest {
  const key = randomToken(KEY_BYTES)
  const [first] = plan.ways
  let reason: Refusal = guest ? 'no-provider' : 'erased'
  if (guest)
    for (const way of plan.ways) {
      const refusal = refusalOf(config, way, guest, { now })
      const written = refusal ? undefined : writeMessage(way, guest, { venue, links: plan.links, key })
      if (written?.missing.length === 0) {
        const cost = way.price * written.parts
        return { guestId, key, channel: way.channel, cost, isHeldOut: isLeftOut(guestId, about, holdOut) }
      }
      // What stands in the way of the preferred one is what an owner can act on.
      if (way === first) reason = refusal ?? 'missing-field'
    }
  return { guestId, key, channel: first?.channel ?? 'email', reason }
}
