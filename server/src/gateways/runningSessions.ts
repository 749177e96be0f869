// Sessions that run, as orders to their gateways need them. No transaction is open while a gateway is asked.
import type { OrderResult } from '@portico/contract/gateways/sessions.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { keepConnections } from '../register/index.ts'
import { endVisits } from '../visits/index.ts'
import type { RunningSession } from './adapters/adapter.ts'
import { adapterOf } from './adapters/index.ts'
import type { Registry } from './registry.ts'

export type Target = RunningSession & {
  pageId: string
  gatewayId: string
  visitId: string | null
  guestId: string | null
  startedAt: string
  stoppedAt: string | null
}

const COLUMNS = sql`id, page_id, gateway_id, visit_id, guest_id,
  acct_session_id, username, mac, ip, started_at, stopped_at`

/** A session of a page, also one that is over. */
export function readTarget(tx: Tx, pageId: string, id: string): Promise<Target | undefined> {
  return tx.first(sql<Target>`select ${COLUMNS} from sessions where page_id = ${pageId} and id = ${id}`)
}

/** The running sessions of a device or of all devices of a guest. */
export function readRunning(
  tx: Tx,
  pageId: string,
  of: { mac?: string | null; guestId?: string | null },
): Promise<Target[]> {
  return tx.rows(sql<Target>`
    select ${COLUMNS} from sessions where page_id = ${pageId} and stopped_at is null
      and (mac = ${of.mac ?? null} or guest_id = ${of.guestId ?? null}) order by started_at limit 50`)
}

/** Disconnects a session by its gateway's adapter. Revoke the grant first: a disconnected phone returns at once. */
export async function endSession(services: Services, registry: Registry, session: Target): Promise<OrderResult> {
  const gateway = registry.byId(session.gatewayId)
  if (!gateway) return 'silent'
  const result = await adapterOf(gateway).disconnect(services, registry, gateway, session)
  if (result === 'gone') await services.db.asSystem((tx) => closeForgotten(services, tx, session))
  return result === 'disconnected' ? 'done' : result
}

/** The gateway does not know the session: its Stop was lost, so we close it. */
async function closeForgotten(services: Services, tx: Tx, { pageId, id, visitId }: Target): Promise<void> {
  const now = services.clock.now()
  await tx.run(sql`update sessions set stopped_at = ${now}, is_stop_inferred = true, cause = 'LostService'
    where page_id = ${pageId} and id = ${id} and stopped_at is null`)
  await keepConnections(services, tx, [{ pageId, id }])
  if (visitId) await endVisits(services, tx, [{ pageId, visitId, at: now }])
  tx.notify(pageId, 'sessions')
}

/** Takes back every login of a device or a guest: none of them comes back by itself. */
export async function revokeLogins(
  tx: Tx,
  pageId: string,
  of: { mac?: string | null; guestId?: string | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update grants g set revoked_at = ${now} from visits v
    where v.page_id = g.page_id and v.id = g.visit_id and g.page_id = ${pageId} and g.revoked_at is null
      and g.ends_at > ${now} and (g.mac = ${of.mac ?? null} or v.guest_id = ${of.guestId ?? null})`)
}
