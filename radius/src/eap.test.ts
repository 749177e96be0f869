import { expect, test } from 'vitest'
import { Attr } from './dictionary.ts'
import { eapFailure } from './eap.ts'
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
