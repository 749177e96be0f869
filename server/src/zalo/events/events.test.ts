import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { givenPage, type Venue } from '../../testing/given.ts'
import { handClock } from '../../testing/clock.ts'
import { useServer } from '../../testing/server.ts'
import { givenKnownGuest, givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'
import { findFollower, findZaloUser, readZaloMessage, sendConsultation } from '../index.ts'
import { referenceOf } from '../people/linkGuest.ts'
import { isSigned, macOf } from './signature.ts'

const clock = handClock()
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
const server = useServer({ clock, config: zaloConfig(sim) })
afterAll(() => sim.close())
beforeAll(() => void (sim.hooks.url = `${server().services.config.portalUrl}/zalo/events`))

let page: Venue
let userId = 2000
beforeEach(async () => {
  sim.state.oas.clear()
  sim.hooks.deliveries.length = 0
  Object.assign(sim.hooks, { mode: 'right', isOn: true })
  const oa = addOa(sim.state, `4${++userId}`, 'Cà phê Mộc')
  addUser(sim.state, oa, `${userId}`, { name: 'Lan', phone: '84912345678', isFollower: false })
  page = await givenPage(server())
  await givenZalo(server(), page)
})

const user = () => `${userId}`
const asSystem = <T>(work: Parameters<ReturnType<typeof server>['services']['db']['asSystem']>[0]) =>
  server().services.db.asSystem(work) as Promise<T>
const readHappenings = (kind = 'zalo.%') =>
  asSystem<{ kind: string; data: Record<string, unknown> }[]>((tx) =>
    tx.rows(sql`select kind, data from happenings where page_id = ${page.eid} and kind like ${kind} order by id`),
  )
const readEvents = () =>
  asSystem<{ name: string; state: string }[]>((tx) =>
    tx.rows(sql`select name, state from zalo_events where page_id = ${page.eid} order by received_at, name`),
  )
const person = () => server().services.db.asSystem((tx) => findZaloUser(tx, page.eid, user()))

/** Does something at Zalo and waits until every event of it is worked off. */
async function at(verb: string, body: Record<string, unknown> = {}): Promise<unknown> {
  const result = await sim.control(verb, { user: user(), ...body })
  await sim.hooks.settle()
  await settled()
  return result
}
const settled = () =>
  expect
    .poll(async () => (await readEvents()).filter(({ state }) => state === 'waiting'), { timeout: 10_000 })
    .toEqual([])
const statuses = () => sim.hooks.deliveries.map(({ status }) => status)

test('the signature is what Zalo computes over the bytes', () => {
  const body = Buffer.from(
    '{"app_id":"1001","sender":{"id":"2002"},"user_id_by_app":"3003","recipient":{"id":"4004"},"event_name":"user_send_text","message":{"text":"Xin chào","msg_id":"m1"},"timestamp":"1700000000000"}',
  )
  const signed = { body, timestamp: '1700000000000', secret: 'oa-secret' }
  const right = 'mac=378ec4a8e941eed0be0ead24b567995bf2181c4d87d857c5c01379181bcc7c9a'
  expect(macOf('1001', signed)).toBe(right)
  expect(isSigned(right, '1001', signed)).toBe(true)
  expect(isSigned(right.slice(0, -1), '1001', signed)).toBe(false)
  expect(isSigned(right, '1001', { ...signed, body: Buffer.from(`${body.toString()} `) })).toBe(false)
})

test('a message is answered at once, kept, and handed on once however often it comes', async () => {
  sim.hooks.mode = 'duplicate'
  const { id } = (await at('say', { text: 'Quán còn bàn không?' })) as { id: string }
  expect(statuses()).toEqual([200, 200])
  expect(Math.max(...sim.hooks.deliveries.map(({ tookMs }) => tookMs))).toBeLessThan(1000)
  const events = await readHappenings()
  expect(events).toMatchObject([{ kind: 'zalo.message', data: { userId: user(), messageId: id, direction: 'in' } }])
  const message = await server().services.db.asSystem((tx) =>
    readZaloMessage(server().services, tx, page.eid, String(events[0]!.data['eventId'])),
  )
  expect(message).toMatchObject({ text: 'Quán còn bàn không?', direction: 'in', isByAdmin: false, at: clock.now() })
  expect(await person()).toMatchObject({ lastInteractionAt: clock.now().toISOString() })
})

test('what is not signed by Zalo, changed on the way, or played back later, is not taken', async () => {
  for (const mode of ['wrong-mac', 'reserialized'] as const) {
    sim.hooks.mode = mode
    await at('say', { text: 'giả' })
  }
  expect(statuses()).toEqual([401, 401])
  sim.hooks.mode = 'right'
  await at('say', { text: 'thật' })
  const { body } = sim.hooks.deliveries.at(-1)!
  const sign = macOf(ZALO_APP.id, {
    body: Buffer.from(body),
    timestamp: String(JSON.parse(body).timestamp),
    secret: ZALO_APP.oaSecret,
  })
  const post = async (text: string, mac = sign) =>
    (await fetch(sim.hooks.url, { method: 'POST', body: text, headers: { 'x-zevent-signature': mac } })).status
  expect(await post(body)).toBe(200)
  expect(await post(body, '')).toBe(401)
  expect(await post(body, 'mac=')).toBe(401)
  expect(await post('{', sign)).toBe(400)
  expect(await post(body.replace(ZALO_APP.id, '9'))).toBe(401)
  expect(await post('x'.repeat(300_000))).toBe(413)
  clock.advance(25 * 3600)
  expect(await post(body)).toBe(400)
  expect((await readHappenings()).length).toBe(1)
})

test('the latest word on following counts, in whatever order the words come', async () => {
  await at('follow')
  expect(await person()).toMatchObject({ isFollower: true })
  const older = clock.now()
  clock.advance(60)
  await at('unfollow')
  clock.set(older)
  await at('follow')
  expect(await person()).toMatchObject({ isFollower: false })
  expect((await readHappenings()).map(({ kind }) => kind)).toEqual(['zalo.followed', 'zalo.unfollowed'])
})

test('our own messages come back without starting anything, and a person’s answer in Zalo’s chat is recognised', async () => {
  await at('say', { text: 'Chào quán' })
  const message = { kind: 'text', text: 'Chào bạn' } as const
  const sent = await sendConsultation(server().services, page.eid, { userId: user(), message })
  const { id } = (await at('admin-reply', { text: 'Để em xem' })) as { id: string }
  const out = (await readHappenings('zalo.message'))
    .map(({ data }) => data)
    .filter(({ direction }) => direction === 'out')
  expect(out.toSorted((a, b) => Number(a['isByAdmin']) - Number(b['isByAdmin']))).toMatchObject([
    { messageId: sent.sent && sent.messageId, isByAdmin: false },
    { messageId: id, isByAdmin: true },
  ])
  expect(sim.state.log.filter(({ path }) => path.endsWith('/message/cs')).length).toBeGreaterThan(0)
  const receipts = (await readHappenings('zalo.receipt')).map(({ data }) => data['is'])
  expect(receipts.toSorted()).toEqual(['delivered', 'seen'])
})

test('a guest is found by the number they share, and by a link of ours that nobody can make up', async () => {
  const { services } = server()
  const [byPhone, byLink] = [
    await givenKnownGuest(server(), page, { phone: '+84912345678' }),
    await givenKnownGuest(server(), page, { phone: '+84987654321' }),
  ]
  const linked = (guestId: string) => services.db.asSystem((tx) => findFollower(tx, page.eid, guestId))
  await at('submit-info', { phone: 84912345678, name: 'Lan' })
  expect(await linked(byPhone)).toMatchObject({ userId: user() })
  const other = `${++userId}`
  addUser(sim.state, [...sim.state.oas.values()][0]!, other)
  const reference = referenceOf(services, page.eid, byLink)
  const last = reference.endsWith('A') ? 'B' : 'A'
  await at('open-link', { ref: `${reference.slice(0, -1)}${last}`, user: other })
  await at('open-link', { ref: referenceOf(services, (await givenPage(server())).eid, byLink), user: other })
  expect(await linked(byLink)).toBeUndefined()
  await at('open-link', { ref: reference, user: other })
  expect(await linked(byLink)).toMatchObject({ userId: other })
})

test('a person who withdraws is erased here as well, and an older event brings nothing back', async () => {
  const guestId = await givenKnownGuest(server(), page, { phone: '+84912345678', name: 'Nguyễn Lan' })
  await at('submit-info', { phone: 84912345678, name: 'Lan' })
  await at('say', { text: 'Xin chào' })
  const oa = [...sim.state.oas.values()][0]!
  clock.advance(60)
  await at('withdraw')
  clock.advance(-120)
  addUser(sim.state, oa, user())
  await at('say', { text: 'đến muộn' })
  expect(await person()).toBeUndefined()
  expect((await readEvents()).map(({ name }) => name)).toEqual(['user_withdraw'])
  const guest = await asSystem<{ name: string | null; erasedAt: string | null }>((tx) =>
    tx.first(sql`select name, erased_at from guests where page_id = ${page.eid} and id = ${guestId}`),
  )
  expect(guest).toMatchObject({ name: null, erasedAt: expect.any(String) })
  expect((await readHappenings('zalo.withdrawn')).map(({ data }) => data)).toEqual([{ userId: user() }])
})

test('a venue with many events leaves another its turn', async () => {
  const many = await givenPage(server())
  await at('say', { text: 'Quán còn bàn không?' })
  const due = clock.now()
  const store = (tx: Tx, pageId: string, count: number, ago: string) =>
    tx.run(sql`insert into zalo_events (page_id, id, key, name, body, at, received_at, next_at)
      select ${pageId}, gen_random_uuid(), 'flood ' || n, 'flood', body, at, at, ${due}::timestamptz - ${ago}::interval
      from generate_series(1, ${count}) n, (select body, at from zalo_events where page_id = ${page.eid} limit 1) e`)
  await asSystem(async (tx) => {
    await store(tx, many.eid, 1500, '1 hour')
    await store(tx, page.eid, 1, '1 second')
    tx.wake('zalo-events')
  })
  await settled()
  const [left] = await asSystem<{ count: number }[]>((tx) =>
    tx.rows(sql`select count(*)::int from zalo_events where page_id = ${many.eid} and state = 'waiting'`),
  )
  expect(left!.count).toBeGreaterThan(300)
})

test('Zalo repeats unanswered webhooks, then switches the webhook off; what nobody knows is kept', async () => {
  const { url } = sim.hooks
  sim.hooks.url = 'http://127.0.0.1:9/'
  await sim.control('say', { user: user(), text: 'có ai không' })
  await sim.hooks.settle()
  sim.hooks.url = url
  await sim.control('clock', { advanceMs: 0 })
  expect(sim.hooks.deliveries).toEqual([])
  clock.advance(31)
  await sim.control('clock', { advanceMs: 0 })
  expect(sim.hooks.deliveries).toMatchObject([{ status: 200, retry: 1 }])
  await at('emit', { event: { event_name: 'something_new', oa_id: [...sim.state.oas.keys()][0] } })
  expect(await readEvents()).toContainEqual({ name: 'something_new', state: 'kept' })
})

test('tags given at Zalo show here, and those that are deleted go', async () => {
  const oaId = [...sim.state.oas.keys()][0]
  const tag = (name: string, ids: string[]) => ({ oa_id: oaId, tag: { name, user_ids: ids } })
  await at('emit', { event: { event_name: 'add_user_to_tag', ...tag('VIP', [user()]) } })
  const tags = () =>
    asSystem<{ tags: string[] }>((tx) =>
      tx.first(sql`select tags from zalo_users where page_id = ${page.eid} and user_id = ${user()}`),
    )
  expect(await tags()).toEqual({ tags: ['VIP'] })
  await at('emit', { event: { event_name: 'remove_tag', ...tag('VIP', []) } })
  expect(await tags()).toEqual({ tags: [] })
})
