// The one way the product says "this happened": written in the transaction that made it so, handed to every consumer
// once, also when processes die meanwhile.
import { HAPPENINGS, type HappeningData, type HappeningKind } from '@portico/contract/happenings.ts'
import { sql, type Tx } from './db/database.ts'
import { newId } from './id.ts'
import { startRounds, type Rounds } from './rounds.ts'
import type { Services } from './services.ts'

const AT_ONCE = 50
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30 * 60
const MOST_TRIES = 20
const KEPT_DAYS = 3

/** Event key on which those who hand on are woken. */
export const HAPPENED = 'happenings'

type Of<K extends HappeningKind> = { pageId: string; kind: K; data: HappeningData<K>; at: Date }
/** Something that happened; a union, so that its kind tells its data. */
export type Announcement = { [K in HappeningKind]: Of<K> }[HappeningKind]
/** What a consumer is given; the id stays the same however often it is tried. */
export type Happening = Announcement & { id: string }

/** Does its part in the transaction that marks the happening done: both or neither. A throw is tried again later. */
export type Consumer = (tx: Tx, happening: Happening) => Promise<void>

/** Says that something happened, if and when `tx` commits. */
export async function announce(tx: Tx, happening: Announcement): Promise<void> {
  await announceAll(tx, [happening])
}

/** Says several things with one statement. */
export async function announceAll(tx: Tx, happenings: readonly Announcement[]): Promise<void> {
  if (happenings.length === 0) return
  const data = happenings.map(({ kind, data: told }) => JSON.stringify(HAPPENINGS[kind].parse(told)))
  await tx.run(sql`
    insert into happenings (page_id, id, kind, data, at)
    select * from unnest(${happenings.map((one) => one.pageId)}::uuid[], ${happenings.map((one) => newId(one.at))}::uuid[],
      ${happenings.map((one) => one.kind)}::text[], ${data}::jsonb[], ${happenings.map((one) => one.at)}::timestamptz[])`)
  tx.notify(HAPPENED, HAPPENED)
}

/** Hands on at once what is written, in any number of processes; `round` also finds what is to be tried again. */
export function fanOut(services: Services, consumers: readonly Consumer[]): Rounds {
  return startRounds(services, {
    topic: HAPPENED,
    some: () => handOnSome(services, consumers),
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

/** @returns how many it took; those another process holds are passed over. */
function handOnSome(services: Services, consumers: readonly Consumer[]): Promise<number> {
  const now = services.clock.now()
  return services.db.asSystem(async (tx) => {
    const rows = await tx.rows(sql<Row>`
      select h.id, h.page_id as "pageId", h.kind, h.data, h.at, h.tries, p.deleted_at is not null as "isPageGone"
      from happenings h join pages p on p.id = h.page_id
      where h.done_at is null and (h.next_at is null or h.next_at <= ${now})
      order by h.id limit ${AT_ONCE} for update of h skip locked`)
    const done: string[] = []
    for (const row of rows) if (row.isPageGone || (await handOn(services, tx, consumers, row, now))) done.push(row.id)
    if (done.length > 0)
      await tx.run(
        sql`update happenings set done_at = ${now}, last_error = '' where id = any(${done}::uuid[]) and done_at is null`,
      )
    return rows.length
  })
}

/** One that fails takes nothing of the others with it: it comes again later, at last it is given up. */
async function handOn(
  { log }: Services,
  tx: Tx,
  consumers: readonly Consumer[],
  { id, pageId, kind, data, at, tries }: Row,
  now: Date,
): Promise<boolean> {
  await tx.run(sql`savepoint handing_on`)
  try {
    const happening = { id, pageId, kind, data, at: new Date(at) } as Happening
    for (const consume of consumers) await consume(tx, happening)
    await tx.run(sql`release savepoint handing_on`)
    return true
  } catch (error) {
    await tx.run(sql`rollback to savepoint handing_on`)
    const reason = (error as Error).message.slice(0, 300)
    log.warn({ kind, id, tries, reason }, 'a happening could not be handed on')
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** tries, LONGEST_WAIT_SECONDS) * 1000
    await tx.run(sql`
      update happenings set tries = tries + 1, last_error = ${reason}, next_at = ${new Date(now.getTime() + wait)},
        done_at = case when ${tries + 1 >= MOST_TRIES} then ${now}::timestamptz end
      where page_id = ${pageId} and id = ${id}`)
    return false
  }
}
