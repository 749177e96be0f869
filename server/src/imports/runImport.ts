// The run: chunk after chunk, each written whole or not at all, together with how far the import is. After a
// crash the next worker begins after the last chunk that was written.
import { dayIn } from '@portico/contract/dates.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { holdPlanRest } from '../plans/index.ts'
import { readChunks, type Chunk } from './chunks.ts'
import { dropFile } from './dropFile.ts'
import { holdJob, lockImports, openFile, endState, writeJob, type Job } from './job.ts'
import { problemsOf, writeProblems, type Counts } from './outcome.ts'
import { FileRefusal } from './read/refuseFile.ts'
import { rowReader, type ReadRow } from './readRow.ts'
import { writeGuests } from './writeGuests.ts'
import { writeLeads } from './writeLeads.ts'

const GUESTS_AT_ONCE = 2000
/** Leads are written one by one, and hold up others that come in meanwhile. */
const LEADS_AT_ONCE = 100

/** Runs an import to its end. @throws Yielded */
export async function runImport(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  const read = rowReader(job.plan!, { today: dayIn(services.clock.now(), job.timeZone), target: job.target })
  const size = job.target === 'guests' ? GUESTS_AT_ONCE : LEADS_AT_ONCE
  let { rowsRead } = job
  const { hasHeader } = job
  for await (const part of oneAhead(readChunks(openFile(services, job), { hasHeader, from: rowsRead, size }), read)) {
    stop.throwIfAborted()
    const before = rowsRead
    await services.db.asSystem((tx) => writeChunk(services, tx, job, { ...part, before }))
    rowsRead = part.chunk.rowsRead
  }
  await services.db.asSystem(async (tx) => {
    await holdJob(tx, job, rowsRead)
    await endImport(services, tx, job, 'done')
  })
}

/** Reads a chunk while the one before it is being written. */
async function* oneAhead(
  chunks: AsyncGenerator<Chunk>,
  read: ReturnType<typeof rowReader>,
): AsyncGenerator<Omit<Part, 'before'>> {
  const take = async () => {
    const next = await chunks.next()
    return next.done ? undefined : { chunk: next.value, rows: next.value.rows.map(read) }
  }
  try {
    for (let coming = take(); ;) {
      const part = await coming
      if (!part) return
      coming = take()
      // Waited for in the next turn, unless writing this one fails.
      coming.catch(() => undefined)
      yield part
    }
  } finally {
    await chunks.return(undefined)
  }
}

type Part = { chunk: Chunk; rows: readonly ReadRow[]; before: number }
type Totals = Counts & { problems: number; tagsMade: string[] }

async function writeChunk(services: Services, tx: Tx, job: Job, { chunk, rows, before }: Part): Promise<void> {
  const { pageId, id, target } = job
  await holdJob(tx, job, before)
  await lockImports(tx, pageId)
  const people = rows.flatMap((row) => (row.wrong ? [] : [row.person]))
  const write = target === 'guests' ? writeGuests : writeLeads
  const written = await write(services, tx, job, people)
  const so = (await tx.first(sql<Totals>`
    select added, updated, skipped, wrong, problems, tags_made from imports where page_id = ${pageId} and id = ${id}`))!
  const all = [...problemsOf(job, rows), ...written.problems]
  const { counts } = written
  if (target === 'guests' && counts.added > 0) await refuseOverPlan(services, tx, pageId)
  await writeJob(services, tx, job, {
    rows_read: chunk.rowsRead,
    progress: chunk.progress,
    added: so.added + counts.added,
    updated: so.updated + counts.updated,
    skipped: so.skipped + counts.skipped,
    wrong: so.wrong + counts.wrong + rows.length - people.length,
    problems: await writeProblems(tx, job, { problems: all, before: so.problems }),
    tags_made: [...so.tagsMade, ...written.tagsMade],
  })
  tx.notify(pageId, target === 'guests' ? 'profiles' : 'leads')
}

/** Counted after the chunk is written: people it joined with others take no room. @throws FileRefusal; the chunk is undone */
async function refuseOverPlan({ clock }: Services, tx: Tx, pageId: string): Promise<void> {
  const rest = await holdPlanRest(tx, { pageId, name: 'guests', now: clock.now() })
  if (rest !== undefined && rest < 0) throw new FileRefusal('plan-limit')
}

/** The import is over; its file is not needed any more. */
export async function endImport(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  job: Pick<Job, 'pageId' | 'id'>,
  state: 'done' | 'stopped',
): Promise<void> {
  const end = state === 'done' ? { progress: 1000 } : {}
  await writeJob(services, tx, job, { ...endState(state), ...end, finished_at: services.clock.now() })
  await dropFile(tx, job)
}
