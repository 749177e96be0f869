// Guests to report to a controller. The portal only queues them: a call may take half a minute, and its transaction
// must not.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { byPage } from '../../core/jobs/leasedQueue.ts'
import type { Services } from '../../core/services.ts'
import type { AuthorisationRequest } from '../adapters/adapter.ts'
import { allowanceOf } from '../radius/limitAttributes.ts'
import { CONTROLLED } from './drivers.ts'

/** A process that died in the middle is followed by another. */
const RESEND_MS = 60_000
const AT_ONCE = 20

export type Entry = {
  username: string
  data: Record<string, string>
  limits: { sessionSeconds: number; downKbps: number; upKbps: number; totalBytes: number }
}

export type Order = { id: string; pageId: string; gatewayId: string; mac: string; payload: Entry }

/** Writes a guest down for the controller. */
export async function queueGuest(
  services: Services,
  tx: Tx,
  { gateway, arrival, grant }: Pick<AuthorisationRequest, 'gateway' | 'arrival' | 'grant'>,
): Promise<void> {
  const { username, sessionSeconds, downKbps, upKbps } = grant
  const limits = { sessionSeconds, downKbps, upKbps, totalBytes: allowanceOf(gateway) }
  const payload: Entry = { username, data: arrival.data, limits }
  const now = services.clock.now()
  await tx.run(sql`update gateway_commands set status = 'failed', detail = 'asked again', done_at = ${now}
    where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and kind = 'auth' and mac = ${arrival.mac} and status = 'queued'`)
  await tx.run(sql`
    insert into gateway_commands (page_id, id, gateway_id, kind, mac, payload, created_at)
    values (${gateway.pageId}, ${newId(now)}, ${gateway.id}, 'auth', ${arrival.mac}, ${JSON.stringify(payload)}, ${now})`)
  tx.wake('controllers')
}

/** Takes due orders: chosen over all pages without locks, then claimed page by page, so that no other process gets the same ones. */
export async function takeOrders(services: Services): Promise<Order[]> {
  const now = services.clock.now()
  const isDue = sql`c.kind = 'auth' and (
    c.status = 'queued' or (c.status = 'sent' and c.sent_at < ${new Date(now.getTime() - RESEND_MS)}))`
  const chosen = await services.db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string; id: string }>`
      select c.page_id, c.id from gateway_commands c join gateways g on g.page_id = c.page_id and g.id = c.gateway_id
      where g.type = any(${[...CONTROLLED]}::text[]) and ${isDue} order by c.created_at limit ${AT_ONCE}`),
  )
  const taken: Order[] = []
  for (const [pageId, ids] of byPage(chosen))
    taken.push(
      ...(await services.db.asSystem((tx) =>
        tx.rows(sql<Order>`
          update gateway_commands set status = 'sent', sent_at = ${now} where page_id = ${pageId} and id = any(array(
            select c.id from gateway_commands c where c.page_id = ${pageId} and c.id = any(${ids}::uuid[]) and ${isDue}
            order by c.id for update skip locked))
          returning id, page_id, gateway_id, mac, payload`),
      )),
    )
  return taken
}

/** Writes down how an order ended. */
export async function settle(services: Services, tx: Tx, order: Order, failure?: string): Promise<void> {
  await tx.run(sql`update gateway_commands set status = ${failure === undefined ? 'done' : 'failed'},
    detail = ${failure ?? ''}, done_at = ${services.clock.now()} where page_id = ${order.pageId} and id = ${order.id}`)
}

/** The device's parameters from its last redirect, for an order about its session. */
export async function lastSaid(
  tx: Tx,
  gateway: { id: string; pageId: string },
  mac: string,
): Promise<Entry | undefined> {
  const row = await tx.first(sql<{ payload: Entry }>`
    select payload from gateway_commands where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and kind = 'auth' and mac = ${mac}
    order by created_at desc limit 1`)
  return row?.payload
}
