// Disconnect and CoA to a gateway (RFC 5176): one packet, sent again unchanged until it answers.
import { createSocket } from 'node:dgram'
import { randomInt } from 'node:crypto'
import { integer } from '@portico/radius/attributes.ts'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { Attr, ErrorCause } from '@portico/radius/dictionary.ts'
import { encodeDynamicAuthRequest } from '@portico/radius/encode.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { Code, decodePacket, type Attribute } from '@portico/radius/packet.ts'
import { integerAttr, ipAttr, textAttr } from '@portico/radius/writeAttributes.ts'

/** `nasId` where the gateway knows itself by it: one that finds another name there refuses (RFC 5176 §3.5, cause 403). */
export type Target = { address: string; port: number; secret: Buffer; nasId: string | undefined }
export type TargetSession = { acctSessionId: string; username: string; mac: string; ip: string | null }

/** A gateway's answer: done, no such session (as good), refused with an Error-Cause, or silence. */
export type DynamicAuthAnswer =
  | { kind: 'done' }
  | { kind: 'not-found' }
  | { kind: 'refused'; cause: number }
  | { kind: 'silent' }

const RETRIES_MS = [0, 1500, 3000, 4500]
const GIVE_UP_MS = 7000

/** Throws a session out. */
export function disconnect(target: Target, session: TargetSession, now: Date): Promise<DynamicAuthAnswer> {
  return exchange(target, Code.DisconnectRequest, [...identify(target, session), stamp(now)])
}

/** Changes a running session. */
export function changeOfAuthorisation(
  target: Target,
  session: TargetSession,
  changes: Attribute[],
  now: Date,
): Promise<DynamicAuthAnswer> {
  return exchange(target, Code.CoaRequest, [...identify(target, session), stamp(now), ...changes])
}

/**
 * Whether a gateway answers our orders: it is asked to end a session that never existed, and any reply will do.
 * @returns false on silence: unreachable, or another secret
 */
export async function answersOrders(target: Target, now: Date): Promise<boolean> {
  const nobody = { acctSessionId: `portico-test-${randomInt(2 ** 32).toString(16)}`, username: '', mac: '', ip: null }
  return (await disconnect(target, nobody, now)).kind !== 'silent'
}

/** Vendors match on different attributes, so all that name the session are sent (MikroTik wants the address). */
function identify(target: Target, session: TargetSession): Attribute[] {
  const attributes = [textAttr(Attr.AcctSessionId, session.acctSessionId)]
  if (target.nasId) attributes.unshift(textAttr(Attr.NasIdentifier, target.nasId))
  if (session.username) attributes.push(textAttr(Attr.UserName, session.username))
  if (session.mac) attributes.push(textAttr(Attr.CallingStationId, formatMac(session.mac, 'AA-BB-CC-DD-EE-FF')))
  if (session.ip) attributes.push(ipAttr(Attr.FramedIpAddress, session.ip))
  return attributes
}

function stamp(now: Date): Attribute {
  return integerAttr(Attr.EventTimestamp, Math.floor(now.getTime() / 1000))
}

function exchange(
  target: Target,
  code: typeof Code.DisconnectRequest | typeof Code.CoaRequest,
  attributes: Attribute[],
): Promise<DynamicAuthAnswer> {
  const request = encodeDynamicAuthRequest(code, { id: randomInt(256), attributes }, target.secret)
  const socket = createSocket(target.address.includes(':') ? 'udp6' : 'udp4')
  return new Promise((resolve) => {
    const timers = RETRIES_MS.map((wait) =>
      setTimeout(() => socket.send(request, target.port, target.address, () => undefined), wait),
    )
    const finish = (answer: DynamicAuthAnswer) => {
      for (const timer of timers) clearTimeout(timer)
      socket.close()
      resolve(answer)
    }
    timers.push(setTimeout(() => finish({ kind: 'silent' }), GIVE_UP_MS))
    socket.on('error', () => undefined)
    socket.on('message', (datagram) => {
      const reply = decodePacket(datagram)
      if (!reply || !verifyReply(reply, request, target.secret, { requireMessageAuthenticator: false })) return
      if (reply.code === Code.DisconnectAck || reply.code === Code.CoaAck) return finish({ kind: 'done' })
      const cause = integer(reply, Attr.ErrorCause) ?? 0
      finish(cause === ErrorCause.SessionContextNotFound ? { kind: 'not-found' } : { kind: 'refused', cause })
    })
  })
}
