import type { JobState } from '@portico/contract/platform/overview.ts'

const URGENCY = { faulty: 0, never: 1, well: 2 }

/** How a job's last run went. */
export function stateOf({ lastEndedAt, lastFaultAt }: JobState): keyof typeof URGENCY {
  if (lastEndedAt === null) return 'never'
  return lastFaultAt === lastEndedAt ? 'faulty' : 'well'
}

/** Those that failed come first: there are dozens. */
export function orderByUrgency(jobs: readonly JobState[]): JobState[] {
  return jobs.toSorted((one, other) => URGENCY[stateOf(one)] - URGENCY[stateOf(other)])
}
