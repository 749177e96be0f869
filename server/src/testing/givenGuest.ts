// Guests that tests start from: one with a one-time login, one online.
import { randomBytes } from 'node:crypto'
import { newId } from '../core/id.ts'
import { query, sql } from '../core/db/database.ts'
import { issueGrant, type Grant, type KnownGateway } from '../gateways/index.ts'
import { beginVisit } from '../visits/index.ts'
import type { RunningServer } from '../processes/all.ts'

export type GuestAtDoor = { guestId: string; visitId: string; mac: string; grant: Grant }

/** A MAC address unique in the suite; locally administered, like a phone's random one. */
export function randomMac(): string {
  return `02${randomBytes(5).toString('hex')}`
}

/** A guest who has passed the portal and has a one-time login for this gateway. */
export async function givenGuestAtDoor(
  { services }: RunningServer,
  gateway: KnownGateway,
  { mac = randomMac(), name = 'Linh' } = {},
): Promise<GuestAtDoor> {
  const now = services.clock.now()
  const guestId = newId(now)
  return services.db.asSystem(async (tx) => {
    const { pageId } = gateway
    await tx.run(
      query.insertInto('guests').values({ page_id: pageId, id: guestId, name, first_seen_at: now, last_seen_at: now }),
    )
    const visitId = await beginVisit(services, tx, { pageId, guestId, gatewayId: gateway.id, mac })
    return { guestId, visitId, mac, grant: await issueGrant(services, tx, gateway, visitId, mac) }
  })
}

/** A session that is open now, with no guest behind it unless one is named. */
export async function givenSession(
  { services }: RunningServer,
  gateway: KnownGateway,
  of: { guest?: GuestAtDoor; acctSessionId?: string; startedAt?: Date; mac?: string } = {},
): Promise<{ id: string; acctSessionId: string }> {
  const startedAt = of.startedAt ?? services.clock.now()
  const id = newId(startedAt)
  const acctSessionId = of.acctSessionId ?? randomBytes(6).toString('hex')
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into sessions (page_id, id, gateway_id, acct_session_id, boot_epoch, visit_id, guest_id, mac, started_at, updated_at)
      select ${gateway.pageId}, ${id}, g.id, ${acctSessionId}, g.boot_epoch, ${of.guest?.visitId ?? null}::uuid,
        ${of.guest?.guestId ?? null}::uuid, ${of.guest?.mac ?? of.mac ?? randomMac()}, ${startedAt}, ${startedAt}
      from gateways g where g.page_id = ${gateway.pageId} and g.id = ${gateway.id}`),
  )
  return { id, acctSessionId }
}

export type StoredSession = {
  acctSessionId: string
  bootEpoch: number
  mac: string
  startedAt: string
  stoppedAt: string | null
  isStopInferred: boolean
  cause: string | null
  seconds: number
  upBytes: number
  downBytes: number
  visitId: string | null
}

/** A gateway's sessions as stored, oldest first. */
export function storedSessions({ services }: RunningServer, gateway: KnownGateway): Promise<StoredSession[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql<StoredSession>`select * from sessions where gateway_id = ${gateway.id} order by started_at, id`),
  )
}

export type StoredVisit = { status: string; onlineAt: string | null; endedAt: string | null; visits: number }

/** A visit as stored, and how often its guest has been here. */
export async function storedVisit({ services }: RunningServer, visitId: string): Promise<StoredVisit> {
  const row = await services.db.asSystem((tx) =>
    tx.first(sql<StoredVisit>`
      select v.status, v.online_at, v.ended_at, g.visits
      from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id where v.id = ${visitId}`),
  )
  return row!
}

/** Why RADIUS answered as it did, oldest first. */
export function authReasons({ services }: RunningServer, gateway: KnownGateway): Promise<string[]> {
  return services.db.asSystem(async (tx) => {
    const rows = await tx.rows(
      sql<{ reason: string }>`select reason from auth_log where gateway_id = ${gateway.id} order by at`,
    )
    return rows.map((row) => row.reason)
  })
}
