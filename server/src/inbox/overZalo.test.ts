import { afterAll, expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { MEGABYTE } from '@portico/contract/media/limits.ts'
import { crc32 } from 'node:zlib'
import { addOa, addUser } from '../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenMessage } from '../testing/inbox.ts'
import { useServer } from '../testing/server.ts'
import { givenZalo, ZALO_APP, zaloConfig } from '../testing/zalo.ts'
import { followNews } from './consume.ts'

const clock = handClock()
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
addOa(sim.state, '4004', 'Cà phê Mộc')
const server = useServer({ clock, config: zaloConfig(sim) })
afterAll(() => sim.close())

const HOUR = 3600
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const as = async ({ owner, eid }: Venue) => ({
  token: await server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid }),
})
const csMessages = () => sim.state.log.filter(({ path }) => path === '/v3.0/oa/message/cs')

/** A page with its account, and a person who has just written. */
async function givenPerson() {
  sim.state.faults.length = 0
  sim.state.log.length = 0
  addUser(sim.state, sim.state.oas.get('4004')!, '2002', {})
  await sim.control('say', { user: '2002', text: 'Quán còn bàn không?' })
  const page = await givenPage(server())
  await givenZalo(server(), page)
  await givenMessage(server(), page, { personKey: '2002', text: 'Quán còn bàn không?' })
  const { rows } = await send(server(), conversations.list, { query: {} }, await as(page))
  const params = { id: rows[0]!.id }
  clock.advance(1)
  const answer = async (text: string, more: { id?: string; fileId?: string } = {}) =>
    send(
      server(),
      conversationMessages.send,
      { params, body: { id: newId(clock.now()), text, ...more } },
      await as(page),
    )
  const read = async () => send(server(), conversations.read, { params }, await as(page))
  const history = async () =>
    (await send(server(), conversationMessages.list, { params, query: {} }, await as(page))).rows
  return { page, params, answer, read, history }
}

test('an answer goes out once, with the fields filled in, however often it is sent', async () => {
  const { answer, history } = await givenPerson()
  const id = newId(clock.now())
  const sent = await Promise.all([1, 2, 3].map(() => answer('Dạ {name} ơi, {venue} còn bàn ạ. {lạ}', { id })))
  expect(sent.map(({ text }) => text)).toContain('Dạ Trần Thị Mai ơi, Quán Lá còn bàn ạ. {lạ}')
  expect(csMessages()).toHaveLength(1)
  expect(await history()).toMatchObject([{ state: 'sent', by: 'Lan' }, { direction: 'in' }])
})

test('what Zalo refuses is a failure in its own words, and a retry sends it', async () => {
  const { page, answer, history } = await givenPerson()
  await sim.control('fail-next', { path: '/v3.0/oa/message/cs', code: -213, times: 1 })
  const failed = await answer('Dạ còn ạ')
  expect(failed).toMatchObject({ state: 'failed', failure: 'permanent' })
  expect(failed.reason).not.toBe('')
  const again = { params: { id: failed.id }, query: {} }
  expect(await send(server(), conversationMessages.retry, again, await as(page))).toMatchObject({ state: 'sent' })
  expect((await history()).filter(({ direction }) => direction === 'out')).toHaveLength(1)
})

test('a lost answer is flagged, and Zalo’s own news of the message settles it', async () => {
  const { page, answer, history } = await givenPerson()
  await sim.control('fail-next', { path: '/v3.0/oa/message/cs', kind: 'drop', times: 1 })
  const lost = await answer('Dạ còn ạ')
  expect(lost).toMatchObject({ state: 'unknown' })
  const count = csMessages().length
  const again = { params: { id: lost.id }, query: {} }
  await expect(send(server(), conversationMessages.retry, again, await as(page))).rejects.toMatchObject({ status: 409 })
  expect(csMessages()).toHaveLength(count)
  await givenMessage(server(), page, { personKey: '2002', direction: 'out', text: 'Dạ còn ạ', messageId: 'news' })
  expect((await history())[0]).toMatchObject({ state: 'sent' })
})

test('the window is shown before a word is typed, and nothing is sent when it is over', async () => {
  const { answer, read } = await givenPerson()
  expect((await read()).window.state).toBe('free')
  clock.advance(49 * HOUR)
  expect((await read()).window.state).toBe('open')
  clock.advance(6 * 24 * HOUR)
  expect((await read()).window.state).toBe('over')
  const before = csMessages().length
  await expect(answer('Dạ còn ạ')).rejects.toMatchObject({ code: 'conversation/window-over' })
  expect(csMessages()).toHaveLength(before)
})

test('a picture is handed over and sent; what is no picture is refused by its bytes', async () => {
  const { page, params, answer, history } = await givenPerson()
  const upload = async (bytes: Buffer, name: string) => {
    const body = { name, size: bytes.length }
    const { id } = await send(server(), conversationMessages.beginFile, { params, body }, await as(page))
    const part = { offset: 0, crc32: crc32(bytes), data: bytes.toString('base64') }
    return send(server(), conversationMessages.appendFile, { params: { id }, body: part }, await as(page))
  }
  const file = await upload(PICTURE, 'ban.png')
  expect(file).toMatchObject({ kind: 'picture', state: 'stored', type: 'image/png' })
  expect(await answer('', { fileId: file.id })).toMatchObject({ state: 'sent', files: [{ name: 'ban.png' }] })
  const { data } = await send(
    server(),
    conversationMessages.filePart,
    { params: { id: file.id, number: 1 } },
    await as(page),
  )
  expect(Buffer.from(data, 'base64').equals(PICTURE)).toBe(true)
  await expect(upload(Buffer.from('<svg onload=alert(1)>'), 'ban.png')).rejects.toMatchObject({
    code: 'conversation/file-unsupported',
  })
  await expect(answer('', { fileId: file.id })).rejects.toMatchObject({ code: 'conversation/file-unknown' })
  const huge = send(
    server(),
    conversationMessages.beginFile,
    { params, body: { name: 'x', size: 6 * MEGABYTE } },
    await as(page),
  )
  await expect(huge).rejects.toMatchObject({ status: 400 })
  expect(await history()).toHaveLength(2)
})

test('receipts only move forward, and who withdraws is gone with every word', async () => {
  const { page, answer, history, read } = await givenPerson()
  const sent = await answer('Dạ còn ạ')
  const { services } = server()
  const key = await services.db.asSystem((tx) =>
    tx.first(sql<{ messageKey: string }>`
      select message_key from conversation_messages where page_id = ${page.eid} and id = ${sent.id}`),
  )
  const news = followNews(services)
  const receipt = (is: 'delivered' | 'seen') =>
    services.db.asSystem((tx) =>
      news.take(tx, {
        id: newId(clock.now()),
        pageId: page.eid,
        at: clock.now(),
        kind: 'zalo.receipt',
        data: { messageId: key!.messageKey, trackingId: '', is },
      }),
    )
  await receipt('seen')
  await receipt('delivered')
  expect((await history())[0]).toMatchObject({ state: 'seen' })
  expect(await read()).toMatchObject({ lastState: 'seen' })
  await services.db.asSystem((tx) =>
    news.take(tx, {
      id: newId(clock.now()),
      pageId: page.eid,
      at: clock.now(),
      kind: 'zalo.withdrawn',
      data: { userId: '2002' },
    }),
  )
  await expect(read()).rejects.toMatchObject({ status: 404 })
})
