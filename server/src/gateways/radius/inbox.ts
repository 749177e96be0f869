// What gateways report, in two strides. An idle server works a report into its session before it answers; a busy one
// keeps it as it came, answers, and works many in together right after. Either way an answer means it is on disk.
import { prepare, sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { monotonicMs } from '../../core/clock.ts'
import type { Services } from '../../core/services.ts'
import { storeRecords, type Accounted } from './storeRecords.ts'

/** Quiet for so long, a server is idle. */
const IDLE_MS = 50
/** Busy, it works in what has gathered every so often. */
const STRIDE_MS = 100
const AT_ONCE = 1000
const RETRY_MS = 1000
/** Kept for longer than this, a report belongs to a process that is gone. */
const LEFT_SECONDS = 60

type Kept = Accounted & { id: string }

export type Inbox = {
  /** Resolves when the reports are on disk. */
  take(items: Accounted[]): Promise<void[]>
  /** Works in what is left, unless the database is away: then the next process does. */
  close(): Promise<void>
}

/** @param idleMs 0 works everything in before the answer whenever nothing else is being worked on. */
export function openInbox(services: Services, idleMs = IDLE_MS): Inbox {
  const waiting: Kept[] = []
  let tookAt = -Infinity
  let atWork = 0
  let striding: Promise<void> | undefined
  let isClosed = false

  async function work<T>(job: () => Promise<T>): Promise<T> {
    atWork++
    try {
      return await job()
    } finally {
      atWork--
    }
  }

  async function stride(): Promise<void> {
    while (waiting.length > 0) {
      const from = monotonicMs()
      const some = waiting.splice(0, AT_ONCE)
      try {
        await work(() => workIn(services, some))
      } catch (error) {
        waiting.unshift(...some)
        services.log.warn({ reason: (error as Error).message }, 'kept reports could not be worked in')
        if (isClosed) return
        await pause(RETRY_MS)
      }
      if (!isClosed) await pause(Math.max(0, STRIDE_MS - (monotonicMs() - from)))
    }
  }

  return {
    async take(items) {
      const now = monotonicMs()
      const isIdle = now - tookAt >= idleMs && atWork === 0 && waiting.length === 0
      tookAt = now
      if (isIdle) await work(() => services.db.asSystem((tx) => storeRecords(services, tx, items)))
      else {
        waiting.push(...(await keep(services, items)))
        striding ??= stride().finally(() => (striding = undefined))
      }
      return items.map(() => undefined)
    },
    async close() {
      isClosed = true
      await striding
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function keep(services: Services, items: readonly Accounted[]): Promise<Kept[]> {
  const now = services.clock.now()
  const kept = items.map((item) => ({ ...item, id: newId(now) }))
  await services.db.runAlone(
    put(
      kept.map((one) => one.gateway.pageId),
      kept.map((one) => one.id),
      kept.map((one) => one.gateway.id),
      kept.map((one) => JSON.stringify(one.record)),
    ),
  )
  return kept
}

const put = prepare(`
  insert into accounting_inbox (page_id, id, gateway_id, record)
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::json[])`)

/** Only what is still there is worked in: another process may have taken it for left behind. */
async function workIn(services: Services, kept: readonly Kept[]): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const taken = await tx.rows(
      take(
        kept.map((one) => one.gateway.pageId),
        kept.map((one) => one.id),
      ),
    )
    const ids = new Set(taken.map((row) => row.id))
    await storeRecords(
      services,
      tx,
      kept.filter((one) => ids.has(one.id)),
    )
  })
}

const take = prepare<{ id: string }>(`
  delete from accounting_inbox i using unnest($1::uuid[], $2::uuid[]) as r (page_id, id)
  where i.page_id = r.page_id and i.id = r.id returning i.id`)

/** Works in what processes that died had kept. */
export async function sweepInbox(services: Services): Promise<void> {
  const before = newId(new Date(services.clock.now().getTime() - LEFT_SECONDS * 1000))
  while ((await services.db.asSystem((tx) => workInLeft(services, tx, before))) === AT_ONCE);
}

async function workInLeft(services: Services, tx: Tx, before: string): Promise<number> {
  const left = await tx.rows(sql<{ page_id: string; gateway_id: string; record: Accounted['record'] }>`
    delete from accounting_inbox where (page_id, id) in (
      select page_id, id from accounting_inbox where id < ${before} order by id limit ${AT_ONCE} for update skip locked)
    returning page_id, id, gateway_id, record`)
  await storeRecords(
    services,
    tx,
    left.map((row) => ({ gateway: { id: row.gateway_id, pageId: row.page_id }, record: row.record })),
  )
  return left.length
}
