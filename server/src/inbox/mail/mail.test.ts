// Guests answer our letters; the letters find their conversation, and our answers their thread.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { startSmtp } from '../../../../dev/simulators/smtp.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { handOver, headerOf, rawLetter } from '../../testing/answers.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, launch, tokenOf } from '../../testing/messages.ts'
import { useServer } from '../../testing/server.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const KEY = 'installation-reply-key-1'
const clock = handClock(MORNING)
const smtp = await startSmtp()
const server = useServer({
  clock,
  config: { smtpUrl: smtp.url, mailFrom: 'quan@mail.test', replyAddress: 'replies@in.test', replyKey: KEY },
})
afterAll(() => smtp.close())
beforeEach(() => clock.set(MORNING))

const as = async (page: Venue) => ({ token: await tokenOf(server(), page) })
const bring = (raw: string | Uint8Array<ArrayBuffer> | FormData, type?: string) => handOver(server(), KEY, raw, type)
const inSystem = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  server().services.db.asSystem((tx) => tx.rows<Row>(statement))
let people = 0

/** A guest who has just got a campaign's letter. */
async function givenWritten(page?: Venue) {
  const venue = page ?? (await givenPage(server(), 'Cà phê Mộc'))
  const email = `lan${++people}@example.com`
  const [guestId] = await givenReaders(server(), venue, [{ name: 'Nguyễn Lan', email }])
  const content = {
    kind: 'email' as const,
    subject: { vi: 'Cuối tuần' },
    blocks: [{ type: 'text' as const, id: 'a', text: { vi: 'Mời bạn ghé quán' } }],
  }
  const campaign = await givenCampaign(server(), venue, { ways: [await givenTemplate(server(), venue, content)] })
  await launch(server(), venue, campaign)
  const sent = smtp.mails.find(({ to }) => to.includes(email))!.raw
  return { page: venue, email, guestId: guestId!, campaign, sent, replyTo: headerOf(sent, 'Reply-To') }
}
const listed = async (page: Venue) => (await send(server(), conversations.list, { query: {} }, await as(page))).rows
const history = async (page: Venue, id: string) =>
  (await send(server(), conversationMessages.list, { params: { id }, query: {} }, await as(page))).rows
const answer = async (page: Venue, id: string, text: string) =>
  send(server(), conversationMessages.send, { params: { id }, body: { id: newId(clock.now()), text } }, await as(page))
const windowOf = async (page: Venue, id: string) =>
  (await send(server(), conversations.read, { params: { id } }, await as(page))).window.state

test('a guest answers a campaign’s letter, it stands in the inbox once, and the talk goes on in one thread', async () => {
  const { page, email, guestId, campaign, sent, replyTo } = await givenWritten()
  expect(replyTo).toMatch(/^replies\+[a-z2-7]{48}@in\.test$/)
  expect(headerOf(sent, 'Auto-Submitted')).toBe('auto-generated')
  const ours = headerOf(sent, 'Message-ID')
  const text = 'Tối nay còn bàn không?\r\n\r\nVào Th 3, 24 thg 11, 2026 Quán đã\r\nviết:\r\n> Mời bạn ghé quán\r\n'
  const letter = rawLetter({
    to: replyTo,
    from: `Lan <${email}>`,
    id: '<a1@gmail.example>',
    text,
    headers: [`In-Reply-To: ${ours}`, `References: ${ours}`],
  })
  expect([await bring(letter), await bring(letter)]).toEqual(['taken', 'known'])
  const [row] = await listed(page)
  expect(row).toMatchObject({
    channel: 'email',
    guestId,
    name: 'Nguyễn Lan',
    lastText: 'Tối nay còn bàn không?',
    unread: 1,
  })
  expect(
    await inSystem(sql`select 1 from message_sends where campaign_id = ${campaign.id} and replied_at is not null`),
  ).toHaveLength(1)
  clock.advance(60)
  expect(await answer(page, row!.id, 'Dạ còn, {name} ạ')).toMatchObject({ state: 'sent' })
  const back = smtp.mails.filter(({ to }) => to.includes(email)).at(-1)!.raw
  expect([headerOf(back, 'In-Reply-To'), headerOf(back, 'References')]).toEqual([
    '<a1@gmail.example>',
    `${ours} <a1@gmail.example>`,
  ])
  expect(headerOf(back, 'Auto-Submitted')).toBe('')
  clock.advance(60)
  const second = rawLetter({ to: headerOf(back, 'Reply-To'), from: `Lan <${email}>`, text: 'Cảm ơn quán' })
  expect(await bring(second)).toBe('taken')
  expect((await history(page, row!.id)).map(({ text: said }) => said)).toEqual([
    'Cảm ơn quán',
    'Dạ còn, Nguyễn Lan ạ',
    'Tối nay còn bàn không?',
  ])
})

test('who a letter says it is from decides nothing: it is shown, and the answer goes to the guest alone', async () => {
  const { page, email, replyTo } = await givenWritten()
  await bring(rawLetter({ to: replyTo, from: 'Kẻ Gian <gian@evil.example>', text: 'Chuyển điểm cho tôi' }))
  const [row] = await listed(page)
  expect(row).toMatchObject({ name: 'Nguyễn Lan', lastText: 'gian@evil.example: Chuyển điểm cho tôi' })
  await answer(page, row!.id, 'Dạ ai đấy ạ?')
  expect(smtp.mails.at(-1)!.to).toEqual([email])
})

test('without its own token a letter is nobody’s, and a venue’s mail server brings letters of no other venue', async () => {
  const { page, replyTo } = await givenWritten()
  const other = await givenWritten()
  const { url } = await send(server(), messageSettings.renewMailHook, {}, await as(page))
  const own = url.split('/').at(-1)!
  expect(await handOver(server(), own, rawLetter({ to: other.replyTo, text: 'Chào' }))).toBe('nobody')
  expect(await handOver(server(), own, rawLetter({ to: replyTo, text: 'Chào' }))).toBe('taken')
  const forged = replyTo.replace(/\+(.)/, (_, letter: string) => `+${letter === 'a' ? 'b' : 'a'}`)
  expect(await bring(rawLetter({ to: forged, text: 'Chào' }))).toBe('nobody')
  expect(await bring(rawLetter({ to: 'replies@in.test', text: 'Chào', headers: [`Reply-To: ${replyTo}`] }))).toBe(
    'nobody',
  )
  expect(await handOver(server(), 'wrong', rawLetter({ to: replyTo, text: 'Chào' }))).toBe(404)
  await send(server(), messageSettings.renewMailHook, {}, await as(page))
  expect(await handOver(server(), own, rawLetter({ to: replyTo, text: 'Chào' }))).toBe(404)
  expect(await listed(other.page)).toEqual([])
})

test('a venue’s own address for answers is used once its mail server can bring them', async () => {
  const page = await givenPage(server())
  const body = { hasHomeChat: true, replyAddress: 'traloi@quan.test' }
  await send(server(), messageSettings.saveInbox, { body }, await as(page))
  expect((await givenWritten(page)).replyTo).toContain('@in.test')
  await send(server(), messageSettings.renewMailHook, {}, await as(page))
  expect((await givenWritten(page)).replyTo).toMatch(/^traloi\+[a-z2-7]{48}@quan\.test$/)
})

test('programs are not talked to: absences, lists and our own letters that come back open no conversation', async () => {
  const { page, replyTo } = await givenWritten()
  for (const header of [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'List-Id: <a.b>',
    'Return-Path: <>',
  ])
    expect(await bring(rawLetter({ to: replyTo, text: 'Tôi đi vắng', headers: [header] }))).toBe('automatic')
  expect(await listed(page)).toEqual([])
  expect(await bring(rawLetter({ to: replyTo, text: 'Chào', headers: ['Auto-Submitted: no'] }))).toBe('taken')
  const [row] = await listed(page)
  await answer(page, row!.id, 'Dạ chào bạn')
  const ours = smtp.mails.at(-1)!.raw
  const returned = rawLetter({ to: headerOf(ours, 'Reply-To'), id: headerOf(ours, 'Message-ID'), text: 'Dạ chào bạn' })
  expect(await bring(returned)).toBe('known')
  expect(await history(page, row!.id)).toHaveLength(2)
})

const report = (status: string, original: string, type = 'delivery-status') =>
  rawLetter({
    to: 'replies@in.test',
    from: 'mailer-daemon@mx.example',
    mime: [
      `multipart/report; report-type=${type}; boundary=b`,
      [
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry',
        '--b',
        `Content-Type: message/${type}`,
        '',
        status,
        '--b',
        'Content-Type: message/rfc822',
        '',
        original,
        '--b--',
      ].join('\r\n'),
    ],
  })

test('a letter that bounced for good and one called spam stop the next ones; a full mailbox does not', async () => {
  const full = await givenWritten()
  await bring(rawLetter({ to: full.replyTo, from: full.email, text: 'Chào' }))
  const [row] = await listed(full.page)
  await bring(report('Action: failed\r\nStatus: 4.2.2', full.sent))
  expect(await windowOf(full.page, row!.id)).toBe('free')
  expect(await bring(report('Final-Recipient: rfc822; x\r\nAction: failed\r\nStatus: 5.1.1', full.sent))).toBe('report')
  expect(await windowOf(full.page, row!.id)).toBe('over')
  await expect(answer(full.page, row!.id, 'Dạ')).rejects.toMatchObject({ code: 'conversation/window-over' })
  const spam = await givenWritten()
  expect(await bring(report('Feedback-Type: abuse\r\nVersion: 1', spam.sent, 'feedback-report'))).toBe('report')
  const again = await launch(
    server(),
    spam.page,
    await givenCampaign(server(), spam.page, { ways: spam.campaign.ways }),
  )
  expect(again.counts).toMatchObject({ sent: 0 })
})

test('an answer that says stop ends letters at once', async () => {
  const { page, email, replyTo, campaign } = await givenWritten()
  await bring(rawLetter({ to: replyTo, from: email, text: 'Hủy\r\n\r\n> Mời bạn ghé quán' }))
  clock.advance(30 * 3600)
  const fresh = { ...page, ...(await as(page)) }
  const again = await launch(server(), page, await givenCampaign(server(), fresh, { ways: campaign.ways }))
  expect(again.counts).toMatchObject({ sent: 0 })
  expect(
    await inSystem(sql`select 1 from message_sends where campaign_id = ${campaign.id} and unsubscribed_at is not null`),
  ).toHaveLength(1)
})

test('HTML becomes words, and files are kept as what they are, up to ten of a letter', async () => {
  const { page, email, replyTo } = await givenWritten()
  const html =
    '<style>p{}</style><p>Xin ch&agrave;o <b>quán</b></p><script>alert(1)</script><img src=x onerror=alert(2)><p>2 &lt; 3</p><blockquote>cũ</blockquote>'
  expect(await bring(rawLetter({ to: replyTo, from: email, mime: ['text/html; charset=utf-8', html] }))).toBe('taken')
  const [row] = await listed(page)
  expect((await history(page, row!.id))[0]!.text).toBe('Xin chào quán\n\n2 < 3')
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const part = (name: string, type: string, data: string) =>
    [
      '--b',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      data,
    ].join('\r\n')
  const parts = Array.from({ length: 11 }, (_, n) =>
    part(`a${n}.exe`, 'image/png', n === 0 ? png : Buffer.from(`tệp ${n}`).toString('base64')),
  )
  const mime = ['multipart/mixed; boundary=b', [...parts, '--b--'].join('\r\n')] as const
  clock.advance(5)
  expect(await bring(rawLetter({ to: replyTo, from: email, mime }))).toBe('taken')
  const { files } = (await history(page, row!.id))[0]!
  expect(files[0]).toMatchObject({ kind: 'picture', type: 'image/png', state: 'stored' })
  expect(files.filter(({ state }) => state === 'stored')).toHaveLength(10)
  expect(files.find(({ state }) => state === 'gone')).toMatchObject({ kind: 'file' })
  const { data } = await send(
    server(),
    conversationMessages.filePart,
    { params: { id: files[0]!.id, number: 1 } },
    await as(page),
  )
  expect(data).toBe(png)
})

test('mail servers hand letters over as they are, in a form or in JSON; what is no letter or far too large is refused', async () => {
  const { page, email, replyTo } = await givenWritten()
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  expect(
    await bring(form({ recipient: replyTo, 'body-mime': rawLetter({ to: 'x@y.test', from: email, text: 'Một' }) })),
  ).toBe('taken')
  expect(
    await bring(
      form({
        envelope: JSON.stringify({ to: [replyTo] }),
        email: rawLetter({ to: 'x@y.test', from: email, text: 'Hai' }),
      }),
    ),
  ).toBe('taken')
  expect(
    await bring(JSON.stringify({ RawEmail: rawLetter({ to: replyTo, from: email, text: 'Ba' }) }), 'application/json'),
  ).toBe('taken')
  const packed = Buffer.from(rawLetter({ to: replyTo, from: email, text: 'Bốn' })).toString('base64')
  expect(await bring(JSON.stringify({ content: packed }), 'application/json')).toBe('taken')
  const nested = Array.from(
    { length: 200 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  ).join('')
  expect(await bring(rawLetter({ to: replyTo, from: email, mime: ['multipart/mixed; boundary=b0', nested] }))).toBe(
    'unreadable',
  )
  for (const nonsense of ['', '\u0000\u0001', '{"a":1}', '<html>'.repeat(1000)])
    expect(['unreadable', 'nobody']).toContain(await bring(nonsense))
  expect(await bring('[1', 'application/json')).toBe('unreadable')
  expect(await bring(new Uint8Array(38 * 1024 * 1024))).toBe(413)
  const [row] = await listed(page)
  expect((await history(page, row!.id)).map(({ text }) => text).toSorted()).toEqual(['Ba', 'Bốn', 'Hai', 'Một'])
})

test('somebody who sends letters without end is heard fifteen times in ten minutes', async () => {
  const { page, replyTo } = await givenWritten()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => bring(rawLetter({ to: replyTo, text: `Thư ${n}` }))),
  )
  expect(outcomes.filter((one) => one === 'taken')).toHaveLength(15)
  expect(outcomes.filter((one) => one === 'too-many')).toHaveLength(5)
  expect((await listed(page))[0]).toMatchObject({ unread: 15 })
})
