// Takes webhook deliveries to their endpoints. One whose sender dies is tried again by another, under the same Portico-Delivery id.
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { startLeased, type LeaseRequest } from '../core/jobs/leasedQueue.ts'
import { takePagesInTurn } from '../core/jobs/pagesInTurn.ts'
import type { Rounds } from '../core/rounds.ts'
import type { Services } from '../core/services.ts'
import { outcomeOf, storable, WORKS, type Outcome } from './problems.ts'
import { settle, type Due, type Result } from './settle.ts'
import { signatureOf } from './signature.ts'

const AT_ONCE = 20
/** Of one endpoint at once, so that a slow one does not hold up the others. */
const OF_ONE = 4
const OF_PAGE = 10
const TIMEOUT_MS = 10_000
const EXCERPT_BYTES = 1000
const KEPT_DAYS = 30

/** Starts to send, at once when something is written and every few seconds for what is to be tried again. */
export function startWebhooks(services: Services): Rounds {
  const choosePages = takePagesInTurn((after) =>
    services.db.asSystem((tx) => tx.first(nextPageDue(after, services.clock.now()))),
  )
  return startLeased(services, {
    queue: 'webhooks',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking, choosePages),
    work: (row: Due) => sendOne(services, row),
    complaint: 'webhooks could not be sent',
  })
}

/** The log is kept for 30 days; a secret that was replaced, as long as it signs. */
export async function clearDeliveries(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)
  await tx.run(sql`delete from webhook_deliveries where created_at < ${before}`)
  await tx.run(sql`update webhooks set previous_secret = null, previous_until = null where previous_until < ${now}`)
}

const nextPageDue = prepare<{ pageId: string }>(`
  select d.page_id from webhook_deliveries d join pages p on p.id = d.page_id and p.deleted_at is null
  where d.state = 'waiting' and d.page_id > $1 and d.next_at <= $2 order by d.page_id limit 1`)

/** Takes from one page after the other until all places are filled or each page with something due was asked. */
async function takeDue(
  { db }: Services,
  { count, ...taking }: LeaseRequest<Due>,
  choosePages: (most: number) => Promise<string[]>,
): Promise<Due[]> {
  const asked = new Set<string>()
  const taken: Due[] = []
  while (taken.length < count) {
    const [pageId] = await choosePages(1)
    if (pageId === undefined || asked.has(pageId)) break
    asked.add(pageId)
    const most = Math.min(count - taken.length, OF_PAGE - taking.busy.filter((row) => row.pageId === pageId).length)
    if (most > 0) taken.push(...(await db.asSystem((tx) => takeOfPage(tx, pageId, most, taking))))
  }
  return taken
}

/** The endpoint that has the fewest at work comes first. */
function takeOfPage(
  tx: Tx,
  pageId: string,
  most: number,
  { now, until, busy }: Omit<LeaseRequest<Due>, 'count'>,
): Promise<Due[]> {
  return tx.rows(sql<Due>`
    update webhook_deliveries d set next_at = ${until}, tries = tries + 1
    from webhooks w
    where d.page_id = ${pageId} and d.id = any(array(
        select o.id from webhooks h
        cross join lateral (
          select count(*) from unnest(${busy.map(({ webhookId }) => webhookId)}::uuid[]) as u (id) where u.id = h.id) as busy
        cross join lateral (
          select c.id, c.next_at, row_number() over (order by c.next_at) as place from (
            select id, next_at from webhook_deliveries
            where page_id = ${pageId} and webhook_id = h.id and state = 'waiting' and next_at <= ${now}
              and not id = any(${busy.map(({ id }) => id)}::uuid[])
            order by next_at limit ${OF_ONE} - busy.count for update skip locked) c) o
        where h.page_id = ${pageId} and busy.count < ${OF_ONE}
        order by busy.count + o.place, o.next_at limit ${most}))
      and w.page_id = ${pageId} and w.id = d.webhook_id
    returning d.page_id, d.id, d.webhook_id, d.kind, d.body, d.tries, w.url, w.is_on,
      w.secret, case when w.previous_until > ${now} then w.previous_secret end as previous_secret`)
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
