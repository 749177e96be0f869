import { dayIn, hourOfDay } from '@portico/contract/dates.ts'
import { useVenue } from '../core/selectedPage.ts'
import { useNow } from '../ui/now.ts'

const HOUR_MS = 3600_000
/** People read what was put off when they begin to work. */
const MORNING = 9

/** Moments to put a conversation off until, by the venue's clock. */
export function useSnoozeTimes() {
  const { timeZone } = useVenue()
  const now = useNow(60)
  const inDays = (days: number) => hourOfDay(dayIn(new Date(now + days * 24 * HOUR_MS), timeZone), MORNING, timeZone)
  return [
    { key: 'hours', at: new Date(now + 3 * HOUR_MS) },
    { key: 'tomorrow', at: inDays(1) },
    { key: 'week', at: inDays(7) },
  ] as const
}
