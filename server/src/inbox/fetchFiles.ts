// The worker that fetches what people sent, before the channel forgets it.
import { MEGABYTE } from '@portico/contract/media/limits.ts'
import { sql } from '../core/db/database.ts'
import { chooseDue } from '../core/jobs/chooseDue.ts'
import { startLeased, backOffSeconds, type LeaseRequest } from '../core/jobs/leasedQueue.ts'
import type { Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { sniffReceived } from './fileKinds.ts'
import { storeBytes } from './files.ts'

const AT_ONCE = 4
const OF_PAGE = 3
const MOST_TRIES = 6
const MOST_BYTES = 25 * MEGABYTE
const TIMEOUT_MS = 20_000

type Waiting = { pageId: string; id: string; url: string; tries: number }

/** Starts the worker. */
export function startFetching(services: Services): Rounds {
  return startLeased<Waiting>(services, {
    queue: 'inbox-files',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking),
    work: (file) => fetchFile(services, file),
    complaint: 'a file of a conversation could not be fetched',
  })
}

async function takeDue({ db }: Services, taking: LeaseRequest<Waiting>): Promise<Waiting[]> {
  const { now, until } = taking
  const due = await chooseDue(db, taking, {
    from: sql.table('conversation_files'),
    since: 'next_at',
    where: sql`state = 'waiting' and next_at <= ${now} and (leased_until is null or leased_until < ${now})`,
    ofPage: OF_PAGE,
  })
  const files: Waiting[] = []
  for (const { pageId, id } of due)
    files.push(
      ...(await db.asSystem((tx) =>
        tx.rows(sql<Waiting>`
          update conversation_files set leased_until = ${until} where page_id = ${pageId} and id = ${id} and state = 'waiting'
            and (leased_until is null or leased_until < ${now}) returning page_id, id, url, tries`),
      )),
    )
  return files
}

async function fetchFile({ egress, storage, db, clock }: Services, { pageId, id, url, tries }: Waiting): Promise<void> {
  const bytes = await egress
    .request(url, { timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
    .then(({ status, bytes: got }) => (status === 200 ? got : undefined))
    .catch(() => undefined)
  const write = (columns: Record<string, unknown>) =>
    db.asSystem(async (tx) => {
      const set = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
      await tx.run(sql`
        update conversation_files set ${set}, leased_until = null where page_id = ${pageId} and id = ${id} and state = 'waiting'`)
      tx.notify(pageId, 'inbox')
    })
  if (!bytes || bytes.length === 0) {
    const wait = backOffSeconds(tries, { first: 10, longest: 3600 }) * 1000
    const isOver = tries + 1 >= MOST_TRIES
    return write({
      tries: tries + 1,
      next_at: new Date(clock.now().getTime() + wait),
      state: isOver ? 'gone' : 'waiting',
    })
  }
  const { kind, type } = await sniffReceived(bytes)
  const parts = await storeBytes(storage, id, bytes)
  await write({ state: 'stored', kind, type, parts, size_bytes: bytes.length, offset_bytes: bytes.length, url: '' })
}
