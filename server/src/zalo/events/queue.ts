// Works off stored events. One that fails is tried again, later each time, and in the end left for somebody to look at.
import { messageOf } from '@portico/contract/errorParts.ts'
import { prepare, sql, type Tx } from '../../core/db/database.ts'
import { backOffSeconds, startLeased, type LeaseRequest } from '../../core/jobs/leasedQueue.ts'
import { takePagesInTurn } from '../../core/jobs/pagesInTurn.ts'
import type { Rounds } from '../../core/rounds.ts'
import type { Services } from '../../core/services.ts'
import { APPLIED } from './apply.ts'
import { readEvent } from './readEvent.ts'

const AT_ONCE = 10
const MOST_TRIES = 8
const WAITS = { first: 2, longest: 600 }
const KEPT_DAYS = 7
const WITHDRAWAL = 'user_withdraw'

type Row = { pageId: string; id: string; name: string; userId: string; body: Buffer; at: string; tries: number }

/** Starts the work, at once when an event is stored. */
export function startEvents(services: Services): Rounds {
  const choosePages = takePagesInTurn((after) =>
    services.db.asSystem((tx) => tx.first(nextPageDue(after, services.clock.now()))),
  )
  return startLeased(services, {
    queue: 'zalo-events',
    atOnce: AT_ONCE,
    take: async (taking) => takeDue(services, taking, await choosePages(taking.count)),
    work: (row: Row) => apply(services, row),
    complaint: 'events of Zalo could not be worked off',
  })
}

/** Messages are kept no longer than it takes to see what went wrong with one. */
export async function clearEvents(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)
  await tx.run(sql`delete from zalo_events where received_at < ${before}`)
}

const nextPageDue = prepare<{ pageId: string }>(
  `select page_id from zalo_events where state = 'waiting' and page_id > $1 and next_at <= $2 order by page_id limit 1`,
)

async function takeDue(
  { db }: Services,
  { now, until, count }: LeaseRequest<Row>,
  pages: readonly string[],
): Promise<Row[]> {
  const share = Math.floor(count / pages.length)
  const taken: Row[] = []
  for (const pageId of pages)
    taken.push(
      ...(await db.asSystem((tx) =>
        tx.rows(sql<Row>`
          update zalo_events set next_at = ${until}, tries = tries + 1
          where page_id = ${pageId} and id = any(array(
            select id from zalo_events where page_id = ${pageId} and state = 'waiting' and next_at <= ${now}
            order by next_at limit ${share} for update skip locked))
          returning page_id, id, name, user_id, body, at, tries`),
      )),
    )
  return taken
}

/** Whether a person took back all that came before; an event of before can arrive after it. */
async function hasWithdrawn(tx: Tx, { pageId, userId, at }: Pick<Row, 'pageId' | 'userId' | 'at'>): Promise<boolean> {
  if (userId === '') return false
  const row = await tx.first(sql`
    select 1 from zalo_events where page_id = ${pageId} and user_id = ${userId} and name = ${WITHDRAWAL} and at >= ${at}`)
  return row !== undefined
}

async function apply(services: Services, { pageId, id, name, userId, body, at, tries }: Row): Promise<void> {
  const { db, secrets, clock, log } = services
  try {
    const event = readEvent(Buffer.from(secrets.open(body)))
    await db.asSystem(async (tx) => {
      if (name !== WITHDRAWAL && (await hasWithdrawn(tx, { pageId, userId, at })))
        return void (await tx.run(sql`delete from zalo_events where page_id = ${pageId} and id = ${id}`))
      await tx.run(sql`update zalo_events set state = 'done', last_error = '' where page_id = ${pageId} and id = ${id}`)
      if (event) await APPLIED[name]?.(services, tx, { pageId, eventId: id, userId, event, at: new Date(at) })
    })
  } catch (error) {
    const reason = messageOf(error).slice(0, 300)
    log.warn({ pageId, name, tries, reason }, 'an event of Zalo could not be applied')
    const next = new Date(clock.now().getTime() + backOffSeconds(tries - 1, WAITS) * 1000)
    const state = tries >= MOST_TRIES ? 'failed' : 'waiting'
    await db.asSystem((tx) =>
      tx.run(sql`
        update zalo_events set state = ${state}, last_error = ${reason}, next_at = ${next}
        where page_id = ${pageId} and id = ${id}`),
    )
  }
}
