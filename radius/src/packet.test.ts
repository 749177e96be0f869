import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAll, bytes, integer, ipAddress, octets64, text, vendorAttributes } from './attributes.ts'
import { verifyAccountingRequest, verifyMessageAuthenticator, verifyReply } from './authenticator.ts'
import { Attr } from './dictionary.ts'
import { encodeReply } from './encode.ts'
import { verifyMschap2 } from './mschap.ts'
import { Code, decodePacket, encodePacket } from './packet.ts'
import { decryptPassword, verifyChap } from './password.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex')
// RFC 2865 §7.1 and §7.2, and the accounting and Disconnect packets of authenticator.test.ts.
const samples = [
  '01000038 0f403f9473978057bd83d5cb98f4227a 01066e656d6f 02120dbe708d93d413ce3196e43f782a0aee 0406c0a80110 050600000003',
  '01010047 2aee86f08d0d55969ca5978e0d3367a2 0108666c6f707379 031316e97557c316185895f293ff6344077275 0406c0a80110 050600000014 060600000002 070600000001',
  '0107004b000102030405060708090a0b0c0d0e0f50127036b843383a8d7b4dab384694d035aa010775736572370212e68f7ab943fd7a1a104607240014828b200c6e61732d64656d6f2d31',
  '02070039c9d645a8a86dd75ff62aaba9b6dd5a1b5012489d7d72244ea02c1cbf639ae636e2a51b0600000e101a0d00003a8c0807324d2f344d',
  '0408001e895fe87fbfaba2aff77b7e8a809e2fe82806000000012c047331',
  '2809003d12efffe4254cb665e65165ea77f57e575012bf1aa25c346c21cb0b04e9a1f750bc6b2c0473311f1330322d30302d30302d30302d30302d3041',
].map(hex)

const fields = fc.record({
  code: fc.constantFrom(...Object.values(Code)),
  id: fc.integer({ min: 0, max: 255 }),
  authenticator: bytesOf(16, 16),
  attributes: fc.array(fc.record({ type: fc.integer({ min: 0, max: 255 }), value: bytesOf(0, 253) }), {
    maxLength: 15,
  }),
})

test('what is written is what is read back', () => {
  fc.assert(
    fc.property(fields, (packet) => {
      const datagram = encodePacket(packet)
      expect(decodePacket(datagram!)).toEqual({ ...packet, datagram })
    }),
    { numRuns: 500 },
  )
})

test('what is read is written back byte for byte', () => {
  for (const sample of samples) expect(encodePacket(decodePacket(sample)!)).toEqual(sample)
})

test('a packet of 4096 bytes is written and read, one byte more is not', () => {
  const authenticator = Buffer.alloc(16, 1)
  const proxyState = (size: number) => ({ type: Attr.ProxyState, value: Buffer.alloc(size, 7) })
  const most = Array.from({ length: 15 }, () => proxyState(253))
  const full = { code: Code.AccessRequest, id: 1, authenticator, attributes: [...most, proxyState(249)] }
  const datagram = encodePacket(full)!
  expect(datagram.length).toBe(4096)
  expect(decodePacket(datagram)).toMatchObject(full)
  expect(encodePacket({ ...full, attributes: [...most, proxyState(250)] })).toBeUndefined()
})

describe('a datagram is dropped when', () => {
  const good = samples[0]!
  const withAttributes = (...attributes: Buffer[]) => {
    const all = Buffer.concat([good.subarray(0, 20), ...attributes])
    all.writeUInt16BE(all.length, 2)
    return all
  }
  const changed = (at: number, value: number, from = good) => {
    const copy = Buffer.from(from)
    copy[at] = value
    return copy
  }

  test.each([
    ['it is empty', Buffer.alloc(0)],
    ['it is shorter than a header', good.subarray(0, 19)],
    ['it is shorter than its length field', good.subarray(0, good.length - 1)],
    ['its length field is below a header', changed(3, 19)],
    ['its length field is above 4096', withAttributes(...Array<Buffer>(255).fill(hex(`2110${'00'.repeat(14)}`)))],
    ['its code is unknown', changed(0, 99)],
    ['an attribute says it is 0 bytes long', changed(21, 0)],
    ['an attribute says it is 1 byte long, though what follows would fit', withAttributes(Buffer.of(5, 1, 2))],
    ['the last attribute runs over the end', changed(good.length - 5, 7)],
    ['a type stands at the end without a length', changed(3, good.length + 1, Buffer.concat([good, Buffer.of(1)]))],
  ])('%s', (_, datagram) => {
    expect(decodePacket(datagram)).toBeUndefined()
  })
})

test('bytes after the length field are padding: not read and not signed', () => {
  const padded = decodePacket(Buffer.concat([samples[2]!, Buffer.alloc(30, 0xff)]))!
  expect(padded.datagram).toEqual(samples[2])
  expect(padded.attributes).toHaveLength(4)
  expect(verifyMessageAuthenticator(padded, Buffer.from('testing123'))).toBe('valid')
})

test('two hundred thousand broken or random datagrams make nothing throw', () => {
  const secret = Buffer.from('testing123')
  const random = randomNumbers(20261120)
  let read = 0
  for (let round = 0; round < 200_000; round += 1) {
    const packet = decodePacket(round % 4 === 0 ? noise(random) : mutated(samples[random(samples.length)]!, random))
    if (!packet) continue
    read += 1
    verifyMessageAuthenticator(packet, secret)
    verifyAccountingRequest(packet, secret)
    verifyReply(packet, samples[0]!, secret, { requireMessageAuthenticator: true })
    verifyChap(packet, secret)
    verifyMschap2(packet, 'password')
    decryptPassword(bytes(packet, Attr.UserPassword) ?? secret, secret, packet.authenticator)
    octets64(packet, 'in')
    vendorAttributes(packet, 14988)
    for (const type of Object.values(Attr)) {
      text(packet, type)
      integer(packet, type)
      ipAddress(packet, type)
    }
    const reply = encodeReply(packet, Code.AccessReject, [], secret)
    if (reply) expect(readAll(decodePacket(reply)!, Attr.ProxyState)).toEqual(readAll(packet, Attr.ProxyState))
  }
  // Neither all dropped nor all read: the corpus reaches both sides.
  expect(read).toBeGreaterThan(20_000)
  expect(read).toBeLessThan(180_000)
})

function bytesOf(minLength: number, maxLength: number) {
  return fc.uint8Array({ minLength, maxLength }).map((value) => Buffer.from(value))
}

/** A small seeded generator, so that a failure can be seen again; `random(n)` is a whole number below n. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return Math.floor(((state >>> 0) / 2 ** 32) * below)
  }
}

function noise(random: (below: number) => number): Buffer {
  const made = Buffer.from(Array.from({ length: random(90) }, () => random(256)))
  // Half of the noise gets a believable header, or the length check alone would stop all of it.
  if (made.length >= 20 && random(2) === 0) {
    made[0] = Object.values(Code)[random(13)]!
    made.writeUInt16BE(made.length, 2)
  }
  return made
}

function mutated(sample: Buffer, random: (below: number) => number): Buffer {
  const copy = Buffer.from(sample)
  for (let changes = 1 + random(4); changes > 0; changes -= 1) copy[random(copy.length)] = random(256)
  const cut = random(6) === 0 ? copy.subarray(0, random(copy.length)) : copy
  if (cut.length >= 4 && random(3) > 0) cut.writeUInt16BE(cut.length, 2)
  return cut
}
