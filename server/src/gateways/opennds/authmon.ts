// FAS levels 3 and 4: the gateway asks whom it may let in, and tells who left. The queue is in the database.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import { comeOnline } from '../../visits/index.ts'
import type { Grant } from '../grants.ts'
import type { Presence } from '../presence.ts'
import type { KnownGateway } from '../registry.ts'
import { encodeCustom, fasToken } from './fas.ts'

/** openNDS cuts an answer at 1,024 characters and asks again; five entries just fit. */
const AT_ONCE = 4
const RESEND_MS = 10_000

type Entry = { rhid: string; minutes: number; upKbps: number; downKbps: number; custom: string; visitId: string }

/** Puts a guest into the gateway's queue. */
export async function queueLogin(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  of: { hid: string; mac: string; visitId: string; grant: Grant },
): Promise<void> {
  const { grant } = of
  const entry: Entry = {
    rhid: fasToken(of.hid, gateway.fasKey),
    minutes: Math.ceil(grant.sessionSeconds / 60),
    upKbps: grant.upKbps,
    downKbps: grant.downKbps,
    custom: encodeCustom(grant.username),
    visitId: of.visitId,
  }
  const now = services.clock.now()
  await tx.run(sql`
    insert into gateway_commands (page_id, id, gateway_id, kind, mac, payload, created_at)
    values (${gateway.pageId}, ${newId(now)}, ${gateway.id}, 'auth', ${of.mac}, ${JSON.stringify(entry)}, ${now})`)
}

/** Answers one call of authmon. */
export async function answerAuthmon(
  services: Services,
  presence: Presence,
  gateway: KnownGateway,
  form: Record<string, string>,
): Promise<string> {
  presence.heardOf(gateway)
  const payload = Buffer.from((form['payload'] ?? '').replaceAll(' ', '+'), 'base64').toString('utf8')
  const now = services.clock.now()
  switch (form['auth_get']) {
    case 'view':
      return services.db.asSystem((tx) =>
        payload.startsWith('*') ? acknowledge(services, tx, gateway, payload, now) : view(tx, gateway, now),
      )
    case 'list':
      return services.db.asSystem((tx) => view(tx, gateway, now))
    case 'clear':
      // Sent once after the gateway starts. Guests whose page still waits are put in again by that page.
      await services.db.asSystem((tx) =>
        tx.run(sql`update gateway_commands set status = 'failed', detail = 'gateway restarted', done_at = ${now}
        where gateway_id = ${gateway.id} and kind = 'auth' and status in ('queued', 'sent')`),
      )
      return 'ack'
    default:
      return 'ack'
  }
}

async function view(tx: Tx, gateway: KnownGateway, now: Date): Promise<string> {
  const due = await tx.rows(sql<{ payload: Entry }>`
    update gateway_commands set status = 'sent', sent_at = ${now} where (page_id, id) in (
      select page_id, id from gateway_commands where gateway_id = ${gateway.id} and kind = 'auth'
        and (status = 'queued' or (status = 'sent' and sent_at < ${new Date(now.getTime() - RESEND_MS)})) order by created_at limit ${AT_ONCE})
    returning payload`)
  const lines = due.map(({ payload: e }) =>
    encodeURIComponent(`${e.rhid} ${e.minutes} ${e.upKbps} ${e.downKbps} 0 0 ${e.custom}`),
  )
  return ['*', ...lines].join(' ')
}

/** `* rhid rhid…`: these are online now, by the gateway's own word. */
async function acknowledge(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  payload: string,
  now: Date,
): Promise<string> {
  const rhids = payload.split(/\s+/).filter((part) => /^[0-9a-f]{64}$/.test(part))
  const done = await tx.rows(sql<{ payload: Entry }>`
    update gateway_commands set status = 'done', done_at = ${now}
    where gateway_id = ${gateway.id} and kind = 'auth' and status in ('queued', 'sent') and payload->>'rhid' = any(${rhids}::text[]) returning payload`)
  await comeOnline(
    services,
    tx,
    done.map(({ payload: entry }) => ({ pageId: gateway.pageId, visitId: entry.visitId, at: now })),
  )
  return 'ack'
}
