// Takes Zalo's webhooks: proved, stored and answered; what follows from them is done afterwards.
import type { FastifyInstance } from 'fastify'
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import { findAccount, webhookSecretOf, type AccountRow } from '../account/accounts.ts'
import { APPLIED } from './apply.ts'
import { idsIn, keyOf, readEvent, userOf, type ZaloEvent } from './readEvent.ts'
import { isSigned } from './signature.ts'

const MOST_BYTES = 256_000
/** Zalo tries for two hours; what is older is played back by somebody else. Stored events are kept for longer. */
const OLDEST_MS = 24 * 3600_000
const FUTURE_MS = 10 * 60_000

/** Registers `/zalo/events`, the address in the app's console. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const config = { access: { by: 'anyone' }, rateLimit: { max: 6000 } } as const
    scope.post('/zalo/events', { config, bodyLimit: MOST_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const header = request.headers['x-zevent-signature']
      const status = await receive(services, body, typeof header === 'string' ? header : '')
      return reply.status(status).type('application/json').send('{}')
    })
  })
}

async function receive(services: Services, body: Buffer, signature: string): Promise<200 | 400 | 401> {
  const event = readEvent(body)
  if (!event) return 400
  return services.db.asSystem(async (tx) => {
    const account = await findByEvent(tx, event)
    if (!account || !isProved(services, account, event, { body, signature })) return 401
    const now = services.clock.now()
    const ageMs = now.getTime() - Number(event.timestamp)
    if (ageMs > OLDEST_MS || ageMs < -FUTURE_MS) return 400
    await store(services, tx, { account, event, body, now })
    return 200
  })
}

/** The account among the ids that an event names; some name none, which is clear where the app has one. */
async function findByEvent(tx: Tx, event: ZaloEvent): Promise<AccountRow | undefined> {
  const rows = await tx.rows(sql<{ oaId: string; isNamed: boolean }>`
    select oa_id, oa_id = any(${idsIn(event)}::text[]) as is_named from zalo_accounts where app_id = ${event.app_id}
    order by is_named desc limit 2`)
  const [first, second] = rows
  if (!first || (!first.isNamed && second)) return undefined
  return findAccount(tx, { appId: event.app_id, oaId: first.oaId })
}

type Proof = { body: Buffer; signature: string }

function isProved(services: Services, account: AccountRow, event: ZaloEvent, { body, signature }: Proof): boolean {
  const secret = webhookSecretOf(services, account)
  if (secret === '') return false
  const signed = { body, timestamp: event.timestamp, secret }
  if (isSigned(signature, account.appId, signed)) return true
  const { oaId } = account
  if (isSigned(signature, oaId, signed))
    services.log.warn({ oaId }, 'a webhook of Zalo is signed with the account’s id')
  return false
}

type NewEvent = { account: AccountRow; event: ZaloEvent; body: Buffer; now: Date }

/** Writes it for each page of the account, once. */
async function store(services: Services, tx: Tx, { account, event, body, now }: NewEvent): Promise<void> {
  const userId = userOf(event, account.oaId)
  const key = keyOf(event, userId)
  const state = event.event_name in APPLIED ? 'waiting' : 'kept'
  const sealed = services.secrets.seal(body.toString('utf8'))
  const at = new Date(Number(event.timestamp))
  for (const pageId of account.pageIds) {
    const added = await tx.run(sql`
      insert into zalo_events (page_id, id, key, name, user_id, body, at, received_at, state, next_at)
      select ${pageId}, ${newId(now)}, ${key}, ${event.event_name}, ${userId}, ${sealed}, ${at}, ${now}, ${state}, ${now}
      from zalo_pages where page_id = ${pageId} and oa_id = ${account.oaId}
      on conflict (page_id, key) do nothing`)
    if (added > 0) await noteReceived(tx, pageId, now)
  }
  tx.wake('zalo-events')
}

/** Once a minute is enough to show that they come. */
async function noteReceived(tx: Tx, pageId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000)
  const changed = await tx.run(sql`
    update zalo_pages set webhook_at = ${now} where page_id = ${pageId} and (webhook_at is null or webhook_at < ${before})`)
  if (changed > 0) tx.notify(pageId, 'zalo')
}
