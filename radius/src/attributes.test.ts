import { expect, test } from 'vitest'
import { readAll, bytes, integer, ipAddress, octets64, text, vendorAttributes, vendorBytes } from './attributes.ts'
import { Attr } from './dictionary.ts'
import type { Attribute } from './packet.ts'
import { bytesAttr, integerAttr, ipAttr, textAttr, vendorAttr } from './writeAttributes.ts'

const packet = (...attributes: Attribute[]) => ({ attributes })

test('an attribute that is not there reads as undefined', () => {
  const empty = packet()
  expect(text(empty, Attr.UserName)).toBeUndefined()
  expect(integer(empty, Attr.SessionTimeout)).toBeUndefined()
  expect(ipAddress(empty, Attr.FramedIpAddress)).toBeUndefined()
  expect(bytes(empty, Attr.Class)).toBeUndefined()
  expect(octets64(empty, 'in')).toBeUndefined()
  expect(readAll(empty, Attr.ProxyState)).toEqual([])
})

test('of several values the first counts, and all of them keep their order', () => {
  const twice = packet(
    textAttr(Attr.ReplyMessage, 'một'),
    integerAttr(Attr.NasPort, 1),
    textAttr(Attr.ReplyMessage, 'hai'),
  )
  expect(text(twice, Attr.ReplyMessage)).toBe('một')
  expect(readAll(twice, Attr.ReplyMessage).map(String)).toEqual(['một', 'hai'])
})

test('a number or address of the wrong size reads as absent', () => {
  for (const size of [0, 1, 3, 5, 8]) {
    const odd = packet({ type: Attr.SessionTimeout, value: Buffer.alloc(size, 1) })
    expect(integer(odd, Attr.SessionTimeout)).toBeUndefined()
    expect(ipAddress(odd, Attr.SessionTimeout)).toBeUndefined()
  }
})

test('numbers are unsigned up to 32 bits', () => {
  for (const value of [0, 1, 2 ** 31, 2 ** 32 - 1]) {
    expect(integer(packet(integerAttr(Attr.SessionTimeout, value)), Attr.SessionTimeout)).toBe(value)
  }
  for (const value of [-1, 2 ** 32, 1.5, Number.NaN]) {
    expect(() => integerAttr(Attr.SessionTimeout, value)).toThrow(RangeError)
  }
})

test('an address goes out and comes back; what is no address is refused', () => {
  expect(ipAddress(packet(ipAttr(Attr.FramedIpAddress, '10.5.50.254')), Attr.FramedIpAddress)).toBe('10.5.50.254')
  for (const wrong of ['10.5.50', '10.5.50.256', '10.5.50.1.1', '::1', '1e1.0.0.1', ' 1.1.1.1', '']) {
    expect(() => ipAttr(Attr.FramedIpAddress, wrong)).toThrow(RangeError)
  }
})

test('hostile text is made safe to store: broken UTF-8 becomes U+FFFD and NUL goes', () => {
  const read = (...codes: number[]) => text(packet({ type: Attr.UserName, value: Buffer.of(...codes) }), Attr.UserName)
  expect(read(0x61, 0xff, 0x62)).toBe('a\uFFFDb')
  expect(read(0x00, 0x61, 0x00, 0x62, 0x00)).toBe('ab')
  expect(read(0xed, 0xa0, 0x80)).toMatch(/^\uFFFD+$/)
  expect(read(0xc0, 0xaf)).toBe('\uFFFD\uFFFD')
  expect(read(0x00)).toBe('')
})

test('every one- and two-byte text is well-formed after reading', () => {
  const broken: number[] = []
  for (let code = 0; code < 65_536; code += 1) {
    const read = text(packet({ type: 1, value: Buffer.of(code >> 8, code & 255) }), 1)!
    if (!read.isWellFormed() || read.includes('\0')) broken.push(code)
  }
  expect(broken).toEqual([])
})

test('a long message is cut between characters, never inside one', () => {
  const vietnamese = 'Xin chào quý khách, chúc bạn một ngày tốt lành! '.repeat(12)
  const { value } = textAttr(Attr.ReplyMessage, vietnamese)
  expect(value.length).toBeLessThanOrEqual(253)
  expect(value.length).toBeGreaterThan(249)
  expect(vietnamese.startsWith(value.toString())).toBe(true)
  expect(textAttr(Attr.ReplyMessage, 'é'.repeat(200)).value.length).toBe(252)
  expect(textAttr(Attr.ReplyMessage, 'a'.repeat(253)).value.length).toBe(253)
})

test('bytes that do not fit are refused, not cut', () => {
  expect(bytesAttr(Attr.Class, Buffer.alloc(253)).value.length).toBe(253)
  expect(() => bytesAttr(Attr.Class, Buffer.alloc(254))).toThrow(RangeError)
  expect(vendorAttr(14122, 4, 'a'.repeat(247)).value.length).toBe(253)
  expect(() => vendorAttr(14122, 4, 'a'.repeat(248))).toThrow(RangeError)
})

test('byte counters include their gigawords, upload and download apart', () => {
  const counted = packet(
    integerAttr(Attr.AcctInputOctets, 5),
    integerAttr(Attr.AcctInputGigawords, 3),
    integerAttr(Attr.AcctOutputOctets, 2 ** 32 - 1),
  )
  expect(octets64(counted, 'in')).toBe(3 * 2 ** 32 + 5)
  expect(octets64(counted, 'out')).toBe(2 ** 32 - 1)
})

test('a counter past 2^53 is not believed', () => {
  const at = (gigawords: number, octets: number) =>
    octets64(packet(integerAttr(Attr.AcctInputOctets, octets), integerAttr(Attr.AcctInputGigawords, gigawords)), 'in')
  expect(at(2 ** 21 - 1, 2 ** 32 - 1)).toBe(Number.MAX_SAFE_INTEGER)
  expect(at(2 ** 21, 0)).toBeUndefined()
  expect(at(2 ** 32 - 1, 2 ** 32 - 1)).toBeUndefined()
})

test('vendor attributes are found by vendor, also several in one container', () => {
  const two = Buffer.concat([vendorAttr(14988, 1, 7).value, Buffer.of(8, 5), Buffer.from('2M/')])
  const mixed = packet(vendorAttr(14122, 8, 512_000), { type: Attr.VendorSpecific, value: two })
  expect(vendorAttributes(mixed, 14988).map(({ type }) => type)).toEqual([1, 8])
  expect(vendorBytes(mixed, 14988, 8)?.toString()).toBe('2M/')
  expect(vendorBytes(mixed, 14122, 8)?.readUInt32BE()).toBe(512_000)
  expect(vendorBytes(mixed, 14559, 8)).toBeUndefined()
})

test('a vendor container with broken lengths is skipped, the next one is read', () => {
  const broken = ['', '00003a', '00003a8c08', '00003a8c0800', '00003a8c0801', '00003a8c080541'].map((hex) => ({
    type: Attr.VendorSpecific,
    value: Buffer.from(hex, 'hex'),
  }))
  const mixed = packet(...broken, vendorAttr(14988, 8, '2M/4M'))
  expect(vendorAttributes(mixed, 14988)).toEqual([{ type: 8, value: Buffer.from('2M/4M') }])
})
