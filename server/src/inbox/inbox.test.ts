import { expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { conversationLabels, conversations, quickReplies } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { eraseGuest } from '../guests/index.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { givenMessage } from '../testing/inbox.ts'
import { useServer } from '../testing/server.ts'
import { keepInbox } from './keepInbox.ts'

const server = useServer()
const as = ({ token }: { token: string }) => ({ token })
const listed = async (page: Venue, query = {}) => (await send(server(), conversations.list, { query }, as(page))).rows
const only = async (page: Venue) => (await listed(page))[0]!
const history = async (page: Venue, id: string) =>
  (await send(server(), conversationMessages.list, { params: { id }, query: {} }, as(page))).rows
const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 9, n))

test('a person who writes has one conversation, whatever is repeated and in whatever order it comes', async () => {
  const page = await givenPage(server())
  const messages = [1, 2, 3].map((n) => ({ messageId: `m${n}`, text: `Tin ${n}`, at: minute(n) }))
  for (const n of [2, 0, 2, 1, 0]) await givenMessage(server(), page, messages[n])
  await Promise.all([0, 1, 2].map((n) => givenMessage(server(), page, messages[n])))
  expect(await listed(page)).toMatchObject([{ name: 'Trần Thị Mai', lastText: 'Tin 3', unread: 3, status: 'open' }])
  const rows = await history(page, (await only(page)).id)
  expect(rows.map(({ text }) => text)).toEqual(['Tin 3', 'Tin 2', 'Tin 1'])
})

test('two workers that are given the same first message make one conversation of it', async () => {
  const page = await givenPage(server())
  await Promise.all(Array.from({ length: 6 }, () => givenMessage(server(), page, { messageId: 'same', at: minute(1) })))
  expect(await listed(page)).toMatchObject([{ unread: 1 }])
})

test('what was sent to many opens no conversation; an answer in the channel’s own chat stands in it', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page, { direction: 'out', text: 'Ưu đãi tháng 11' })
  expect(await listed(page)).toEqual([])
  await givenMessage(server(), page, { at: minute(1) })
  await givenMessage(server(), page, { at: minute(2), direction: 'out', isByAdmin: true, text: 'Dạ còn ạ' })
  expect(await only(page)).toMatchObject({ lastText: 'Dạ còn ạ', lastDirection: 'out', unread: 0 })
  expect(await history(page, (await only(page)).id)).toMatchObject([
    { isByAdmin: true, state: 'sent' },
    { state: 'received' },
  ])
})

test('a closed conversation opens again when the person writes; an old message that comes late does not open it', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page, { at: minute(5) })
  const params = { id: (await only(page)).id }
  await send(server(), conversations.update, { params, body: { status: 'closed' } }, as(page))
  await givenMessage(server(), page, { at: minute(3), messageId: 'late' })
  expect(await only(page)).toMatchObject({ status: 'closed' })
  await givenMessage(server(), page, { at: minute(9), messageId: 'new' })
  expect(await only(page)).toMatchObject({ status: 'open' })
  const kinds = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ kind: string }>`
      select kind from happenings where page_id = ${page.eid} and kind like 'conversation.%' order by id`),
  )
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'conversation.closed',
    'conversation.message',
    'conversation.message',
    'conversation.message',
    'conversation.opened',
    'conversation.opened',
  ])
})

test('a conversation that was put off is open again when its time has come', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page)
  const params = { id: (await only(page)).id }
  const soon = new Date(server().services.clock.now().getTime() - 1000).toISOString()
  await send(server(), conversations.update, { params, body: { status: 'waiting', snoozedUntil: soon } }, as(page))
  expect(await listed(page, { status: 'waiting' })).toMatchObject([{ snoozedUntil: soon }])
  await keepInbox(server().services)
  expect(await listed(page, { status: 'open' })).toMatchObject([{ snoozedUntil: null }])
})

test('conversations are found by a name or by what was written, without accents', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page, { personKey: '1', name: 'Nguyễn Văn Đức', text: 'Cho mình hỏi giờ mở cửa' })
  await givenMessage(server(), page, { personKey: '2', name: 'Lê Hoa', text: 'Đặt bàn 12 người, gọi 0912 345 678' })
  const found = async (search: string) => (await listed(page, { search })).map(({ name }) => name)
  expect(await found('duc')).toEqual(['Nguyễn Văn Đức'])
  expect(await found('dat ban')).toEqual(['Lê Hoa'])
  expect(await found('100%')).toEqual([])
  const staff = await givenMember(server(), page, 'staff')
  const seen = await send(server(), conversations.list, { query: { search: 'dat ban' } }, { token: staff.pageToken })
  expect(seen.rows).toMatchObject([{ name: 'L***', lastText: 'Đặt bàn 12 người, gọi ***' }])
  const hidden = await send(server(), conversations.list, { query: { search: '0912' } }, { token: staff.pageToken })
  expect(hidden.rows).toEqual([])
})

test('it is assigned to who can answer, labelled, and the audit log says so; who leaves loses it', async () => {
  const page = await givenPage(server())
  const [staff, analyst] = [await givenMember(server(), page, 'staff'), await givenMember(server(), page, 'analyst')]
  await givenMessage(server(), page)
  const params = { id: (await only(page)).id }
  const label = await send(
    server(),
    conversationLabels.create,
    { body: { name: 'Khiếu nại', colour: 'red' } },
    as(page),
  )
  const body = { assigneeId: staff.id, labels: [label.id] }
  expect(await send(server(), conversations.update, { params, body }, as(page))).toMatchObject(body)
  const toAnalyst = send(server(), conversations.update, { params, body: { assigneeId: analyst.id } }, as(page))
  await expect(toAnalyst).rejects.toMatchObject({ code: 'request/invalid' })
  const foreign = send(server(), conversations.update, { params, body: { labels: [newId(new Date())] } }, as(page))
  await expect(foreign).rejects.toMatchObject({ code: 'request/invalid' })
  expect(await listed(page, { assignee: staff.id, label: label.id })).toHaveLength(1)
  expect(await listed(page, { assignee: 'none' })).toEqual([])
  const { rows } = await send(server(), audit.list, { query: {} }, as(page))
  expect(rows.find(({ action }) => action === 'conversations.update')).toMatchObject({
    changes: { assignee: ['', 'Lan'], labels: ['', 'Khiếu nại'] },
  })
  await send(server(), conversationLabels.remove, { params: { id: label.id } }, as(page))
  expect(await only(page)).toMatchObject({ labels: [] })
})

test('nobody is answered by a channel that is not connected, and notes never leave the house', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page)
  const params = { id: (await only(page)).id }
  const body = { id: newId(new Date()), text: 'Dạ còn ạ' }
  await expect(send(server(), conversationMessages.send, { params, body }, as(page))).rejects.toMatchObject({
    code: 'conversation/channel-off',
  })
  await send(server(), conversationMessages.note, { params, body: { text: 'Khách quen, thích bàn cửa sổ' } }, as(page))
  expect(await history(page, params.id)).toMatchObject([{ direction: 'note', by: 'Lan' }, { direction: 'in' }])
  expect(await only(page)).toMatchObject({ lastDirection: 'in' })
})

test('everybody sees who else has a conversation open, and who of them types', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  await givenMessage(server(), page)
  const params = { id: (await only(page)).id }
  await send(server(), conversations.here, { params, body: { isTyping: true } }, { token: staff.pageToken })
  const { people } = await send(server(), conversations.here, { params, body: { isTyping: false } }, as(page))
  expect(people).toMatchObject([{ uid: staff.id, isTyping: true }])
})

test('reading takes it off the count of unread, and it can be put back', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page)
  const params = { id: (await only(page)).id }
  const unread = async () => (await send(server(), conversations.board, {}, as(page))).unread
  expect(await unread()).toBe(1)
  await send(server(), conversations.see, { params, body: {} }, as(page))
  expect(await unread()).toBe(0)
  await send(server(), conversations.see, { params, body: { isUnread: true } }, as(page))
  expect(await unread()).toBe(1)
})

test('a guest’s messages stand in the timeline and go with the guest', async () => {
  const page = await givenPage(server())
  const { guestId } = await givenGuestAtDoor(server(), await givenGateway(server(), page))
  await givenMessage(server(), page, { guestId, text: 'Cảm ơn quán' })
  const timeline = await send(server(), profiles.timeline, { params: { id: guestId }, query: {} }, as(page))
  expect(timeline.rows.filter(({ kind }) => kind === 'conversation')).toMatchObject([{ text: 'Cảm ơn quán' }])
  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId }))
  expect(await listed(page)).toEqual([])
})

test('a message whose sender died is flagged, and not sent again without being asked', async () => {
  const page = await givenPage(server())
  await givenMessage(server(), page)
  const { id } = await only(page)
  const { services } = server()
  const message = newId(new Date())
  const long = new Date(services.clock.now().getTime() - 3600_000)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into conversation_messages (page_id, id, conversation_id, channel, direction, text, state, at, sent_at)
      values (${page.eid}, ${message}, ${id}, 'zalo', 'out', 'Dạ còn ạ', 'sending', ${long}, ${long})`),
  )
  await keepInbox(services)
  const stateOf = async () => (await history(page, id)).find((one) => one.id === message)
  expect(await stateOf()).toMatchObject({ state: 'unknown', failure: 'unknown' })
  const params = { id: message }
  await expect(send(server(), conversationMessages.retry, { params, query: {} }, as(page))).rejects.toMatchObject({
    code: 'conversation/maybe-sent',
  })
  await givenMessage(server(), page, { direction: 'out', text: 'Dạ còn ạ', messageId: 'echo' })
  expect(await stateOf()).toMatchObject({ state: 'sent', failure: null })
  expect((await history(page, id)).filter(({ direction }) => direction === 'out')).toHaveLength(1)
})

test('quick replies have names of letters, each once', async () => {
  const page = await givenPage(server())
  const body = { shortcut: 'Giờ-Mở-Cửa', text: 'Dạ {venue} mở từ 7 giờ ạ, {name}.' }
  expect(await send(server(), quickReplies.create, { body }, as(page))).toMatchObject({ shortcut: 'giờ-mở-cửa' })
  await expect(send(server(), quickReplies.create, { body }, as(page))).rejects.toMatchObject({
    code: 'quick-reply/taken',
  })
  const spaced = { ...body, shortcut: 'giờ mở' }
  await expect(send(server(), quickReplies.create, { body: spaced }, as(page))).rejects.toMatchObject({
    code: 'request/invalid',
  })
})
