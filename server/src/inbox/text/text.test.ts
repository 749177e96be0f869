// Guests answer text messages: STOP counts before the next one leaves, everything else stands in the inbox.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connections } from '@portico/contract/integrations.ts'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { startSms } from '../../../../dev/simulators/sms.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { credit } from '../../finance/index.ts'
import { textBack } from '../../testing/answers.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import {
  givenCampaign,
  givenReaders,
  givenTemplate,
  launch,
  storedSends,
  tokenOf,
  work,
} from '../../testing/messages.ts'
import { useServer } from '../../testing/server.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const KEY = 'shared-sms-key'
const clock = handClock(MORNING)
const sms = await startSms(KEY)
const own = await startSms('own-sms-key')
const server = useServer({
  clock,
  config: { smsUrl: sms.url, smsKey: KEY, messagePrices: { sms: 350 }, egressTrust: [own.url] },
})
afterAll(() => Promise.all([sms.close(), own.close()]))
beforeEach(() => clock.set(MORNING))

const as = async (page: Venue) => ({ token: await tokenOf(server(), page) })
const WORDS = { kind: 'sms', hasAccents: false, text: { vi: 'Cuối tuần giảm 20%' } } as const
const listed = async (page: Venue) => (await send(server(), conversations.list, { query: {} }, await as(page))).rows
/** The page with a token that is good at the hour the test has reached. */
const fresh = async (page: Venue) => ({ ...page, ...(await as(page)) })
const read = async (page: Venue, id: string) => send(server(), conversations.read, { params: { id } }, await as(page))
const answer = async (page: Venue, id: string, text: string) =>
  send(server(), conversationMessages.send, { params: { id }, body: { id: newId(clock.now()), text } }, await as(page))
const back = (from: string, text: string, id = newId(clock.now())) =>
  textBack(server(), { key: KEY, body: { id, from, text } })
let people = 0

/** A page with money whose guests have just got a campaign’s text. */
async function givenTexted(count = 1, funds = 10_000, numbers?: string[]) {
  const page = await givenPage(server(), 'Cà phê Mộc')
  if (funds > 0)
    await credit(server().services, { userId: page.owner.id, amount: funds, reason: 'FT', key: `funds ${page.eid}` })
  const phones = numbers ?? Array.from({ length: count }, () => `+84905${String(++people).padStart(6, '0')}`)
  const guestIds = await givenReaders(
    server(),
    page,
    phones.map((phone) => ({ name: 'Lan', phone })),
  )
  const way = await givenTemplate(server(), page, WORDS)
  const campaign = await launch(server(), page, await givenCampaign(server(), page, { ways: [way] }))
  return { page, phones, phone: phones[0]!, guestIds, campaign, way }
}
const textsTo = (phone: string) => sms.sent.filter(({ to }) => to === phone).map(({ text }) => text)
const balanceOf = async ({ owner }: Venue) =>
  (
    await server().services.db.asSystem((tx) =>
      tx.first(sql<{ amount: number }>`
        select coalesce(sum(e.amount), 0)::int as amount from finance_entries e join finance_accounts a on a.id = e.account_id
        where a.user_id = ${owner.id}`),
    )
  )?.amount

test('a text that answers a campaign stands in the inbox once, and is answered by text at a price that was shown', async () => {
  const { page, phone, guestIds, campaign } = await givenTexted()
  expect(await back(phone.replace('+', ''), 'Còn bàn không?', 'm1')).toEqual([200, true])
  expect(await back(phone.replace('+84', '0'), 'Còn bàn không?', 'm1')).toEqual([200, true])
  const [row] = await listed(page)
  expect(row).toMatchObject({
    channel: 'sms',
    guestId: guestIds[0],
    name: 'Lan',
    unread: 1,
    lastText: 'Còn bàn không?',
  })
  expect(await read(page, row!.id)).toMatchObject({
    window: { state: 'open', until: null },
    rate: 350,
    takesFiles: false,
  })
  const before = await balanceOf(page)
  clock.advance(10)
  expect(
    await answer(page, row!.id, 'Dạ còn ạ, quán giữ bàn ngoài hiên cho {name} nhé, mời mình ghé lúc bảy giờ tối nay'),
  ).toMatchObject({ state: 'sent' })
  expect(textsTo(phone).at(-1)).toContain('giữ bàn ngoài hiên cho Lan nhé')
  // Accents make two parts of it.
  expect(before! - (await balanceOf(page))!).toBe(700)
  const replied = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from message_sends where campaign_id = ${campaign.id} and replied_at is not null`),
  )
  expect(replied).toHaveLength(1)
})

test('without money no text leaves, what the provider refuses costs nothing, and trying again is paid once', async () => {
  const { page, phone } = await givenTexted(1, 350)
  await back(phone, 'Alo')
  const [row] = await listed(page)
  await expect(answer(page, row!.id, 'Da')).rejects.toMatchObject({ code: 'finance/insufficient' })
  await credit(server().services, { userId: page.owner.id, amount: 350, reason: 'FT', key: `more ${page.eid}` })
  sms.failAfterTaking(1)
  const failed = await answer(page, row!.id, 'Da con a')
  expect([failed.state, await balanceOf(page)]).toEqual(['failed', 350])
  const again = () => send(server(), conversationMessages.retry, { params: { id: failed.id }, query: {} }, { token })
  const { token } = await as(page)
  clock.advance(5)
  await Promise.all([again(), again()])
  expect([(await again()).state, await balanceOf(page)]).toEqual(['sent', 0])
})

test('STOP ends a campaign’s texts at once while it runs, is confirmed once, and the guest is not answered until they write', async () => {
  const { page, phones, guestIds, way } = await givenTexted(2)
  // The next day's campaign is held back by the night, so that it is under way when one of two says stop.
  clock.set(new Date('2026-11-25T16:00:00Z'))
  const campaign = await launch(server(), page, await givenCampaign(server(), await fresh(page), { ways: [way] }))
  expect(campaign.counts).toMatchObject({ waiting: 2 })
  const [phone = '', other = ''] = phones
  const had = textsTo(phone).length
  const stop = await Promise.all(['s1', 's1', 's2'].map((id) => back(phone, 'STOP', id)))
  expect(stop.every(([status]) => status === 200)).toBe(true)
  clock.set(new Date('2026-11-26T02:00:00Z'))
  await work(server())
  const sends = async () =>
    (await storedSends(server(), page, campaign))
      .map(({ guestId, state, reason }) => [guestId, state, reason])
      .toSorted()
  await expect.poll(sends).toEqual(
    [
      [guestIds[0], 'skipped', 'unsubscribed'],
      [guestIds[1], 'sent', ''],
    ].toSorted(),
  )
  const after = () => textsTo(phone).slice(had)
  await expect.poll(after).not.toEqual([])
  expect(after().every((text) => text.includes('da ngung gui tin quang cao'))).toBe(true)
  await expect.poll(() => textsTo(other).filter((text) => text.includes('[QC]'))).toHaveLength(2)
  const [row] = await listed(page)
  await expect.poll(async () => (await read(page, row!.id)).window.state).toBe('over')
  await expect(answer(page, row!.id, 'Dạ')).rejects.toMatchObject({ code: 'conversation/window-over' })
  await back(phone, 'Quán còn mở không?')
  expect((await read(page, row!.id)).window.state).toBe('open')
})

test('to the number that venues share, an answer is for the one that wrote last, and STOP is for all of them', async () => {
  const first = await givenTexted()
  clock.advance(60)
  const second = await givenTexted(1, 10_000, [first.phone])
  await back(first.phone, 'Quán mấy giờ mở?')
  expect([await listed(first.page), (await listed(second.page)).length]).toEqual([[], 1])
  await back(first.phone, 'Hủy')
  for (const { page, way } of [first, second]) {
    clock.advance(26 * 3600)
    const next = await launch(server(), page, await givenCampaign(server(), await fresh(page), { ways: [way] }))
    expect(next.counts).toMatchObject({ sent: 0, skipped: 1 })
  }
  expect(await back('+84905999999', 'Chào')).toEqual([200, false])
})

test('a venue’s own provider brings answers under its own key; forged, old, replayed and enormous ones are refused', async () => {
  const page = await givenPage(server())
  const settings = { url: own.url, sender: '', dailyLimit: 100, key: 'own-sms-key' }
  await send(server(), connections.saveSms, { body: settings }, await as(page))
  const { textHookUrl } = await send(server(), messageSettings.read, {}, await as(page))
  const name = textHookUrl.split('/').at(-1)!
  const body = { id: 'o1', from: '0905 888 777', text: 'Xin chào' }
  const bring = (more: Partial<Parameters<typeof textBack>[1]>) =>
    textBack(server(), { key: 'own-sms-key', page: name, body, ...more })
  const stranger = await givenPage(server())
  const elsewhere = (await send(server(), messageSettings.read, {}, await as(stranger))).textHookUrl
  expect(elsewhere).toBe('')
  for (const wrong of [
    { key: 'guess' },
    { key: KEY },
    { signature: '' },
    { signature: 't=1,v1=00' },
    { at: new Date(clock.now().getTime() - 301_000) },
    { at: new Date(clock.now().getTime() + 301_000) },
    { page: 'AAAAAAAAAAAAAAAAAAAAAA' },
  ])
    expect((await bring(wrong))[0]).toBe(401)
  for (const nonsense of ['{', '[]', '{"id":"1"}', { ...body, text: 'a'.repeat(2001) }])
    expect((await bring({ body: nonsense }))[0]).toBe(400)
  expect((await bring({ body: 'a'.repeat(20_000) }))[0]).toBe(413)
  expect(await bring({ body: { ...body, from: 'Viettel' } })).toEqual([200, false])
  expect(await listed(page)).toEqual([])
  expect(await bring({})).toEqual([200, true])
  expect(await bring({})).toEqual([200, true])
  const [row] = await listed(page)
  expect(row).toMatchObject({ name: '+84905888777', guestId: null, unread: 1 })
  clock.advance(5)
  expect(await answer(page, row!.id, 'Chào bạn')).toMatchObject({ state: 'sent' })
  expect(own.sent).toMatchObject([{ to: '+84905888777', text: 'Chào bạn' }])
  expect((await read(page, row!.id)).rate).toBe(0)
})
