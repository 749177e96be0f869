// The one way the product says "this happened": written in the transaction that made it so, handed to every consumer
// once, also when processes die meanwhile.
import { HAPPENINGS, type HappeningKind } from '@portico/contract/happenings.ts'
import type { Announcement, Consumer, Happening } from './consumer.ts'
import { isConnectionLoss, prepare, sql, type Tx } from './db/database.ts'
import { newId } from './id.ts'
import { eachAlone } from './jobs/each.ts'
import { backOffSeconds, byPage } from './jobs/leased.ts'
import { startRounds, type Rounds } from './rounds.ts'
import type { Services } from './services.ts'

const AT_ONCE = 500
const EVERY_MS = 30_000
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30 * 60
const MOST_TRIES = 20
const KEPT_DAYS = 3

/** Says that something happened, if and when `tx` commits. */
export async function announce(tx: Tx, happening: Announcement): Promise<void> {
  await announceAll(tx, [happening])
}

/** Says several things with one statement. */
export async function announceAll(tx: Tx, happenings: readonly Announcement[]): Promise<void> {
  await write(tx, happenings.map(named))
}

/** The same for what happens by the thousand: written down only where somebody waits for it at this moment. */
export async function announceWanted(
  { consumers }: Pick<Services, 'consumers'>,
  tx: Tx,
  happenings: readonly Announcement[],
): Promise<void> {
  if (happenings.length === 0) return
  const all = happenings.map(named)
  const wanted = new Set((await choices(tx, consumers, all)).flatMap((chosen) => [...chosen]))
  await write(
    tx,
    all.filter((one) => wanted.has(one)),
  )
}

const named = (one: Announcement): Happening => ({ ...one, id: newId(one.at) })

async function write(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return
  const data = happenings.map(({ kind, data: told }) => JSON.stringify(HAPPENINGS[kind].parse(told)))
  const column = <T>(pick: (one: Happening) => T) => happenings.map(pick)
  await tx.run(
    put(
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
function choices<Told extends Happening>(
  tx: Tx,
  consumers: readonly Consumer[],
  told: readonly Told[],
): Promise<ReadonlySet<Happening>[]> {
  return Promise.all(
    consumers.map(async ({ choose }) => new Set(choose && told.length > 0 ? await choose(tx, told) : told)),
  )
}

const put = prepare(`
  insert into happenings (page_id, id, kind, data, at)
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[])`)

/** Hands on at once what is written, in any number of processes; `round` also finds what is to be tried again. */
export function fanOut(services: Services, consumers = services.consumers): Rounds {
  return startRounds(services, {
    queue: 'happenings',
    some: () => handOnSome(services, consumers),
    everyMs: EVERY_MS,
    complaint: 'what happened could not be handed on',
  })
}

/** Forgets what was handed on some days ago. */
export async function clearHappenings(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from happenings where done_at < ${new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)}`)
}

type Row = {
  id: string
  pageId: string
  kind: HappeningKind
  data: unknown
  at: string
  tries: number
  isPageGone: boolean
}

/** Chooses over all pages without locks, then works page by page: what is broken on one page stops no other. @returns how many it took */
async function handOnSome(services: Services, consumers: readonly Consumer[]): Promise<number> {
  const now = services.clock.now()
  const due = await services.db.asSystem((tx) => tx.rows(chooseDue(now, AT_ONCE)))
  let count = 0
  await eachAlone(byPage(due), async ([pageId, ids]) => {
    const work = services.db.asSystem((tx) => handOnPage(services, tx, consumers, { pageId, ids, now }))
    count += await work.catch((error: Error) => {
      // Not the page's fault: another worker finds its happenings as they were.
      if (isConnectionLoss(error)) throw error
      return postponePage(services, { pageId, ids, now }, error)
    })
  })
  return count
}

const chooseDue = prepare<{ pageId: string; id: string }>(`
  select page_id as "pageId", id from happenings where done_at is null and (next_at is null or next_at <= $1) order by id limit $2`)

type Batch = { pageId: string; ids: readonly string[]; now: Date }

async function handOnPage(
  services: Services,
  tx: Tx,
  consumers: readonly Consumer[],
  { pageId, ids, now }: Batch,
): Promise<number> {
  const rows = await tx.rows(takeDue(now, pageId, ids))
  // In the order they came; a statement that changes rows gives them back in any.
  rows.sort((a, b) => (a.id < b.id ? -1 : 1))
  const told = rows.filter((row) => !row.isPageGone).map(({ at, ...row }) => ({ ...row, at: new Date(at) }) as Told)
  const wanted = await choices(tx, consumers, told)
  for (const happening of told) {
    const takers = consumers.filter((_, index) => wanted[index]!.has(happening))
    if (takers.length > 0) await handOn(services, tx, takers, happening, now)
  }
  return rows.length
}

/** Already done for every reader until the commit; what fails is put back before it. */
const takeDue = prepare<Row>(`
  update happenings h set done_at = $1, last_error = '' from pages p
  where p.id = $2 and h.page_id = $2 and h.id in (
    select id from happenings where page_id = $2 and id = any($3::uuid[]) and done_at is null and (next_at is null or next_at <= $1)
    order by id for update skip locked)
  returning h.id, h.page_id as "pageId", h.kind, h.data, h.at, h.tries, p.deleted_at is not null as "isPageGone"`)

/** The page itself is broken, its settings say: its happenings come again later, at last they are given up. */
function postponePage({ db, log }: Services, { pageId, ids, now }: Batch, error: Error): Promise<number> {
  const reason = error.message.slice(0, 300)
  log.warn({ pageId, reason }, 'the happenings of a page could not be handed on')
  return db.asSystem((tx) =>
    tx.run(sql`
      update happenings set tries = tries + 1, last_error = ${reason},
        next_at = ${now}::timestamptz + make_interval(secs => least(${FIRST_WAIT_SECONDS} * 2 ^ tries, ${LONGEST_WAIT_SECONDS})),
        done_at = case when tries + 1 >= ${MOST_TRIES} then ${now}::timestamptz end
      where page_id = ${pageId} and id = any(${ids}::uuid[]) and done_at is null`),
  )
}

type Told = Happening & { tries: number }

/** One that fails takes nothing of the others with it: it comes again later, at last it is given up. */
async function handOn(
  { log }: Services,
  tx: Tx,
  takers: readonly Consumer[],
  happening: Told,
  now: Date,
): Promise<void> {
  await tx.run(sql`savepoint handing_on`)
  try {
    for (const { take } of takers) await take(tx, happening)
    await tx.run(sql`release savepoint handing_on`)
  } catch (error) {
    await tx.run(sql`rollback to savepoint handing_on`)
    const { pageId, kind, id, tries } = happening
    const reason = (error as Error).message.slice(0, 300)
    log.warn({ kind, id, tries, reason }, 'a happening could not be handed on')
    const wait = backOffSeconds(tries, { first: FIRST_WAIT_SECONDS, longest: LONGEST_WAIT_SECONDS }) * 1000
    await tx.run(sql`
      update happenings set tries = tries + 1, last_error = ${reason}, next_at = ${new Date(now.getTime() + wait)},
        done_at = case when ${tries + 1 >= MOST_TRIES} then ${now}::timestamptz end
      where page_id = ${pageId} and id = ${id}`)
  }
}
