// Matches a Disconnect-Request or CoA-Request to its session (RFC 5176 §3); changes nothing.
import { bytes, text } from '@portico/radius/attributes.ts'
import { Attr, ErrorCause } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { Code, type Packet } from '@portico/radius/packet.ts'
import { areVendorsUnderstood, readLimits, type Limits } from './limits.ts'
import type { Phone } from './phones.ts'

export type Order = { refusal: ErrorCause } | { phones: Phone[]; changes: Partial<Limits> }

const identifying = [Attr.AcctSessionId, Attr.CallingStationId, Attr.FramedIpAddress, Attr.UserName] as const
const aside: readonly number[] = [
  Attr.NasIdentifier,
  Attr.NasIpAddress,
  Attr.ProxyState,
  Attr.MessageAuthenticator,
  Attr.EventTimestamp,
]
// RFC 5176 §3.6: a Disconnect-Request identifies a session and may give a reason.
const inDisconnect: readonly number[] = [
  ...identifying,
  ...aside,
  Attr.ReplyMessage,
  Attr.Class,
  Attr.AcctTerminateCause,
]
const inCoa: readonly number[] = [
  ...identifying,
  ...aside,
  Attr.SessionTimeout,
  Attr.IdleTimeout,
  Attr.AcctInterimInterval,
  Attr.VendorSpecific,
]

/** @param online phones of the addressed gateway with a session */
export function readOrder(packet: Packet, online: Phone[]): Order {
  const allowed = packet.code === Code.DisconnectRequest ? inDisconnect : inCoa
  const types = packet.attributes.map(({ type }) => type)
  // Service-Type would request Authorize Only (RFC 5176 §3.2), which hotspots do not support.
  if (types.includes(Attr.ServiceType)) return { refusal: ErrorCause.UnsupportedService }
  if (types.some((type) => !allowed.includes(type)) || !areVendorsUnderstood(packet))
    return { refusal: ErrorCause.UnsupportedAttribute }
  if (!identifying.some((type) => types.includes(type))) return { refusal: ErrorCause.MissingAttribute }

  const changes = readLimits(packet)
  if (!changes) return { refusal: ErrorCause.InvalidAttributeValue }
  const phones = online.filter((phone) => isMeant(packet, phone))
  return phones.length === 0 ? { refusal: ErrorCause.SessionContextNotFound } : { phones, changes }
}

/** Any subset identifies a session, but everything sent must match it (RFC 5176 §3). */
function isMeant(packet: Packet, { session, mac, ip }: Phone): boolean {
  const id = text(packet, Attr.AcctSessionId)
  const name = text(packet, Attr.UserName)
  const station = text(packet, Attr.CallingStationId)
  const address = bytes(packet, Attr.FramedIpAddress)
  return (
    (id === undefined || id === session?.acctSessionId) &&
    (name === undefined || name === session?.username) &&
    (station === undefined || normaliseMac(station) === mac) &&
    (address === undefined || address.join('.') === ip)
  )
}
