// The work the server does by itself: every feature's jobs and queues. Any number of processes may run it.
import { clearDomainEvents, dispatchEvents } from '../core/domainEvents.ts'
import { clearIdempotencyKeys } from '../core/http/idempotency.ts'
import { clearJob } from '../core/jobs/job.ts'
import { startJobs, type Jobs } from '../core/jobs/startJobs.ts'
import { clearOutbox, startDelivery } from '../core/mail/deliver.ts'
import { clearMessageCounts } from '../core/mail/door.ts'
import { FEATURES } from './features.ts'
import type { Parts } from './featureParts.ts'

/** What belongs to no feature. */
export const CORE_JOBS = [
  clearJob('core.clearOutbox', clearOutbox),
  clearJob('core.clearMessageCounts', clearMessageCounts),
  clearJob('core.clearHappenings', clearDomainEvents),
  clearJob('core.clearIdempotencyKeys', clearIdempotencyKeys),
]

/** Starts them all. @param jobsAreTimed as {@link startJobs} takes it */
export function startWorker(parts: Parts, jobsAreTimed?: boolean): Jobs {
  const { services } = parts
  const ways = FEATURES.map(({ mailWays }) => mailWays?.(services))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all ways together
  const { ownWay, ...memberWays } = Object.assign({}, ...ways) as NonNullable<(typeof ways)[number]>
  const queues = [
    startDelivery(services, ownWay, memberWays),
    dispatchEvents(services),
    ...FEATURES.flatMap(({ queue }) => queue?.(services) ?? []),
  ]
  const jobs = startJobs([...CORE_JOBS, ...FEATURES.flatMap(({ jobs = [] }) => jobs)], parts, jobsAreTimed)
  return {
    run: jobs.run,
    async close() {
      await jobs.close()
      for (const queue of queues) await queue.close()
    },
  }
}
