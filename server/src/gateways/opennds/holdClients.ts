// Holds the clients on a router to their grants. At levels 1 and 2 openNDS sets no limits, and at level 1 the sign-in
// link alone identifies a phone; only this list, from an agent with a key, is proof.
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { allowanceOf } from '../radius/limitAttributes.ts'
import type { KnownGateway } from '../registry.ts'
import type { ListedClient } from './agentReport.ts'
import { encodeCustom } from './fas.ts'
import type { Change } from './orders.ts'

/** The router's clock and its whole minutes may differ from ours by this much. */
const TOLERANCE_MS = 90_000
/** A change that failed is tried again after this time. */
const AGAIN_MINUTES = 10

type HeldClient = {
  acctSessionId: string
  mac: string
  sessionId: string
  username: string
  bytes: number
  standing: 'allow' | 'deny' | null
  isLeaving: boolean
  isChanged: boolean
  endsAt: string | null
  downKbps: number | null
  upKbps: number | null
}

/** Queues a deauth for every client without a right to be in, and a change for every one with other limits than granted. */
export async function holdClients(tx: Tx, gateway: KnownGateway, listed: ListedClient[], now: Date): Promise<void> {
  if (listed.length === 0) return
  const allowance = allowanceOf(gateway)
  const clients = new Map(listed.map((client) => [client.acctSessionId, client]))
  for (const held of await readHeld(tx, gateway, listed, now)) {
    const isSpent = allowance > 0 && held.bytes >= allowance
    const hasRight = held.standing === 'allow' || (held.endsAt !== null && !isSpent)
    if (held.standing === 'deny' || !hasRight) {
      if (!held.isLeaving) await queue(tx, gateway, held, now, 'deauth', {})
      continue
    }
    const change = held.isChanged ? undefined : changeFor(held, clients.get(held.acctSessionId))
    if (change) await queue(tx, gateway, held, now, 'change', change)
  }
}

/** What to set on the router; undefined when it holds the guest to the grant already. 0 kbps leaves it its own speed. */
function changeFor(
  { endsAt, downKbps, upKbps, username }: HeldClient,
  client: ListedClient | undefined,
): Change | undefined {
  if (!client || endsAt === null) return undefined
  const isTimely = Math.abs((client.endsAt ?? Infinity) * 1000 - Date.parse(endsAt)) <= TOLERANCE_MS
  const isSpeed = (granted: number | null, set: number) => !granted || granted === set
  if (isTimely && isSpeed(downKbps, client.downKbps) && isSpeed(upKbps, client.upKbps)) return undefined
  return { endsAt, downKbps: downKbps ?? 0, upKbps: upKbps ?? 0, custom: encodeCustom(username) }
}

function queue(
  tx: Tx,
  { pageId, id }: KnownGateway,
  { sessionId, mac }: HeldClient,
  now: Date,
  kind: 'deauth' | 'change',
  payload: object,
): Promise<number> {
  return tx.run(sql`
    insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, payload, created_at)
    values (${pageId}, ${newId(now)}, ${id}, ${sessionId}, ${kind}, ${mac}, ${JSON.stringify(payload)}, ${now})`)
}

/** The newest grant of the session's own visit counts, else the newest of the device. */
function readHeld(tx: Tx, { pageId, id }: KnownGateway, listed: ListedClient[], now: Date): Promise<HeldClient[]> {
  const since = new Date(now.getTime() - AGAIN_MINUTES * 60_000)
  return tx.rows(sql<HeldClient>`
    select s.acct_session_id, s.mac, s.id as session_id, s.username, s.up_bytes + s.down_bytes as bytes,
      w.kind as standing, g.ends_at, g.down_kbps, g.up_kbps,
      coalesce(bool_or(c.kind = 'deauth' and c.status in ('queued', 'sent')), false) as is_leaving,
      coalesce(bool_or(c.kind = 'change' and (c.status <> 'failed' or c.created_at > ${since})), false) as is_changed
    from sessions s
    left join gateway_commands c on c.page_id = s.page_id and c.session_id = s.id
    left join lateral (
      select ends_at, down_kbps, up_kbps from grants
      where page_id = s.page_id and mac = s.mac and gateway_id = s.gateway_id and revoked_at is null and ends_at > ${now}
      order by visit_id is not distinct from s.visit_id desc, id desc limit 1) g on true
    left join lateral (
      select kind from access_rules where page_id = s.page_id and (until is null or until > ${now})
        and (mac = s.mac or guest_id = s.guest_id
          or guest_id = (select guest_id from guest_devices where page_id = s.page_id and mac = s.mac))
      order by kind desc limit 1) w on true
    where s.page_id = ${pageId} and s.gateway_id = ${id} and s.stopped_at is null
      and s.acct_session_id = any(${listed.map(({ acctSessionId }) => acctSessionId)}::text[])
    group by s.page_id, s.id, w.kind, g.ends_at, g.down_kbps, g.up_kbps`)
}
