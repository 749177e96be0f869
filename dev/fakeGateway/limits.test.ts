import { expect, test } from 'vitest'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { MikroTikAttr, rateLimitAttributes, Vendor } from '@portico/radius/vendors.ts'
import { bytesAttr, integerAttr, vendorAttr } from '@portico/radius/writeAttributes.ts'
import { areVendorsUnderstood, readLimits } from './limits.ts'

const speed = { downKbps: 10_000, upKbps: 1500 }

test.each([
  ['MikroTik', Vendor.MikroTik],
  ['WISPr', Vendor.WISPr],
  ['ChilliSpot', Vendor.ChilliSpot],
] as const)('a speed said in the words of %s is understood', (_, vendor) => {
  const attributes = rateLimitAttributes(speed, vendor)
  expect(readLimits({ attributes })).toEqual(speed)
  expect(areVendorsUnderstood({ attributes })).toBe(true)
})

test('the words of MikroTik go before those of WISPr, in whatever order they come', () => {
  const slow = rateLimitAttributes({ downKbps: 1000, upKbps: 1000 }, Vendor.WISPr)
  const attributes = rateLimitAttributes(speed, Vendor.MikroTik)
  expect(readLimits({ attributes: [...attributes, ...slow] })).toEqual(speed)
  expect(readLimits({ attributes: [...slow, ...attributes] })).toEqual(speed)
})

test.each([
  ['2M', { upKbps: 2000, downKbps: 2000 }],
  ['64000/1M', { upKbps: 64, downKbps: 1000 }],
  ['512k/2M 1M/4M 256k/1M 10/10 8', { upKbps: 512, downKbps: 2000 }],
  ['fast', undefined],
  ['2M/', undefined],
  ['-1k/2k', undefined],
])('the MikroTik rate %j reads as %j', (written, limits) => {
  expect(readLimits({ attributes: [mikroTik(MikroTikAttr.RateLimit, written)] })).toEqual(limits)
})

test('timers are read; one of the wrong size spoils the lot', () => {
  const good = [
    integerAttr(Attr.SessionTimeout, 3600),
    integerAttr(Attr.IdleTimeout, 300),
    integerAttr(Attr.AcctInterimInterval, 60),
  ]
  expect(readLimits({ attributes: good })).toEqual({ sessionSeconds: 3600, idleSeconds: 300, interimSeconds: 60 })
  expect(
    readLimits({ attributes: [...good, bytesAttr(Attr.SessionTimeout, Buffer.alloc(3))].toReversed() }),
  ).toBeUndefined()
  expect(readLimits({ attributes: [] })).toEqual({})
})

test('unsupported vendor attributes are distinguished from supported ones', () => {
  expect(areVendorsUnderstood({ attributes: [mikroTik(MikroTikAttr.AddressList, 'staff')] })).toBe(false)
  expect(areVendorsUnderstood({ attributes: [vendorAttr(9, 1, 'x=y')] })).toBe(false)
  expect(areVendorsUnderstood({ attributes: [bytesAttr(Attr.VendorSpecific, Buffer.alloc(2))] })).toBe(false)
})

function mikroTik(type: number, value: string): Attribute {
  return vendorAttr(Vendor.MikroTik, type, value)
}
