// A lane sends rows of the outbox, several at once. It takes the next row as soon as one is done, so a slow receiver holds
// up nothing but its own rows; rows of one sender count as one, so a long queue of one page does not fill the lane.
import { sql, type RawBuilder } from '../db/database.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import type { Services } from '../services.ts'

export type Channel = 'mail' | 'sms' | 'push' | 'chat'
export type Row = {
  id: string
  channel: Channel
  recipient: string
  content: Buffer
  createdAt: string
  tries: number
  forPage: string | null
}

type Lane = {
  /** Which rows, as a condition on `outbox o`. */
  where: (now: Date) => RawBuilder<unknown>
  /** Done before each look for rows. */
  before?: (now: Date) => Promise<void>
  /** Rows sent at the same time, and how many of them may be of one page. */
  atOnce: number
  ofOne: number
  /** Sends a row and writes down how it went. */
  send: (row: Row) => Promise<void>
}

/** A process that dies while sending is believed dead after this long, and another tries again. */
const LEASE_SECONDS = 60
const EVERY_MS = 5000

/** Begins to send the rows of a lane. Any number of processes may. */
export function startLane(services: Services, lane: Lane): Rounds {
  const sending = new Map<Row, Promise<void>>()
  async function fill(): Promise<number> {
    const rows = await take(services, lane, [...sending.keys()])
    for (const row of rows) {
      const done = lane.send(row).catch((error: Error) => services.log.warn({ reason: error.message }, COMPLAINT))
      sending.set(
        row,
        done.finally(() => void sending.delete(row)),
      )
      void sending.get(row)!.then(() => rounds.round().catch(() => undefined))
    }
    return rows.length
  }
  const rounds = startRounds(services, { queue: 'outbox', some: fill, everyMs: EVERY_MS, complaint: COMPLAINT })
  return {
    async round() {
      do {
        await rounds.round()
        await Promise.all(sending.values())
      } while (sending.size > 0)
    },
    async close() {
      await rounds.close()
      await Promise.all(sending.values())
    },
  }
}

const COMPLAINT = 'messages could not be sent'

async function take(services: Services, lane: Lane, sending: readonly Row[]): Promise<Row[]> {
  const { atOnce, ofOne, where } = lane
  if (sending.length >= atOnce) return []
  const now = services.clock.now()
  await lane.before?.(now)
  const lease = new Date(now.getTime() + LEASE_SECONDS * 1000)
  const busy = sending.flatMap(({ forPage }) => forPage ?? [])
  return services.db.asSystem((tx) =>
    tx.rows(sql<Row>`
      update outbox set next_at = ${lease}, tries = tries + 1
      where id = any(array(
        select x.id from outbox x join (
          select id from (
            select o.id, o.next_at, row_number() over (partition by coalesce(o.for_page, o.id) order by o.next_at) as place
            from outbox o
            where o.sent_at is null and o.failed_at is null and o.next_at <= ${now}
              and (o.for_page is null or o.for_page <> all(${busy}::uuid[])) and ${where(now)}) as due
          where place <= ${ofOne} order by next_at limit ${atOnce - sending.length}) as chosen using (id)
        where x.sent_at is null and x.failed_at is null and x.next_at <= ${now} for update of x skip locked))
      returning id, channel, recipient, content, created_at, tries, for_page`),
  )
}
