// A demo worth looking at: one café with ninety days of guests, the same for everyone.
import { sql } from '@portico/server/core/db/database.ts'
import type { Services } from '@portico/server/core/services.ts'
import { lastDays } from './calendar.ts'
import { makeRandom } from './random.ts'
import { playOut } from './stays.ts'
import { writeSecondVenue } from './secondVenue.ts'
import { ADMIN_ID, FREE_PLAN, hashDemoPasswords, isVenueThere, OWNER_ID, PAGE_ID, writeVenue } from './venue.ts'
import { writeAnswers } from './writeAnswers.ts'
import { planCampaigns } from './writeCampaigns.ts'
import { writeCodes } from './writeCodes.ts'
import { drawDishes } from './drawDish.ts'
import { writeGifts } from './writeGifts.ts'
import { writeHouse } from './writeHouse.ts'
import { writeImports } from './writeImports.ts'
import { writeBilling, writeCompanies } from './writeBilling.ts'
import { writeMoney } from './writeMoney.ts'
import { writeWifiSales } from './writeWifiSales.ts'
import { writeLicences } from './writeLicences.ts'
import { writeMenu, writeReviews } from './writeMenu.ts'
import { planLeads } from './writeLeads.ts'
import { writeLoyalty } from './writeLoyalty.ts'
import { writeAutomations } from './writeAutomations.ts'
import { writeMessages } from './writeMessages.ts'
import { writeProfiles } from './writeProfiles.ts'
import { writeInbox } from './writeInbox.ts'
import { writeTeam } from './writeTeam.ts'
import { writeAudit } from './writeAudit.ts'
import { writeEvents } from './writeEvents.ts'
import { writeHistory } from './writeHistory.ts'
import { writeWifiProfiles } from './writeWifiProfiles.ts'
import { writeZalo } from './writeZalo.ts'

export { DEMO_ACCOUNTS } from './venue.ts'

const DAYS = 90
const SEED = 20_041
const HOUR_MS = 3600_000
/** A gateway that reported within five minutes counts as online, and these two may not run. */
const QUIET_MS = 10 * 60_000

/** What was created; nothing when the café already existed. */
export type Seeded = { isNew: boolean; guests: number; visits: number }

/**
 * Creates the demo venue, and an empty second one of its owner, unless it exists. No guest is left online: today includes only those who have left.
 * @param services.clock the 90 days end on its day.
 */
export async function seedDemo(
  services: Pick<Services, 'db' | 'clock' | 'secrets'> & Partial<Pick<Services, 'storage' | 'config'>>,
): Promise<Seeded> {
  const nothing = { isNew: false, guests: 0, visits: 0 }
  if (await services.db.asSystem(isVenueThere)) return nothing
  const now = services.clock.now()
  const random = makeRandom(SEED)
  const days = lastDays(now, DAYS, random)
  // Generated to the end of today and then cut, so that the morning is the same at any hour.
  const stays = playOut(days, random).filter((stay) => stay.endedAt <= now.getTime() - QUIET_MS)
  const hashes = await hashDemoPasswords()
  return services.db.asSystem(async (tx) => {
    // Two processes may start at once; the second waits here and finds the café.
    await tx.run(sql`select pg_advisory_xact_lock(${SEED})`)
    if (await isVenueThere(tx)) return nothing
    const openedAt = new Date(days[0]!.startsAt - 12 * HOUR_MS)
    await writeVenue(tx, hashes, services.secrets, openedAt)
    const made = await writeHistory(tx, stays)
    const leads = planLeads(stays, now)
    const campaigns = planCampaigns(stays, now)
    await writeEvents(tx, stays, [...leads.events, ...campaigns.events])
    await writeAudit(tx, now, openedAt, made)
    const of = { pageId: PAGE_ID, ownerId: OWNER_ID, secrets: services.secrets, now }
    // First its plan: without one no gift could be ordered.
    await writeCompanies(tx, of)
    await writeMoney(tx, of)
    await writeBilling(tx, { ...of, adminId: ADMIN_ID })
    const clerkId = await writeTeam(tx, { ...of, passwordHash: hashes.owner })
    await leads.write(tx, { ownerId: OWNER_ID, clerkId })
    await writeCodes(tx, { ...of, clerkId })
    await writeHouse(tx, of)
    await writeImports(tx, of)
    await writeLoyalty(tx, of)
    const drawings = await drawDishes(tx, services, openedAt)
    await writeGifts(tx, of, drawings)
    await writeProfiles(tx, of)
    await writeWifiProfiles(tx, of)
    await writeMenu(tx, now, drawings)
    await writeReviews(tx, stays, now)
    await writeZalo(tx, of)
    await writeWifiSales(tx, of)
    await writeLicences(tx, of)
    await writeInbox(tx, { ...of, clerkId, storage: services.storage })
    await writeAnswers(tx, of)
    await campaigns.write(tx, OWNER_ID)
    await writeMessages(tx, of)
    await writeAutomations(tx, of)
    await writeSecondVenue(tx, OWNER_ID, FREE_PLAN, now)
    for (const topic of ['gateways', 'devices', 'visits', 'sessions'] as const) tx.notify(PAGE_ID, topic)
    return { isNew: true, ...made }
  })
}
