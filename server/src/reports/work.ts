// The worker's share of reports.
import type { Services } from '../core/services.ts'
import type { NamesOf } from './read/namesOf.ts'
import { addDays } from './read/range.ts'
import { sendDueReports } from './send/sendDueReports.ts'
import { checkDay, recountDirty, sketchDays } from './count/upkeep.ts'

const HOUR_MS = 3600_000
/** By then yesterday is over in every zone that has venues, give or take. */
const CHECKED_AT_HOUR = 14

/** Makes a round: mails that are due, days to be counted again, and once a day a look whether all counts are true. */
export function workOnReports(
  services: Services,
  keepEvents: () => Promise<unknown>,
  namesOf: NamesOf,
): () => Promise<void> {
  let sketchAt = 0
  let checkedOn = ''
  return async () => {
    await sendDueReports(services, namesOf)
    await recountDirty(services)
    const now = services.clock.now()
    if (now.getTime() >= sketchAt) {
      const made = await sketchDays(services, now)
      // As long as there is work it goes on with the next round.
      sketchAt = made > 0 ? 0 : now.getTime() + HOUR_MS
    }
    const today = now.toISOString().slice(0, 10)
    if (checkedOn !== today && now.getUTCHours() >= CHECKED_AT_HOUR) {
      checkedOn = today
      await keepEvents()
      await checkDay(services, addDays(today, -1))
    }
  }
}
