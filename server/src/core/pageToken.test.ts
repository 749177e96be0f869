import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPageToken, makePageToken, readPageToken } from './pageToken.ts'
import { hashToken, randomToken } from './secrets.ts'

const PAGE = '019f3a52-08c9-71c0-b913-0f1726f27818'

test('a token leads back to its page, whatever the page, in 22 characters and a point', () => {
  fc.assert(
    fc.property(fc.uuid(), (pageId) => {
      const token = makePageToken(pageId)
      expect(token).toMatch(/^[\w-]{22}\.[\w-]{24}$/)
      expect(readPageToken(token)).toEqual({ pageId, hash: hashToken(token) })
    }),
  )
})

test('the page is part of what is looked up: one secret on two pages is two tokens', () => {
  const secret = randomToken(18)
  const [own, other] = [PAGE, PAGE.replace('8', '9')].map((page) => readPageToken(joinPageToken(page, secret))!)
  expect(own!.hash.equals(other!.hash)).toBe(false)
})

test('what is no token of any page is undefined, and never an error', () => {
  const token = makePageToken(PAGE)
  const odd = [
    '',
    '.',
    token.slice(1),
    token.slice(0, 30),
    token.replace('.', ''),
    token.replace('.', '..'),
    `${token}.x`,
    `${token} `,
    `${token}\n`,
    ` ${token}`,
    PAGE,
    `${PAGE}.${randomToken()}`,
    'a'.repeat(5000),
  ]
  for (const text of odd) expect(readPageToken(text), text).toBeUndefined()
  // The last character of a page has bits to spare: only one way to write it is taken.
  expect(readPageToken(token.replace(/^(.{21})./, '$1_'))).toBeUndefined()
  fc.assert(fc.property(fc.string(), (text) => void readPageToken(text)))
})
