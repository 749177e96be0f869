// The queue of guests on their way. Any number of processes work on it and each may die at any moment: a step, its line in the log
// and the place where the guest stands next are one transaction.
import { OUT } from '@portico/contract/automations/kinds.ts'
import { messageOf } from '@portico/contract/errorParts.ts'
import { isConnectionLoss, sql, type Tx } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import { backOffSeconds } from '../../core/jobs/leasedQueue.ts'
import { startRounds, type Rounds } from '../../core/rounds.ts'
import type { Services } from '../../core/services.ts'
import { choosePagesRunning } from '../../core/subscription.ts'
import { openBatch, type Page } from './batch.ts'
import { takeDue, takeOne, writeLines, writeMoves, type Passenger } from './people.ts'
import { walk } from './walk.ts'

const AT_ONCE = 200
/** Nobody signals that a wait is over. */
const EVERY_MS = 2000
const MOST_TRIES = 5
const WAITS = { first: 10, longest: 600 }

/** Starts to move guests on. */
export function startAutomations(services: Services): Rounds {
  return startRounds(services, {
    queue: 'automations',
    some: () => workSome(services),
    everyMs: EVERY_MS,
    complaint: 'guests could not be moved on',
  })
}

/** Page by page, so that a broken page stops no other; guests of a page whose plan is over wait. @returns how many were moved */
async function workSome(services: Services): Promise<number> {
  const now = services.clock.now()
  const pages = await services.db.asSystem(async (tx) => {
    const due = await tx.rows(sql<Page>`
      select p.id, p.time_zone from pages p
      where p.deleted_at is null and p.suspended_at is null and exists (
        select 1 from automation_people a where a.page_id = p.id and a.state = 'open' and a.due_at <= ${now})`)
    const ids = due.map(({ id }) => id)
    const running = await choosePagesRunning(tx, ids, 'automation', now)
    return due.filter(({ id }) => running.has(id))
  })
  let count = 0
  await eachAlone(pages, async (page) => {
    count += await workPage(services, page, now)
  })
  return count
}

/** @returns how many were taken */
async function workPage(services: Services, page: Page, now: Date): Promise<number> {
  const ids: string[] = []
  try {
    return await services.db.asSystem(async (tx) => {
      const people = await takeDue(tx, page.id, now, AT_ONCE)
      ids.push(...people.map(({ id }) => id))
      await moveOn(services, tx, page, { people, now })
      return people.length
    })
  } catch (error) {
    if (isConnectionLoss(error) || ids.length === 0) throw error
    // One of them is at fault: each goes by itself.
    for (const id of ids) await workAlone(services, page, { id, now })
    return ids.length
  }
}

type Moving = { people: readonly Passenger[]; now: Date; broken?: { id: string; why: string } }

async function moveOn(services: Services, tx: Tx, page: Page, { people, now, broken }: Moving): Promise<void> {
  if (people.length === 0) return
  const batch = openBatch(services, tx, page, { people, now })
  const moves = await walk(batch, people, broken)
  await writeLines(tx, page.id, batch.lines, now)
  await writeMoves(tx, page.id, moves, now)
  tellNowAndThen(tx, page.id, now)
}

async function workAlone(services: Services, page: Page, { id, now }: { id: string; now: Date }): Promise<void> {
  try {
    await services.db.asSystem(async (tx) => {
      await moveOn(services, tx, page, { people: await takeOne(tx, page.id, id, now), now })
    })
  } catch (error) {
    if (isConnectionLoss(error)) throw error
    await giveUpOrWait(services, page, { id, now, why: messageOf(error).slice(0, 300) })
  }
}

/** Tried again later; a step that fails again and again is passed over and says why. */
async function giveUpOrWait(
  services: Services,
  page: Page,
  { id, now, why }: { id: string; now: Date; why: string },
): Promise<void> {
  services.log.warn({ pageId: page.id, id, why }, 'a guest could not be moved on')
  await services.db.asSystem(async (tx) => {
    const people = await takeOne(tx, page.id, id, now)
    const [one] = people
    if (!one) return
    if (one.tries + 1 >= MOST_TRIES) return passOver(services, tx, page, { passenger: one, now, why })
    const dueAt = new Date(now.getTime() + backOffSeconds(one.tries, WAITS) * 1000).toISOString()
    await writeMoves(tx, page.id, [{ ...one, dueAt, tries: one.tries + 1, state: 'open' }], now)
  })
}

type BrokenStep = { passenger: Passenger; now: Date; why: string }

/** Goes on behind the step; where even that fails, the guest leaves. */
async function passOver(services: Services, tx: Tx, page: Page, { passenger, now, why }: BrokenStep): Promise<void> {
  tx.along(sql`savepoint passing_over`)
  try {
    await moveOn(services, tx, page, { people: [passenger], now, broken: { id: passenger.id, why } })
    tx.along(sql`release savepoint passing_over`)
  } catch (error) {
    if (isConnectionLoss(error)) throw error
    tx.along(sql`rollback to savepoint passing_over`)
    const line = {
      passenger,
      stepId: OUT,
      dueAt: passenger.dueAt,
      result: 'left',
      reason: 'fault',
      detail: why,
    } as const
    await writeLines(tx, page.id, [line], now)
    await writeMoves(tx, page.id, [{ ...passenger, state: 'left' }], now)
  }
}

const TELL_EVERY_MS = 2000
const toldAt = new Map<string, number>()

/** Open dashboards follow along, but not each of hundreds of batches. */
function tellNowAndThen(tx: Tx, pageId: string, now: Date): void {
  if (now.getTime() - (toldAt.get(pageId) ?? 0) < TELL_EVERY_MS) return
  toldAt.set(pageId, now.getTime())
  tx.notify(pageId, 'automations')
}
