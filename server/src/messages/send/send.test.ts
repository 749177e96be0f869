import { beforeEach, expect, test } from 'vitest'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, storedSends, tokenOf } from '../../testing/messages.ts'
import { useServer } from '../../testing/server.ts'
import type { Channels, OutgoingMessage, SendOutcome } from '../channels/channel.ts'
import { startSender } from './sender.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
/** The lane is closed to the server's own sender, which lives a month before the one of these tests. */
const MONTH_MS = 31 * 24 * 3600_000
const now = () => new Date(clock.now().getTime() + MONTH_MS)
const server = useServer({ clock, config: { smsUrl: 'http://127.0.0.1:9', smsKey: 'key' } })
beforeEach(() => clock.set(MORNING))

const SMS = { kind: 'sms', hasAccents: false, text: { vi: 'Chào {{name|bạn}}' } } as const
let people = 0
const phones = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Lan', phone: `+84901${String(++people).padStart(6, '0')}` }))

/** A campaign whose messages are written down, in nobody's hands. */
async function givenWaiting(page: Venue, count: number) {
  const guestIds = await givenReaders(server(), page, phones(count))
  const campaign = await givenCampaign(server(), page, { ways: [await givenTemplate(server(), page, SMS)] })
  await inSystem(sql`
    insert into message_lanes (page_id, channel, tokens, filled_at, blocked_until)
    values (${page.eid}, 'sms', 1000, ${MORNING}, ${new Date(MORNING.getTime() + MONTH_MS - 3600_000)})`)
  await send(server(), zaloCampaigns.launch, { params: { id: campaign.id }, body: {} }, { token: page.token })
  await server().jobs.run('messages.advance')
  await expect.poll(async () => (await storedSends(server(), page, campaign)).length).toBe(count)
  return { ...campaign, guestIds }
}
const inSystem = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))

/** One round of a worker whose provider answers this. @returns what it was given */
async function sendBy(answer: (message: OutgoingMessage) => Promise<SendOutcome>): Promise<OutgoingMessage[]> {
  const taken: OutgoingMessage[] = []
  const channels: Channels = {
    close: () => undefined,
    send(message) {
      taken.push(message)
      return answer(message)
    },
  }
  const sender = startSender({ ...server().services, clock: { ...server().services.clock, now } }, channels)
  await sender.round()
  await sender.close()
  return taken
}
const readCampaign = async (page: Venue, { id }: { id: string }) => {
  const token = await tokenOf(server(), page)
  return send(server(), zaloCampaigns.read, { params: { id } }, { token })
}
const SENT = async (): Promise<SendOutcome> => ({ isSent: true })
const statesOf = async (page: Venue, campaign: { id: string }) =>
  (await storedSends(server(), page, campaign)).map(({ state }) => state)

test('an answer that was lost is flagged and not asked for again', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 2)
  await sendBy(async () => ({ isSent: false, kind: 'unknown', detail: '' }))
  expect(await statesOf(page, campaign)).toEqual(['unknown', 'unknown'])
  clock.advance(7200)
  expect(await sendBy(SENT)).toEqual([])
  expect((await storedSends(server(), page, campaign)).every(({ isFlagged }) => isFlagged)).toBe(true)
})

test('a venue whose provider is slow leaves a place to another venue', async () => {
  const [busy, calm] = [await givenPage(server()), await givenPage(server())]
  await givenWaiting(busy, 400)
  const taken: OutgoingMessage[] = []
  const slow = Promise.withResolvers<SendOutcome>()
  const channels: Channels = {
    close: () => undefined,
    send(message) {
      taken.push(message)
      return message.pageId === busy.eid ? slow.promise : SENT()
    },
  }
  const sender = startSender({ ...server().services, clock: { ...server().services.clock, now } }, channels)
  const round = sender.round()
  const takenOf = (page: Venue) => taken.filter(({ pageId }) => pageId === page.eid).length
  try {
    await expect.poll(() => takenOf(busy)).toBe(200)
    await givenWaiting(calm, 1)
    await expect.poll(() => takenOf(calm)).toBe(1)
    expect(takenOf(busy)).toBe(200)
  } finally {
    slow.resolve({ isSent: true })
    await round
    await sender.close()
  }
})

test('a provider that breaks down instead of answering leaves the message in doubt, not the worker', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 1)
  await sendBy(() => Promise.reject(new Error('nonsense')))
  expect(await statesOf(page, campaign)).toEqual(['unknown'])
})

test('a message of a worker that died is sent again under its key and flagged, once its lease is over', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 1)
  await inSystem(sql`
    update message_sends set state = 'sending', tries = 1, next_at = ${new Date(now().getTime() + 60_000)} where page_id = ${page.eid}`)
  expect(await sendBy(SENT)).toEqual([])
  clock.advance(61)
  const [again] = await sendBy(SENT)
  expect(await storedSends(server(), page, campaign)).toMatchObject([
    { state: 'sent', isFlagged: true, key: again!.key },
  ])
})

test('a worker that comes back after its lease changes nothing', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 1)
  await sendBy(async () => {
    // Meanwhile another took it, and was refused.
    await inSystem(
      sql`update message_sends set state = 'failed', reason = 'refused', tries = tries + 1 where page_id = ${page.eid}`,
    )
    return { isSent: true }
  })
  expect(await statesOf(page, campaign)).toEqual(['failed'])
})

test('a provider that has enough is left alone until it says, and no try is counted', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 3)
  const retryAt = new Date(now().getTime() + 600_000)
  await sendBy(async () => ({ isSent: false, kind: 'wait', detail: '', retryAt }))
  expect(await storedSends(server(), page, campaign)).toMatchObject(
    [0, 1, 2].map(() => ({ state: 'waiting', tries: 0 })),
  )
  const { data } = await readCampaign(page, campaign)
  expect(data).toMatchObject({ waitsFor: 'limit', waitsUntil: retryAt.toISOString() })
  clock.advance(601)
  expect(await sendBy(SENT)).toHaveLength(3)
})

test('a campaign that comes into quiet hours says so, and when it goes on', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 2)
  await inSystem(sql`insert into message_settings (page_id, quiet_from, quiet_to) values (${page.eid}, 9, 12)
    on conflict (page_id) do update set quiet_from = 9, quiet_to = 12`)
  expect(await sendBy(SENT)).toEqual([])
  const over = new Date(now().getTime() + 2 * 3600_000).toISOString()
  await inSystem(sql`update message_lanes set blocked_until = null where page_id = ${page.eid}`)
  expect((await readCampaign(page, campaign)).data).toMatchObject({ waitsFor: 'quiet', waitsUntil: over })
  clock.advance(2 * 3600)
  expect(await sendBy(SENT)).toHaveLength(2)
  await server().jobs.run('messages.advance')
  expect((await readCampaign(page, campaign)).data).toMatchObject({ waitsFor: null, waitsUntil: null })
})

test('a revoked token stops the campaign and says why; after a press on resume all of it goes out', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 2)
  await sendBy(async () => ({ isSent: false, kind: 'config', detail: '-216 Access token is invalid' }))
  const read = () => readCampaign(page, campaign)
  expect((await read()).data).toMatchObject({ status: 'paused', pausedWhy: '-216 Access token is invalid' })
  expect(await sendBy(SENT)).toEqual([])
  await send(server(), zaloCampaigns.resume, { params: { id: campaign.id } }, { token: page.token })
  expect(await sendBy(SENT)).toHaveLength(2)
})

test('a fault is tried again after a while, six times, and then given up', async () => {
  const page = await givenPage(server())
  const campaign = await givenWaiting(page, 1)
  for (let n = 0; n < 10; n += 1) {
    await sendBy(async () => ({ isSent: false, kind: 'retry', detail: 'busy' }))
    clock.advance(3600)
  }
  expect(await storedSends(server(), page, campaign)).toMatchObject([{ state: 'failed', reason: 'gave-up', tries: 6 }])
})

test('an address that does not exist is never written to again', async () => {
  const page = await givenPage(server())
  await givenWaiting(page, 1)
  await sendBy(async () => ({ isSent: false, kind: 'permanent', detail: '550', isBounce: true }))
  const way = await givenTemplate(server(), page, SMS)
  const ask = { body: { segmentId: null, ways: [way], holdOut: 0 } }
  expect((await send(server(), zaloCampaigns.audience, ask, { token: page.token })).left).toEqual([
    { reason: 'bounced', guests: 1 },
  ])
})
