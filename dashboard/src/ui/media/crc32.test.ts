import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test('the checksum of a part is the one the server computes', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  expect(crc32(new Uint8Array())).toBe(0)
})
