import { expect, test } from 'vitest'
import { bytes } from './attributes.ts'
import { Attr } from './dictionary.ts'
import { encodeAccessRequest } from './encode.ts'
import { decodePacket } from './packet.ts'
import { chapResponse, decryptPassword, encryptPassword, verifyChap } from './password.ts'
import { bytesAttr } from './writeAttributes.ts'

const secret = Buffer.from('xyzzy5461')
const authenticator = Buffer.from('0f403f9473978057bd83d5cb98f4227a', 'hex')

test('the password printed in RFC 2865 §7.1 is read and written', () => {
  const hidden = Buffer.from('0dbe708d93d413ce3196e43f782a0aee', 'hex')
  expect(decryptPassword(hidden, secret, authenticator)?.toString()).toBe('arctangent')
  expect(encryptPassword(Buffer.from('arctangent'), secret, authenticator)).toEqual(hidden)
})

test('a password over several blocks is read as FreeRADIUS hid it', () => {
  const sent = decodePacket(
    Buffer.from(
      '0148006f9e769efa23327943373e7b80fc6434ca0107677565737402420f5b804fdd2b3b53d3557c8661741ef0299be0be6228' +
        '002c807d7c50589577924db3b46dc02ae13de3d9ca39b62af01df441e9d5deff1c3ad1449ef3f52de98850127f94768ad7af5a' +
        '4c8179b973a1c722a9',
      'hex',
    ),
  )!
  const testing = Buffer.from('testing123')
  const plain = 'four blocks: 64 bytes, the longest any hotspot page ever sent us'
  const hidden = bytes(sent, Attr.UserPassword)!
  expect(decryptPassword(hidden, testing, sent.authenticator)?.toString()).toBe(plain)
  expect(encryptPassword(Buffer.from(plain), testing, sent.authenticator)).toEqual(hidden)
})

test('passwords of 0 to 128 bytes come back whole, in as few blocks as the RFC allows', () => {
  for (let size = 0; size <= 128; size += 1) {
    const password = Buffer.from(Array.from({ length: size }, (_, index) => (index * 37 + size) % 255 || 1))
    const hidden = encryptPassword(password, secret, authenticator)
    expect(hidden.length).toBe(Math.max(16, Math.ceil(size / 16) * 16))
    expect(decryptPassword(hidden, secret, authenticator)).toEqual(password)
  }
  expect(() => encryptPassword(Buffer.alloc(129), secret, authenticator)).toThrow(RangeError)
})

test('hiding or reading a password leaves the given bytes alone', () => {
  const password = Buffer.from('mật khẩu dài hơn mười sáu byte')
  const hidden = encryptPassword(password, secret, authenticator)
  const before = Buffer.from(hidden)
  decryptPassword(hidden, secret, authenticator)
  expect(hidden).toEqual(before)
  expect(password.toString()).toBe('mật khẩu dài hơn mười sáu byte')
})

test('a hidden password of a size the RFC does not know is not read', () => {
  for (const size of [0, 1, 15, 17, 31, 129, 144, 253]) {
    expect(decryptPassword(Buffer.alloc(size, 1), secret, authenticator)).toBeUndefined()
  }
})

test('a wrong secret or authenticator gives something else', () => {
  const hidden = encryptPassword(Buffer.from('arctangent'), secret, authenticator)
  expect(decryptPassword(hidden, Buffer.from('xyzzy5462'), authenticator)?.toString()).not.toBe('arctangent')
  expect(decryptPassword(hidden, secret, Buffer.alloc(16))?.toString()).not.toBe('arctangent')
})

// RFC 2865 §7.2: no CHAP-Challenge, so the Request Authenticator is the challenge.
const rfcChap = decodePacket(
  Buffer.from(
    '010100472aee86f08d0d55969ca5978e0d3367a20108666c6f707379031316e97557c316185895f293ff6344077275' +
      '0406c0a80110050600000014060600000002070600000001',
    'hex',
  ),
)

test('the CHAP sign-in printed in RFC 2865 §7.2 is accepted, another password is not', () => {
  expect(verifyChap(rfcChap!, Buffer.from('arctangent'))).toBe(true)
  for (const wrong of ['arctangenu', 'Arctangent', 'arctangent ', '']) {
    expect(verifyChap(rfcChap!, Buffer.from(wrong))).toBe(false)
  }
  const response = bytes(rfcChap!, Attr.ChapPassword)!
  expect(chapResponse(0x16, Buffer.from('arctangent'), rfcChap!.authenticator)).toEqual(response)
})

test('when the gateway sends its challenge apart, that one counts', () => {
  const challenge = Buffer.from('a challenge of the gateway')
  const request = (signedOver: Buffer) => {
    const attributes = [
      bytesAttr(Attr.ChapPassword, chapResponse(7, Buffer.from('secret word'), signedOver)),
      bytesAttr(Attr.ChapChallenge, challenge),
    ]
    return decodePacket(encodeAccessRequest({ id: 1, authenticator, attributes }, secret))!
  }
  expect(verifyChap(request(challenge), Buffer.from('secret word'))).toBe(true)
  expect(verifyChap(request(authenticator), Buffer.from('secret word'))).toBe(false)
})

test('no one-bit change of a CHAP response is accepted, nor a response of a wrong size or none', () => {
  const good = bytes(rfcChap!, Attr.ChapPassword)!
  const withResponse = (value: Buffer) => ({ ...rfcChap!, attributes: [{ type: Attr.ChapPassword, value }] })
  const password = Buffer.from('arctangent')
  expect(verifyChap(withResponse(good), password)).toBe(true)
  for (let bit = 0; bit < 17 * 8; bit += 1) {
    const flipped = Buffer.from(good)
    flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    expect(verifyChap(withResponse(flipped), password)).toBe(false)
  }
  for (const size of [0, 1, 16, 18]) expect(verifyChap(withResponse(Buffer.alloc(size)), password)).toBe(false)
  expect(verifyChap({ ...rfcChap!, attributes: [] }, password)).toBe(false)
})
