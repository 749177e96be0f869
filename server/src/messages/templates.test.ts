import { expect, test } from 'vitest'
import type * as z from 'zod'
import { messageTemplates } from '@portico/contract/messages.ts'
import { fillFields } from '@portico/contract/messages/merge.ts'
import { partsOf, withoutAccents } from '@portico/contract/messages/textParts.ts'
import { languageFor, lacksOf } from '@portico/contract/messages/readiness.ts'
import { MessageContent } from '@portico/contract/messages/content.ts'
import { givenPage, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { isMisleading } from './links.ts'

const server = useServer()
const TEXT = { kind: 'text', text: { vi: 'Chào {{name|bạn}}!' } } as const
const NOBODY = { name: null, venue: null, points: null, visits: null, lastVisit: null, home: null }

test('templates are listed in the envelope the specification gives, newest first', async () => {
  const as = { token: (await givenPage(server())).token }
  for (const name of ['Cảm ơn', 'Sinh nhật'])
    expect(await send(server(), messageTemplates.create, { body: { name, content: TEXT } }, as)).toMatchObject({
      error: 0,
      data: { name, kind: 'text' },
    })
  const answer = await send(server(), messageTemplates.list, {}, as)
  expect(answer).toMatchObject({ error: 0, message: 'Success', data: { total: 2 } })
  expect(answer.data.data.map(({ name, id, _id }) => [name, id === _id])).toEqual([
    ['Sinh nhật', true],
    ['Cảm ơn', true],
  ])
})

test('of two people who save at once, the second is told instead of winning', async () => {
  const as = { token: (await givenPage(server())).token }
  const { data } = await send(server(), messageTemplates.create, { body: { name: 'A', content: TEXT } }, as)
  const save = (name: string) =>
    send(server(), messageTemplates.update, { params: { id: data.id }, body: { name, revision: data.revision } }, as)
  await save('B')
  await expect(save('C')).rejects.toMatchObject({ code: 'message/template-changed' })
})

test('letters are counted as people count them, however they were typed', async () => {
  const as = { token: (await givenPage(server())).token }
  const typed = 'ế'.normalize('NFD').repeat(2000)
  expect(typed.length).toBe(6000)
  const { data } = await send(
    server(),
    messageTemplates.create,
    { body: { name: 'A', content: { kind: 'text', text: { vi: typed } } } },
    as,
  )
  expect([...data.content.text.vi!]).toHaveLength(2000)
  await expect(
    send(
      server(),
      messageTemplates.create,
      { body: { name: 'A', content: { kind: 'text', text: { vi: `${typed}ế` } } } },
      as,
    ),
  ).rejects.toMatchObject({ status: 400 })
})

test('a field that no guest has is refused when it is written, not when it is sent', async () => {
  const as = { token: (await givenPage(server())).token }
  for (const text of ['{{password}}', 'Chào {{name', 'Chào name}}', '{{constructor}}'])
    await expect(
      send(
        server(),
        messageTemplates.create,
        { body: { name: 'A', content: { kind: 'text', text: { vi: text } } } },
        as,
      ),
    ).rejects.toMatchObject({ status: 400 })
})

test('a missing value takes the words given for it, or holds the message back; a value is never read as a field', () => {
  expect(fillFields('Chào {{name|bạn}}', NOBODY)).toEqual({ text: 'Chào bạn', missing: [] })
  expect(fillFields('Chào {{name}}', NOBODY).missing).toEqual(['name'])
  expect(fillFields('{{name}}', { ...NOBODY, name: '{{points}} $& $1' })).toEqual({
    text: '{{points}} $& $1',
    missing: [],
  })
})

test('a link that looks like another site’s is refused', async () => {
  for (const address of [
    'https://zalo.me@evil.example/',
    'https://zalo.me.evil.example/',
    'https://zal0-qua-tang.example/',
    'https://vietcombank-login.example/',
    'https://аррӏе.example/',
    'https://gооgle.example/',
    'https://203.0.113.7/login',
    'https://[2001:db8::1]/',
  ])
    expect(isMisleading(address), address).toBe(true)
  for (const address of [
    'https://zalo.me/123',
    'https://caphe-hiennha.vn/menu',
    'https://咖啡.cn/',
    'https://www.facebook.com/x',
  ])
    expect(isMisleading(address), address).toBe(false)
  const as = { token: (await givenPage(server())).token }
  const button = {
    id: 'b',
    action: 'url',
    label: { vi: 'Xem vietcombank.com.vn' },
    value: 'https://khac.example/',
  } as const
  await expect(
    send(
      server(),
      messageTemplates.create,
      { body: { name: 'A', content: { kind: 'buttons', text: { vi: 'Chào' }, buttons: [button] } } },
      as,
    ),
  ).rejects.toMatchObject({ code: 'message/link-misleading' })
})

test('text messages are counted in parts as providers bill them', () => {
  expect(partsOf('a'.repeat(160))).toMatchObject({ encoding: 'gsm', parts: 1, left: 0 })
  expect(partsOf('a'.repeat(161))).toMatchObject({ parts: 2, left: 145 })
  expect(partsOf('€'.repeat(80))).toMatchObject({ places: 160, parts: 1 })
  expect(partsOf('ơ'.repeat(70))).toMatchObject({ encoding: 'ucs2', parts: 1 })
  expect(partsOf('ơ'.repeat(71))).toMatchObject({ parts: 2 })
  // No part may begin in the middle of an emoji: 33 of them and one letter fill 67 places.
  expect(partsOf('😀'.repeat(67))).toMatchObject({ places: 134, parts: 3 })
  expect(withoutAccents('Đường “Nguyễn Huệ” – 50 % ☕')).toBe('Duong "Nguyen Hue" - 50 % ')
})

test('a guest gets the language that is complete, and a message that lacks something says what', () => {
  const content = MessageContent.parse({
    kind: 'buttons',
    text: { vi: 'Chào', en: 'Hello' },
    buttons: [{ id: 'a', label: { vi: 'Xem' }, value: 'https://quan.example/' }],
  })
  expect(languageFor(content, 'en')).toBe('vi')
  expect(lacksOf(content)).toEqual([])
  expect(lacksOf(MessageContent.parse({ kind: 'picture' }))).toEqual(['picture'])
  expect(lacksOf(MessageContent.parse({ kind: 'email', subject: { vi: 'Chào' } }))).toEqual(['blocks'])
})

test('an e-mail is drawn for light and dark, in plain text too, and whatever a guest is called stays text', async () => {
  const as = { token: (await givenPage(server())).token }
  const content = {
    kind: 'email' as const,
    subject: { vi: 'Chào {{name}}' },
    blocks: [
      { type: 'heading' as const, id: 'a', text: { vi: 'Xin chào {{name}}' } },
      { type: 'button' as const, id: 'b', label: { vi: 'Xem' }, href: 'https://quan.example/?a=1&b=2' },
    ],
  } satisfies z.input<typeof MessageContent>
  const samples = { name: '<script>alert(1)</script>' }
  const drawn = await send(server(), messageTemplates.draw, { body: { content, language: 'vi', samples } }, as)
  expect(drawn.html).not.toContain('<script')
  expect(drawn.html).toContain('prefers-color-scheme: dark')
  expect(drawn.html).toContain('href="https://quan.example/?a=1&#38;b=2"')
  expect(drawn.html).toContain(drawn.drawing.body)
  expect(drawn.drawing.frame).toMatch(/\/preview$/)
  expect(drawn.text).toContain('Xem: https://quan.example/?a=1&b=2')
  expect(drawn.text).toContain('Ngừng nhận')
})
