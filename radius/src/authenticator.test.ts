import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { text } from './attributes.ts'
import {
  verifyAccountingRequest,
  verifyDynamicAuthRequest,
  verifyMessageAuthenticator,
  verifyReply,
  type Verdict,
} from './authenticator.ts'
import { Attr } from './dictionary.ts'
import { hmacMd5 } from './digest.ts'
import { encodeAccessRequest, encodeDynamicAuthRequest, encodeReply, encodeStatusServer } from './encode.ts'
import { Code, decodePacket, encodePacket, type Attribute, type Packet } from './packet.ts'
import { integerAttr, textAttr } from './writeAttributes.ts'

// Made with FreeRADIUS, secret testing123.
const secret = Buffer.from('testing123')
const access = hex(
  '0107004b000102030405060708090a0b0c0d0e0f50127036b843383a8d7b4dab384694d035aa010775736572370212e68f7ab943fd7a1a104607240014828b200c6e61732d64656d6f2d31',
)
const accept = hex(
  '02070039c9d645a8a86dd75ff62aaba9b6dd5a1b5012489d7d72244ea02c1cbf639ae636e2a51b0600000e101a0d00003a8c0807324d2f344d',
)
const accounting = hex('0408001e895fe87fbfaba2aff77b7e8a809e2fe82806000000012c047331')
const disconnect = hex(
  '2809003d12efffe4254cb665e65165ea77f57e575012bf1aa25c346c21cb0b04e9a1f750bc6b2c0473311f1330322d30302d30302d30302d30302d3041',
)
const status = encodeStatusServer({ id: 3, authenticator: Buffer.alloc(16, 9), attributes: [] }, secret)
const coa = encodeDynamicAuthRequest(
  Code.CoaRequest,
  { id: 4, attributes: [textAttr(Attr.AcctSessionId, 's1')] },
  secret,
)
const signedAccounting = sealedAccounting()

const required = { requireMessageAuthenticator: true }
const optional = { requireMessageAuthenticator: false }

describe("FreeRADIUS's packets are recognised", () => {
  test('an Access-Request', () => {
    const packet = decodePacket(access)!
    expect(verifyMessageAuthenticator(packet, secret)).toBe('valid')
    expect(text(packet, Attr.NasIdentifier)).toBe('nas-demo-1')
  })

  test('its Access-Accept', () => {
    expect(verifyReply(decodePacket(accept)!, access, secret, required)).toBe(true)
  })

  test('an Accounting-Request, which has no Message-Authenticator', () => {
    const packet = decodePacket(accounting)!
    expect(verifyAccountingRequest(packet, secret)).toBe(true)
    expect(verifyMessageAuthenticator(packet, secret)).toBe('absent')
  })

  test('a Disconnect-Request', () => {
    const packet = decodePacket(disconnect)!
    expect(verifyDynamicAuthRequest(packet, secret)).toBe(true)
    expect(verifyMessageAuthenticator(packet, secret)).toBe('valid')
  })
})

describe('the replies printed in RFC 2865 §7 are recognised', () => {
  const rfcSecret = Buffer.from('xyzzy5461')
  test.each([
    [
      '7.1',
      '01000038 0f403f9473978057bd83d5cb98f4227a 01066e656d6f 02120dbe708d93d413ce3196e43f782a0aee 0406c0a80110 050600000003',
      '02000026 86fe220e7624ba2a1005f6bf9b55e0b2 060600000001 0f0600000000 0e06c0a80103',
    ],
    [
      '7.2',
      '01010047 2aee86f08d0d55969ca5978e0d3367a2 0108666c6f707379 031316e97557c316185895f293ff6344077275 0406c0a80110 050600000014 060600000002 070600000001',
      '02010038 15efbc7dab26cfa3dc34d9c03c8601a4 060600000002 070600000001 0806fffffffe 0a0600000002 0d0600000001 0c06000005dc',
    ],
  ])('§%s', (_, request, reply) => {
    expect(verifyReply(decodePacket(hex(reply))!, hex(request), rfcSecret, optional)).toBe(true)
    expect(verifyReply(decodePacket(hex(reply))!, hex(request), rfcSecret, required)).toBe(false)
  })
})

describe('no single wrong bit passes', () => {
  const requests: [string, Buffer, (packet: Packet) => boolean][] = [
    ['Access-Request', access, (packet) => verifyMessageAuthenticator(packet, secret) === 'valid'],
    ['Status-Server', status, (packet) => verifyMessageAuthenticator(packet, secret) === 'valid'],
    ['Accounting-Request', accounting, (packet) => verifyAccountingRequest(packet, secret)],
    [
      'Accounting-Request with Message-Authenticator',
      signedAccounting,
      (packet) => verifyAccountingRequest(packet, secret),
    ],
    ['Disconnect-Request', disconnect, (packet) => verifyDynamicAuthRequest(packet, secret)],
    ['CoA-Request', coa, (packet) => verifyDynamicAuthRequest(packet, secret)],
    ['Access-Accept', accept, (packet) => verifyReply(packet, access, secret, required)],
  ]

  test.each(requests)('in a whole %s', (_, datagram, isTrusted) => {
    expect(isTrusted(decodePacket(datagram)!)).toBe(true)
    for (const { bit, flipped } of flips(datagram, 0, datagram.length)) {
      const packet = decodePacket(flipped)
      if (packet && isTrusted(packet)) expect.fail(`bit ${bit} flipped and still trusted`)
    }
  })

  test.each([access, status, signedAccounting, disconnect, coa])(
    'in a Message-Authenticator: all 128 are invalid',
    (datagram) => {
      const at = 22
      const verdicts = flips(datagram, at, at + 16).map(({ flipped }) =>
        verifyMessageAuthenticator(decodePacket(flipped)!, secret),
      )
      expect(verdicts).toEqual(Array<Verdict>(128).fill('invalid'))
    },
  )

  test('in an accounting authenticator: all 128 are refused', () => {
    const answers = flips(accounting, 4, 20).map(({ flipped }) =>
      verifyAccountingRequest(decodePacket(flipped)!, secret),
    )
    expect(answers).toEqual(Array<boolean>(128).fill(false))
  })
})

test('another secret is refused everywhere', () => {
  const other = Buffer.from('testing124')
  expect(verifyMessageAuthenticator(decodePacket(access)!, other)).toBe('invalid')
  expect(verifyAccountingRequest(decodePacket(accounting)!, other)).toBe(false)
  expect(verifyDynamicAuthRequest(decodePacket(disconnect)!, other)).toBe(false)
  expect(verifyReply(decodePacket(accept)!, access, other, required)).toBe(false)
})

test('a Message-Authenticator that is doubled or of a wrong size is invalid', () => {
  const packet = decodePacket(access)!
  const withAttributes = (attributes: Attribute[]) => decodePacket(encodePacket({ ...packet, attributes })!)!
  const own = packet.attributes[0]!
  expect(verifyMessageAuthenticator(withAttributes([...packet.attributes, own]), secret)).toBe('invalid')
  for (const size of [0, 15, 17]) {
    const odd = { type: Attr.MessageAuthenticator, value: Buffer.alloc(size) }
    expect(verifyMessageAuthenticator(withAttributes([odd]), secret)).toBe('invalid')
  }
})

test('of two Message-Authenticators even a fitting last one is not believed', () => {
  const packet = decodePacket(access)!
  const blank = { type: Attr.MessageAuthenticator, value: Buffer.alloc(16) }
  const doubled = encodePacket({ ...packet, attributes: [...packet.attributes, blank] })!
  hmacMd5(doubled, secret).copy(doubled, doubled.length - 16)
  expect(verifyMessageAuthenticator(decodePacket(doubled)!, secret)).toBe('invalid')
})

test('accounting with a fitting authenticator but a wrong Message-Authenticator is refused', () => {
  const wrong = Buffer.from(signedAccounting)
  wrong.fill(7, 22, 38)
  sealWithPlatform(wrong)
  expect(verifyAccountingRequest(decodePacket(signedAccounting)!, secret)).toBe(true)
  expect(verifyAccountingRequest(decodePacket(wrong)!, secret)).toBe(false)
})

test('a Disconnect is not taken for accounting, nor accounting for a Disconnect', () => {
  expect(verifyAccountingRequest(decodePacket(disconnect)!, secret)).toBe(false)
  expect(verifyDynamicAuthRequest(decodePacket(accounting)!, secret)).toBe(false)
})

test('a Message-Authenticator counts wherever it stands', () => {
  const packet = decodePacket(access)!
  const blank = { type: Attr.MessageAuthenticator, value: Buffer.alloc(16) }
  const last = encodePacket({ ...packet, attributes: [...packet.attributes.slice(1), blank] })!
  hmacMd5(last, secret).copy(last, last.length - 16)
  expect(verifyMessageAuthenticator(decodePacket(last)!, secret)).toBe('valid')
})

test('a reply to another request is refused: other id, other authenticator, other kind', () => {
  const again = (change: Partial<Packet>) => encodePacket({ ...decodePacket(access)!, ...change })!
  const reply = decodePacket(accept)!
  expect(verifyReply(reply, again({ id: 8 }), secret, required)).toBe(false)
  expect(verifyReply(reply, again({ authenticator: Buffer.alloc(16) }), secret, required)).toBe(false)
  expect(verifyReply(reply, again({ code: Code.CoaRequest }), secret, required)).toBe(false)
  expect(verifyReply(reply, again({ code: Code.AccessAccept }), secret, required)).toBe(false)
})

test('a well-signed reply of the wrong kind is refused', () => {
  const request = decodePacket(disconnect)!
  const trusted = (code: 41 | 42 | 44 | 2) => {
    const reply = encodeReply(request, code, [], secret)!
    return verifyReply(decodePacket(reply)!, disconnect, secret, required)
  }
  expect([41, 42, 44, 2].map((code) => trusted(code as 41))).toEqual([true, true, false, false])
})

test('an Accept made out of a Reject is refused even when its Response Authenticator fits', () => {
  // What CVE-2024-3596 buys the attacker: a fitting MD5, but no Message-Authenticator.
  const request = { id: 7, authenticator: Buffer.alloc(16, 5), attributes: [integerAttr(Attr.NasPort, 1)] }
  const sent = encodeAccessRequest(request, secret)
  const packet = decodePacket(sent)!
  const stripped = decodePacket(
    encodeReply({ ...packet, code: Code.AccountingRequest, attributes: [] }, Code.AccessAccept, [], secret)!,
  )!
  expect(verifyReply(stripped, sent, secret, optional)).toBe(true)
  expect(verifyReply(stripped, sent, secret, required)).toBe(false)
})

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(/\s/g, ''), 'hex')
}

function flips(datagram: Buffer, from: number, to: number) {
  return Array.from({ length: (to - from) * 8 }, (_, index) => {
    const flipped = Buffer.from(datagram)
    const at = from + (index >> 3)
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (index & 7)), at)
    return { bit: from * 8 + index, flipped }
  })
}

/** An Accounting-Request with a Message-Authenticator over a zero authenticator, as some gateways send. */
function sealedAccounting(): Buffer {
  const attributes = [integerAttr(Attr.AcctStatusType, 1), textAttr(Attr.AcctSessionId, 's1')]
  const asCoa = encodeDynamicAuthRequest(Code.CoaRequest, { id: 1, attributes }, secret)
  asCoa.writeUInt8(Code.AccountingRequest, 0)
  asCoa.fill(0, 4, 20)
  asCoa.fill(0, 22, 38)
  hmacMd5(asCoa, secret).copy(asCoa, 22)
  sealWithPlatform(asCoa)
  return asCoa
}

function sealWithPlatform(datagram: Buffer): void {
  datagram.fill(0, 4, 20)
  createHash('md5').update(datagram).update(secret).digest().copy(datagram, 4)
}
