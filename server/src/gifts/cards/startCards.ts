// The worker that reads files of phone cards. A card counts when its whole file has been read: a failed file leaves
// none behind, and after a crash the next worker begins where the last rows were written.
import { MOST_CARD_PROBLEMS, MOST_CARD_ROWS, type CardProblem } from '@portico/contract/gifts/cardFields.ts'
import { messageOf } from '@portico/contract/errorParts.ts'
import { isConnectionLoss, sql, type Tx } from '../../core/db/database.ts'
import { chooseDue } from '../../core/jobs/chooseDue.ts'
import { startLeased, type LeaseRequest } from '../../core/jobs/leasedQueue.ts'
import type { Rounds } from '../../core/rounds.ts'
import type { Services } from '../../core/services.ts'
import { FileRefusal, openParts, readChunks, readTable, type FileRow } from '../../imports/index.ts'
import { moveStock } from '../stock.ts'
import { cardPartKey, endCardFile, findCardFile, type StoredCardFile } from './cardFile.ts'
import { insertCards } from './insertCards.ts'
import { findColumns, readCard, type ReadCard } from './readCards.ts'
import { sealStorage } from './sealedStorage.ts'

const AT_ONCE = 2
const OF_PAGE = 1
const ROWS_AT_ONCE = 2000
const LEASE_MS = 60_000

type Job = StoredCardFile & { pageId: string }
/** Somebody stopped the file, or another worker has it. */
class Yielded extends Error {}

/** Starts the worker; closing it ends between two chunks. */
export function startCards(services: Services): Rounds {
  const stop = new AbortController()
  const rounds = startLeased<Job>(services, {
    queue: 'gift-cards',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking),
    work: (job) => readWhole(services, job, stop.signal),
    complaint: 'a file of phone cards could not be read',
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
    from: sql.table('gift_card_files'),
    since: 'created_at',
    where: sql`state = 'reading' and (leased_until is null or leased_until < ${now})`,
    ofPage: OF_PAGE,
  })
  const jobs: Job[] = []
  for (const { pageId, id } of due)
    await db.asSystem(async (tx) => {
      const taken = await tx.run(sql`
        update gift_card_files set leased_until = ${until} where page_id = ${pageId} and id = ${id} and state = 'reading'
          and (leased_until is null or leased_until < ${now})`)
      if (taken > 0) jobs.push({ ...(await findCardFile(tx, pageId, id)), pageId })
    })
  return jobs
}

async function readWhole(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  const { pageId, id } = job
  try {
    await readRows(services, job, stop)
  } catch (error) {
    if (error instanceof Yielded) return
    if (stop.aborted || isConnectionLoss(error)) {
      await services.db.asSystem((tx) =>
        tx.run(sql`update gift_card_files set leased_until = null where page_id = ${pageId} and id = ${id}`),
      )
      return
    }
    if (!(error instanceof FileRefusal)) services.log.warn({ reason: messageOf(error) }, 'phone cards were not read')
    const failure = error instanceof FileRefusal ? error.code : 'fault'
    await services.db.asSystem((tx) =>
      endCardFile(tx, pageId, job, { state: 'failed', failure, at: services.clock.now() }),
    )
  }
}

async function readRows(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  const { pageId, id, parts } = job
  const sealed = sealStorage(services.storage, services.secrets)
  const file = openParts(sealed, parts, (number) => cardPartKey(id, number))
  const { columns, hasHeader } = findColumns(await firstRow(readTable(file)))
  let { rowsRead } = job
  for await (const chunk of readChunks(file, { hasHeader, from: rowsRead, size: ROWS_AT_ONCE })) {
    stop.throwIfAborted()
    if (chunk.rowsRead > MOST_CARD_ROWS) throw new FileRefusal('too-many-rows')
    const cards = chunk.rows.map((row) => readCard(row, columns))
    const before = rowsRead
    await services.db.asSystem((tx) => writeCards(services, tx, job, { cards, before, ...chunk }))
    rowsRead = chunk.rowsRead
  }
  if (rowsRead === 0) throw new FileRefusal('empty')
  await services.db.asSystem(async (tx) => {
    const { giftId, added } = await holdFile(tx, job, rowsRead)
    const at = services.clock.now()
    await endCardFile(tx, pageId, job, { state: 'done', at })
    await moveStock(tx, { pageId, giftId, change: added, reason: 'cards', about: id, at })
  })
}

async function firstRow(batches: AsyncGenerator<FileRow[]>): Promise<FileRow | undefined> {
  for await (const [row] of batches) if (row) return row
  return undefined
}

/** The file, locked, as far as this worker has read it. @throws Yielded */
async function holdFile(tx: Tx, { pageId, id }: Job, rowsRead: number): Promise<StoredCardFile> {
  const file = await findCardFile(tx, pageId, id, true)
  if (file.state !== 'reading' || file.rowsRead !== rowsRead) throw new Yielded()
  return file
}

type Chunk = { cards: readonly ReadCard[]; before: number; rowsRead: number; progress: number }
type Problem = { line: number; problem: CardProblem }

async function writeCards(services: Services, tx: Tx, job: Job, { cards, before, rowsRead, progress }: Chunk) {
  const { pageId, id } = job
  const so = await holdFile(tx, job, before)
  const good = cards.flatMap((card) => ('problem' in card ? [] : [card]))
  const twice = await insertCards(services, tx, job, good)
  const problems: Problem[] = [
    ...cards.flatMap((card) => ('problem' in card ? [card] : [])),
    ...twice.map((line): Problem => ({ line, problem: 'twice' })),
  ]
  const room = Math.max(0, MOST_CARD_PROBLEMS - so.twice - so.wrong)
  const kept = problems.slice(0, room)
  await tx.run(sql`
    insert into gift_card_problems (page_id, file_id, line, problem)
    select ${pageId}, ${id}, p.line, p.problem
    from unnest(${kept.map(({ line }) => line)}::int[], ${kept.map(({ problem }) => problem)}::text[]) as p (line, problem)
    on conflict do nothing`)
  const leasedUntil = new Date(services.clock.now().getTime() + LEASE_MS)
  await tx.run(sql`
    update gift_card_files set rows_read = ${rowsRead}, progress = ${progress}, leased_until = ${leasedUntil},
      added = added + ${good.length - twice.length}, twice = twice + ${twice.length}, wrong = wrong + ${cards.length - good.length}
    where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'gifts')
}
