// A report by its name: what shared links and scheduled mails ask for.
import type { ReportName } from '@portico/contract/reports.ts'
import { devices, software, times } from './figures/breakdowns.ts'
import { campaigns } from './figures/campaigns.ts'
import { leads } from './figures/leadCounts.ts'
import { loyalty } from './figures/loyalty.ts'
import { overview, visits } from './figures/overview.ts'
import { survey } from './figures/survey.ts'

/** Every report that names no guest. */
export const COUNTS = { overview, campaigns, visits, devices, software, times, survey, leads, loyalty }
export type CountName = keyof typeof COUNTS

/** Whether a report names no guest, so that it may leave the house. */
export function isCount(name: ReportName): name is CountName {
  return Object.hasOwn(COUNTS, name)
}
