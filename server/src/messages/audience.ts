// Who could be written to now and what it would cost, before anything is saved or sent.
import type { MessageAudience } from '@portico/contract/messages/campaigns.ts'
import { MESSAGE_CHANNELS, REFUSALS, type MessageChannel, type Refusal } from '@portico/contract/messages/kinds.ts'
import type { Services } from '../core/services.ts'
import { METERED_CURRENCY, readFinance, readPayer } from '../finance/index.ts'
import { mayLeaveAt } from './law.ts'
import { readPlan, type Plan } from './plan.ts'
import { sortGuests } from './sortGuests.ts'
import { readVenue } from './venue.ts'

type CampaignQuestion = {
  pageId: string
  about: string
  segmentId: string | null
  ways: readonly string[]
  holdOut: number
}
export type Estimate = { plan: Plan; audience: MessageAudience }

/** Counts the guests of a campaign in short transactions, one for each thousand. */
export async function estimate(services: Services, asked: CampaignQuestion): Promise<Estimate> {
  const { db, clock } = services
  const now = clock.now()
  const { pageId, about, holdOut } = asked
  const { plan, balance, quietUntil } = await db.asSystem(async (tx) => {
    const made = await readPlan(services, tx, pageId, asked)
    const { venue, ...hours } = await readVenue(services, tx, pageId)
    const moment = { now, timeZone: venue.timeZone, ...hours }
    const starts = made.ways.map(({ channel }) => mayLeaveAt(channel, moment))
    const first = new Date(Math.min(...starts.map((at) => at.getTime()), Infinity))
    const owner = await readPayer(tx, pageId)
    const finance = owner ? await readFinance(tx, owner) : undefined
    const isQuiet = starts.length > 0 && first > now
    return { plan: made, balance: finance?.balance ?? 0, quietUntil: isQuiet ? first.toISOString() : null }
  })
  const reached = new Map<MessageChannel, { guests: number; cost: number }>()
  const left = new Map<Refusal, number>()
  let [guests, heldOut] = [0, 0]
  let after: string | undefined
  for (;;) {
    const from = after
    const some = await db.asSystem((tx) => sortGuests(services, tx, { pageId, about, holdOut, plan, after: from, now }))
    if (some.length === 0) break
    for (const one of some) {
      guests += 1
      if (one.reason) left.set(one.reason, (left.get(one.reason) ?? 0) + 1)
      else if (one.isHeldOut) heldOut += 1
      else {
        const sum = reached.get(one.channel) ?? { guests: 0, cost: 0 }
        reached.set(one.channel, { guests: sum.guests + 1, cost: sum.cost + one.cost })
      }
    }
    after = some.at(-1)!.guestId
  }
  const audience: MessageAudience = {
    guests,
    heldOut,
    reached: MESSAGE_CHANNELS.flatMap((channel) => {
      const sum = reached.get(channel)
      return sum ? [{ channel, ...sum }] : []
    }),
    left: REFUSALS.flatMap((reason) => (left.has(reason) ? [{ reason, guests: left.get(reason)! }] : [])),
    cost: [...reached.values()].reduce((sum, { cost }) => sum + cost, 0),
    balance,
    currency: METERED_CURRENCY,
    quietUntil,
  }
  return { plan, audience }
}
