import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacMd5, md5 } from './digest.ts'

// RFC 2202 §2.
test.each([
  [Buffer.alloc(16, 0x0b), Buffer.from('Hi There'), '9294727a3638bb1c13f48ef8158bfc9d'],
  [Buffer.from('Jefe'), Buffer.from('what do ya want for nothing?'), '750c783e6ab0b503eaa86e310a5db738'],
  [Buffer.alloc(16, 0xaa), Buffer.alloc(50, 0xdd), '56be34521d144c88dbb8c733f0e8b3f6'],
  [
    Buffer.alloc(80, 0xaa),
    Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First'),
    '6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd',
  ],
])('HMAC-MD5 agrees with RFC 2202', (key, message, expected) => {
  expect(hmacMd5(message, key).toString('hex')).toBe(expected)
})

test('both agree with the platform for every key and message size around a block', () => {
  for (let size = 0; size < 140; size += 1) {
    const key = Buffer.alloc(size, size)
    const message = Buffer.alloc(size * 3, 255 - size)
    expect(md5(message)).toEqual(createHash('md5').update(message).digest())
    expect(hmacMd5(message, key)).toEqual(createHmac('md5', key).update(message).digest())
  }
})
