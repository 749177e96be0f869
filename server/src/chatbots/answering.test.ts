import { expect, test, vi } from 'vitest'
import { botTalks, chatbots } from '@portico/contract/chatbots.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { eraseGuest } from '../guests/index.ts'
import { givenChatbot, GREETER, personOf } from '../testing/chatbots.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { givenKnownGuest } from '../testing/zalo.ts'

const clock = handClock(new Date('2026-11-24T03:00:00Z'))
const server = useServer({ clock })
const as = ({ token }: Venue) => ({ token })
const soon = { timeout: 8000, interval: 30 }
/** People take a while to read. */
const later = (seconds = 20) => clock.set(new Date(clock.now().getTime() + seconds * 1000))

async function givenTalk(nodes = GREETER) {
  const page = await givenPage(server())
  const botId = await givenChatbot(server(), page, nodes)
  const lan = personOf(server(), page)
  const heard = (count: number) => vi.waitFor(async () => expect(await lan.answers()).toHaveLength(count), soon)
  const settled = async () =>
    vi.waitFor(async () => {
      // What was heard before what is open: the one becomes the other.
      const waiting = await server().services.db.asSystem((tx) =>
        tx.rows(sql`select 1 from happenings where page_id = ${page.eid} and done_at is null`),
      )
      const open = await server().services.db.asSystem((tx) =>
        tx.rows(sql`select 1 from bot_turns where page_id = ${page.eid} and state <> 'done'`),
      )
      expect([open, waiting]).toEqual([[], []])
    }, soon)
  return { page, botId, lan, heard, settled }
}

test('a person is greeted, presses, answers, and goes on in the version they began with', async () => {
  const { page, botId, lan, heard } = await givenTalk()
  await lan.write('Chào quán')
  await heard(1)
  expect((await lan.thread()).at(-1)).toMatchObject({
    text: 'Quán giúp gì được ạ?',
    buttons: ['Đặt bàn', 'Chỉ chào thôi'],
    byBot: 'chatbot',
    state: 'sent',
  })
  const other = GREETER.map((node) => (node.kind === 'end' ? { ...node, text: 'Bản mới' } : node))
  await send(server(), chatbots.update, { params: { id: botId }, body: { nodes: other } }, as(page))
  await send(server(), chatbots.publish, { params: { id: botId } }, as(page))
  later()
  await lan.write('dat ban')
  await heard(2)
  later()
  await lan.write('Nguyễn Thị Lan')
  await heard(4)
  expect((await lan.answers()).slice(1)).toEqual(['Bạn tên gì ạ?', 'Cảm ơn bạn', 'Hẹn gặp bạn'])
  const { rows } = await send(server(), botTalks.turns, { query: {} }, as(page))
  expect(rows.map(({ decision, by }) => [decision, by])).toEqual(rows.map(() => ['chatbot', 'Lễ tân']))
})

test('a message that comes twice is answered once, and many at once in their order', async () => {
  const { lan, heard, settled } = await givenTalk()
  const messageId = newId(clock.now())
  await Promise.all([1, 2, 3].map(() => lan.write('Chào quán', { messageId })))
  await heard(1)
  await settled()
  expect(await lan.answers()).toHaveLength(1)
  later()
  await lan.write('1')
  later(1)
  await lan.write('Lan')
  await heard(4)
  expect((await lan.answers()).slice(1)).toEqual(['Bạn tên gì ạ?', 'Cảm ơn bạn', 'Hẹn gặp bạn'])
})

test('the word of a member silences the bot until it is given back, and a handed over conversation too', async () => {
  const { page, lan, heard, settled } = await givenTalk()
  await lan.write('Chào quán')
  await heard(1)
  const params = { id: (await lan.row()).id }
  const state = () => send(server(), botTalks.read, { params }, as(page))
  expect(await state()).toMatchObject({ isOn: true, chatbot: 'Lễ tân', pausedUntil: null })
  later()
  await send(
    server(),
    conversationMessages.send,
    { params, body: { id: newId(clock.now()), text: 'Em đây ạ' } },
    as(page),
  )
  const until = new Date(clock.now().getTime() + 12 * 3600_000).toISOString()
  expect(await state()).toMatchObject({ pausedBy: 'member', pausedUntil: until })
  later()
  await lan.write('mấy giờ mở cửa')
  await settled()
  expect(await lan.answers()).toHaveLength(1)
  expect((await lan.row()).unread).toBe(1)
  later()
  expect(await send(server(), botTalks.pause, { params, body: { isPaused: false } }, as(page))).toMatchObject({
    pausedUntil: null,
  })
  later()
  await lan.write('cho gặp nhân viên')
  await heard(2)
  expect(await state()).toMatchObject({ pausedBy: 'hand' })
  expect((await lan.row()).unread).toBeGreaterThan(0)
  later()
  await lan.write('mấy giờ mở cửa')
  await settled()
  expect(await lan.answers()).toHaveLength(2)
  const { rows } = await send(server(), botTalks.turns, { query: { decision: 'silent' } }, as(page))
  expect(rows.map(({ reason }) => reason)).toEqual(['paused', 'member'])
  // The pause has an end.
  const ended = clock.now()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update bot_talks set paused_until = ${ended} where page_id = ${page.eid}`),
  )
  later()
  await lan.write('mấy giờ mở cửa')
  await heard(3)
})

test('two bots never talk to each other: answering machines, echoes and machine speed end it', async () => {
  const { page, lan, settled } = await givenTalk()
  await lan.write('[Tin nhắn tự động] Cảm ơn bạn đã liên hệ')
  await settled()
  expect(await lan.answers()).toEqual([])
  const echo = personOf(server(), page, { personKey: 'echo', name: 'Echo' })
  for (let n = 0; n < 30; n += 1) {
    await echo.write('Xin mời chọn')
    await settled()
    later(3)
  }
  expect((await echo.answers()).length).toBeLessThan(4)
  const fast = personOf(server(), page, { personKey: 'fast', name: 'Fast' })
  for (let n = 0; n < 20; n += 1) {
    await fast.write(`mở cửa ${n}`)
    await settled()
    later(0.5)
  }
  expect((await fast.answers()).length).toBeLessThan(8)
  const params = { id: (await fast.row()).id }
  expect(await send(server(), botTalks.read, { params }, as(page))).toMatchObject({ pausedBy: 'loop' })
})

test('what a dead worker left is finished by another and said once; nobody gets more than a day’s answers', async () => {
  const { page, lan, heard, settled } = await givenTalk()
  const run = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))
  await lan.write('mấy giờ mở cửa')
  await heard(1)
  await settled()
  const past = new Date(clock.now().getTime() - 1000)
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`
      update bot_turns set state = 'sending', sent = 0, leased_until = ${past}, next_at = ${past} where page_id = ${page.eid}`)
    tx.wake('bot-turns')
  })
  await settled()
  expect(await lan.answers()).toHaveLength(1)
  await run(sql`
    insert into bot_turns (page_id, id, conversation_id, state, decision, at, answered_at, next_at)
    select page_id, gen_random_uuid(), conversation_id, 'done', 'rule', at, answered_at - interval '1 hour', next_at
    from bot_turns, generate_series(1, 59) where page_id = ${page.eid}`)
  later()
  await lan.write('mấy giờ mở cửa')
  await settled()
  expect(await lan.answers()).toHaveLength(1)
  const params = { id: (await lan.row()).id }
  expect(await send(server(), botTalks.read, { params }, as(page))).toMatchObject({ pausedBy: 'cap' })
})

test('an answer stands in the guest’s profile, a known contact stays, and erasing the guest takes all of it along', async () => {
  const nodes = GREETER.map((node) =>
    node.kind === 'question' ? { ...node, field: 'phone', answer: 'phone' as const } : node,
  )
  const { page } = await givenTalk(nodes)
  const { services } = server()
  const mai = await givenKnownGuest(server(), page, { name: 'Mai', phone: '+84900000001' })
  const new1 = await givenKnownGuest(server(), page, { name: 'Bình' })
  for (const [guestId, name] of [
    [mai, 'Mai'],
    [new1, 'Bình'],
  ] as const) {
    const person = personOf(server(), page, { personKey: guestId, guestId, name })
    for (const [index, text] of ['Chào', 'Đặt bàn', '0912 345 678'].entries()) {
      await person.write(text)
      await vi.waitFor(async () => expect((await person.answers()).length).toBeGreaterThan(index), soon)
      later()
    }
    await vi.waitFor(async () => expect(await person.answers()).toHaveLength(4), soon)
  }
  const phones = await services.db.asSystem((tx) =>
    tx.rows(sql<{ phone: string }>`select phone from guests where page_id = ${page.eid} order by name desc`),
  )
  expect(phones).toEqual([{ phone: '+84900000001' }, { phone: '+84912345678' }])
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId: mai }))
  const left = await services.db.asSystem((tx) =>
    tx.rows(sql<{ count: number }>`
      select count(*)::int as count from bot_turns where page_id = ${page.eid}
      union all select count(*)::int from bot_talks where page_id = ${page.eid}`),
  )
  expect(left).toEqual([{ count: 3 }, { count: 1 }])
})

test('a draft that loops is not published, and trying it out says what it would say without sending anything', async () => {
  const page = await givenPage(server())
  const { id } = await send(server(), chatbots.create, { body: { name: 'Vòng', nodes: GREETER } }, as(page))
  type State = Reply<typeof chatbots.tryOut>['state']
  const say = (text: string, state: State = null) =>
    send(server(), chatbots.tryOut, { params: { id }, body: { text, state } }, as(page))
  const first = await say('Chào')
  expect(first).toMatchObject({
    said: [{ text: 'Quán giúp gì được ạ?', buttons: ['Đặt bàn', 'Chỉ chào thôi'] }],
    path: ['hi', 'ask'],
  })
  expect(await say('chi chao thoi', first.state)).toMatchObject({ said: [{ text: 'Hẹn gặp bạn' }], state: null })
  const loop = GREETER.map((node) =>
    node.id === 'end' ? { id: 'end', kind: 'jump' as const, x: 0, y: 0, to: 'end' } : node,
  )
  await send(server(), chatbots.update, { params: { id }, body: { nodes: loop } }, as(page))
  expect((await send(server(), chatbots.check, { params: { id } }, as(page))).problems).toEqual([
    { nodeId: 'end', code: 'loop' },
  ])
  await expect(send(server(), chatbots.publish, { params: { id } }, as(page))).rejects.toMatchObject({
    code: 'chatbot/not-ready',
  })
})
