import type { Reply } from '@portico/contract/http/endpoint.ts'
import { reports, type Preset } from '@portico/contract/reports.ts'
import { useAllows } from '../core/rights.ts'
import { useLiveReply } from './useLiveReply.ts'

export type PastDays = Reply<typeof reports.overview>

/** How the venue did, as the report of the same days says it; asked only for those who may read reports. */
export function usePastDays(range: Preset) {
  const isAllowed = useAllows('report:read')
  return useLiveReply(reports.overview, { query: { range, compare: 'previous' } }, ['visits', 'reports'], isAllowed)
}
