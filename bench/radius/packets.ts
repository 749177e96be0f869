// A hotspot's packets: a sign-in by PAP, and a session from Start through two interim reports to Stop.
import { randomBytes } from 'node:crypto'
import { AcctStatusType, Attr, NasPortType, ServiceType, TerminateCause } from '@portico/radius/dictionary.ts'
import { encodeAccessRequest, encodeAccountingRequest } from '@portico/radius/encode.ts'
import { formatMac } from '@portico/radius/mac.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { encryptPassword } from '@portico/radius/password.ts'
import { bytesAttr, integerAttr, ipAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import type { Login } from './guests.ts'

export type Nas = { nasId: string; secret: Buffer }

/** @param id the packet's identifier, which must not be in flight already. */
export type MakePacket = (id: number) => Buffer

const REPORT_SECONDS = 60
const UP_BYTES_A_SECOND = 5375
const DOWN_BYTES_A_SECOND = 43_000

export function accessRequest(nas: Nas, login: Login): MakePacket {
  return (id) => {
    const authenticator = randomBytes(16)
    const attributes = [
      textAttr(Attr.UserName, login.username),
      bytesAttr(Attr.UserPassword, encryptPassword(Buffer.from(login.password), nas.secret, authenticator)),
      integerAttr(Attr.ServiceType, ServiceType.Login),
      ...portOf(nas, login),
    ]
    return encodeAccessRequest({ id, authenticator, attributes }, nas.secret)
  }
}

type Reported = {
  status: AcctStatusType
  seconds: number
  /** Seconds since 1970 by the gateway's clock, where it has one. */
  startedAt: number | undefined
  name?: string
}

/** One accounting packet of a session. */
export function sessionPacket(nas: Nas, login: Login, { status, seconds, startedAt, name }: Reported): MakePacket {
  const isOver = status === AcctStatusType.Stop
  return (id) =>
    encodeAccountingRequest(
      {
        id,
        attributes: [
          integerAttr(Attr.AcctStatusType, status),
          ...(startedAt === undefined ? [] : [integerAttr(Attr.EventTimestamp, startedAt + seconds)]),
          integerAttr(Attr.AcctSessionTime, seconds),
          integerAttr(Attr.AcctInputOctets, seconds * UP_BYTES_A_SECOND),
          integerAttr(Attr.AcctOutputOctets, seconds * DOWN_BYTES_A_SECOND),
          textAttr(Attr.AcctSessionId, name ?? login.username),
          textAttr(Attr.UserName, login.username),
          bytesAttr(Attr.Class, Buffer.from(login.username)),
          ...portOf(nas, login),
          ...(isOver ? [integerAttr(Attr.AcctTerminateCause, TerminateCause.UserRequest)] : []),
        ],
      },
      nas.secret,
    )
}

/** The four accounting packets of one session, in the order in which they must be answered. @param startedAt in seconds since 1970. */
export function sessionPackets(nas: Nas, login: Login, startedAt: number, name = login.username): MakePacket[] {
  const { Start, InterimUpdate, Stop } = AcctStatusType
  return [Start, InterimUpdate, InterimUpdate, Stop].map((status, index) =>
    sessionPacket(nas, login, { status, seconds: index * REPORT_SECONDS, startedAt, name }),
  )
}

export const PACKETS_A_SESSION = 4
export const SESSION_SECONDS = 3 * REPORT_SECONDS
/** Octets up and down, as in the Stop. */
export const SESSION_BYTES = SESSION_SECONDS * (UP_BYTES_A_SECOND + DOWN_BYTES_A_SECOND)

function portOf(nas: Nas, { mac }: Login): Attribute[] {
  return [
    textAttr(Attr.NasIdentifier, nas.nasId),
    ipAttr(Attr.NasIpAddress, '10.5.50.1'),
    integerAttr(Attr.NasPortType, NasPortType.Wireless80211),
    textAttr(Attr.CallingStationId, formatMac(mac, 'AA-BB-CC-DD-EE-FF')),
    textAttr(Attr.CalledStationId, 'hotspot1'),
    ipAttr(Attr.FramedIpAddress, '10.5.50.77'),
  ]
}
