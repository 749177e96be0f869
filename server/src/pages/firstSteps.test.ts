import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { reports } from '@portico/contract/reports.ts'
import { visits } from '@portico/contract/visits.ts'
import { sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor, storedVisit } from '../testing/givenGuest.ts'
import { hearOfGuests } from '../testing/hearOfGuests.ts'
import { openPortal } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { noSimulator } from '../testing/walk/world.ts'
import { comeOnline } from '../visits/index.ts'

const server = useServer({ simulate: noSimulator })

const MAC = '02-11-22-33-44-55'

const steps = (page: Venue, token = page.owner.token) =>
  send(server(), pages.firstSteps, { params: { eid: page.eid } }, { token })

/** A guest passes the portal and the gateway says so. @returns the visit. */
async function comeIn(gateway: KnownGateway): Promise<string> {
  const { visitId } = await givenGuestAtDoor(server(), gateway)
  const turn = { pageId: gateway.pageId, visitId, at: server().services.clock.now() }
  await server().services.db.asSystem((tx) => comeOnline(server().services, tx, [turn]))
  return visitId
}

async function announced(page: Venue): Promise<string[]> {
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ kind: string }>`select kind from happenings where page_id = ${page.eid}`),
  )
  return rows.map((row) => row.kind)
}

async function givenSimulator(page: Venue): Promise<KnownGateway> {
  await send(server(), gateways.tryOut, {}, { token: page.token })
  await server().registry.refresh()
  return server().registry.find(page.eid, `simulator-${page.eid.slice(-8)}`)!
}

test('each step of the first evening ticks itself when it has happened', async () => {
  const page = await givenPage(server())
  const nothing = { deviceAdded: false, deviceSeen: false, portalOpened: false, guestOnline: false, tried: false }
  expect(await steps(page)).toEqual({
    ...nothing,
    memberInvited: false,
    emailConfirmed: true,
    twoStepOn: false,
    closed: false,
  })
  const gateway = await givenGateway(server(), page)
  expect(await steps(page)).toMatchObject({ ...nothing, deviceAdded: true })
  await openPortal(server(), gateway, { mac: MAC })
  expect(await steps(page)).toMatchObject({ deviceSeen: true, portalOpened: true, guestOnline: false })
  await comeIn(gateway)
  const body = { page_id: page.eid, email_mobile: 'minh@example.test', role: 'staff' } as const
  await send(server(), members.invite, { body }, { token: page.token })
  expect(await steps(page)).toMatchObject({ guestOnline: true, tried: false, memberInvited: true })
})

test('trying it without a router is shown as tried, and is no device, no phone and no visit of the venue', async () => {
  const page = await givenPage(server())
  await hearOfGuests(server(), page)
  const simulator = await givenSimulator(page)
  const visitId = await comeIn(simulator)
  expect(await steps(page)).toMatchObject({ tried: true, deviceAdded: false, guestOnline: false, portalOpened: false })
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online', visits: 0 })
  const summary = await send(server(), visits.summary, {}, { token: page.token })
  expect(summary).toMatchObject({ today: 0 })
  const { now } = await send(server(), reports.overview, { query: { range: 'last30' } }, { token: page.token })
  expect(now).toMatchObject({ visits: 0, newGuests: 0, contacts: 0, funnel: { seen: 0, online: 0 } })
  const listed = async (simulator?: 'true') =>
    (await send(server(), gateways.list, { query: { simulator } }, { token: page.token })).rows.map((row) => row.nas_id)
  expect(await listed()).toEqual([])
  expect(await listed('true')).toEqual([simulator.nasId])
  await send(server(), gateways.remove, { params: { nas_id: simulator.nasId } }, { token: page.token })
  expect(await listed('true')).toEqual([])
  expect(await announced(page), 'neither team nor webhooks hear of it').toEqual([])
  await comeIn(await givenGateway(server(), page))
  expect(await announced(page)).toEqual(['guest.online'])
  expect((await send(server(), visits.summary, {}, { token: page.token })).today).toBe(1)
})

test('that a phone opened the portal is still known when its session is forgotten', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  await openPortal(server(), gateway, { mac: MAC })
  await server().services.db.asSystem((tx) => tx.run(sql`delete from portal_sessions where page_id = ${page.eid}`))
  expect(await steps(page)).toMatchObject({ portalOpened: true })
})

test('the list is put away for everybody on the page, by those who run it', async () => {
  const page = await givenPage(server())
  const [manager, staff] = [await givenMember(server(), page, 'manager'), await givenMember(server(), page, 'staff')]
  const close = (token: string) => send(server(), pages.closeFirstSteps, { params: { eid: page.eid } }, { token })
  await expect(close(staff.token)).rejects.toMatchObject({ status: 403 })
  await close(manager.token)
  expect(await steps(page)).toMatchObject({ closed: true, memberInvited: true })
})

test('staff see today and nothing of how the venue is doing', async () => {
  const page = await givenPage(server())
  await comeIn(await givenGateway(server(), page))
  const staff = await givenMember(server(), page, 'staff')
  const summaryFor = (token: string) => send(server(), visits.summary, {}, { token })
  expect(await summaryFor(staff.pageToken)).toEqual({ today: 1, sameDayLastWeek: null })
  await expect(send(server(), reports.overview, {}, { token: staff.pageToken })).rejects.toMatchObject({ status: 403 })
  const analyst = await givenMember(server(), page, 'analyst')
  expect(await summaryFor(analyst.pageToken)).toEqual({ today: 1, sameDayLastWeek: 0 })
})
