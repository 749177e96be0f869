import { integer, ipAddress, octets64, text } from '@portico/radius/attributes.ts'
import { AcctStatusType, Attr, TerminateCause } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Packet } from '@portico/radius/packet.ts'
import type { AccountingRecord } from '../accounting.ts'

/** A packet about one session. */
export type SessionPacket = AccountingRecord & {
  acctSessionId: string
  username: string
  /** What our Accept put into Class: the name of the grant. */
  grant: string
  mac: string
  ip: string | undefined
}

/** Accounting-On or -Off: all sessions of the gateway are over. */
export type BootPacket = {
  status: 'boot'
  at: number
  isArrivalTime?: true
  /** Its own Event-Timestamp, believed or not. */
  stamp?: number
  /** The packet's Request Authenticator in hex, by which a replay is known. */
  fingerprint?: string
}

/** A packet may wait this long while the line is down. */
const OLDEST_MS = 24 * 3600_000
/** No event is in the future; clocks differ by less than this. */
const AHEAD_MS = 5 * 60_000

/** Reads an Accounting-Request; undefined when it concerns nothing we count (RFC 2866 §5.1). */
export function readAccounting(packet: Packet, now: Date): SessionPacket | BootPacket | undefined {
  const kind = integer(packet, Attr.AcctStatusType)
  const time = eventTime(packet, now.getTime())
  if (kind === AcctStatusType.AccountingOn || kind === AcctStatusType.AccountingOff)
    return { status: 'boot', ...time, fingerprint: packet.authenticator.toString('hex') }
  const status =
    kind === AcctStatusType.Start
      ? 'start'
      : kind === AcctStatusType.Stop
        ? 'stop'
        : kind === AcctStatusType.InterimUpdate
          ? 'interim'
          : undefined
  const acctSessionId = text(packet, Attr.AcctSessionId)
  if (!status || !acctSessionId) return undefined
  return {
    status,
    ...time,
    seconds: integer(packet, Attr.AcctSessionTime) ?? 0,
    up: octets64(packet, 'in'),
    down: octets64(packet, 'out'),
    cause: status === 'stop' ? causeName(integer(packet, Attr.AcctTerminateCause)) : undefined,
    acctSessionId: acctSessionId.slice(0, 253),
    username: (text(packet, Attr.UserName) ?? '').slice(0, 253),
    grant: text(packet, Attr.Class) ?? '',
    mac: normaliseMac(text(packet, Attr.CallingStationId) ?? '') ?? '',
    ip: ipAddress(packet, Attr.FramedIpAddress),
  }
}

/** When it happened: by the gateway's clock where that can be right, else the time of arrival less the delay it reports. */
function eventTime(packet: Packet, now: number): Pick<BootPacket, 'at' | 'isArrivalTime' | 'stamp'> {
  const seconds = integer(packet, Attr.EventTimestamp)
  const stamp = seconds === undefined ? undefined : seconds * 1000
  if (stamp !== undefined && stamp >= now - OLDEST_MS && stamp <= now + AHEAD_MS)
    return { at: Math.min(stamp, now), stamp }
  const delay = Math.min((integer(packet, Attr.AcctDelayTime) ?? 0) * 1000, OLDEST_MS)
  return { at: now - delay, isArrivalTime: true, ...(stamp !== undefined && { stamp }) }
}

const CAUSES = new Map<number, string>(Object.entries(TerminateCause).map(([name, value]) => [value, name]))

function causeName(cause: number | undefined): string {
  return CAUSES.get(cause ?? 0) ?? 'Unknown'
}
