// A report by its name: what shared links and scheduled mails ask for.
import type { ReportName } from '@portico/contract/reports.ts'
import { devices, software, times } from './breakdowns.ts'
import { campaigns } from './campaigns.ts'
import { leads } from './leadCounts.ts'
import { overview, visits } from './overview.ts'
import { survey } from './survey.ts'

/** Every report that names no guest. */
export const COUNTS = { overview, campaigns, visits, devices, software, times, survey, leads }
export type CountName = keyof typeof COUNTS

/** Whether a report names no guest, so that it may leave the house. */
export function isCount(name: ReportName): name is CountName {
  return Object.hasOwn(COUNTS, name)
}
