// The worker of imports. Any process may take one up where another left it.
import { messageOf } from '@portico/contract/errorParts.ts'
import { isConnectionLoss, sql, type Tx } from '../core/db/database.ts'
import { chooseDue } from '../core/jobs/chooseDue.ts'
import { startLeased, type LeaseRequest } from '../core/jobs/leasedQueue.ts'
import type { Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { WORKING } from '@portico/contract/imports/fields.ts'
import { dropFile } from './dropFile.ts'
import { lookAtFile } from './firstLook.ts'
import { holdJob, JOB_COLUMNS, endState, writeJob, Yielded, type Job } from './job.ts'
import { FileRefusal } from './read/refuseFile.ts'
import { runImport } from './runImport.ts'
import { tryOut } from './tryOut.ts'
import { undoImport } from './undoImport.ts'

const AT_ONCE = 2
const OF_PAGE = 1

/** Starts the worker; closing it ends between two chunks. */
export function startImports(services: Services): Rounds {
  const stop = new AbortController()
  const rounds = startLeased<Job>(services, {
    queue: 'imports',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking),
    work: (job) => workOn(services, job, stop.signal),
    complaint: 'an import could not go on',
  })
  return {
    round: rounds.round,
    close: () => {
      stop.abort()
      return rounds.close()
    },
  }
}

async function takeDue({ db }: Services, taking: LeaseRequest<Job>): Promise<Job[]> {
  const { now, until } = taking
  const due = await chooseDue(db, taking, {
    from: sql.table('imports'),
    since: 'created_at',
    where: sql`state = any(${[...WORKING]}::text[]) and (leased_until is null or leased_until < ${now})`,
    ofPage: OF_PAGE,
  })
  const jobs: Job[] = []
  for (const { pageId, id } of due)
    jobs.push(
      ...(await db.asSystem((tx) =>
        tx.rows(sql<Job>`
          update imports i set leased_until = ${until} from pages p
          where i.page_id = ${pageId} and i.id = ${id} and p.id = ${pageId} and (i.leased_until is null or i.leased_until < ${now})
            and i.state = any(${[...WORKING]}::text[])
          returning ${JOB_COLUMNS}`),
      )),
    )
  return jobs
}

/** One import from where it is. A fault of its own ends it; one of the machine leaves it to the next try. */
export async function workOn(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  const steps = { reading: lookAtFile, trying: tryOut, running: runImport, undoing: undoImport } as const
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes no others
  const step = steps[job.state as keyof typeof steps]
  try {
    await step(services, job, stop)
  } catch (error) {
    if (error instanceof Yielded) return
    if (stop.aborted || isConnectionLoss(error)) return giveBack(services, job)
    if (!(error instanceof FileRefusal)) services.log.warn({ reason: messageOf(error) }, 'an import failed')
    await services.db.asSystem((tx) => refuse(services, tx, job, error instanceof FileRefusal ? error.code : 'fault'))
  }
}

/** Another worker may go on at once. */
async function giveBack({ db }: Services, { pageId, id }: Job): Promise<void> {
  await db.asSystem((tx) =>
    tx.run(sql`update imports set leased_until = null where page_id = ${pageId} and id = ${id}`),
  )
}

async function refuse(services: Services, tx: Tx, job: Job, code: FileRefusal['code']): Promise<void> {
  await holdJob(tx, job)
  // What a trial foresaw has not happened.
  const isForeseen = job.state === 'trying'
  const none = isForeseen ? { added: 0, updated: 0, skipped: 0, wrong: 0, problems: 0 } : {}
  await writeJob(services, tx, job, { ...endState('failed', code), ...none, finished_at: services.clock.now() })
  await dropFile(tx, job)
}
