import type { JobState } from '@portico/contract/platform/overview.ts'
import { expect, test } from 'vitest'
import { orderByUrgency } from './jobState.ts'

const at = '2026-11-28T08:00:00Z'
const later = '2026-11-28T09:00:00Z'
const job = (name: string, lastEndedAt: string | null, lastFaultAt: string | null): JobState => ({
  name,
  lastStartedAt: lastEndedAt,
  lastEndedAt,
  lastDurationMs: 5,
  lastFault: lastFaultAt && 'no route to host',
  lastFaultAt,
  runs: 1,
  faults: 0,
})

test('among dozens of jobs, one whose last run failed comes first, and one that has recovered does not', () => {
  const jobs = [job('a', later, at), job('b', later, null), job('c', null, null), job('d', at, at)]
  expect(orderByUrgency(jobs).map(({ name }) => name)).toEqual(['d', 'c', 'a', 'b'])
})
