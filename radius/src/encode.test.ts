import { expect, test } from 'vitest'
import { readAll, integer, text } from './attributes.ts'
import {
  verifyAccountingRequest,
  verifyDynamicAuthRequest,
  verifyMessageAuthenticator,
  verifyReply,
} from './authenticator.ts'
import { AcctStatusType, Attr } from './dictionary.ts'
import {
  encodeAccessRequest,
  encodeAccountingRequest,
  encodeDynamicAuthRequest,
  encodeReply,
  encodeStatusServer,
} from './encode.ts'
import { Code, decodePacket, type Attribute } from './packet.ts'
import { encryptPassword } from './password.ts'
import { rateLimitAttributes, Vendor } from './vendors.ts'
import { bytesAttr, integerAttr, textAttr } from './writeAttributes.ts'

const secret = Buffer.from('testing123')
const authenticator = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
const required = { requireMessageAuthenticator: true }

test('we write the very bytes FreeRADIUS writes: Access-Request and its Accept', () => {
  const request = encodeAccessRequest(
    {
      id: 7,
      authenticator,
      attributes: [
        textAttr(Attr.UserName, 'user7'),
        bytesAttr(Attr.UserPassword, encryptPassword(Buffer.from('pass7'), secret, authenticator)),
        textAttr(Attr.NasIdentifier, 'nas-demo-1'),
      ],
    },
    secret,
  )
  expect(request.toString('hex')).toBe(
    '0107004b000102030405060708090a0b0c0d0e0f50127036b843383a8d7b4dab384694d035aa010775736572370212e68f7ab943fd7a1a104607240014828b200c6e61732d64656d6f2d31',
  )

  const limits = [
    integerAttr(Attr.SessionTimeout, 3600),
    ...rateLimitAttributes({ upKbps: 2000, downKbps: 4000 }, Vendor.MikroTik),
  ]
  expect(encodeReply(decodePacket(request)!, Code.AccessAccept, limits, secret)?.toString('hex')).toBe(
    '02070039c9d645a8a86dd75ff62aaba9b6dd5a1b5012489d7d72244ea02c1cbf639ae636e2a51b0600000e101a0d00003a8c0807324d2f344d',
  )
})

test('we write the very bytes FreeRADIUS writes: accounting and Disconnect', () => {
  const session = textAttr(Attr.AcctSessionId, 's1')
  const start = { id: 8, attributes: [integerAttr(Attr.AcctStatusType, AcctStatusType.Start), session] }
  expect(encodeAccountingRequest(start, secret).toString('hex')).toBe(
    '0408001e895fe87fbfaba2aff77b7e8a809e2fe82806000000012c047331',
  )
  const target = { id: 9, attributes: [session, textAttr(Attr.CallingStationId, '02-00-00-00-00-0A')] }
  expect(encodeDynamicAuthRequest(Code.DisconnectRequest, target, secret).toString('hex')).toBe(
    '2809003d12efffe4254cb665e65165ea77f57e575012bf1aa25c346c21cb0b04e9a1f750bc6b2c0473311f1330322d30302d30302d30302d30302d3041',
  )
})

test('every kind of request we send is one we would accept', () => {
  const random = { id: 1, authenticator, attributes: [] }
  for (const datagram of [encodeAccessRequest(random, secret), encodeStatusServer(random, secret)]) {
    expect(verifyMessageAuthenticator(decodePacket(datagram)!, secret)).toBe('valid')
  }
  expect(verifyAccountingRequest(decodePacket(encodeAccountingRequest(random, secret))!, secret)).toBe(true)
  for (const code of [Code.DisconnectRequest, Code.CoaRequest] as const) {
    const packet = decodePacket(encodeDynamicAuthRequest(code, { id: 1, attributes: [] }, secret))!
    expect(packet.attributes[0]?.type).toBe(Attr.MessageAuthenticator)
    expect(verifyDynamicAuthRequest(packet, secret)).toBe(true)
  }
})

test.each([
  ['Access-Request', Code.AccessRequest, Code.AccessAccept],
  ['Access-Request', Code.AccessRequest, Code.AccessReject],
  ['Status-Server on the auth port', Code.StatusServer, Code.AccessAccept],
  ['Status-Server on the accounting port', Code.StatusServer, Code.AccountingResponse],
] as const)('the reply to an %s begins with a Message-Authenticator', (_, code, replyCode) => {
  const encode = code === Code.AccessRequest ? encodeAccessRequest : encodeStatusServer
  const request = encode({ id: 200, authenticator, attributes: [bytesAttr(Attr.ProxyState, Buffer.of(1))] }, secret)
  const reply = decodePacket(
    encodeReply(decodePacket(request)!, replyCode, [textAttr(Attr.ReplyMessage, 'x')], secret)!,
  )!
  expect(reply.attributes[0]?.type).toBe(Attr.MessageAuthenticator)
  expect(text(reply, Attr.ReplyMessage)).toBe('x')
  expect(verifyReply(reply, request, secret, required)).toBe(true)
})

test('a request without a Message-Authenticator still gets one in its Access reply', () => {
  const request = encodeAccessRequest({ id: 1, authenticator, attributes: [] }, secret)
  const bare = { ...decodePacket(request)!, attributes: [] }
  const reply = decodePacket(encodeReply(bare, Code.AccessReject, [], secret)!)!
  expect(verifyReply(reply, request, secret, required)).toBe(true)
})

test('an accounting answer has no Message-Authenticator, even if the request had: gateways refuse it', () => {
  const request = encodeAccountingRequest({ id: 5, attributes: [integerAttr(Attr.AcctStatusType, 1)] }, secret)
  const packet = decodePacket(request)!
  const signed = { ...packet, attributes: [{ type: Attr.MessageAuthenticator, value: Buffer.alloc(16) }] }
  for (const asked of [packet, signed]) {
    const reply = decodePacket(encodeReply(asked, Code.AccountingResponse, [], secret)!)!
    expect(reply.attributes).toEqual([])
    expect(verifyReply(reply, request, secret, { requireMessageAuthenticator: false })).toBe(true)
  }
})

test('a gateway that refuses a Disconnect says why, and we believe its signed word', () => {
  const request = encodeDynamicAuthRequest(Code.DisconnectRequest, { id: 77, attributes: [] }, secret)
  const nak = decodePacket(
    encodeReply(decodePacket(request)!, Code.DisconnectNak, [integerAttr(Attr.ErrorCause, 503)], secret)!,
  )!
  expect(verifyReply(nak, request, secret, required)).toBe(true)
  expect(integer(nak, Attr.ErrorCause)).toBe(503)
})

test('all Proxy-States come back, unchanged, in their order, between whatever else was sent', () => {
  const states = ['c', '', 'a', 'c', 'b'].map((value) => bytesAttr(Attr.ProxyState, Buffer.from(value)))
  const attributes: Attribute[] = states.flatMap((state, index) => [state, integerAttr(Attr.NasPort, index)])
  const request = encodeAccessRequest({ id: 1, authenticator, attributes }, secret)
  const reply = decodePacket(
    encodeReply(decodePacket(request)!, Code.AccessReject, [textAttr(Attr.ReplyMessage, 'no')], secret)!,
  )!
  expect(readAll(reply, Attr.ProxyState).map(String)).toEqual(['c', '', 'a', 'c', 'b'])
})

test('a reply that Proxy-States would push past 4096 bytes is not written, and nothing throws', () => {
  const states = Array.from({ length: 15 }, () => bytesAttr(Attr.ProxyState, Buffer.alloc(253)))
  const request = encodeAccessRequest({ id: 1, authenticator, attributes: states }, secret)
  const message = [textAttr(Attr.ReplyMessage, 'a'.repeat(253))]
  expect(encodeReply(decodePacket(request)!, Code.AccessReject, message, secret)).toBeUndefined()
  expect(encodeReply(decodePacket(request)!, Code.AccessReject, [], secret)).toBeInstanceOf(Buffer)
})

test('a request past 4096 bytes is refused', () => {
  const attributes = Array.from({ length: 16 }, () => bytesAttr(Attr.ProxyState, Buffer.alloc(253)))
  expect(() => encodeAccessRequest({ id: 1, authenticator, attributes }, secret)).toThrow(RangeError)
  expect(() => encodeAccountingRequest({ id: 1, attributes }, secret)).toThrow(RangeError)
  expect(() => encodeDynamicAuthRequest(Code.CoaRequest, { id: 1, attributes }, secret)).toThrow(RangeError)
})
