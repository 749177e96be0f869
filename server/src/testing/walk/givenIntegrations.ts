// Connections, webhooks, deliveries and keys of a page, put straight into their tables.
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import type { Venue } from '../given.ts'
import type { RunningServer } from '../../processes/all.ts'

type Of = { running: RunningServer; page: Venue }

export type Integrations = { webhookId: string; deliveryId: string; keyId: string }

/** One row in each of their tables. */
export async function givenIntegrations(of: Of): Promise<Integrations> {
  await givenConnection(of, 'google', { clientId: `client-of-${of.page.eid}` })
  const webhookId = await givenWebhook(of)
  return { webhookId, deliveryId: await givenDelivery(of, webhookId), keyId: await givenKey(of) }
}

export async function givenConnection(
  { running: { services }, page }: Of,
  kind: string,
  settings: object,
): Promise<void> {
  const { clock, secrets, db } = services
  const now = clock.now()
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, ${kind}, ${JSON.stringify(settings)}, ${secrets.seal('a secret')}, '', ${now}, ${now})
      on conflict (page_id, kind) do update set settings = excluded.settings`),
  )
}

export async function givenWebhook({ running: { services }, page }: Of): Promise<string> {
  const { clock, secrets, db } = services
  const now = clock.now()
  const id = newId(now)
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into webhooks (page_id, id, url, kinds, secret, secret_tail, secret_at, created_at)
      values (${page.eid}, ${id}, ${`https://hooks.portico.invalid/${id}`}, '["guest.online"]', ${secrets.seal('whsec')}, 'ec', ${now}, ${now})`),
  )
  return id
}

export async function givenDelivery({ running: { services }, page }: Of, webhook: string): Promise<string> {
  const { clock, secrets, db } = services
  const now = clock.now()
  const id = newId(now)
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at, state, response)
      values (${page.eid}, ${id}, ${webhook}, 'guest.online', ${secrets.seal(`{"id":"${id}"}`)}, ${now}, ${now}, 'failed', ${`answer ${id}`})`),
  )
  return id
}

export async function givenKey({ running: { services }, page }: Of): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into api_keys (page_id, id, name, hash, tail, scopes, created_at)
      values (${page.eid}, ${id}, ${`key of ${page.eid}`}, ${hashToken(randomToken())}, 'abcd', '["visits:read"]', ${now})`),
  )
  return id
}
