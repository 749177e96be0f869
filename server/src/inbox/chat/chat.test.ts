import { expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { eraseGuest } from '../../guests/index.ts'
import { homeHref } from '../../home/index.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { signInAtHome } from '../../testing/homeGuest.ts'
import { knock, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { givenKnownGuest } from '../../testing/zalo.ts'

const server = useServer()
const as = ({ token }: Venue) => ({ token })

async function givenGuestAtHome() {
  const page = await givenPage(server())
  const guestId = await givenKnownGuest(server(), page, { name: 'Nguyễn Thị Lan' })
  const headers = { cookie: await signInAtHome(server(), page, guestId) }
  const path = `${homeHref(page.eid)}/chat`
  return {
    page,
    guestId,
    path,
    read: () => knock(server(), { path, headers }),
    home: () => knock(server(), { path: homeHref(page.eid), headers }),
    write: (words: string, key = newId(new Date())) => post(server(), path, { words, key }, headers),
  }
}
const listed = async (page: Venue) => (await send(server(), conversations.list, { query: {} }, as(page))).rows
const history = async (page: Venue, id: string) =>
  (await send(server(), conversationMessages.list, { params: { id }, query: {} }, as(page))).rows
const answer = (page: Venue, id: string, text: string) =>
  send(server(), conversationMessages.send, { params: { id }, body: { id: newId(new Date()), text } }, as(page))

test('a guest writes on their page, the venue answers, and both see what the other said', async () => {
  const { page, guestId, read, home, write } = await givenGuestAtHome()
  expect((await home()).text).toContain('Message us')
  expect((await write('Tối nay còn bàn không?')).status).toBe(303)
  const [conversation] = await listed(page)
  expect(conversation).toMatchObject({ channel: 'home', guestId, name: 'Nguyễn Thị Lan', unread: 1 })
  const params = { id: conversation!.id }
  expect(await send(server(), conversations.read, { params }, as(page))).toMatchObject({
    window: { state: 'free', until: null },
    takesFiles: false,
  })
  expect(await answer(page, params.id, 'Dạ còn, {name} ạ')).toMatchObject({ state: 'sent' })
  await send(server(), conversationMessages.note, { params, body: { text: 'Khách khó tính' } }, as(page))
  expect((await home()).text).toContain('1 new answer')
  const seen = await read()
  expect(seen.text).toMatch(/Tối nay còn bàn không\?.*Dạ còn, Nguyễn Thị Lan ạ/)
  expect(seen.text).not.toContain('khó tính')
  expect((await home()).text).not.toContain('new answer')
  expect((await history(page, params.id)).find(({ direction }) => direction === 'out')).toMatchObject({ state: 'seen' })
  expect(await listed(page)).toMatchObject([{ lastState: 'seen', unread: 0 }])
})

test('a form that is sent twice is one message, and nothing, too much or too often is refused in words', async () => {
  const { page, write, path } = await givenGuestAtHome()
  await Promise.all([1, 2, 3].map(() => write('Xin chào', 'same-form')))
  expect(await history(page, (await listed(page))[0]!.id)).toHaveLength(1)
  expect(await write(' \n\u200b ')).toMatchObject({ status: 422, text: expect.stringContaining('a few words') })
  expect(await write('a'.repeat(1001))).toMatchObject({ status: 422, text: expect.stringContaining('too long') })
  await Promise.all(Array.from({ length: 30 }, (_, n) => write(`Tin ${n}`)))
  const many = await write('Nữa đi')
  expect([many.status, many.text]).toEqual([422, expect.stringContaining('many messages')])
  expect(many.html).toContain('Nữa đi')
  expect(await history(page, (await listed(page))[0]!.id)).toHaveLength(15)
  const stranger = await knock(server(), { path })
  expect(stranger.location).toBe(`${homeHref(page.eid)}?next=%2Fchat`)
})

test('what a guest writes is shown as words, whatever it looks like', async () => {
  const { read, write } = await givenGuestAtHome()
  await write('<script>alert(1)</script>')
  expect((await read()).html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('one guest never reads or answers for another, and no member can say they are somebody else', async () => {
  const one = await givenGuestAtHome()
  const otherId = await givenKnownGuest(server(), one.page, { name: 'Trần Mai' })
  const cookie = await signInAtHome(server(), one.page, otherId)
  await one.write('Số thẻ của tôi là 42', 'chung-mot-khoa')
  await post(server(), one.path, { words: 'Tôi là Mai', key: 'chung-mot-khoa' }, { cookie })
  const seen = await knock(server(), { path: one.path, headers: { cookie } })
  expect(seen.text).toContain('Tôi là Mai')
  expect(seen.text).not.toContain('Số thẻ')
  const { id } = (await listed(one.page)).find(({ guestId }) => guestId === one.guestId)!
  const link = send(server(), conversations.link, { params: { id }, body: { guestId: otherId } }, as(one.page))
  await expect(link).rejects.toMatchObject({ code: 'request/invalid' })
})

test('a guest who is erased takes the chat along', async () => {
  const { page, guestId, write } = await givenGuestAtHome()
  await write('Cảm ơn quán')
  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId }))
  const left = await services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from conversation_messages where page_id = ${page.eid}`),
  )
  expect(left).toEqual([])
})

test('the owner switches the chat off: no way to write, no answers there, and what was said stays readable', async () => {
  const { page, home, read, write } = await givenGuestAtHome()
  await write('Quán ơi')
  const { id } = (await listed(page))[0]!
  const switchTo = (hasHomeChat: boolean) =>
    send(server(), messageSettings.saveInbox, { body: { hasHomeChat, replyAddress: '' } }, as(page))
  await switchTo(false)
  expect((await home()).text).not.toContain('Message us')
  expect([(await read()).location, (await write('Alo')).status]).toEqual([homeHref(page.eid), 303])
  expect(await history(page, id)).toHaveLength(1)
  await expect(answer(page, id, 'Dạ')).rejects.toMatchObject({ code: 'conversation/channel-off' })
  await switchTo(true)
  expect((await home()).text).toContain('Message us')
  expect(await answer(page, id, 'Dạ')).toMatchObject({ state: 'sent' })
})
