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

/** A gateway says that it starts or stops serving: all its sessions are over. */
export type BootPacket = { status: 'boot'; at: number }

const DAY_MS = 24 * 3600_000

/** What an Accounting-Request says; undefined when it is about nothing we count (RFC 2866 §5.1). */
export function readAccounting(packet: Packet, now: Date): SessionPacket | BootPacket | undefined {
  const kind = integer(packet, Attr.AcctStatusType)
  const at = eventTime(packet, now.getTime())
  if (kind === AcctStatusType.AccountingOn || kind === AcctStatusType.AccountingOff) return { status: 'boot', at }
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
    at,
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

/** When it happened by the gateway's clock, or by ours less the delay it admits; a clock off by more than a day is not believed. */
function eventTime(packet: Packet, now: number): number {
  const stamp = integer(packet, Attr.EventTimestamp)
  const at = stamp === undefined ? now - (integer(packet, Attr.AcctDelayTime) ?? 0) * 1000 : stamp * 1000
  return Math.min(Math.max(at, now - DAY_MS), now)
}

const CAUSES = new Map<number, string>(Object.entries(TerminateCause).map(([name, value]) => [value, name]))

function causeName(cause: number | undefined): string {
  return CAUSES.get(cause ?? 0) ?? 'Unknown'
}
