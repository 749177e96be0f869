import { expect, test } from 'vitest'
import { vendorBytes } from './attributes.ts'
import { Attr } from './dictionary.ts'
import { encodeAccessRequest } from './encode.ts'
import { authenticatorResponse, mschap2Attributes, mschap2Error, ntResponse, verifyMschap2 } from './mschap.ts'
import { decodePacket, type Attribute } from './packet.ts'
import { MicrosoftAttr, Vendor } from './vendors.ts'
import { textAttr, vendorAttr } from './writeAttributes.ts'

// RFC 2759 §9.2.
const exchange = {
  challenge: Buffer.from('5b5d7c7d7b3f2f3e3c2c602132262628', 'hex'),
  peerChallenge: Buffer.from('21402324255e262a28295f2b3a337c7e', 'hex'),
  userName: Buffer.from('User'),
}
const response = Buffer.from('82309ecd8d708b5ea08faa3981cd83544233114a3d85d6df', 'hex')

test('the proof and the answer printed in RFC 2759 §9.2 are made', () => {
  expect(ntResponse(exchange, 'clientPass')).toEqual(response)
  expect(authenticatorResponse(exchange, 'clientPass', response)).toBe('S=407A5589115FD0D6209F510FE9C04566932CDA56')
})

test('a Windows domain before the name is not part of the proof', () => {
  expect(ntResponse({ ...exchange, userName: Buffer.from('CAFE\\User') }, 'clientPass')).toEqual(response)
})

test('a right password is answered with MS-CHAP2-Success, under the same identifier', () => {
  const success = verifyMschap2(request(mschap2Attributes(0x5a, exchange, 'clientPass')), 'clientPass')
  const value = vendorBytes({ attributes: [success!] }, Vendor.Microsoft, MicrosoftAttr.Chap2Success)!
  expect(value[0]).toBe(0x5a)
  expect(value.subarray(1).toString()).toBe('S=407A5589115FD0D6209F510FE9C04566932CDA56')
})

test('a password beyond ASCII works', () => {
  const sent = request(mschap2Attributes(1, exchange, 'mật khẩu 🔑'))
  expect(verifyMschap2(sent, 'mật khẩu 🔑')).toBeDefined()
  expect(verifyMschap2(sent, 'mat khau 🔑')).toBeUndefined()
})

test('a wrong password, and every one-bit change of the proof, is refused', () => {
  const good = mschap2Attributes(1, exchange, 'clientPass')
  expect(verifyMschap2(request(good), 'clientpass')).toBeUndefined()
  const value = vendorBytes({ attributes: good }, Vendor.Microsoft, MicrosoftAttr.Chap2Response)!
  for (let bit = 26 * 8; bit < 50 * 8; bit += 1) {
    const flipped = Buffer.from(value)
    flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    expect(
      verifyMschap2(request([good[0]!, vendorAttr(311, MicrosoftAttr.Chap2Response, flipped)]), 'clientPass'),
    ).toBeUndefined()
  }
})

test('an incomplete MS-CHAPv2 request is refused', () => {
  const [challenge, proof] = mschap2Attributes(1, exchange, 'clientPass')
  const short = vendorAttr(Vendor.Microsoft, MicrosoftAttr.Chap2Response, Buffer.alloc(49))
  for (const attributes of [[], [challenge!], [proof!], [challenge!, short]]) {
    expect(verifyMschap2(request(attributes), 'clientPass')).toBeUndefined()
  }
  expect(mschap2Error(request([challenge!]))).toBeUndefined()
})

test('a refusal says so in the form the guest’s side reads', () => {
  const error = mschap2Error(request(mschap2Attributes(0x21, exchange, 'clientPass')))!
  const value = vendorBytes({ attributes: [error] }, Vendor.Microsoft, MicrosoftAttr.ChapError)!
  expect(value.toString('latin1')).toBe('!E=691 R=0 C=5B5D7C7D7B3F2F3E3C2C602132262628 V=3')
})

function request(attributes: Attribute[]) {
  const all = [textAttr(Attr.UserName, 'User'), ...attributes]
  return decodePacket(
    encodeAccessRequest({ id: 1, authenticator: Buffer.alloc(16), attributes: all }, Buffer.from('s')),
  )!
}
