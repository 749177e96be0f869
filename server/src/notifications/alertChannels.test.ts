import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertChannels } from '@portico/contract/notifications/alertChannels.ts'
import { startChats, type ChatsSimulator } from '../../../dev/simulators/chats.ts'
import { publishEvents } from '../core/domainEvents.ts'
import { startDelivery } from '../core/mail/deliver.ts'
import type { Rounds } from '../core/rounds.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { sendDueNotices } from './bundles.ts'
import { chatWay } from './chatNotices.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }
const TOKEN = '4455667788:AAE-simulated-bot-token'
const CHAT = '-100200300'

const clock = handClock()
const config = { telegramUrl: '', zaloBotUrl: '', egressTrust: [] as string[] }
let chats: ChatsSimulator
beforeAll(async () => {
  chats = await startChats(TOKEN, CHAT)
  Object.assign(config, { telegramUrl: chats.url, zaloBotUrl: chats.url })
  config.egressTrust.push(chats.url)
})
const server = useServer({ clock, config })
let delivery: Rounds
beforeAll(() => {
  delivery = startDelivery(server().services, undefined, { chat: chatWay(server().services) })
})
afterAll(async () => {
  await delivery.close()
  await chats.close()
})

const fields = {
  name: 'Nhóm quản lý',
  service: 'telegram',
  chat: CHAT,
  token: TOKEN,
  kinds: ['device.offline', 'guest.online'],
  language: 'en',
  isOn: true,
} as const
type Change = { service?: 'telegram' | 'slack' | 'zalo'; chat?: string; token?: string; isOn?: boolean }

const add = ({ token }: Venue, change: Change = {}) =>
  send(server(), alertChannels.create, { body: { ...fields, kinds: [...fields.kinds], ...change } }, { token })
const list = async ({ token }: Venue) => (await send(server(), alertChannels.list, { query: {} }, { token })).rows
const tryOut = ({ token }: Venue, id: string) => send(server(), alertChannels.test, { params: { id } }, { token })

async function deviceGoesOffline({ eid }: Venue): Promise<void> {
  const data = { nas_id: 'quay', name: 'Quầy', lastSeenAt: clock.now().toISOString() }
  const { db } = server().services
  await db.asSystem((tx) => publishEvents(tx, [{ pageId: eid, kind: 'device.offline', data, at: clock.now() }]))
  await expect
    .poll(async () => {
      clock.advance(30)
      return sendDueNotices(server().services)
    }, LONG)
    .toBeGreaterThan(0)
}

test.each(['telegram', 'zalo', 'slack'] as const)(
  'a %s chat reads that a hotspot has stopped, with a link to it',
  async (service) => {
    const page = await givenPage(server(), `Quán ${service}`)
    const { id } = await add(page, service === 'slack' ? { service, token: chats.slackUrl, chat: '' } : { service })
    await deviceGoesOffline(page)
    const mine = () => chats.sent.filter(({ text }) => text.includes(`/page/${page.eid}/devices`))
    await expect.poll(mine, LONG).toHaveLength(1)
    expect(mine()[0]!.text).toContain('Quầy')
    await expect
      .poll(() => list(page), LONG)
      .toEqual([expect.objectContaining({ id, problem: '', sentAt: expect.any(String) as string })])
  },
)

test('a chat that is off reads nothing', async () => {
  const page = await givenPage(server())
  await add(page, { isOn: false })
  await deviceGoesOffline(page)
  await delivery.round()
  expect(chats.sent.filter(({ text }) => text.includes(page.eid))).toEqual([])
})

test('a service that is busy gets the message again later', async () => {
  const page = await givenPage(server())
  await add(page)
  chats.answerOnce(503)
  await deviceGoesOffline(page)
  await expect
    .poll(async () => {
      clock.advance(60)
      await delivery.round()
      return chats.sent.filter(({ text }) => text.includes(page.eid))
    }, LONG)
    .toHaveLength(1)
})

test('a trial says in the service’s own words what is wrong', async () => {
  const page = await givenPage(server())
  const { id } = await add(page, { chat: '-1' })
  expect(await tryOut(page, id)).toEqual({ problem: 'Bad Request: chat not found' })
  expect(await list(page)).toMatchObject([{ problem: 'Bad Request: chat not found', sentAt: null }])
  await send(server(), alertChannels.update, { params: { id }, body: { chat: CHAT } }, { token: page.token })
  expect(await tryOut(page, id)).toEqual({ problem: null })
})

test('a token is never shown again, and one that cannot work is refused', async () => {
  const page = await givenPage(server())
  const made = await add(page)
  expect(JSON.stringify([made, await list(page)])).not.toContain(TOKEN)
  expect(made.tokenTail).toBe(TOKEN.slice(-4))
  for (const bad of [{ token: 'x' }, { chat: ' ' }, { service: 'slack', token: 'http://10.0.0.1/x' }] as const)
    await expect(add(page, bad)).rejects.toMatchObject({ code: 'request/invalid' })
})
