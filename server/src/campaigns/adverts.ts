// What a portal session is shown: the decision, and what it leaves in the database.
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../core/db/database.ts'
import type { Candidate, CandidateVariant } from './candidate.ts'
import { decide, type Decision, type Place } from './decide.ts'
import { lineupsOf } from './lineups.ts'
import { momentOf, type Lineup } from './readLineup.ts'
import { handOut, handOutTogether, holdOut } from './shows.ts'
import { readStanding, type Show, type Standing, type Visitor } from './viewer.ts'

export type AdvertChoice = {
  id: string
  /** Where it was handed out first. */
  slot: Slot
  design: CreativeDesign
  /** The guest has followed or answered it. */
  isFollowed: boolean
}
/** `redirectId`: the booking whose address a guest may go on to. */
export type AdvertSpace = { advert?: AdvertChoice; redirectId?: string }

/** Machines that look at pages; what they see is counted nowhere. */
const ROBOTS = /bot\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|curl\/|wget\//i

/** Chooses what a session sees in a slot, or repeats what it was shown there. */
export async function chooseAdvert(services: Services, visitor: Visitor, slot: Slot): Promise<AdvertSpace> {
  const lineup = await lineupsOf(services).get(visitor.pageId)
  if (lineup.adverts.length === 0) return {}
  return services.db.asSystem(async (tx) => {
    const standing = await readStanding(tx, visitor)
    const again = shownBefore(lineup, standing.shows, slot)
    const chosen = again ?? (await chooseNew(services, tx, { lineup, visitor, standing, place: slot }))
    const design = chosen?.variant.creativeId ? lineup.creatives.get(chosen.variant.creativeId) : undefined
    const redirect = [...(chosen ? [chosen.booking] : []), ...bookingsOf(lineup, standing.shows)].find(
      ({ redirectUrl }) => redirectUrl !== '',
    )
    const show = standing.shows.find(({ campaignId }) => campaignId === chosen?.booking.id)
    const advert = chosen && design && { id: chosen.booking.id, slot, design, isFollowed: Boolean(show?.clickedAt) }
    return { ...(advert && { advert }), ...(redirect && { redirectId: redirect.id }) }
  })
}

/** Chooses the look of a session. @returns its template; undefined leaves the flow's */
export async function chooseLook(
  services: Services,
  tx: Tx,
  visitor: Visitor,
): Promise<{ id: string; templateId: string } | undefined> {
  const lineup = lineupsOf(services).peek(visitor.pageId)
  if (!lineup || lineup.designs.length === 0) return undefined
  const standing = await readStanding(tx, visitor)
  const chosen =
    shownBefore(lineup, standing.shows, 'design') ??
    (await chooseNew(services, tx, { lineup, visitor, standing, place: 'design' }))
  const templateId = chosen?.variant.templateId
  return chosen && templateId ? { id: chosen.booking.id, templateId } : undefined
}

type ChosenBooking = { booking: Candidate; variant: CandidateVariant }

/** A session sees the same again; on the success page first what its guest wanted to open once online. */
function shownBefore({ adverts, designs }: Lineup, shows: readonly Show[], place: Place): ChosenBooking | undefined {
  const open = shows.filter(({ isHeldOut }) => !isHeldOut)
  const wanted =
    place === 'success'
      ? open.find((show) => show.clickedAt && show.slot !== 'success' && show.slot !== 'design')
      : undefined
  const show = wanted ?? open.find((one) => one.slot === place)
  const booking = show && [...adverts, ...designs].find(({ id, lacks }) => id === show.campaignId && !lacks)
  const variant = booking?.variants.find(({ id }) => id === show?.variant)
  return booking && variant && { booking, variant }
}

function bookingsOf({ adverts }: Lineup, shows: readonly Show[]): Candidate[] {
  const ids = new Set(shows.filter(({ isHeldOut }) => !isHeldOut).map(({ campaignId }) => campaignId))
  return adverts.filter(({ id }) => ids.has(id))
}

type Question = { lineup: Lineup; visitor: Visitor; standing: Standing; place: Place }

/** Decides until one can be handed out: of two that decide at once for the last showing of a cap, one goes on to another. */
async function chooseNew(
  { db, clock }: Services,
  tx: Tx,
  { lineup, visitor, standing, place }: Question,
): Promise<ChosenBooking | undefined> {
  const now = clock.now()
  const { guest, userAgent } = visitor
  const isCounted = !ROBOTS.test(userAgent ?? '') && !(guest && lineup.staff.has(guest.id))
  const before = new Set(standing.shows.filter(({ isHeldOut }) => isHeldOut).map(({ campaignId }) => campaignId))
  let bookings = (place === 'design' ? lineup.designs : lineup.adverts).filter(({ id }) => !before.has(id))
  for (;;) {
    const decision: Decision = decide(bookings, place, standing.viewer, momentOf(lineup, now), Math.random)
    for (const booking of decision.heldOut) await holdOut(tx, visitor, booking, place, now)
    const { choice } = decision
    if (!choice) return undefined
    const { booking, variant } = choice
    if (standing.shows.some(({ campaignId }) => campaignId === booking.id)) return choice
    const handout = { booking, variant: variant.id, slot: place, now, isCounted }
    const isHandedOut = await (guest || tx.isBegun()
      ? handOut(tx, visitor, handout)
      : handOutTogether(db, visitor, handout))
    if (isHandedOut) return choice
    bookings = bookings.filter((other) => other !== booking && !decision.heldOut.includes(other))
  }
}
