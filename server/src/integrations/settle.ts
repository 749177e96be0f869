// What follows from one try: done, tried again later, given up, or the endpoint switched off.
import { sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { audit } from '../core/audit.ts'
import { hostOf } from './hostOf.ts'
import type { Outcome } from './problems.ts'

/** Between tries: ten in a little over a day, each up to a tenth later, so that those who fell silent together do not return together. */
const WAITS_SECONDS = [30, 120, 300, 900, 2700, 7200, 14_400, 25_200, 39_600]
const FAILING_MS = 24 * 3600_000

/** A delivery taken to be sent, with what its endpoint says. */
export type Due = {
  pageId: string
  id: string
  webhookId: string
  kind: string
  body: Buffer
  tries: number
  url: string
  isOn: boolean
  secret: Buffer
  previousSecret: Buffer | null
}
export type Result = { status: number | null; response: string; outcome: Outcome; durationMs: number | null }

/** Writes down how a try went; a process that comes back after its lease changes nothing. */
export async function settle(tx: Tx, row: Due, result: Result, now: Date): Promise<void> {
  const { problem, detail } = result.outcome
  // The endpoint before the delivery, as everybody else takes them: two that settle at once must not wait for each other.
  const before = await lockHealth(tx, row)
  if (!before) return
  // Nothing was tried at one that is off; and one that said 410 is not asked again.
  const isOver = problem === 'off' || problem === 'gone' || row.tries > WAITS_SECONDS.length
  const state = problem === null ? 'done' : isOver ? 'failed' : 'waiting'
  const changed = await tx.run(sql`
    update webhook_deliveries set state = ${state}, next_at = ${nextAt(row.tries, now)},
      tried_at = case when ${problem === 'off'} then tried_at else ${now}::timestamptz end,
      status = ${result.status}, duration_ms = ${result.durationMs}, response = ${result.response},
      last_problem = ${problem}, last_detail = ${detail}
    where page_id = ${row.pageId} and id = ${row.id} and state = 'waiting' and tries = ${row.tries}`)
  if (changed === 0 || problem === 'off') return
  if (problem === null) await noteSuccess(tx, row, before, now)
  else await noteFailure(tx, row, before, result.outcome, now)
}

function nextAt(tries: number, now: Date): Date {
  const seconds = WAITS_SECONDS[tries - 1] ?? 0
  return new Date(now.getTime() + seconds * 1000 * (1 + Math.random() / 10))
}

type Health = { failingSince: string | null; toldAt: string | null; isOn: boolean }

function lockHealth(tx: Tx, { pageId, webhookId }: Due): Promise<Health | undefined> {
  return tx.first(sql<Health>`
    select failing_since, told_at, is_on from webhooks
    where page_id = ${pageId} and id = ${webhookId} for no key update`)
}

async function noteSuccess(tx: Tx, row: Due, before: Health, now: Date): Promise<void> {
  await tx.run(sql`
    update webhooks set succeeded_at = ${now}, failing_since = null, told_at = null, last_problem = null, last_detail = ''
    where page_id = ${row.pageId} and id = ${row.webhookId}`)
  if (!before.toldAt) return
  const data = { integration: 'webhook', name: hostOf(row.url), since: before.failingSince ?? before.toldAt }
  await publishEvent(tx, { pageId: row.pageId, kind: 'integration.recovered', data, at: now })
}

async function noteFailure(tx: Tx, row: Due, before: Health, { problem, detail }: Outcome, now: Date): Promise<void> {
  const since = before.failingSince ?? now.toISOString()
  await tx.run(sql`
    update webhooks set failing_since = ${since}, last_problem = ${problem}, last_detail = ${detail}
    where page_id = ${row.pageId} and id = ${row.webhookId}`)
  const isFailing = now.getTime() - Date.parse(since) >= FAILING_MS
  if (before.isOn && (problem === 'gone' || isFailing))
    await switchOff(tx, row, problem === 'gone' ? 'gone' : 'failing', since, now)
}

/** Switches off an endpoint that no longer answers, and tells the owner and the audit log. */
async function switchOff(tx: Tx, row: Due, reason: 'gone' | 'failing', since: string, now: Date): Promise<void> {
  const { pageId, webhookId, url } = row
  await tx.run(sql`
    update webhooks set is_on = false, off_reason = ${reason}, told_at = ${now} where page_id = ${pageId} and id = ${webhookId}`)
  await dropWaiting(tx, pageId, webhookId)
  const data = { integration: 'webhook', name: hostOf(url), since, reason }
  await publishEvent(tx, { pageId, kind: 'integration.failing', data, at: now })
  await audit(tx, {
    at: now,
    pageId,
    actor: { kind: 'system', job: 'webhook deliveries' },
    action: 'webhooks.switchOff',
    subject: { id: webhookId, name: hostOf(url) },
  })
}

/** What waits for an endpoint that is off is not sent by surprise when it is on again; each can be sent by hand. */
export async function dropWaiting(tx: Tx, pageId: string, webhookId: string): Promise<void> {
  await tx.run(sql`
    update webhook_deliveries set state = 'failed', last_problem = 'off', last_detail = ''
    where page_id = ${pageId} and webhook_id = ${webhookId} and state = 'waiting'`)
}
