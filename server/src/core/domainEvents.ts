// Domain events: written in the transaction of their cause and delivered once to every consumer, even when a process
// dies in between.
import { DOMAIN_EVENTS, type DomainEventKind } from '@portico/contract/domainEvents.ts'
import type { NewDomainEvent, EventConsumer, DomainEvent } from './eventConsumer.ts'
import { isConnectionLoss, prepare, sql, type Tx } from './db/database.ts'
import type { GuestRef } from './guestData.ts'
import { newId } from './id.ts'
import { eachAlone } from './jobs/eachAlone.ts'
import { backOffSeconds } from './jobs/leasedQueue.ts'
import { takePagesInTurn } from './jobs/pagesInTurn.ts'
import { startRounds, type Rounds } from './rounds.ts'
import type { Services } from './services.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

const AT_ONCE = 200
const EVERY_MS = 30_000
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30 * 60
const MOST_TRIES = 20
const KEPT_DAYS = 3

/** Publishes an event when `tx` commits. */
export async function publishEvent(tx: Tx, event: NewDomainEvent): Promise<void> {
  await publishEvents(tx, [event])
}

/** Publishes several events with one statement. */
export async function publishEvents(tx: Tx, events: readonly NewDomainEvent[]): Promise<void> {
  await writeEvents(tx, events.map(withId))
}

/** Publishes frequent events only where a consumer wants them at this moment. */
export async function publishWantedEvents(
  { consumers }: Pick<Services, 'consumers'>,
  tx: Tx,
  events: readonly NewDomainEvent[],
): Promise<void> {
  if (events.length === 0) return
  const all = events.map(withId)
  const wanted = new Set((await chooseEvents(tx, consumers, all)).flatMap((chosen) => [...chosen]))
  await writeEvents(
    tx,
    all.filter((one) => wanted.has(one)),
  )
}

const withId = (one: NewDomainEvent): DomainEvent => ({ ...one, id: newId(one.at) })

async function writeEvents(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return
  const data = events.map(({ kind, data }) => JSON.stringify(DOMAIN_EVENTS[kind].parse(data)))
  const column = <T>(pick: (one: DomainEvent) => T) => events.map(pick)
  await tx.run(
    insertEvents(
      column((one) => one.pageId),
      column((one) => one.id),
      column((one) => one.kind),
      data,
      column((one) => one.at.toISOString()),
    ),
  )
  tx.wake('happenings')
}

/** What each consumer has something to do for. */
function chooseEvents<E extends DomainEvent>(
  tx: Tx,
  consumers: readonly EventConsumer[],
  events: readonly E[],
): Promise<ReadonlySet<DomainEvent>[]> {
  return Promise.all(
    consumers.map(async ({ choose }) => new Set(choose && events.length > 0 ? await choose(tx, events) : events)),
  )
}

const insertEvents = prepare(`
  insert into happenings (page_id, id, kind, data, at)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[])`)

/** Delivers events as they are written, in any number of processes; `round` also retries those that failed. */
export function dispatchEvents(services: Services, consumers = services.consumers): Rounds {
  const choosePages = takePagesInTurn((after) =>
    services.db.asSystem((tx) => tx.first(nextPageDue(after, services.clock.now()))),
  )
  return startRounds(services, {
    queue: 'happenings',
    some: async () => deliverDue(services, consumers, await choosePages()),
    everyMs: EVERY_MS,
    gathers: true,
    complaint: 'what happened could not be handed on',
  })
}

/** Deletes what happened with a guest, handed on or not. */
export async function eraseEvents(tx: Tx, { pageId, guestId }: GuestRef): Promise<void> {
  await tx.run(sql`delete from happenings where page_id = ${pageId} and data ->> 'guestId' = ${guestId}`)
}

/** Forgets what was handed on some days ago. */
export async function clearDomainEvents(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from happenings where done_at < ${new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)}`)
}

type Row = {
  id: string
  pageId: string
  kind: DomainEventKind
  data: unknown
  at: string
  tries: number
  isPageGone: boolean
}

/**
 * Chooses without locks, then works page by page, so that a broken page stops no other.
 * @returns how many it took
 */
async function deliverDue(
  services: Services,
  consumers: readonly EventConsumer[],
  pages: readonly string[],
): Promise<number> {
  const now = services.clock.now()
  let count = 0
  await eachAlone(pages, async (pageId) => {
    const due = await services.db.asSystem((tx) => tx.rows(listDue(pageId, now, AT_ONCE)))
    const batch = { pageId, ids: due.map(({ id }) => id), now }
    const work = services.db.asSystem((tx) => deliverPage(services, tx, consumers, batch))
    count += await work.catch((error: Error) => {
      // The connection failed, not the page: another worker finds its events unchanged.
      if (isConnectionLoss(error)) throw error
      return postponePage(services, batch, error)
    })
  })
  return count
}

const nextPageDue = prepare<{ pageId: string }>(`
  select page_id from happenings where page_id > $1 and done_at is null and (next_at is null or next_at <= $2)
  order by page_id limit 1`)
const listDue = prepare<{ id: string }>(`
  select id from happenings where page_id = $1 and done_at is null and (next_at is null or next_at <= $2)
  order by id limit $3`)

type Batch = { pageId: string; ids: readonly string[]; now: Date }

async function deliverPage(
  services: Services,
  tx: Tx,
  consumers: readonly EventConsumer[],
  { pageId, ids, now }: Batch,
): Promise<number> {
  const rows = await tx.rows(takeDue(now, pageId, ids))
  // In the order they came; a statement that changes rows gives them back in any.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  const events = rows
    .filter((row) => !row.isPageGone)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- publishEvent wrote the row from such an event
    .map(({ at, ...row }) => ({ ...row, at: new Date(at) }) as AttemptedEvent)
  const wanted = await chooseEvents(tx, consumers, events)
  for (const event of events) {
    const takers = consumers.filter((_, index) => wanted[index]!.has(event))
    if (takers.length > 0) await deliver(services, tx, takers, event, now)
  }
  return rows.length
}

/** Already done for every reader until the commit; what fails is put back before it. */
const takeDue = prepare<Row>(`
  update happenings h set done_at = $1, last_error = '' from pages p
  where p.id = $2 and h.page_id = $2 and h.id = any(array(
    select id from happenings where page_id = $2 and id = any($3::uuid[]) and done_at is null and (next_at is null or next_at <= $1)
    order by id for update skip locked))
  returning h.id, h.page_id, h.kind, h.data, h.at, h.tries, p.deleted_at is not null as is_page_gone`)

/** The page itself is broken, such as its settings: its events are retried later and in the end dropped. */
function postponePage({ db, log }: Services, { pageId, ids, now }: Batch, error: Error): Promise<number> {
  const reason = error.message.slice(0, 300)
  log.warn({ pageId, reason }, 'the events of a page could not be handed on')
  return db.asSystem((tx) =>
    tx.run(sql`
      update happenings set tries = tries + 1, last_error = ${reason},
        next_at = ${now}::timestamptz + make_interval(secs => least(${FIRST_WAIT_SECONDS} * 2 ^ tries, ${LONGEST_WAIT_SECONDS})),
        done_at = case when tries + 1 >= ${MOST_TRIES} then ${now}::timestamptz end
      where page_id = ${pageId} and id = any(${ids}::uuid[]) and done_at is null`),
  )
}

type AttemptedEvent = DomainEvent & { tries: number }

/** A consumer that fails does not undo the other events: its event is retried later and in the end dropped. */
async function deliver(
  { log }: Services,
  tx: Tx,
  takers: readonly EventConsumer[],
  event: AttemptedEvent,
  now: Date,
): Promise<void> {
  await tx.run(sql`savepoint handing_on`)
  try {
    for (const { take } of takers) await take(tx, event)
    await tx.run(sql`release savepoint handing_on`)
  } catch (error) {
    await tx.run(sql`rollback to savepoint handing_on`)
    const { pageId, kind, id, tries } = event
    const reason = messageOf(error).slice(0, 300)
    log.warn({ kind, id, tries, reason }, 'a event could not be handed on')
    const wait = backOffSeconds(tries, { first: FIRST_WAIT_SECONDS, longest: LONGEST_WAIT_SECONDS }) * 1000
    await tx.run(sql`
      update happenings set tries = tries + 1, last_error = ${reason}, next_at = ${new Date(now.getTime() + wait)},
        done_at = case when ${tries + 1 >= MOST_TRIES} then ${now}::timestamptz end
      where page_id = ${pageId} and id = ${id}`)
  }
}
