// From a router's list of clients to session reports: who each client is, and what it used.
import { sql, type Tx } from '../../core/db/database.ts'
import type { KnownGateway } from '../registry.ts'
import type { Report } from '../storeSessions.ts'
import type { ListedClient } from './agentReport.ts'

type Open = {
  acctSessionId: string
  mac: string
  username: string
  startedAt: string
  carriedUp: number
  carriedDown: number
  isOrdered: boolean
  isOver: boolean
}

/** A router counts minutes, so a session may end a little before or after its grant. */
const OVER_SECONDS = 60
const RENEWED_MINUTES = 10

/** Reports of the clients that are listed, and of the sessions that are open and no longer listed. */
export async function reportsOf(tx: Tx, gateway: KnownGateway, listed: ListedClient[], now: Date): Promise<Report[]> {
  const names = await grantNames(tx, gateway, listed)
  let open = await openSessions(tx, gateway, now)
  if (listed.some(({ acctSessionId }) => !open.has(acctSessionId)) && (await carryOn(tx, gateway, listed, now)) > 0)
    open = await openSessions(tx, gateway, now)
  const online = listed.map((client) => interim(gateway, client, names, open.get(client.acctSessionId), now))
  const seen = new Set(listed.map(({ acctSessionId }) => acctSessionId))
  const gone = [...open.values()].filter(({ acctSessionId }) => !seen.has(acctSessionId))
  return [...online, ...gone.map((session) => stop(gateway, session, now))]
}

function interim(
  gateway: KnownGateway,
  client: ListedClient,
  names: ReadonlySet<string>,
  session: Open | undefined,
  now: Date,
): Report {
  const { mac, ip, acctSessionId, named } = client
  const begunAt = session?.carriedUp || session?.carriedDown ? Date.parse(session.startedAt) : client.begunAt * 1000
  const grant = names.has(`${mac} ${named}`) ? named : ''
  const plus = (bytes: number | undefined, carried = 0) => (bytes === undefined ? undefined : bytes + carried)
  return {
    status: 'interim',
    at: now.getTime(),
    seconds: begunAt > 0 ? Math.max(0, Math.floor((now.getTime() - begunAt) / 1000)) : 0,
    up: plus(client.up, session?.carriedUp),
    down: plus(client.down, session?.carriedDown),
    gatewayId: gateway.id,
    pageId: gateway.pageId,
    acctSessionId,
    username: grant || mac,
    grant,
    mac,
    ip,
  }
}

/** Over until the gateway lists it again. */
function stop(gateway: KnownGateway, session: Open, now: Date): Report {
  return {
    status: 'stop',
    isInferred: true,
    at: now.getTime(),
    seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(session.startedAt)) / 1000)),
    up: undefined,
    down: undefined,
    cause: session.isOver ? 'SessionTimeout' : session.isOrdered ? 'AdminReset' : 'LostCarrier',
    gatewayId: gateway.id,
    pageId: gateway.pageId,
    acctSessionId: session.acctSessionId,
    username: session.username,
    grant: '',
    mac: session.mac,
    ip: undefined,
  }
}

/** Of the grants that clients name, those that belong to their own addresses, as `mac name`. */
async function grantNames(tx: Tx, { pageId, id }: KnownGateway, listed: ListedClient[]): Promise<Set<string>> {
  const named = listed.filter((client) => client.named !== '')
  if (named.length === 0) return new Set()
  const rows = await tx.rows(sql<{ key: string }>`
    select mac || ' ' || username as key from grants where page_id = ${pageId} and gateway_id = ${id}
      and username = any(${named.map((client) => client.named)}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

async function openSessions(tx: Tx, { pageId, id }: KnownGateway, now: Date): Promise<Map<string, Open>> {
  const until = new Date(now.getTime() + OVER_SECONDS * 1000)
  const rows = await tx.rows(sql<Open>`
    select s.acct_session_id, s.mac, s.username, s.started_at,
      s.carried_up_bytes as carried_up, s.carried_down_bytes as carried_down,
      exists (select 1 from gateway_commands c where c.page_id = ${pageId} and c.session_id = s.id and c.kind = 'deauth') as is_ordered,
      coalesce((select max(ends_at) < ${until} from grants g where g.page_id = ${pageId} and g.visit_id = s.visit_id
        and g.revoked_at is null), false) as is_over
    from sessions s where s.page_id = ${pageId} and s.gateway_id = ${id} and s.stopped_at is null`)
  return new Map(rows.map((row) => [row.acctSessionId, row]))
}

/**
 * A client let out and in again has a new start and counters at 0, and is the same session: the row takes the new name and
 * keeps what was counted. We did it for new limits; or openNDS 10 did it after its own restart, without the grant's name.
 * @returns how many
 */
function carryOn(tx: Tx, { pageId, id }: KnownGateway, listed: ListedClient[], now: Date): Promise<number> {
  const since = new Date(now.getTime() - RENEWED_MINUTES * 60_000)
  const column = (pick: (client: ListedClient) => string) => listed.map(pick)
  return tx.run(sql`
    update sessions s set acct_session_id = l.acct, carried_up_bytes = s.up_bytes, carried_down_bytes = s.down_bytes
    from unnest(${column((c) => c.mac)}::text[], ${column((c) => c.named)}::text[], ${column((c) => c.acctSessionId)}::text[])
      as l (mac, named, acct)
    where s.page_id = ${pageId} and s.gateway_id = ${id} and s.mac = l.mac
      and not exists (select 1 from sessions o where o.gateway_id = s.gateway_id and o.acct_session_id = l.acct)
      and (s.stopped_at is null or (s.is_stop_inferred and s.stopped_at > ${since}))
      and ((s.username in (l.named, l.mac)
          and s.id = (select c.session_id from gateway_commands c where c.page_id = s.page_id and c.gateway_id = s.gateway_id
            and c.kind = 'change' and c.mac = l.mac and c.status in ('sent', 'done') and c.sent_at > ${since}
            order by c.created_at desc limit 1))
        or (l.named = ''
          and s.visit_id = (select g.visit_id from grants g where g.page_id = s.page_id and g.gateway_id = s.gateway_id
            and g.mac = l.mac order by g.id desc limit 1)
          and s.id = (select o.id from sessions o where o.page_id = s.page_id and o.visit_id = s.visit_id
            order by o.started_at desc, o.id desc limit 1)
          and not exists (select 1 from gateway_commands c where c.page_id = s.page_id and c.session_id = s.id
            and c.kind = 'deauth')))`)
}
