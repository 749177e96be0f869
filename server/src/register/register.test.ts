import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { guestRights } from '@portico/contract/guests.ts'
import { platform } from '@portico/contract/platform/overview.ts'
import { register } from '@portico/contract/register.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { bytesAttr } from '@portico/radius/writeAttributes.ts'
import { sql, type RawBuilder, type Scope } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { givenAdmin } from '../testing/admin.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, send, type Person, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor, type GuestAtDoor } from '../testing/givenGuest.ts'
import { accountingRequest, proven } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'

const START = new Date('2026-11-21T08:00:00Z')
const clock = handClock(START)
const server = useServer({ clock, config: { registerMonths: 12 } })
const off = useServer({ clock })
const probe = useProbe()
const PHONE = '+84912345678'
const DAY = 24 * 3600

type Row = { mac: string; ips: string[]; name: string; phone: string; stoppedAt: string | null; expiresAt: string }

const inSystem = <R>(text: RawBuilder<R>, running = server()) => running.services.db.asSystem((tx) => tx.rows(text))
const readEntries = (page: Venue) =>
  inSystem(sql<Row>`select * from register.entries where page_id = ${page.eid} order by started_at`)

async function givenGuest(running = server()) {
  const page = await givenPage(running, '=Quán Lá')
  const gateway = await givenGateway(running, page)
  const guest = await givenGuestAtDoor(running, gateway)
  await inSystem(
    sql`update guests set phone = ${PHONE}, phone_verified_at = now() where page_id = ${page.eid} and id = ${guest.guestId}`,
    running,
  )
  return { page, gateway, guest }
}

type Report = Partial<Parameters<typeof accountingRequest>[1]> & { ip?: string }

/** What the gateway says of the guest's session, over UDP. */
async function say(gateway: KnownGateway, guest: GuestAtDoor, told: Report, running = server()) {
  const more = told.ip ? [bytesAttr(Attr.FramedIpAddress, Buffer.from(told.ip.split('.').map(Number)))] : []
  const about = { session: 'a', at: clock.now(), mac: guest.mac, grant: guest.grant.username, more }
  const request = accountingRequest(gateway, { kind: 'Start', ...about, ...told })
  proven(await probe.ask(running.radius.acctPort, request), request, gateway)
}

type Wish = Partial<Request<typeof register.ask>['body']>
const as = ({ token }: Person) => ({ token })
async function renewed(person: Person): Promise<Person> {
  return { ...person, token: await server().services.tokens.signUser({ userId: person.id, family: person.family }) }
}
const ask = (admin: Person, wish: Wish) => {
  const to = new Date(clock.now().getTime() + DAY * 1000).toISOString()
  const body = { caseNumber: 'CV-15/PA05', reason: 'Công văn số 15', pageId: null, from: START.toISOString(), to }
  return send(server(), register.ask, { body: { ...body, mac: '', ip: '', contact: '', ...wish } }, as(admin))
}
const decide = (admin: Person, id: string, isApproved = true) =>
  send(server(), register.decide, { params: { id }, body: { isApproved } }, as(admin))
const download = (admin: Person, id: string) => send(server(), register.download, { params: { id } }, as(admin))

test('a session is one row from its first packet to its last, however often packets are repeated', async () => {
  const { page, gateway, guest } = await givenGuest()
  await say(gateway, guest, {})
  await say(gateway, guest, {})
  clock.advance(60)
  await say(gateway, guest, { kind: 'InterimUpdate', seconds: 60, ip: '10.5.50.7' })
  await say(gateway, guest, { kind: 'InterimUpdate', seconds: 60, ip: '10.5.50.7' })
  clock.advance(60)
  await say(gateway, guest, { kind: 'InterimUpdate', seconds: 120, ip: '10.5.50.9' })
  expect(await readEntries(page)).toMatchObject([
    { mac: guest.mac, ips: ['10.5.50.7', '10.5.50.9'], name: 'Linh', phone: PHONE, stoppedAt: null, expiresAt: null },
  ])
  clock.advance(60)
  const stop = { kind: 'Stop', seconds: 180 } as const
  await say(gateway, guest, stop)
  await say(gateway, guest, stop)
  expect(await readEntries(page)).toMatchObject([
    { stoppedAt: clock.now().toISOString(), isPhoneProved: true, nas: 'Quầy' },
  ])
})

test('a number that is proved while its guest is online counts as proved, another one does not', async () => {
  const [same, other] = [await givenGuest(), await givenGuest()]
  for (const { page, gateway, guest } of [same, other]) {
    await inSystem(sql`update guests set phone_verified_at = null where page_id = ${page.eid}`)
    await say(gateway, guest, {})
    expect(await readEntries(page)).toMatchObject([{ phone: PHONE, isPhoneProved: false }])
    const phone = page === same.page ? PHONE : '+84987654321'
    await inSystem(sql`update guests set phone = ${phone}, phone_verified_at = now() where page_id = ${page.eid}`)
    clock.advance(60)
    await say(gateway, guest, { kind: 'Stop', seconds: 60 })
  }
  expect(await readEntries(same.page)).toMatchObject([{ phone: PHONE, isPhoneProved: true }])
  expect(await readEntries(other.page)).toMatchObject([{ phone: PHONE, isPhoneProved: false }])
})

test('a restart, a silence and a removed gateway end a connection too', async () => {
  const [restarts, silent, gone] = [await givenGuest(), await givenGuest(), await givenGuest()]
  for (const { gateway, guest } of [restarts, silent, gone]) {
    await say(gateway, guest, {})
    clock.advance(60)
    await say(gateway, guest, { kind: 'InterimUpdate', seconds: 60 })
  }
  await say(restarts.gateway, restarts.guest, { kind: 'AccountingOn', session: undefined })
  expect(await readEntries(restarts.page)).toMatchObject([{ stoppedAt: expect.any(String) }])
  await send(server(), gateways.remove, { params: { nas_id: gone.gateway.nasId } }, { token: gone.page.token })
  await server().jobs.run('register.clear')
  clock.advance(16 * 60)
  await server().jobs.run('gateways.closeSilentSessions')
  for (const { page } of [restarts, silent, gone])
    expect(await readEntries(page)).toMatchObject([{ stoppedAt: expect.any(String), expiresAt: expect.any(String) }])
})

test('while no register is kept, nothing is written', async () => {
  const { page, gateway, guest } = await givenGuest(off())
  await say(gateway, guest, {}, off())
  expect(await inSystem(sql`select 1 from sessions where page_id = ${page.eid}`, off())).toHaveLength(1)
  expect(await inSystem(sql`select 1 from register.entries`, off())).toEqual([])
})

test('no call of a venue can read it, and nobody can rewrite its log: PostgreSQL refuses', async () => {
  const { page } = await givenGuest()
  const { db } = server().services
  const scope: Scope = { pageId: page.eid, userId: page.owner.id }
  for (const table of ['entries', 'requests', 'terms', 'decisions', 'downloads'])
    await expect(
      db.as(scope, (tx) => tx.rows(sql`select 1 from ${sql.table(`register.${table}`)}`)),
    ).rejects.toMatchObject({ code: '42501' })
  for (const table of ['requests', 'decisions', 'downloads'])
    for (const statement of [
      sql`delete from ${sql.table(`register.${table}`)}`,
      sql`update ${sql.table(`register.${table}`)} set ${sql.ref(table === 'downloads' ? 'rows' : 'asked_by')} = null`,
    ])
      await expect(db.asSystem((tx) => tx.run(statement))).rejects.toMatchObject({ code: '42501' })
  await expect(ask(page.owner, { mac: '02c0ffee0001' })).rejects.toMatchObject({ status: 403 })
})

test('an extract needs a second administrator, and goes to who asked for it alone, for a day', async () => {
  const { page, gateway, guest } = await givenGuest()
  const [admin, second] = [await givenAdmin(server()), await givenAdmin(server())]
  await say(gateway, guest, { ip: '10.5.50.7' })
  const mac = guest.mac.match(/../g)!.join('-').toUpperCase()
  const { id } = await ask(admin, { mac, pageId: page.eid })
  await expect(download(admin, id)).rejects.toMatchObject({ code: 'register/not-open' })
  await expect(decide(admin, id)).rejects.toMatchObject({ code: 'register/second-person' })
  const bySelf = sql`insert into register.decisions select id, asked_by, asked_by, now(), true from register.requests where id = ${id}`
  await expect(inSystem(bySelf)).rejects.toMatchObject({ code: '23514', constraint: 'decisions_second_person' })
  const answers = await Promise.allSettled([decide(second, id), decide(second, id, false)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const again = await ask(admin, { mac, pageId: page.eid })
  expect(await decide(second, again.id)).toMatchObject({ state: 'approved', isOwn: false })
  await expect(download(second, again.id)).rejects.toMatchObject({ code: 'auth/forbidden' })
  const { filename, csv } = await download(admin, again.id)
  expect(filename).toBe('register-CV-15-PA05.csv')
  const [head, row, ...rest] = csv.split('\r\n')
  expect(head).toMatch(/^\uFEFFPage,Device ID,.*,Start \(UTC\),End \(UTC\),/)
  const begun = clock.now().toISOString().slice(0, 19).replace('T', ' ')
  const local = new Date(clock.now().getTime() + 7 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
  expect(row).toBe(
    `'=Quán Lá,${gateway.nasId},Quầy,${mac.replaceAll('-', ':').toLowerCase()},10.5.50.7,Linh,'${PHONE},yes,,,${begun},,${local},,Asia/Ho_Chi_Minh`,
  )
  expect(rest).toEqual([''])
  const { rows: log } = await send(server(), platform.log, { query: { actor: admin.id } }, as(admin))
  expect(log.map(({ action, name }) => `${action} ${name}`)).toContain('register.download CV-15/PA05')
  clock.advance(DAY + 1)
  await expect(download(await renewed(admin), again.id)).rejects.toMatchObject({ code: 'register/not-open' })
  const { rows, months } = await send(server(), register.list, { query: { state: 'over' } }, as(await renewed(second)))
  expect([months, rows.find((one) => one.id === again.id)?.downloads]).toEqual([12, 1])
})

test.each<[string, number, () => Wish | Promise<Wish>]>([
  ['a number as people write it', 1, () => ({ contact: '0912 345 678' })],
  ['another number', 0, () => ({ contact: '0912 345 679' })],
  ['an address', 1, () => ({ ip: '10.9.8.7' })],
  ['a time before it', 0, () => ({ from: '2025-01-01T00:00:00Z', to: '2025-01-02T00:00:00Z' })],
  ['another venue', 0, async () => ({ pageId: (await givenPage(server())).eid, ip: '10.9.8.7' })],
])('by %s, %i connections are extracted', async (_name, count, wishOf) => {
  const { page, gateway, guest } = await givenGuest()
  const [admin, second] = [await givenAdmin(server()), await givenAdmin(server())]
  await say(gateway, guest, { ip: '10.9.8.7' })
  const { id } = await ask(admin, { pageId: page.eid, ...(await wishOf()) })
  await decide(second, id)
  expect((await download(admin, id)).csv.trim().split('\r\n')).toHaveLength(1 + count)
})

test('a request that names nobody and no venue, or no real address, is refused', async () => {
  const admin = await givenAdmin(server())
  for (const wish of [
    {},
    { mac: 'xx' },
    { ip: '10.0.0' },
    { contact: 'Linh' },
    { mac: '02c0ffee0001', to: '2020-01-01T00:00:00Z' },
  ])
    await expect(ask(admin, wish)).rejects.toMatchObject({ status: 400 })
})

test('an erased guest stays in the register until its date, and then is gone from it', async () => {
  const { page, gateway, guest } = await givenGuest()
  await say(gateway, guest, {})
  await send(server(), guestRights.erase, { params: { id: guest.guestId } }, { token: page.token })
  clock.advance(60)
  await say(gateway, guest, { kind: 'Stop', seconds: 60 })
  await server().jobs.run('guests.forgetEnded')
  const row = { mac: guest.mac, name: 'Linh', phone: PHONE, stoppedAt: expect.any(String) }
  expect(await readEntries(page)).toMatchObject([row])
  clock.advance(360 * DAY)
  await server().jobs.run('register.clear')
  expect(await readEntries(page)).toMatchObject([row])
  clock.advance(10 * DAY)
  await server().jobs.run('register.clear')
  expect(await readEntries(page)).toEqual([])
  expect(await inSystem(sql`select 1 from register.terms where expires_at < ${clock.now()}`)).toEqual([])
})

test('whom a request was about is gone by its date too, and then nobody can approve it', async () => {
  const page = await givenPage(server())
  const { id } = await ask(await givenAdmin(server()), { pageId: page.eid, contact: PHONE })
  clock.advance(370 * DAY)
  await server().jobs.run('register.clear')
  const second = await givenAdmin(server())
  await expect(decide(second, id)).rejects.toMatchObject({ code: 'register/decided' })
  const { rows } = await send(server(), register.list, { query: {} }, as(second))
  expect(rows.find((one) => one.id === id)).toMatchObject({ state: 'over', contact: '', page: 'Quán Lá' })
})
