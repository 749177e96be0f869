// Orders for the agent on the router: admit, disconnect, change. The agent fetches them with its next report.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import type { AuthorisationRequest } from '../adapters/adapter.ts'
import type { KnownGateway } from '../registry.ts'
import { encodeCustom } from './fas.ts'

/** An order not confirmed by then is sent again. */
const RESEND_MS = 15_000
/** A router that was away applies a change on its return; sweepSessions.ts drops orders not fetched within an hour. */
const STALE_MS = 60 * 60_000
/** A guest does not wait longer for admission. */
const WAITING_MS = 5 * 60_000
/** The agent reads this many lines of an answer. */
const AT_ONCE = 20

/** `isOut`: the router has thrown the client out for it, and not yet let it in. `grant`: only while this one is good. */
export type Change = {
  endsAt: string
  downKbps: number
  upKbps: number
  custom: string
  grant?: string
  isOut?: boolean
}

/** Has the router let a device in, with its limits: level 3, and devices without a browser. */
export async function queueLogin(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { gateway, arrival, grant }: Pick<AuthorisationRequest, 'gateway' | 'arrival' | 'grant'>,
): Promise<void> {
  const now = clock.now()
  const { downKbps, upKbps, sessionSeconds, username } = grant
  const endsAt = new Date(now.getTime() + sessionSeconds * 1000).toISOString()
  const change: Change = { endsAt, downKbps, upKbps, custom: encodeCustom(username), grant: username }
  await tx.run(sql`update gateway_commands set status = 'failed', detail = 'asked again', done_at = ${now}
    where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and kind = 'auth' and mac = ${arrival.mac}
      and status in ('queued', 'sent')`)
  await tx.run(sql`
    insert into gateway_commands (page_id, id, gateway_id, kind, mac, payload, created_at)
    values (${gateway.pageId}, ${newId(now)}, ${gateway.id}, 'auth', ${arrival.mac}, ${JSON.stringify(change)}, ${now})`)
}

/** Has the router throw a session out, unless it is about to. */
export async function queueDeauth(
  { db, clock }: Services,
  gateway: KnownGateway,
  { id, mac }: { id: string; mac: string },
): Promise<void> {
  const now = clock.now()
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, created_at)
      select ${gateway.pageId}, ${newId(now)}, ${gateway.id}, ${id}, 'deauth', ${mac}, ${now}
      where not exists (select 1 from gateway_commands where page_id = ${gateway.pageId} and session_id = ${id}
        and kind = 'deauth' and status in ('queued', 'sent'))`),
  )
}

/** The orders that are due, one a line. */
export async function orderLines(tx: Tx, gateway: KnownGateway, now: Date): Promise<string> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await tx.run(sql`
    update gateway_commands c set status = 'failed', done_at = ${now}, detail = 'too late'
    where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and status in ('queued', 'sent') and kind <> 'deauth' and (
      (payload->>'endsAt')::timestamptz < ${now}
      or created_at < case when kind = 'auth' or payload ? 'isOut' then ${ago(WAITING_MS)}::timestamptz else ${ago(STALE_MS)}::timestamptz end
      or (payload ? 'grant' and not exists (select 1 from grants g
        where g.page_id = ${gateway.pageId} and g.username = c.payload->>'grant' and g.revoked_at is null)))`)
  const due = await tx.rows(sql<{ id: string; kind: string; mac: string; payload: Partial<Change> }>`
    update gateway_commands set status = 'sent', sent_at = ${now} where page_id = ${gateway.pageId} and id in (
      select id from gateway_commands where page_id = ${gateway.pageId} and gateway_id = ${gateway.id}
        and (status = 'queued' or (status = 'sent' and sent_at < ${ago(RESEND_MS)}))
      order by created_at, id limit ${AT_ONCE})
    returning id, kind, mac, payload`)
  // Who must leave goes first: a change takes the router a second or two.
  const first = ({ kind }: { kind: string }) => (kind === 'deauth' ? 0 : 1)
  return due
    .toSorted((a, b) => first(a) - first(b) || a.id.localeCompare(b.id))
    .map(({ id, kind, mac, payload }) => lineOf(id, kind, mac.match(/../g)!.join(':'), payload, now))
    .join('')
}

function lineOf(id: string, kind: string, address: string, payload: Partial<Change>, now: Date): string {
  if (kind === 'deauth') return `deauth ${id} ${address}\n`
  const { endsAt = '', upKbps = 0, downKbps = 0, custom = '', isOut } = payload
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 60_000))
  return `${kind === 'auth' || isOut ? 'auth' : 'renew'} ${id} ${address} ${minutes} ${upKbps} ${downKbps} 0 0 ${custom}\n`
}
