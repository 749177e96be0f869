import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendorBytes } from './attributes.ts'
import { hideKey, mppeKeys, revealKey } from './mppe.ts'
import { MicrosoftAttr, Vendor } from './vendors.ts'

const hiding = { secret: Buffer.from('testing123'), authenticator: Buffer.alloc(16, 9) }

test('each half of the master key goes out under its own name and salt (RFC 2548 §2.4.2–2.4.3)', () => {
  const master = Buffer.from(Array.from({ length: 64 }, (_, at) => at))
  const attributes = mppeKeys(master, hiding, [5, 6])
  const read = (type: number) => vendorBytes({ attributes }, Vendor.Microsoft, type)!
  expect(revealKey(read(MicrosoftAttr.MppeRecvKey), hiding)).toEqual(master.subarray(0, 32))
  expect(revealKey(read(MicrosoftAttr.MppeSendKey), hiding)).toEqual(master.subarray(32))
  expect(read(MicrosoftAttr.MppeRecvKey).readUInt16BE(0)).toBe(0x8005)
  expect(read(MicrosoftAttr.MppeRecvKey)).toHaveLength(2 + 48)
})

test('a key is hidden and revealed at any length, and no bytes make revealing fail', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one))
  fc.assert(
    fc.property(bytes, fc.nat(0x7fff), (key, salt) => {
      expect(revealKey(hideKey(key, hiding, salt), hiding)).toEqual(key)
    }),
  )
  fc.assert(fc.property(bytes, (hidden) => void revealKey(hidden, hiding)))
})
