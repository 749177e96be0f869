import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '@portico/contract/notifications.ts'
import { startPush, type PushSimulator, type SimulatedBrowser } from '../../../dev/simulators/push.ts'
import { sql } from '../core/db/database.ts'
import { startDelivery } from '../core/mail/deliver.ts'
import type { Rounds } from '../core/rounds.ts'
import { handClock } from '../testing/clock.ts'
import { givenSignIn, givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { pushWay } from './push.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }

const clock = handClock()
const egressTrust: string[] = []
let push: PushSimulator
beforeAll(async () => {
  push = await startPush()
  egressTrust.push(push.url)
})
const server = useServer({ clock, config: { egressTrust } })
let delivery: Rounds
beforeAll(() => {
  delivery = startDelivery(server().services, undefined, { push: pushWay(server().services) })
})
afterAll(async () => {
  await delivery.close()
  await push.close()
})

const browsersOf = ({ token }: Person) => send(server(), notifications.browsers, {}, { token })
async function subscribed(person: Person): Promise<{ browser: SimulatedBrowser; id: string }> {
  const { publicKey } = await browsersOf(person)
  const browser = push.browser(publicKey)
  const { id } = await send(server(), notifications.subscribe, { body: browser.subscription }, { token: person.token })
  return { browser, id }
}
const testIt = ({ token }: Person, id: string) => send(server(), notifications.testPush, { params: { id } }, { token })
const outboxOf = (id: string) =>
  server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ failed: boolean; sent: boolean; tries: number; last_error: string; content: Buffer | null }>`
        select failed_at is not null as failed, sent_at is not null as sent, tries, last_error, content from outbox where recipient = ${id}`,
    ),
  )

test('a browser that subscribed gets a message only it can read, and is listed with the time', async () => {
  const lan = await givenUser(server())
  const { browser, id } = await subscribed(lan)
  await testIt(lan, id)
  await expect.poll(() => browser.messages, LONG).toHaveLength(1)
  expect(JSON.parse(browser.messages[0]!)).toEqual({
    title: 'Test notification from Portico',
    body: 'This browser receives notifications.',
    url: '/dashboard/page-notification',
    tag: 'test',
  })
  await expect.poll(async () => (await browsersOf(lan)).rows[0]?.deliveredAt, LONG).not.toBeNull()
  await expect.poll(async () => (await outboxOf(id))[0]!.content, LONG).toBeNull()
})

test('the key is one for the whole installation, and neither it nor a browser’s lies open in the database', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const { browser } = await subscribed(lan)
  expect((await browsersOf(lan)).publicKey).toBe((await browsersOf(minh)).publicKey)
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ text: string }>`
      select encode(sealed, 'escape') as text from push_subscriptions union all select encode(sealed, 'escape') from installation_keys`),
  )
  const { endpoint, keys } = browser.subscription
  for (const { text } of rows)
    for (const secret of [endpoint, keys.auth, keys.p256dh, 'privateKey']) expect(text).not.toContain(secret)
})

test('subscribing again is no second browser; another person at the same browser takes it over', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const { browser } = await subscribed(lan)
  const again = { body: browser.subscription }
  await send(server(), notifications.subscribe, again, { token: lan.token })
  expect((await browsersOf(lan)).count).toBe(1)
  await send(server(), notifications.subscribe, again, { token: minh.token })
  expect([(await browsersOf(lan)).count, (await browsersOf(minh)).count]).toEqual([0, 1])
})

test('nobody tests or removes another’s browser', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const { id } = await subscribed(lan)
  await expect(testIt(minh, id)).rejects.toMatchObject({ status: 404 })
  const remove = send(server(), notifications.unsubscribe, { params: { id } }, { token: minh.token })
  await expect(remove).rejects.toMatchObject({ status: 404 })
  expect((await browsersOf(lan)).count).toBe(1)
})

test('a browser whose owner took the permission back is forgotten at the first message', async () => {
  const lan = await givenUser(server())
  const { browser, id } = await subscribed(lan)
  browser.unsubscribe()
  await testIt(lan, id)
  await expect.poll(async () => (await browsersOf(lan)).count, LONG).toBe(0)
  await expect.poll(() => outboxOf(id), LONG).toMatchObject([{ failed: true, content: null }])
})

test('a browser that is signed out gets nothing more', async () => {
  const lan = await givenUser(server())
  const { browser, id } = await subscribed(lan)
  const { services } = server()
  const elsewhere = await services.tokens.signUser({ userId: lan.id, family: await givenSignIn(server(), lan.id) })
  await services.db.asSystem((tx) =>
    tx.run(sql`update sign_ins set revoked_at = ${clock.now()} where family = ${lan.family}`),
  )
  expect((await send(server(), notifications.browsers, {}, { token: elsewhere })).count).toBe(0)
  await testIt({ ...lan, token: elsewhere }, id)
  await expect.poll(() => outboxOf(id), LONG).toMatchObject([{ failed: true }])
  expect(browser.messages).toEqual([])
})

test('a service that is busy is asked again, not before the time it names', async () => {
  const lan = await givenUser(server())
  const { browser, id } = await subscribed(lan)
  push.refuse(1, 429, 120)
  const before = push.asked()
  await testIt(lan, id)
  await expect.poll(async () => (await outboxOf(id))[0]?.lastError, LONG).toBe('the push service answered 429')
  clock.advance(60)
  await delivery.round()
  expect([push.asked() - before, browser.messages.length]).toEqual([1, 0])
  clock.advance(70)
  await delivery.round()
  await expect.poll(() => browser.messages, LONG).toHaveLength(1)
})

test('a message that is refused for good is given up, and the browser stays', async () => {
  const lan = await givenUser(server())
  const { id } = await subscribed(lan)
  push.refuse(1, 413)
  await testIt(lan, id)
  await expect.poll(() => outboxOf(id), LONG).toMatchObject([{ failed: true, tries: 1 }])
  expect((await browsersOf(lan)).count).toBe(1)
})

test.each([
  'http://push.example.com/x',
  'ftp://push.example.com/x',
  'https://user:word@push.example.com/x',
  'javascript:alert(1)',
  'nowhere',
])('%s is no address of a push service', async (endpoint) => {
  const lan = await givenUser(server())
  const { keys } = push.browser((await browsersOf(lan)).publicKey).subscription
  const sent = send(server(), notifications.subscribe, { body: { endpoint, keys } }, { token: lan.token })
  await expect(sent).rejects.toMatchObject({ status: 400, fields: { endpoint: expect.any(String) } })
})

test('an address inside our own network is never reached', async () => {
  const lan = await givenUser(server())
  const { keys } = push.browser((await browsersOf(lan)).publicKey).subscription
  const endpoint = push.url.replace('http:', 'https:')
  const { id } = await send(server(), notifications.subscribe, { body: { endpoint, keys } }, { token: lan.token })
  const before = push.asked()
  await testIt(lan, id)
  await expect.poll(() => outboxOf(id), LONG).toMatchObject([{ failed: true, lastError: 'not a public address' }])
  expect(push.asked()).toBe(before)
})

test('keys that are no keys are refused', async () => {
  const lan = await givenUser(server())
  const { endpoint } = push.browser('').subscription
  const body = { endpoint, keys: { p256dh: 'short', auth: 'x' } }
  await expect(send(server(), notifications.subscribe, { body }, { token: lan.token })).rejects.toMatchObject({
    status: 400,
  })
})
