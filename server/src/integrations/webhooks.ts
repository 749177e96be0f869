import { MOST_WEBHOOKS, type Webhook, type webhooks } from '@portico/contract/integrations.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { randomToken } from '../core/secrets.ts'
import { deliveryHandlers } from './deliveries.ts'
import { dropWaiting, hostOf } from './settle.ts'
import { tailOf } from './stored.ts'

const OVERLAP_MS = 24 * 3600_000

/** Endpoints of the page's owner that are told what happens. */
export const webhookHandlers: Handlers<typeof webhooks> = {
  ...deliveryHandlers,

  async list({ tx, page }) {
    const rows = await tx.rows(shown(sql`page_id = ${page.id}`))
    return { rows, count: rows.length }
  },

  async create(context, { body }) {
    const { tx, page, clock, secrets } = context
    refuseAddress(context, body)
    refuseIdentity(context, body)
    await holdRoom(tx, page.id, { table: 'webhooks', most: MOST_WEBHOOKS, code: 'webhook/too-many' })
    const now = clock.now()
    const [id, signingSecret] = [newId(now), newSecret()]
    await tx.run(sql`
      insert into webhooks (page_id, id, url, kinds, is_on, has_personal_data, secret, secret_tail, secret_at, created_at)
      values (${page.id}, ${id}, ${body.url}, ${JSON.stringify(body.kinds)}, ${body.isOn}, ${body.hasPersonalData},
        ${secrets.seal(signingSecret)}, ${tailOf(signingSecret)}, ${now}, ${now})`)
    context.note({ url: hostOf(body.url), hasPersonalData: body.hasPersonalData })
    return { ...(await readWebhook(tx, page.id, id)), signingSecret }
  },

  async update(context, { params: { id }, body }) {
    const { tx, page } = context
    refuseAddress(context, body)
    const before = await readWebhook(tx, page.id, id, true)
    // What already leaves goes on leaving; only opening asks for the right.
    if (!before.hasPersonalData || (body.url !== undefined && body.url !== before.url)) {
      refuseIdentity(context, { hasPersonalData: body.hasPersonalData ?? before.hasPersonalData })
    }
    const after = { ...before, ...body }
    await tx.run(sql`
      update webhooks set url = ${after.url}, kinds = ${JSON.stringify(after.kinds)}, is_on = ${after.isOn},
        has_personal_data = ${after.hasPersonalData},
        off_reason = case when ${after.isOn} or is_on then null else off_reason end,
        failing_since = case when ${after.isOn && !before.isOn} then null else failing_since end
      where page_id = ${page.id} and id = ${id}`)
    if (!after.isOn) await dropWaiting(tx, page.id, id)
    context.note({ url: hostOf(after.url), isOn: after.isOn, hasPersonalData: after.hasPersonalData })
    return readWebhook(tx, page.id, id)
  },

  async remove({ tx, page, note }, { params }) {
    const [gone] = await tx.rows(sql<{ url: string }>`
      delete from webhooks where page_id = ${page.id} and id = ${params.id} returning url`)
    if (!gone) throw fail('webhook/not-found')
    note({ url: hostOf(gone.url) })
    return params
  },

  async rotate({ tx, page, clock, secrets, note }, { params: { id } }) {
    const now = clock.now()
    const signingSecret = newSecret()
    const before = await readWebhook(tx, page.id, id, true)
    await tx.run(sql`
      update webhooks set previous_secret = secret, previous_until = ${new Date(now.getTime() + OVERLAP_MS)},
        secret = ${secrets.seal(signingSecret)}, secret_tail = ${tailOf(signingSecret)}, secret_at = ${now}
      where page_id = ${page.id} and id = ${id}`)
    note({ url: hostOf(before.url) })
    return { ...(await readWebhook(tx, page.id, id)), signingSecret }
  },
}

function newSecret(): string {
  return `whsec_${randomToken(32)}`
}

/** @throws webhook/not-found. */
export async function readWebhook(tx: Tx, pageId: string, id: string, isLocked = false): Promise<Webhook> {
  const lock = isLocked ? sql`for no key update` : sql``
  const found = await tx.first(shown(sql`page_id = ${pageId} and id = ${id} ${lock}`, isLocked))
  if (!found) throw fail('webhook/not-found')
  return found
}

function shown(where: ReturnType<typeof sql>, isOne = false) {
  const order = isOne ? sql`` : sql`order by created_at, id`
  return sql<Webhook>`
    select id, url, kinds, is_on as "isOn", off_reason as "offReason", has_personal_data as "hasPersonalData",
      jsonb_build_object('tail', secret_tail, 'since', to_char(secret_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as secret,
      previous_until as "previousUntil", created_at as "createdAt", succeeded_at as "succeededAt",
      failing_since as "failingSince", last_problem as "lastProblem", last_detail as "lastDetail"
    from webhooks where ${isOne ? where : sql`${where} ${order}`}`
}

/** Where we would never connect is refused while its owner looks; names are judged when they are resolved. */
function refuseAddress({ egress }: PageContext, { url }: { url?: string }): void {
  if (url !== undefined && !egress.permits(url)) throw fail('request/invalid', { url: 'field/invalid' })
}

/** Nobody opens to another what is closed to themselves. */
function refuseIdentity({ may }: PageContext, { hasPersonalData }: { hasPersonalData: boolean }): void {
  if (hasPersonalData && !may('guest.identity:read')) throw fail('auth/forbidden')
}
