// What staff do with online guests, what the lists block, and what the doctor says; real packets, no hardware.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { accessRules, guestQuota } from '@portico/contract/gateways/accessRules.ts'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { formStep, givenGateway, givenPage, givenSteps, send, type Venue } from '@portico/server/testing/given.ts'
import { accessRequest, openProbe, proven, SILENCE_MS, type Probe } from '@portico/server/testing/radius.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { submit, visit, waitUntil } from './support/guest.ts'

const server = useServer()
let fake: FakeGateway
let probe: Probe

beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
  probe = await openProbe()
})
afterAll(async () => {
  probe.close()
  await fake.stop()
})

type VenueSetUp = { page: Venue; gateway: KnownGateway; as: { token: string } }

async function givenHotspot(): Promise<VenueSetUp> {
  const page = await givenPage(server())
  const configuration = {
    loginUrl: `${fake.url}/login`,
    coaAddress: '127.0.0.1',
    coaPort: fake.coaPort,
    sessionMinutes: 60,
  }
  const gateway = await givenGateway(server(), page, { configuration })
  const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
  fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
  return { page, gateway, as: { token: page.token } }
}

/** A phone that signed in with one tap, and its session as the owner sees it. */
async function givenOnline({ gateway, as }: VenueSetUp, mac?: string) {
  const phone = fake.phone(gateway.nasId, mac)
  await waitUntil(await submit(await visit(await phone.join()), { terms: 'yes' }), /You.re online/)
  await expect
    .poll(async () => (await rowsOf(as)).some((row) => row.mac === plain(phone.mac)), { timeout: 8000 })
    .toBe(true)
  return { phone, session: (await rowsOf(as)).find((row) => row.mac === plain(phone.mac))! }
}

const plain = (mac: string) => mac.toLowerCase().replaceAll('-', '')
const rowsOf = async (as: { token: string }) => (await send(server(), sessions.online, {}, as)).rows
const limitsOf = (mac: string) => fake.phones().find((one) => plain(one.mac) === plain(mac))!.session!.limits

test('more hours and another speed reach the gateway at once, and the list shows them', async () => {
  const given = await givenHotspot()
  const { phone, session } = await givenOnline(given)
  const params = { id: session.id }
  expect(await send(server(), sessions.extend, { params, body: { hours: 2 } }, given.as)).toEqual({ result: 'done' })
  expect(limitsOf(phone.mac).sessionSeconds).toBeGreaterThan(3 * 3600 - 60)
  const speed = { downKbps: 512, upKbps: 256 }
  expect(await send(server(), sessions.changeSpeed, { params, body: speed }, given.as)).toEqual({ result: 'done' })
  expect(limitsOf(phone.mac)).toMatchObject(speed)
  const [row] = await rowsOf(given.as)
  expect(row).toMatchObject(speed)
  expect(Date.parse(row!.endsAt!) - Date.parse(session.endsAt!)).toBe(2 * 3600_000)
})

test('a gateway that does not answer an order: it is said so, and nothing is written down', async () => {
  const given = await givenHotspot()
  const { session } = await givenOnline(given)
  await send(
    server(),
    gateways.update,
    {
      params: { nas_id: given.gateway.nasId },
      body: { configuration: { ...given.gateway.configuration, coaPort: 9 } },
    },
    given.as,
  )
  await expect.poll(() => server().registry.byId(given.gateway.id)!.configuration.coaPort).toBe(9)
  const asked = send(server(), sessions.extend, { params: { id: session.id }, body: { hours: 1 } }, given.as)
  // No database connection waits for a silent gateway.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const held = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database() and pid <> pg_backend_pid() and state_change < now() - interval '300 milliseconds'`),
  )
  expect(held).toEqual({ n: 0 })
  expect(await asked).toEqual({ result: 'silent' })
  expect((await rowsOf(given.as))[0]!.endsAt).toBe(session.endsAt)
}, 15_000)

test('a blocked device is cut off, finds portal and RADIUS closed, and is let in again when that is undone', async () => {
  const given = await givenHotspot()
  const { phone, session } = await givenOnline(given)
  const blocked = await send(
    server(),
    sessions.block,
    { params: { id: session.id }, body: { who: 'device', reason: 'Tải phim' } },
    given.as,
  )
  expect(blocked.result).toBe('done')
  expect(await phone.canReachInternet()).toBe(false)
  expect((await visit(await phone.join())).text).toContain('cannot go online here')
  const login = { username: plain(phone.mac), password: plain(phone.mac) }
  const request = accessRequest(given.gateway, login, { mac: phone.mac, method: 'pap' })
  expect(proven(await probe.ask(server().radius.authPort, request), request, given.gateway).code).toBe(
    Code.AccessReject,
  )
  const { rows } = await send(server(), accessRules.list, { query: { kind: 'deny' } }, given.as)
  expect(rows).toMatchObject([{ id: blocked.ruleId, mac: session.mac, reason: 'Tải phim' }])
  await send(server(), accessRules.remove, { params: { id: blocked.ruleId } }, given.as)
  await waitUntil(await submit(await visit(await phone.join()), { terms: 'yes' }), /You.re online/)
})

test('a blocked guest is out, and finds the portal closed', async () => {
  const given = await givenHotspot()
  await givenSteps(server(), given.page, [formStep({ name: 'required', phone: 'required' })])
  const phone = fake.phone(given.gateway.nasId)
  const form = { name: 'Linh', phone: '0912345678', terms: 'yes' }
  await waitUntil(await submit(await visit(await phone.join()), form), /You.re online/)
  await expect.poll(async () => (await rowsOf(given.as)).length, { timeout: 8000 }).toBe(1)
  const { id } = (await rowsOf(given.as))[0]!
  await send(server(), sessions.block, { params: { id }, body: { who: 'guest' } }, given.as)
  expect(await phone.canReachInternet()).toBe(false)
  expect((await visit(await phone.join())).text).toContain('cannot go online here')
})

test('a television staff wrote down comes in by its address alone, until its time is over', async () => {
  const given = await givenHotspot()
  const mac = `02${randomBytes(5).toString('hex')}`
  const spelled = mac.toUpperCase().match(/../g)!.join(':')
  const ask = async () => {
    const request = accessRequest(given.gateway, { username: mac, password: mac }, { mac, method: 'pap' })
    return proven(await probe.ask(server().radius.authPort, request), request, given.gateway).code
  }
  expect(await ask()).toBe(Code.AccessReject)
  const until = new Date(Date.now() + 3600_000).toISOString()
  const rule = { kind: 'allow', mac: spelled, name: 'Tivi phòng 3', until } as const
  const made = await send(server(), accessRules.create, { body: rule }, given.as)
  expect(made).toMatchObject({ mac, name: 'Tivi phòng 3' })
  expect(await ask()).toBe(Code.AccessAccept)
  await expect(send(server(), accessRules.create, { body: rule }, given.as)).rejects.toMatchObject({
    code: 'access-rule/duplicate',
  })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update access_rules set until = now() - interval '1 second' where id = ${made.id}`),
  )
  expect(await ask()).toBe(Code.AccessReject)
})

test('who has used up the day is cut off on every device and reads why at the portal', async () => {
  const given = await givenHotspot()
  const { phone, session } = await givenOnline(given)
  await send(server(), guestQuota.save, { body: { megabytesPerDay: 1, minutesPerDay: null } }, given.as)
  phone.transfer({ down: 5_000_000 })
  await expect.poll(async () => (await rowsOf(given.as))[0]?.downBytes, { timeout: 8000 }).toBeGreaterThan(1_000_000)
  await server().jobs.run('gateways.endQuotas')
  expect(await phone.canReachInternet()).toBe(false)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into guest_devices (page_id, mac, guest_id, last_seen_at) values (${given.page.eid}, ${session.mac}, ${session.guestId}, now())
      on conflict do nothing`),
  )
  expect((await submit(await visit(await phone.join()), { terms: 'yes' })).text).toContain('reached today')
})

test('the doctor names a wrong secret, a guest who stopped, and a phone that never appeared', async () => {
  const given = await givenHotspot()
  await givenSteps(server(), given.page, [formStep({ name: 'required', phone: 'optional', email: 'optional' })])
  const stopped = fake.phone(given.gateway.nasId)
  await visit(await stopped.join())
  const wrong = accessRequest(
    given.gateway,
    { username: 'x', password: 'y' },
    { secret: Buffer.from('another'), mac: stopped.mac },
  )
  for (let n = 0; n < 3; n++) expect(await probe.ask(server().radius.authPort, wrong, SILENCE_MS)).toBeUndefined()
  const stranger = accessRequest(
    given.gateway,
    { username: 'x', password: 'y' },
    {
      nasId: given.gateway.nasId.toUpperCase(),
      secret: Buffer.from('another'),
    },
  )
  expect(await probe.ask(server().radius.authPort, stranger, SILENCE_MS)).toBeUndefined()
  const look = () => send(server(), doctor.venue, {}, given.as)
  await expect.poll(async () => (await look()).drops.length, { timeout: 6000 }).toBe(2)
  const { drops, tried, online, rows } = await look()
  expect(drops.map(({ reason, packets, saidName }) => ({ reason, packets, saidName }))).toEqual([
    { reason: 'wrong-secret', packets: 3, saidName: null },
    { reason: 'unknown-gateway', packets: 1, saidName: given.gateway.nasId.toUpperCase() },
  ])
  expect({ tried, online }).toEqual({ tried: 1, online: 0 })
  expect(rows[0]).toMatchObject({ mac: plain(stopped.mac), cause: 'under-way', step: 'form' })
  await server().services.db.asSystem((tx) =>
    tx.run(
      sql`update portal_sessions set created_at = created_at - interval '10 minutes' where page_id = ${given.page.eid}`,
    ),
  )
  expect((await look()).causes).toEqual([{ cause: 'stopped', step: 'form', deviceName: null, count: 1 }])
  const never = await send(server(), doctor.examine, { query: { of: '02:00:00:00:00:99' } }, given.as)
  expect(never.rows[0]).toMatchObject({
    cause: 'never-seen',
    links: [{ name: 'portal', state: 'broken' }, {}, {}, {}, {}],
  })
})

test('the doctor follows a guest who is online, and one whose gateway never asked', async () => {
  const given = await givenHotspot()
  const { session } = await givenOnline(given)
  const examine = async (of: string) => (await send(server(), doctor.examine, { query: { of } }, given.as)).rows[0]!
  const whole = await examine(session.mac)
  expect(whole.cause).toBe('online')
  expect(whole.links.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  const phone = fake.phone(given.gateway.nasId)
  const first = await visit(await phone.join())
  const action = /<form[^>]*action="([^"]+)"/.exec(first.html)![1]!
  // The phone never follows the redirect to the gateway.
  await fetch(new URL(action, first.url), {
    method: 'POST',
    body: new URLSearchParams({ terms: 'yes' }),
    redirect: 'manual',
  })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update portal_sessions set created_at = created_at - interval '10 minutes', handed_over_at = handed_over_at - interval '10 minutes'
      where page_id = ${given.page.eid} and mac = ${plain(phone.mac)}`),
  )
  expect(await examine(phone.mac)).toMatchObject({ cause: 'no-request' })
})

test('new keys hold beside the old until the device uses them; then the old are over and hidden', async () => {
  const { gateway, as } = await givenHotspot()
  const params = { nas_id: gateway.nasId }
  const login = { username: 'x', password: 'y' }
  const isAnswered = async (secret: Buffer) =>
    (await probe.ask(server().radius.authPort, accessRequest(gateway, login, { secret }), SILENCE_MS)) !== undefined
  await send(server(), gateways.rotate, { params, body: { hours: 24 } }, as)
  await server().registry.refresh()
  const next = server().registry.byId(gateway.id)!.next!.radiusSecret
  expect(JSON.stringify(await send(server(), gateways.recipe, { params }, as))).toContain(next.toString())
  expect(await isAnswered(gateway.radiusSecret)).toBe(true)
  expect(await isAnswered(next)).toBe(true)
  await expect.poll(() => server().registry.byId(gateway.id)!.next, { timeout: 4000 }).toBeUndefined()
  expect(await isAnswered(gateway.radiusSecret)).toBe(false)
  expect(await isAnswered(next)).toBe(true)
  const recipe = await send(server(), gateways.recipe, { params }, as)
  expect(recipe.isHidden).toBe(true)
  expect(JSON.stringify(recipe)).not.toContain(next.toString())
})

test('a test of a device makes a real login, and does not take itself for a sign of life', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const gateway = await givenGateway(server(), page, {})
  const { checks } = await send(server(), gateways.test, { params: { nas_id: gateway.nasId } }, as)
  expect(checks.map(({ check, result }) => `${check} ${result}`)).toEqual([
    'portal ok',
    'contact open',
    'keys open',
    'login ok',
    'orders failed',
    'guest open',
  ])
  const { rows } = await send(server(), gateways.list, {}, as)
  expect(rows[0]).toMatchObject({ state: 'waiting', lastSeenAt: null })
  expect((await send(server(), accessRules.list, {}, as)).rows).toEqual([])
})
