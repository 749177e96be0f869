import { dayIn } from '@portico/contract/dates.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useNow } from '../now.ts'

/** What day it is at the venue. */
export function useToday(): string {
  const { timeZone } = useVenue()
  return dayIn(new Date(useNow(60)), timeZone)
}
