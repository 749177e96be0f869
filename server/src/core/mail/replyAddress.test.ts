import { expect, test } from 'vitest'
import { randomBytes, randomUUID } from 'node:crypto'
import { makeSecrets } from '../secrets.ts'
import { findReplyRef, refOfKey, replyAddressFor } from './replyAddress.ts'

const uses = { secrets: makeSecrets('a secret key of an installation, long enough') }
const others = { secrets: makeSecrets('another secret key, of another installation') }

test('an address for answers says whose letter it was, in capitals too, and fits into 64 letters before the @', () => {
  const of = { pageId: randomUUID(), ref: randomBytes(8) }
  const address = replyAddressFor(uses, 'fifteen-letters@in.example.com', of)
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
  expect(findReplyRef(uses, `Quán <${address.toUpperCase()}>, other@example.com`)).toEqual(of)
})

test('a token that was changed by one letter, cut off or made elsewhere means nothing', () => {
  const of = { pageId: randomUUID(), ref: randomBytes(8) }
  const address = replyAddressFor(uses, 'replies@in.example.com', of)
  const token = /\+([a-z2-7]{48})@/.exec(address)![1]!
  for (let at = 0; at < token.length; at += 1) {
    const wrong = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
    expect(findReplyRef(uses, `replies+${wrong}@in.example.com`)).toBeUndefined()
  }
  expect(findReplyRef(uses, `replies+${token.slice(1)}@in.example.com`)).toBeUndefined()
  expect(findReplyRef(uses, replyAddressFor(others, 'replies@in.example.com', of))).toBeUndefined()
})

test('only a key of a message is a reference', () => {
  expect(refOfKey(randomBytes(8).toString('base64url'))).toHaveLength(8)
  expect(refOfKey('0123456789abcdef')).toBeUndefined()
  expect(refOfKey('')).toBeUndefined()
})
