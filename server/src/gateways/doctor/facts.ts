// What was recorded of phones on their way online: one row a phone, its newest try.
import { sql, type Tx } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import type { GatewayType } from '@portico/contract/gateways.ts'
import type { Drop } from '@portico/contract/gateways/doctor.ts'

export type Try = {
  mac: string
  at: string
  step: string | null
  refusal: string | null
  handedOverAt: string | null
  returnedAt: string | null
  guestId: string | null
  guestName: string | null
  visitId: string | null
  status: string | null
  onlineAt: string | null
  endedAt: string | null
  sessionCause: string | null
  gatewayId: string
  nasId: string
  type: GatewayType
  deviceName: string
  lastSeenAt: string | null
  order: 'queued' | 'sent' | 'done' | 'failed' | null
  orderAt: string | null
  orderDetail: string | null
  sessionAt: string | null
  logins: string[]
}

export type AuthAnswer = { username: string; mac: string; at: string; isAccepted: boolean; reason: string }

const AT_MOST = 500
const ANSWERS_AT_MOST = 5000

/** @param of only these phones, or some gateways'; everybody when absent */
export function readTries(
  tx: Tx,
  pageId: string,
  since: Date,
  { macs, gatewayIds, canRead }: { macs?: string[]; gatewayIds?: string[]; canRead: boolean },
): Promise<Try[]> {
  return tx.rows(sql<Try>`
    with tries as (
      -- The newest visit; but one that is online now comes first, even when the phone has opened the portal again.
      select distinct on (o.mac) o.* from portal_sessions o
      left join visits w on w.page_id = ${pageId} and w.id = o.visit_id and w.status = 'online'
      where o.page_id = ${pageId} and o.created_at > ${since} and o.mac <> ''
        and ${macs ? sql`o.mac = any(${macs}::text[])` : sql`true`} and ${gatewayIds ? sql`o.gateway_id = any(${gatewayIds}::uuid[])` : sql`true`}
      order by o.mac, w.id is null, o.created_at desc)
    select t.mac, t.created_at as at, t.step, t.refusal, t.handed_over_at, t.returned_at,
      v.guest_id, ${canRead ? sql`p.name` : sql`left(p.name, 1) || '***'`} as guest_name,
      t.visit_id, v.status, v.online_at, v.ended_at,
      g.id as gateway_id, g.nas_id, g.type, g.name as device_name, g.last_seen_at,
      c.status as order, c.created_at as order_at, c.detail as order_detail,
      (select min(started_at) from sessions s where s.page_id = ${pageId} and s.visit_id = t.visit_id) as session_at,
      (select cause from sessions s where s.page_id = ${pageId} and s.visit_id = t.visit_id order by started_at desc limit 1) as session_cause,
      array(select username from grants where page_id = ${pageId} and visit_id = t.visit_id) as logins
    from tries t
    join gateways g on g.page_id = ${pageId} and g.id = t.gateway_id
    left join visits v on v.page_id = ${pageId} and v.id = t.visit_id
    left join guests p on p.page_id = ${pageId} and p.id = v.guest_id
    left join lateral (select status, created_at, detail from gateway_commands
      where page_id = ${pageId} and gateway_id = t.gateway_id and kind = 'auth' and mac = t.mac and created_at >= t.created_at
      order by created_at desc limit 1) c on true
    order by t.created_at desc limit ${AT_MOST}`)
}

/** What RADIUS answered in that time, newest first. */
export function readAnswers(tx: Tx, pageId: string, since: Date): Promise<AuthAnswer[]> {
  return tx.rows(sql<AuthAnswer>`
    select username, mac, at, is_accepted, reason from auth_log
    where page_id = ${pageId} and at > ${since} order by at desc limit ${ANSWERS_AT_MOST}`)
}

/** Routers whose openNDS has stopped while their agent reports. */
export async function readOpenWifi(tx: Tx, pageId: string, now: Date): Promise<Drop[]> {
  const rows = await tx.rows(sql<Drop>`
    select nas_id, name as device_name, 'wifi-open' as reason, '' as address, null as said_name, 0 as packets,
      nds_down_at as last_at
    from gateways where page_id = ${pageId} and not nds_is_running and nds_down_at <= ${now}::timestamptz - interval '1 minute'
      and last_seen_at > ${now}::timestamptz - interval '5 minutes'`)
  return rows.map((row) => keepNames(row, 'nas_id'))
}

/** Packets that name this venue's gateways and could not be answered. */
export async function readDrops(tx: Tx, pageId: string, since: Date): Promise<Drop[]> {
  const rows = await tx.rows(sql<Drop>`
    select g.nas_id, g.name as device_name, d.reason, d.address, null as said_name,
      sum(d.packets)::int as packets, max(d.last_at) as last_at
    from radius_drops d join gateways g on g.page_id = d.page_id and g.id = d.gateway_id
    where d.page_id = ${pageId} and d.last_at > ${since}
    group by 1, 2, 3, 4 order by max(d.last_at) desc limit 50`)
  return rows.map((row) => keepNames(row, 'nas_id'))
}

type GatewayAddress = { nasId: string; name: string; address: string | undefined }

/**
 * Packets of unknown devices that can only be one of this venue's: the same name but for case and blanks. Behind one address
 * may be many venues, so an address alone ties nothing to a page; where others have such a name too, it must be added.
 */
export async function readStrays(
  tx: Tx,
  pageId: string,
  gateways: readonly GatewayAddress[],
  since: Date,
): Promise<Drop[]> {
  const own = gateways.map((one) => ({ ...one, plain: plain(one.nasId) })).filter((one) => one.plain !== '')
  const rows = await tx.rows(sql<{ nas_id: string; plain: string; address: string; packets: number; last_at: string }>`
    select nas_id, ${PLAIN} as plain, address, packets::int as packets, last_at from stray_packets
    where last_at > ${since} and ${PLAIN} = any(${own.map((one) => one.plain)}::text[]) order by last_at desc limit 500`)
  if (rows.length === 0) return []
  const others = await tx.rows(sql<{ nas_id: string; plain: string }>`
    select nas_id, ${PLAIN} as plain from gateways
    where page_id <> ${pageId} and ${PLAIN} = any(${rows.map((row) => row.plain)}::text[])`)
  // It came before the device was added; now it is known, here or elsewhere.
  const known = new Set([...gateways.map(({ nasId }) => nasId), ...others.map((one) => one.nasId)])
  const shared = new Set(others.map((one) => one.plain))
  return rows.flatMap((row) => {
    if (known.has(row.nasId)) return []
    const like = own.find((one) => one.plain === row.plain && (!shared.has(row.plain) || one.address === row.address))
    if (!like) return []
    return [
      {
        nas_id: like.nasId,
        deviceName: like.name,
        reason: 'unknown-gateway' as const,
        address: row.address,
        saidName: row.nasId,
        packets: row.packets,
        lastAt: row.lastAt,
      },
    ]
  })
}

const PLAIN = sql`lower(regexp_replace(nas_id, '[^A-Za-z0-9]', '', 'g'))`

function plain(nasId: string): string {
  return nasId.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
}
