import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhooks } from '@portico/contract/integrations.ts'
import { leads } from '@portico/contract/leads.ts'
import { sql } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { startReceiver } from '../testing/receiver.ts'
import { useServer } from '../testing/server.ts'
import type { Rounds } from '../core/rounds.ts'
import { startWebhooks } from './send.ts'

const receiver = await startReceiver()
const clock = handClock()
const server = useServer({ clock, config: { egressTrust: [receiver.url] } })
const DAY = 24 * 3600
let page: Venue
let sender: Rounds
beforeAll(() => void (sender = startWebhooks(server().services)))
beforeEach(async () => void (page = await givenPage(server())))
afterAll(async () => {
  await sender.close()
  await receiver.close()
})

/** A page token of the hour the clock shows. */
async function options() {
  const { id, family } = page.owner
  return { token: await server().services.tokens.signPage({ userId: id, family, pageId: page.eid }) }
}

async function givenWebhook(path: string, fields: object = {}) {
  const body = { url: receiver.url + path, kinds: ['guest.online' as const], isOn: true, hasPersonalData: false }
  return send(server(), webhooks.create, { body: { ...body, ...fields } }, await options())
}

const GUEST = { name: 'Nguyễn Thị Lan', phone: '+84912345678', email: 'lan@example.test' }

async function guestComes() {
  const { db } = server().services
  const [guestId, at] = [randomUUID(), clock.now()]
  const data = { visitId: randomUUID(), guestId, nas_id: 'cua', isFirst: true }
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into guests (page_id, id, name, phone, email, first_seen_at, last_seen_at)
      values (${page.eid}, ${guestId}, ${GUEST.name}, ${GUEST.phone}, ${GUEST.email}, ${at}, ${at})`)
    await publishEvent(tx, { pageId: page.eid, kind: 'guest.online', data, at })
  })
  return data
}

async function readOne(id: string) {
  return (await send(server(), webhooks.list, {}, await options())).rows.find((hook) => hook.id === id)!
}

async function log(webhook: string) {
  return (await send(server(), webhooks.deliveries, { query: { webhook } }, await options())).rows
}

const until = <T>(ask: () => T | Promise<T>) => expect.poll(async () => ask(), { timeout: 5000, interval: 30 })

/** Lets time pass, and what is due go out. */
async function after(seconds: number) {
  clock.advance(seconds)
  await sender.round()
}

function partsOf(header: unknown): { t: string; v1: string[] } {
  const parts = String(header)
    .split(',')
    .map((part) => part.split('='))
  return {
    t: parts.find(([name]) => name === 't')![1]!,
    v1: parts.filter(([name]) => name === 'v1').map(([, sign]) => sign!),
  }
}

test('an endpoint hears of an event once, in a letter it can check, without a guest’s name', async () => {
  const { id, signingSecret } = await givenWebhook('/told')
  await givenWebhook('/other', { kinds: ['device.offline'] })
  const data = await guestComes()
  await until(() => receiver.at('/told').length).toBe(1)
  const { headers, body } = receiver.at('/told')[0]!
  const { t, v1 } = partsOf(headers['portico-signature'])
  expect(v1).toEqual([createHmac('sha256', signingSecret).update(`${t}.${body}`).digest('hex')])
  expect(Number(t)).toBe(Math.floor(clock.now().getTime() / 1000))
  expect(headers['portico-event']).toBe('guest.online')
  expect(JSON.parse(body)).toMatchObject({ kind: 'guest.online', page: { eid: page.eid, name: 'Quán Lá' }, data })
  expect(body).not.toContain(GUEST.name)
  await until(async () => (await log(id))[0]?.state).toBe('done')
  const [entry] = await log(id)
  expect(entry).toMatchObject({ id: headers['portico-delivery'], status: 200, tries: 1 })
  await sender.round()
  expect(receiver.at('/told').length).toBe(1)
  expect(receiver.at('/other')).toEqual([])
  expect((await readOne(id)).succeededAt).not.toBeNull()
})

test('an endpoint is notified of a lead that comes in and to whom it is assigned, without anybody’s name', async () => {
  const kinds = ['lead.created', 'lead.assigned'] as const
  await givenWebhook('/leads', { kinds })
  const staff = await givenMember(server(), page, 'staff')
  const body = { name: GUEST.name, phone: GUEST.phone, ownerId: staff.id }
  const lead = await send(server(), leads.create, { body }, await options())
  const told = () =>
    receiver.at('/leads').map((one) => JSON.parse(one.body) as { kind: string; data: { leadId: string } })
  await until(() => told().length).toBe(2)
  expect(
    told()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(kinds.toSorted())
  expect(told().map(({ data }) => data.leadId)).toEqual([lead.id, lead.id])
  expect(JSON.stringify(receiver.at('/leads'))).not.toContain('Lan')
})

test('names and numbers leave only where the owner switched that on, and the log hides them from who may not see them', async () => {
  const { id } = await givenWebhook('/personal', { hasPersonalData: true })
  await guestComes()
  await until(() => receiver.at('/personal').length).toBe(1)
  expect(JSON.parse(receiver.at('/personal')[0]!.body).data.guest).toEqual(GUEST)
  const manager = await givenMember(server(), page, 'manager')
  const { services } = server()
  const token = () => services.tokens.signPage({ userId: manager.id, family: manager.family, pageId: page.eid })
  const [entry] = await log(id)
  const look = async (by: { token: string }) => send(server(), webhooks.delivery, { params: { id: entry!.id } }, by)
  expect((await look({ token: await token() })).body).toContain(GUEST.phone)
  await services.db.asSystem((tx) =>
    tx.run(sql`update members set can_read_identity = false where user_id = ${manager.id}`),
  )
  expect((await look({ token: await token() })).body).toBeNull()
})

test('what failed is tried again, later each time, under the same id, until it is taken', async () => {
  receiver.answer('/shaky', 500)
  const { id } = await givenWebhook('/shaky')
  await guestComes()
  await until(async () => (await log(id))[0]?.status).toBe(500)
  const [first] = await log(id)
  expect(first).toMatchObject({ state: 'waiting', tries: 1, lastProblem: 'rejected', lastDetail: 'HTTP 500' })
  expect((await readOne(id)).failingSince).not.toBeNull()
  const wait = Date.parse(first!.nextAt!) - clock.now().getTime()
  expect(wait).toBeGreaterThan(25_000)
  expect(wait).toBeLessThan(40_000)
  await after(40)
  await until(async () => (await log(id))[0]?.tries).toBe(2)
  receiver.answer('/shaky', 204)
  await after(140)
  await until(async () => (await log(id))[0]?.state).toBe('done')
  const ids = receiver.at('/shaky').map(({ headers }) => headers['portico-delivery'])
  expect(ids.length).toBe(3)
  expect(new Set(ids).size).toBe(1)
  expect((await readOne(id)).failingSince).toBeNull()
})

test('a redirect is an answer like any other: nobody is led to an inner address', async () => {
  receiver.answer('/away', (response) => response.writeHead(302, { location: `${receiver.url}/inner` }).end())
  const { id } = await givenWebhook('/away')
  await guestComes()
  await until(async () => (await log(id))[0]?.status).toBe(302)
  expect(receiver.at('/inner')).toEqual([])
})

test('a private address is refused: as it is typed, and when a name turns out to mean one', async () => {
  for (const url of [
    'http://example.com/x',
    'https://10.0.0.1/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc',
  ])
    await expect(givenWebhook('', { url })).rejects.toMatchObject({ status: 400, fields: { url: expect.any(String) } })
  const { id } = await givenWebhook('', { url: 'https://localhost/x' })
  await guestComes()
  await until(async () => (await log(id))[0]?.lastProblem).toBe('address')
  expect((await log(id))[0]).toMatchObject({ status: null, lastDetail: '' })
})

test('an endpoint that says it is gone is switched off at once, and its owner is notified', async () => {
  receiver.answer('/gone', 410)
  const { id } = await givenWebhook('/gone')
  await guestComes()
  await until(async () => (await readOne(id)).isOn).toBe(false)
  expect(await readOne(id)).toMatchObject({ offReason: 'gone', lastProblem: 'gone' })
  expect((await log(id))[0]!.state).toBe('failed')
  const told = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from happenings where page_id = ${page.eid} and kind = 'integration.failing'`),
  )
  expect(told.length).toBe(1)
  await expect(send(server(), webhooks.test, { params: { id } }, await options())).rejects.toMatchObject({
    status: 409,
  })
})

test('an endpoint that fails for a day is switched off, after some ten tries', async () => {
  receiver.answer('/dead', 503)
  const { id } = await givenWebhook('/dead')
  await guestComes()
  await until(async () => (await log(id))[0]?.tries).toBe(1)
  for (let tries = 2; tries <= 10; tries++) {
    const [waiting] = await log(id)
    await after((Date.parse(waiting!.nextAt!) - clock.now().getTime()) / 1000 + 1)
    await until(async () => (await log(id))[0]?.lastProblem).toBe('rejected')
    await until(async () => (await log(id))[0]?.tries).toBe(tries)
    await until(async () => receiver.at('/dead').length).toBe(tries)
  }
  await until(async () => (await readOne(id)).offReason).toBe('failing')
  expect((await log(id))[0]!.state).toBe('failed')
})

test('for a day after the secret was changed both sign, then only the new one', async () => {
  const { id, signingSecret: old } = await givenWebhook('/rotate')
  const { signingSecret: fresh, previousUntil } = await send(
    server(),
    webhooks.rotate,
    { params: { id } },
    await options(),
  )
  expect(Date.parse(previousUntil!) - clock.now().getTime()).toBe(DAY * 1000)
  const signedWith = (index: number, secret: string) => {
    const { headers, body } = receiver.at('/rotate')[index]!
    const { t, v1 } = partsOf(headers['portico-signature'])
    return v1.includes(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'))
  }
  await send(server(), webhooks.test, { params: { id } }, await options())
  await until(() => receiver.at('/rotate').length).toBe(1)
  expect([signedWith(0, old), signedWith(0, fresh)]).toEqual([true, true])
  clock.advance(DAY + 60)
  await send(server(), webhooks.test, { params: { id } }, await options())
  await until(() => receiver.at('/rotate').length).toBe(2)
  expect([signedWith(1, old), signedWith(1, fresh)]).toEqual([false, true])
})

test('sent again by hand it has the same id and a signature of now; of a long answer only the beginning is kept', async () => {
  receiver.answer('/again', (response) => response.writeHead(200).end('x'.repeat(300_000)))
  const { id } = await givenWebhook('/again')
  const made = await send(server(), webhooks.test, { params: { id } }, await options())
  await until(async () => (await log(id))[0]?.state).toBe('done')
  clock.advance(3600)
  await send(server(), webhooks.redeliver, { params: { id: made.id } }, await options())
  await until(() => receiver.at('/again').length).toBe(2)
  const [first, second] = receiver.at('/again')
  expect(second!.headers['portico-delivery']).toBe(first!.headers['portico-delivery'])
  const [before, now] = [first, second].map((one) => Number(partsOf(one!.headers['portico-signature']).t))
  expect(now! - before!).toBeGreaterThanOrEqual(3600)
  await until(async () => (await log(id))[0]?.state).toBe('done')
  const { response } = await send(server(), webhooks.delivery, { params: { id: made.id } }, await options())
  expect(response).toBe('x'.repeat(1000))
})

test('three who send at once send each delivery once', async () => {
  const { id } = await givenWebhook('/once')
  const others = [startWebhooks(server().services), startWebhooks(server().services)]
  await Promise.all(Array.from({ length: 25 }, guestComes))
  await until(() => receiver.at('/once').length).toBe(25)
  await Promise.all([sender, ...others].map((one) => one.round()))
  await Promise.all(others.map((one) => one.close()))
  const ids = receiver.at('/once').map(({ headers }) => headers['portico-delivery'])
  expect(ids.length).toBe(25)
  expect(new Set(ids).size).toBe(25)
  // The receiver has a delivery before its sender has noted the answer.
  await until(async () => (await log(id)).every(({ state }) => state === 'done')).toBe(true)
})

test('what a process died over is sent by another once its lease is over', async () => {
  const { id } = await givenWebhook('/resumed')
  const now = clock.now()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at, tries)
      values (${page.eid}, ${randomUUID()}, ${id}, 'test', ${server().services.secrets.seal('{}')}, ${now},
        ${new Date(now.getTime() + 60_000)}, 1)`),
  )
  await sender.round()
  expect(receiver.at('/resumed')).toEqual([])
  await after(61)
  await until(async () => (await log(id))[0]?.state).toBe('done')
  expect(receiver.at('/resumed').length).toBe(1)
})

test('an endpoint that never answers is left after ten seconds, and meanwhile the others are notified', async () => {
  receiver.answer('/slow', () => undefined)
  const { id } = await givenWebhook('/slow')
  await givenWebhook('/quick')
  await guestComes()
  await until(() => receiver.at('/slow').length).toBe(1)
  await guestComes()
  await until(() => receiver.at('/quick').length).toBe(2)
  await expect.poll(async () => (await log(id)).at(-1)?.lastProblem, { timeout: 14_000 }).toBe('timeout')
}, 20_000)

test('a venue all of whose endpoints are silent leaves places to another venue', async () => {
  receiver.answer('/silent', () => undefined)
  for (let n = 0; n < 10; n++) await givenWebhook('/silent')
  for (let n = 0; n < 6; n++) await guestComes()
  await until(() => receiver.at('/silent').length).toBeGreaterThanOrEqual(10)
  page = await givenPage(server())
  await givenWebhook('/other-venue')
  await guestComes()
  await until(() => receiver.at('/other-venue').length).toBe(1)
})
