import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signatureOf } from './signature.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
const code = /```js\n([^]*?)```/.exec(guide)![1]!
const { isFromPortico } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  isFromPortico(header: string, body: string, secret: string, now?: number): boolean
}

const AT = new Date('2026-01-31T08:30:00Z')
const BODY = '{"id":"1","kind":"guest.online","page":{"name":"Quán Lá"}}'
const header = signatureOf(['new', 'old'], BODY, AT)

test('the guide’s own program believes what we sign, with either secret of a change', () => {
  expect(isFromPortico(header, BODY, 'new', AT.getTime())).toBe(true)
  expect(isFromPortico(header, BODY, 'old', AT.getTime())).toBe(true)
})

test.each([
  ['another secret', header, BODY, 'other', 0],
  ['a changed byte', header, BODY.replace('1', '2'), 'new', 0],
  ['an old letter sent again', header, BODY, 'new', 301],
  [
    'a letter whose time was changed',
    header.replace(/t=\d+/, (t) => `t=${Number(t.slice(2)) + 300}`),
    BODY,
    'new',
    300,
  ],
  ['no signature', 't=1', BODY, 'new', 0],
  ['nothing', '', BODY, 'new', 0],
])('it refuses %s', (_what, signed, body, secret, laterSeconds) => {
  expect(isFromPortico(signed, body, secret, AT.getTime() + laterSeconds * 1000)).toBe(false)
})
