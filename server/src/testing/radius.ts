// A gateway's side of RADIUS for tests: packets made by hand, sent over real UDP, answers as raw bytes.
import { randomBytes, randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { AcctStatusType, Attr } from '@portico/radius/dictionary.ts'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { encodeAccessRequest, encodeAccountingRequest, encodeStatusServer } from '@portico/radius/encode.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { Code, decodePacket, encodePacket, type Attribute, type Packet } from '@portico/radius/packet.ts'
import { bytesAttr, integerAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import { provePassword } from '../../../dev/fakeGateway/proof.ts'
import type { KnownGateway } from '../gateways/index.ts'

export type Probe = {
  /** Sends and waits for the answer to this very identifier; undefined when none came. */
  ask(port: number, datagram: Buffer, waitMs?: number): Promise<Buffer | undefined>
  send(port: number, datagram: Buffer): Promise<void>
  /** Every answer that came so far. */
  heard: Buffer[]
  close(): void
}

/** One UDP port on loopback, as one gateway has. @param address another one is another site */
export async function openProbe(address = '127.0.0.1'): Promise<Probe> {
  const socket = createSocket('udp4')
  socket.bind(0, address)
  await once(socket, 'listening')
  const heard: Buffer[] = []
  const waiting = new Map<number, (reply: Buffer) => void>()
  socket.on('message', (reply) => {
    heard.push(reply)
    waiting.get(reply[1]!)?.(reply)
  })
  const send = (port: number, datagram: Buffer) =>
    new Promise<void>((resolve) => socket.send(datagram, port, '127.0.0.1', () => resolve()))
  return {
    heard,
    send,
    async ask(port, datagram, waitMs = 3000) {
      const { promise, resolve } = Promise.withResolvers<Buffer | undefined>()
      waiting.set(datagram[1]!, resolve)
      const timer = setTimeout(resolve, waitMs, undefined)
      await send(port, datagram)
      const reply = await promise
      clearTimeout(timer)
      waiting.delete(datagram[1]!)
      return reply
    },
    close: () => socket.close(),
  }
}

/** Long enough that an answer on loopback would have come. */
export const SILENCE_MS = 250

export type Login = { username: string; password: string }
export type Method = 'pap' | 'chap' | 'mschapv2' | 'none'
type Access = { mac?: string; method?: Method; secret?: Buffer; nasId?: string; more?: Attribute[]; id?: number }

/** An Access-Request of a guest at this gateway, signed. */
export function accessRequest(gateway: KnownGateway, login: Login, of: Access = {}): Buffer {
  const { id = randomInt(256), secret = gateway.radiusSecret } = of
  const authenticator = randomBytes(16)
  return encodeAccessRequest(
    { id, authenticator, attributes: accessAttributes(gateway, login, of, authenticator) },
    secret,
  )
}

/** The same without a Message-Authenticator, as boxes from before 2024 send it. */
export function unsignedAccessRequest(gateway: KnownGateway, login: Login, of: Access = {}): Buffer {
  const { id = randomInt(256) } = of
  const authenticator = randomBytes(16)
  const attributes = accessAttributes(gateway, login, of, authenticator)
  return encodePacket({ code: Code.AccessRequest, id, authenticator, attributes })!
}

function accessAttributes(gateway: KnownGateway, login: Login, of: Access, authenticator: Buffer): Attribute[] {
  const { mac, method = 'pap', secret = gateway.radiusSecret, nasId = gateway.nasId, more = [] } = of
  const proof = method === 'none' ? [] : provePassword(method, login, secret, authenticator).attributes
  return [
    textAttr(Attr.UserName, login.username),
    textAttr(Attr.NasIdentifier, nasId),
    ...proof,
    ...station(mac),
    ...more,
  ]
}

type Report = {
  kind: keyof typeof AcctStatusType
  session?: string
  seconds?: number
  up?: number
  down?: number
  mac?: string
  username?: string
  /** Class as our Accept gave it. */
  grant?: string
  /** Event-Timestamp. */
  at?: Date
  delay?: number
  cause?: number
  id?: number
  more?: Attribute[]
}

const GIGAWORD = 2 ** 32

/** An Accounting-Request of this gateway. Gigawords go along once a counter has passed 2^32. */
export function accountingRequest(gateway: KnownGateway, of: Report): Buffer {
  const optional = (value: number | undefined, type: number) => (value === undefined ? [] : [integerAttr(type, value)])
  const counter = (value: number | undefined, low: number, high: number) =>
    value === undefined
      ? []
      : [
          integerAttr(low, value % GIGAWORD),
          ...(value < GIGAWORD ? [] : [integerAttr(high, Math.floor(value / GIGAWORD))]),
        ]
  const words = (value: string | undefined, type: number) => (value === undefined ? [] : [textAttr(type, value)])
  const attributes = [
    integerAttr(Attr.AcctStatusType, AcctStatusType[of.kind]),
    textAttr(Attr.NasIdentifier, gateway.nasId),
    ...words(of.session, Attr.AcctSessionId),
    ...words(of.username, Attr.UserName),
    ...(of.grant === undefined ? [] : [bytesAttr(Attr.Class, Buffer.from(of.grant))]),
    ...station(of.mac),
    ...optional(of.seconds, Attr.AcctSessionTime),
    ...counter(of.up, Attr.AcctInputOctets, Attr.AcctInputGigawords),
    ...counter(of.down, Attr.AcctOutputOctets, Attr.AcctOutputGigawords),
    ...optional(of.at && Math.floor(of.at.getTime() / 1000), Attr.EventTimestamp),
    ...optional(of.delay, Attr.AcctDelayTime),
    ...optional(of.cause, Attr.AcctTerminateCause),
    ...(of.more ?? []),
  ]
  return encodeAccountingRequest({ id: of.id ?? randomInt(256), attributes }, gateway.radiusSecret)
}

/** "Are you alive?", from this gateway. */
export function statusRequest(gateway: KnownGateway, secret = gateway.radiusSecret): Buffer {
  const attributes = [textAttr(Attr.NasIdentifier, gateway.nasId)]
  return encodeStatusServer({ id: randomInt(256), authenticator: randomBytes(16), attributes }, secret)
}

function station(mac: string | undefined): Attribute[] {
  return mac === undefined ? [] : [textAttr(Attr.CallingStationId, formatMac(mac, 'AA-BB-CC-DD-EE-FF'))]
}

/** The answer, checked as a careful gateway checks it. @throws when it is none, or not proved. */
export function proven(reply: Buffer | undefined, request: Buffer, gateway: KnownGateway): Packet {
  const packet = reply && decodePacket(reply)
  if (!packet) throw new Error('no answer')
  const requireMessageAuthenticator = request[0] !== Code.AccountingRequest
  if (!verifyReply(packet, request, gateway.radiusSecret, { requireMessageAuthenticator }))
    throw new Error('an answer that proves nothing')
  return packet
}
