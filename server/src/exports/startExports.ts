// The worker of exports: reads the list page by page and puts the file into the store part by part, so that it never is in
// memory whole.
import { messageOf } from '@portico/contract/errorParts.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { EXPORT_HOURS } from '@portico/contract/exports/states.ts'
import { isConnectionLoss, sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { chooseDue } from '../core/jobs/chooseDue.ts'
import { startLeased, type LeaseRequest } from '../core/jobs/leasedQueue.ts'
import type { Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { dropExport, partKey } from './files.ts'
import { JOB_COLUMNS, readRows, type Cell, type ExportJob } from './readRows.ts'
import { writeXlsx } from './writeXlsx.ts'

const AT_ONCE = 2
const OF_PAGE = 1
const PART_BYTES = 1_000_000
const LEASE_SECONDS = 60

/** Starts the worker; closing it gives up files that are half made, and another begins them again. */
export function startExports(services: Services): Rounds {
  const stop = new AbortController()
  const rounds = startLeased<ExportJob>(services, {
    queue: 'exports',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking),
    work: (job) => workOn(services, job, stop.signal),
    complaint: 'an export could not be made',
  })
  return {
    round: rounds.round,
    close: () => {
      stop.abort()
      return rounds.close()
    },
  }
}

async function takeDue({ db }: Services, taking: LeaseRequest<ExportJob>): Promise<ExportJob[]> {
  const { now, until } = taking
  const due = await chooseDue(db, taking, {
    from: sql.table('exports'),
    since: 'created_at',
    where: sql`state = 'waiting' and (leased_until is null or leased_until < ${now})`,
    ofPage: OF_PAGE,
  })
  const jobs: ExportJob[] = []
  for (const { pageId, id } of due)
    jobs.push(
      ...(await db.asSystem((tx) =>
        tx.rows(sql<ExportJob>`
          update exports e set leased_until = ${until} from pages p
          where e.page_id = ${pageId} and e.id = ${id} and p.id = ${pageId} and e.state = 'waiting'
            and (e.leased_until is null or e.leased_until < ${now}) returning ${JOB_COLUMNS}`),
      )),
    )
  return jobs
}

async function workOn(services: Services, job: ExportJob, stop: AbortSignal): Promise<void> {
  const { pageId, id } = job
  const write = (columns: Record<string, unknown>) =>
    services.db.asSystem(async (tx) => {
      const set = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
      const count = await tx.run(
        sql`update exports set ${set} where page_id = ${pageId} and id = ${id} and state = 'waiting'`,
      )
      tx.notify(pageId, 'exports')
      return count > 0
    })
  try {
    await makeFile(services, job, { stop, write })
  } catch (error) {
    if (stop.aborted || isConnectionLoss(error)) return void (await write({ leased_until: null }))
    services.log.warn({ reason: messageOf(error) }, 'an export failed')
    await write({ state: 'failed', finished_at: services.clock.now() })
  }
}

type How = { stop: AbortSignal; write: (columns: Record<string, unknown>) => Promise<boolean> }

async function makeFile(services: Services, job: ExportJob, { stop, write }: How): Promise<void> {
  const { storage, clock } = services
  let rows = -1
  async function* counted() {
    for await (const batch of readRows(services, job)) {
      stop.throwIfAborted()
      rows += batch.length
      yield batch
    }
  }
  const parts: number[] = []
  let waiting: Buffer[] = []
  let length = 0
  const store = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    length = 0
    // Written down first: a file that stays half made is found and removed.
    parts.push(bytes.length)
    const isWanted = await write({ parts, rows, leased_until: new Date(clock.now().getTime() + LEASE_SECONDS * 1000) })
    // A guest was erased meanwhile, who may stand in it.
    if (!isWanted) throw new Error('nobody waits for the file any more')
    await storage.put(partKey(job.id, parts.length), bytes, 'application/octet-stream')
  }
  for await (const piece of job.format === 'csv' ? writeCsv(counted()) : writeXlsx(counted())) {
    waiting.push(piece)
    length += piece.length
    if (length >= PART_BYTES) await store()
  }
  if (length > 0) await store()
  const now = clock.now()
  const expires = new Date(now.getTime() + EXPORT_HOURS * 3600_000)
  const bytes = parts.reduce((sum, part) => sum + part, 0)
  await write({ state: 'done', parts, rows, bytes, finished_at: now, expires_at: expires, leased_until: null })
}

/** The mark that says UTF-8 stands at the beginning of the file only. */
async function* writeCsv(batches: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const batch of batches) {
    const text = csvOf(batch)
    yield Buffer.from(isFirst ? text : text.slice(1))
    isFirst = false
  }
}

/** Deletes files whose day is over. */
export async function clearExports({ db, clock }: Services): Promise<void> {
  const over = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string; id: string }>`
      select page_id, id from exports where state = 'done' and expires_at < ${clock.now()} limit 500`),
  )
  await eachAlone(over, (of) => db.asSystem((tx) => dropExport(tx, of)))
}
