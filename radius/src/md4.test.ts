import { expect, test } from 'vitest'
import { md4 } from './md4.ts'

// RFC 1320 §A.5, and the password hash of RFC 2759 §9.2.
test.each([
  ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
  ['a', 'bde52cb31de33e46245e05fbdbd6fb24'],
  ['abc', 'a448017aaf21d8525fc10ae87aa6729d'],
  ['message digest', 'd9130a8164549fe818874806e1c7014b'],
  ['abcdefghijklmnopqrstuvwxyz', 'd79e1c308aa5bbcdeea8ed63df412da9'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', '043f8582f241db351ce627e153e7f0e4'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    'e33b4ddc9c38f2199c3e7b164fcc0536',
  ],
])('the hash of "%s" is the one in RFC 1320', (message, expected) => {
  expect(md4(Buffer.from(message)).toString('hex')).toBe(expected)
})

test('the password hashes of RFC 2759 §9.2 are made', () => {
  const hash = md4(Buffer.from('clientPass', 'utf16le'))
  expect(hash.toString('hex')).toBe('44ebba8d5312b8d611474411f56989ae')
  expect(md4(hash).toString('hex')).toBe('41c00c584bd2d91c4017a2a12fa59f3f')
})

test('messages around the edges of a block are hashed', () => {
  // From `openssl md4 -provider legacy`.
  expect(md4(Buffer.alloc(55, 0x61)).toString('hex')).toBe('c889c81dd86c4d2e025778944ea02881')
  expect(md4(Buffer.alloc(56, 0x61)).toString('hex')).toBe('d5f9a9e9257077a5f08b0b92f348b0ad')
  expect(md4(Buffer.alloc(64, 0x61)).toString('hex')).toBe('52f5076fabd22680234a3fa9f9dc5732')
})
