import { expect, test } from 'vitest'
import { Attr } from './dictionary.ts'
import { decodeEap, eapAttributes, EapCode, eapFailure, EapType, encodeEap, methodsOfNak, readEap } from './eap.ts'
import type { Attribute } from './packet.ts'

const eap = (...parts: string[]) => ({
  attributes: parts.map((hex): Attribute => ({ type: Attr.EapMessage, value: Buffer.from(hex, 'hex') })),
})

test('a request without EAP-Message gets none', () => {
  expect(eapFailure({ attributes: [] })).toBeUndefined()
})

test('a Response is refused under its own identifier (RFC 3748 §4.2)', () => {
  // Response, identifier 0x2a, Identity "bob".
  expect(eapFailure(eap('022a000801626f62'))).toEqual({ type: Attr.EapMessage, value: Buffer.from('042a0004', 'hex') })
})

test('a Response in several attributes is one Response (RFC 3579 §3.1)', () => {
  expect(eapFailure(eap('02', '2b000801', '626f62'))?.value).toEqual(Buffer.from('042b0004', 'hex'))
})

test.each([[''], ['02'], ['ff']])('EAP-Start and broken EAP %j are refused under identifier 0', (hex) => {
  expect(eapFailure(eap(hex))?.value).toEqual(Buffer.from('04000004', 'hex'))
})

test('a packet is read, padding of the link left aside, and written again', () => {
  const identity = Buffer.from('022a000801626f62', 'hex')
  const packet = decodeEap(Buffer.concat([identity, Buffer.from('0000', 'hex')]))
  expect(packet).toEqual({ code: EapCode.Response, id: 42, type: EapType.Identity, data: Buffer.from('bob') })
  expect(encodeEap(packet!)).toEqual(identity)
})

test.each(['', '0101', '01010003', '0101000901aa', '05010004', '01010004', '0301000500'])(
  'broken EAP %j is nothing at all (RFC 3748 §4)',
  (hex) => expect(decodeEap(Buffer.from(hex, 'hex'))).toBeUndefined(),
)

test('a long packet travels in attributes of 253 bytes, in order', () => {
  const long = { code: EapCode.Request, id: 1, type: EapType.Ttls, data: Buffer.alloc(600, 7) }
  const attributes = eapAttributes(long)
  expect(attributes.map(({ value }) => value.length)).toEqual([253, 253, 99])
  expect(readEap({ attributes })).toEqual(encodeEap(long))
})

test('a Nak names the methods a phone wants instead, none for 0 (RFC 3748 §5.3.1)', () => {
  const nak = (...types: number[]) => ({ code: EapCode.Response, id: 1, type: EapType.Nak, data: Buffer.from(types) })
  expect(methodsOfNak(nak(13, 25))).toEqual([13, 25])
  expect(methodsOfNak(nak(0))).toEqual([])
})
