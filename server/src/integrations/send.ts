// Takes webhook deliveries to their endpoints. Any number of processes may do it at once; one that dies while sending is
// believed dead after a minute and another tries again, under the same Portico-Delivery id.
import { sql, type Tx } from '../core/db/database.ts'
import { startRounds, type Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { outcomeOf, storable, WORKS, type Outcome } from './problems.ts'
import { settle, type Due, type Result } from './settle.ts'
import { signatureOf } from './signature.ts'

const LEASE_SECONDS = 60
const AT_ONCE = 20
/** Of one endpoint at once, so that a slow one does not hold up the others. */
const OF_ONE = 4
const EVERY_MS = 5000
const TIMEOUT_MS = 10_000
const EXCERPT_BYTES = 1000
const KEPT_DAYS = 30

/** Begins to send, at once when something is written and every few seconds for what is to be tried again. */
export function startWebhooks(services: Services): Rounds {
  return startRounds(services, {
    queue: 'webhooks',
    some: () => sendSome(services),
    everyMs: EVERY_MS,
    complaint: 'webhooks could not be sent',
  })
}

/** The log is kept for 30 days; a secret that was replaced, as long as it signs. */
export async function clearDeliveries(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)
  await tx.run(sql`delete from webhook_deliveries where created_at < ${before}`)
  await tx.run(sql`update webhooks set previous_secret = null, previous_until = null where previous_until < ${now}`)
}

async function sendSome(services: Services): Promise<number> {
  const now = services.clock.now()
  const lease = new Date(now.getTime() + LEASE_SECONDS * 1000)
  const rows = await services.db.asSystem((tx) =>
    tx.rows(sql<Due>`
      update webhook_deliveries d set next_at = ${lease}, tries = tries + 1
      from webhooks w
      where w.page_id = d.page_id and w.id = d.webhook_id and (d.page_id, d.id) in (
        select x.page_id, x.id from webhook_deliveries x join (
          select page_id, id from (
            select v.page_id, v.id, v.next_at, row_number() over (partition by v.page_id, v.webhook_id order by v.next_at) as place
            from webhook_deliveries v join pages p on p.id = v.page_id and p.deleted_at is null
            where v.state = 'waiting' and v.next_at <= ${now}) as due
          where place <= ${OF_ONE} order by next_at limit ${AT_ONCE}) as chosen using (page_id, id)
        where x.state = 'waiting' and x.next_at <= ${now} for update of x skip locked)
      returning d.page_id as "pageId", d.id, d.webhook_id as "webhookId", d.kind, d.body, d.tries, w.url, w.is_on as "isOn",
        w.secret, case when w.previous_until > ${now} then w.previous_secret end as "previousSecret"`),
  )
  await Promise.all(rows.map((row) => sendOne(services, row)))
  return rows.length
}

async function sendOne(services: Services, row: Due): Promise<void> {
  const begun = services.clock.now()
  const result = row.isOn ? await post(services, row, begun) : { ...NOTHING, outcome: OFF }
  const now = services.clock.now()
  const durationMs = row.isOn ? Math.max(0, now.getTime() - begun.getTime()) : null
  await services.db.asSystem((tx) => settle(tx, row, { ...result, durationMs }, now))
}

const OFF: Outcome = { problem: 'off', detail: '' }
const NOTHING = { status: null, response: '' }

async function post({ egress, secrets }: Services, row: Due, at: Date): Promise<Omit<Result, 'durationMs'>> {
  const body = secrets.open(row.body)
  const inForce = [row.secret, row.previousSecret].filter((sealed) => sealed !== null)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Portico-Webhooks/1',
    'portico-signature': signatureOf(
      inForce.map((sealed) => secrets.open(sealed)),
      body,
      at,
    ),
    'portico-event': row.kind,
    'portico-delivery': row.id,
  }
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: EXCERPT_BYTES, isExcerpt: true }
  try {
    const { status, text } = await egress.request(row.url, { method: 'POST', headers, body, ...limits })
    const isTaken = status >= 200 && status <= 299
    const refused: Outcome = { problem: status === 410 ? 'gone' : 'rejected', detail: `HTTP ${status}` }
    return { status, response: storable(text).slice(0, EXCERPT_BYTES), outcome: isTaken ? WORKS : refused }
  } catch (error) {
    return { ...NOTHING, outcome: outcomeOf(error) }
  }
}
