// A guest's devices without a browser: a television, a console, a speaker. Each gets a stay of its own, by a grant that
// ends with the guest's, so speed, allowance, block and access code hold for it as they do for the phone.
import type { DeviceProblem } from '@portico/portal/ownDevicesView.ts'
import { payVisit, takePlaceBeside, takeShares } from '../../accessCodes/index.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import {
  admit,
  changeSession,
  endSession,
  issueGrant,
  readRunning,
  takeBackAdmission,
  waysIn,
  type KnownGateway,
  type Registry,
} from '../../gateways/index.ts'
import { auditGuest } from '../../guests/index.ts'
import { beginVisit } from '../../visits/index.ts'
import { isFull } from '../online/connect.ts'
import { readMac, refusalOf } from './ownDeviceChecks.ts'
import type { PortalSession } from '../session.ts'

/** Addresses a phone may try: one that tries many is looking for other guests' devices. */
const TRIES = { most: 10, anHour: 20 }
/** Less of a stay is not worth a device. */
const LEAST_SECONDS = 60
const USUAL_DEVICES = 2

/** The stay of the guest who asks; the device's is measured by it. */
export type Host = {
  guestId: string
  secondsLeft: number
  downKbps: number
  upKbps: number
  codeId: string | null
  mostDevices: number
}

/** @returns undefined for a guest who is not online at this moment */
export function readHost(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  session: PortalSession,
): Promise<Host | undefined> {
  const { pageId, visitId } = session
  return tx.first(sql<Host>`
    select v.guest_id, floor(extract(epoch from g.ends_at - ${clock.now()}::timestamptz))::int as seconds_left,
      g.down_kbps, g.up_kbps, c.code_id, coalesce(q.devices_per_guest, ${USUAL_DEVICES}) as most_devices
    from visits v
    join lateral (select * from grants where page_id = v.page_id and visit_id = v.id and revoked_at is null order by id desc limit 1) g on true
    left join access_code_visits c on c.page_id = v.page_id and c.visit_id = v.id
    left join guest_quotas q on q.page_id = v.page_id
    where v.page_id = ${pageId} and v.id = ${visitId} and v.status = 'online'`)
}

/** Whether this venue and its gateway let guests bring devices along. */
export function canBring(gateway: KnownGateway, host: Pick<Host, 'mostDevices'>): boolean {
  return host.mostDevices > 0 && waysIn(gateway) !== undefined
}

type DeviceRequest = { gateway: KnownGateway; session: PortalSession; host: Host; name: string; typed: string }

/** Lets a device in for as long as its guest stays. @returns why not */
export async function bringDevice(services: Services, tx: Tx, of: DeviceRequest): Promise<DeviceProblem | undefined> {
  const { gateway, session, host, name } = of
  const { pageId, arrival } = session
  const { guestId } = host
  const now = services.clock.now()
  if (name === '') return 'name-missing'
  const read = readMac(of.typed)
  if ('problem' in read) return read.problem
  const { mac } = read
  const share = { kind: 'own-devices', key: arrival.mac, ...TRIES }
  if (!(await takeShares(tx, pageId, [share], now))) return 'too-many'
  if (host.secondsLeft < LEAST_SECONDS) return 'over'
  // Two phones of one guest at once are one after the other.
  await tx.run(sql`select 1 from guests where page_id = ${pageId} and id = ${guestId} for update`)
  const refusal = await refusalOf(tx, { pageId, guestId, phone: arrival.mac, mac, most: host.mostDevices, now })
  if (refusal) return refusal
  if (await isFull(tx, gateway)) return 'venue-full'
  const paid = host.codeId ? await takePlaceBeside(services, tx, { pageId, codeId: host.codeId, mac }) : undefined
  if (host.codeId && !paid) return 'code-full'
  await takeBackAdmission(services, tx, { pageId, mac })
  const visitId = await beginVisit(services, tx, { pageId, guestId, gatewayId: gateway.id, mac })
  if (host.codeId) await payVisit(tx, { pageId, visitId, codeId: host.codeId })
  const { downKbps, upKbps } = host
  const sessionSeconds = Math.min(host.secondsLeft, paid?.seconds ?? Infinity)
  const grant = await issueGrant(services, tx, gateway, visitId, mac, { sessionSeconds, downKbps, upKbps })
  await admit(services, tx, { gateway, arrival: { ...arrival, mac }, grant })
  await tx.run(
    query
      .insertInto('own_devices')
      .values({
        page_id: pageId,
        id: newId(now),
        guest_id: guestId,
        mac,
        name,
        gateway_id: gateway.id,
        visit_id: visitId,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['page_id', 'mac'])
          .doUpdateSet({ guest_id: guestId, name, gateway_id: gateway.id, visit_id: visitId }),
      ),
  )
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.addDevice' })
  tx.notify(pageId, 'sessions')
  return undefined
}

export type OwnDevice = {
  id: string
  name: string
  mac: string
  secondsLeft: number
  state: 'online' | 'waiting' | 'unseen' | 'over'
}

/** The devices of a guest, with what the gateway last reported about each. */
export function readOwnDevices(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  pageId: string,
  guestId: string,
): Promise<OwnDevice[]> {
  const now = clock.now()
  return tx.rows(sql<OwnDevice>`
    select d.id, d.name, d.mac, greatest(0, coalesce(floor(extract(epoch from g.ends_at - ${now}::timestamptz)), 0))::int as seconds_left,
      case when g.ends_at is null or g.ends_at <= ${now} or g.revoked_at is not null then 'over'
        when v.status = 'online' then 'online'
        when (select c.status from gateway_commands c where c.page_id = d.page_id and c.mac = d.mac and c.kind in ('auth', 'change')
          order by c.created_at desc limit 1) = 'failed' then 'unseen'
        else 'waiting' end as state
    from own_devices d join visits v on v.page_id = d.page_id and v.id = d.visit_id
    left join lateral (select ends_at, revoked_at from grants where page_id = d.page_id and visit_id = d.visit_id order by id desc limit 1) g on true
    where d.page_id = ${pageId} and d.guest_id = ${guestId} order by d.created_at, d.id`)
}

/** A guest who has more time has it on every device. What its gateway does not change at once, it does when the device asks again. */
export async function stretchDevices(
  services: Services,
  registry: Registry,
  { pageId, visitId }: PortalSession,
  minutes: number,
): Promise<void> {
  const { devices, running } = await services.db.asSystem(async (tx) => {
    const rows = await tx.rows(sql<{ mac: string; visitId: string }>`
      select d.mac, d.visit_id from own_devices d
      join visits v on v.page_id = d.page_id and v.guest_id = d.guest_id
      join lateral (select ends_at, revoked_at from grants where page_id = d.page_id and visit_id = d.visit_id order by id desc limit 1) g on true
      where d.page_id = ${pageId} and v.id = ${visitId} and g.ends_at > ${services.clock.now()} and g.revoked_at is null`)
    const sessions = await Promise.all(rows.map(({ mac }) => readRunning(tx, pageId, { mac })))
    return { devices: rows, running: sessions.flat() }
  })
  const asked = { ...services, page: { id: pageId } }
  for (const device of devices) {
    const session = running.find((one) => one.visitId === device.visitId)
    const result = session && (await changeSession(asked, registry, session, { moreSeconds: minutes * 60 }))
    if (result === 'done' || result === 'queued') continue
    await services.db.asSystem((tx) =>
      tx.run(sql`
        update grants set session_seconds = session_seconds + ${minutes * 60}, ends_at = ends_at + make_interval(mins => ${minutes})
        where page_id = ${pageId} and id = (select id from grants where page_id = ${pageId} and visit_id = ${device.visitId} order by id desc limit 1)`),
    )
  }
}

/** Forgets a device, and takes its login back. @returns how to have its session ended, once this is committed */
export async function dropDevice(
  services: Services,
  tx: Tx,
  registry: Registry,
  of: { pageId: string; guestId: string; id: string },
): Promise<(() => Promise<boolean>) | undefined> {
  const { pageId, guestId, id } = of
  const device = await tx.first(sql<{ mac: string; visitId: string }>`
    delete from own_devices where page_id = ${pageId} and guest_id = ${guestId} and id = ${id}
    returning mac, visit_id`)
  if (!device) return undefined
  const { mac, visitId } = device
  await takeBackAdmission(services, tx, { pageId, mac })
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.removeDevice' })
  tx.notify(pageId, 'sessions')
  const running = (await readRunning(tx, pageId, { mac })).filter((one) => one.visitId === visitId)
  return async () => {
    const ended = await Promise.all(running.map((one) => endSession(services, registry, one)))
    return ended.every((result) => ['done', 'gone', 'queued'].includes(result))
  }
}
