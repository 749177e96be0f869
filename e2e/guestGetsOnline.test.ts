// The main promise, with real packets and no hardware: a guest gets online, and the owner sees and can end it.
import { expect, test } from 'vitest'
import { sessions, gateways } from '@portico/contract/gateways.ts'
import { visits } from '@portico/contract/visits.ts'
import { query, sql } from '@portico/server/core/db/database.ts'
import { formStep, givenGateway, givenPage, givenSteps, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { afterAll, beforeAll } from 'vitest'
import { submit, visit, waitUntil } from './support/guest.ts'

const server = useServer()
const FORM = [formStep({ name: 'required', phone: 'optional', email: 'optional' })]
let fake: FakeGateway

beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
})
afterAll(() => fake.stop())

/** A venue whose only hotspot is the simulated one. */
async function givenHotspot(steps?: object[]): Promise<{ page: Venue; gateway: KnownGateway }> {
  const page = await givenPage(server())
  if (steps) await givenSteps(server(), page, steps)
  const gateway = await givenGateway(server(), page, {
    configuration: {
      loginUrl: `${fake.url}/login`,
      coaAddress: '127.0.0.1',
      coaPort: fake.coaPort,
      sessionMinutes: 60,
      downKbps: 5000,
    },
  })
  fake.enrol({
    nasId: gateway.nasId,
    secret: gateway.radiusSecret.toString(),
    portalUrl: `${server().services.config.portalUrl}/g/${gateway.entryKey}`,
  })
  return { page, gateway }
}

const online = (page: Venue) => send(server(), sessions.online, {}, { token: page.token })

test('one tap: the guest agrees, comes online, and the owner sees who and how much', async () => {
  const { page, gateway } = await givenHotspot()
  const phone = fake.phone(gateway.nasId)
  const first = await visit(await phone.join())
  expect(first.text).toContain('Quán Lá')
  expect(await phone.canReachInternet()).toBe(false)

  const after = await waitUntil(await submit(first, { terms: 'yes' }), /You.re online/)
  expect(after.text).toMatch(/You.re online/)
  expect(await phone.canReachInternet()).toBe(true)

  phone.transfer({ down: 5_000_000 })
  await expect
    .poll(async () => (await online(page)).rows[0]?.downBytes, { timeout: 8000 })
    .toBeGreaterThanOrEqual(5_000_000)
  const summary = await send(server(), visits.summary, {}, { token: page.token })
  expect(summary).toMatchObject({ today: 1 })
})

test('the owner presses Disconnect, and the guest is cut off and cannot slip back', async () => {
  const { page, gateway } = await givenHotspot()
  const phone = fake.phone(gateway.nasId)
  const after = await waitUntil(await submit(await visit(await phone.join()), { terms: 'yes' }), /You.re online/)
  expect(after.text).toMatch(/You.re online/)
  const [session] = (await online(page)).rows
  const { result } = await send(server(), sessions.disconnect, { params: { id: session!.id } }, { token: page.token })
  expect(result).toBe('disconnected')
  expect(await phone.canReachInternet()).toBe(false)
  await expect.poll(async () => (await online(page)).count).toBe(0)
  await expect(
    send(server(), sessions.disconnect, { params: { id: session!.id } }, { token: page.token }),
  ).rejects.toMatchObject({ code: 'session/already-ended' })
})

test('the form keeps what was typed, says what is wrong, and writes consent only as ticked', async () => {
  const { page, gateway } = await givenHotspot(FORM)
  const phone = fake.phone(gateway.nasId)
  const first = await visit(await phone.join())
  expect(first.html).not.toMatch(/name="marketing"[^>]*checked/)
  const refused = await submit(first, { name: 'Lê <b>Minh</b>', phone: '12', terms: 'yes' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('value="Lê &lt;b&gt;Minh&lt;/b&gt;"')
  expect(refused.html).toContain('aria-invalid="true"')
  await waitUntil(
    await submit(refused, { name: 'Lê Minh', phone: '0912 345 678', terms: 'yes', marketing: 'yes', of_age: 'yes' }),
    /You.re online/,
  )

  const { rows, guest } = await server().services.db.asSystem(async (tx) => ({
    rows: await tx.rows(
      query
        .selectFrom('consents')
        .select(['purpose', 'channel', 'language'])
        .where('page_id', '=', page.eid)
        .orderBy('channel'),
    ),
    guest: await tx.first(
      query.selectFrom('guests').select(['name', 'phone', 'visits']).where('page_id', '=', page.eid),
    ),
  }))
  expect(guest).toEqual({ name: 'Lê Minh', phone: '+84912345678', visits: 1 })
  expect(rows.map((row) => `${row.purpose} ${row.channel}`)).toEqual([
    'terms portal',
    'marketing sms',
    'marketing zalo',
  ])
})

test('"online" is not said while the gateway is silent, and there is a way on', async () => {
  const { gateway } = await givenHotspot()
  const phone = fake.phone(gateway.nasId)
  const first = await visit(await phone.join())
  fake.faults.dropReplies = 1
  try {
    const response = await fetch(new URL(/action="([^"]+)"/.exec(first.html)![1]!, first.url), {
      method: 'POST',
      body: new URLSearchParams({ terms: 'yes' }),
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    const waiting = await visit(
      first.html.match(/action="([^"]+)"/)![1]!.startsWith('http')
        ? ''
        : new URL(/action="([^"]+)"/.exec(first.html)![1]!, first.url),
    )
    expect(waiting.text).not.toMatch(/You.re online/)
    expect(waiting.html).toMatch(/http-equiv="refresh"/i)
  } finally {
    fake.faults.dropReplies = 0
  }
})

test('a hand-off works once, for the phone and the gateway it was made for', async () => {
  const { page, gateway } = await givenHotspot()
  const other = await givenHotspot()
  const phone = fake.phone(gateway.nasId)
  const thief = fake.phone(gateway.nasId)
  await thief.join()
  const first = await visit(await phone.join())
  const response = await fetch(new URL(/action="([^"]+)"/.exec(first.html)![1]!, first.url), {
    method: 'POST',
    body: new URLSearchParams({ terms: 'yes' }),
    redirect: 'manual',
  })
  const handOff = new URL(response.headers.get('location')!)
  const [username, password] = [handOff.searchParams.get('username')!, handOff.searchParams.get('password')!]
  expect((await thief.login(username, password)).isOnline).toBe(false)
  const elsewhere = fake.phone(other.gateway.nasId, phone.mac)
  await elsewhere.join()
  expect((await elsewhere.login(username, password)).isOnline).toBe(false)
  await phone.join()
  expect((await phone.login(username, password)).isOnline).toBe(true)
  await phone.logout()
  expect((await phone.login(username, password)).isOnline).toBe(false)
  const reasons = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{
        reason: string
      }>`select reason from auth_log where page_id in (${page.eid}, ${other.page.eid}) order by at`,
    ),
  )
  expect(reasons.map((row) => row.reason)).toEqual(['wrong-device', 'unknown', 'accepted', 'used'])
})

test('trying without a router opens the venue’s portal through the simulator, when one runs', async () => {
  const page = await givenPage(server())
  await expect(send(server(), gateways.tryOut, {}, { token: page.token })).rejects.toMatchObject({
    status: 503,
    code: 'try/unavailable',
  })
})
