// Builds Accounting-Requests about a session or the whole gateway (RFC 2866 §5, RFC 2869 §5.1).
import { AcctStatusType, Attr, type TerminateCause } from '@portico/radius/dictionary.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { bytesAttr, integerAttr, ipAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import type { Nas } from './nas.ts'
import type { Phone } from './phones.ts'
import { secondsOf, type Session } from './session.ts'
import { stationAttributes } from './station.ts'

const GIGAWORD = 2 ** 32
const BYTES_A_PACKET = 900
/** Acct-Authentic: by RADIUS (RFC 2866 §5.6). */
const BY_RADIUS = 1

/** @param at when it happened, in ms since 1970; `session` is counted up to that moment */
export function sessionReport(
  phone: Phone,
  session: Session,
  status: AcctStatusType,
  at: number,
  cause?: TerminateCause,
): Attribute[] {
  return [
    integerAttr(Attr.AcctStatusType, status),
    ...stationAttributes(phone.nas, phone, session.acctSessionId),
    textAttr(Attr.UserName, session.username),
    integerAttr(Attr.AcctAuthentic, BY_RADIUS),
    ...session.classes.map((value) => bytesAttr(Attr.Class, value)),
    timestamp(at),
    ...(status === AcctStatusType.Start
      ? []
      : [integerAttr(Attr.AcctSessionTime, secondsOf(session, at)), ...counters(session)]),
    ...(cause === undefined ? [] : [integerAttr(Attr.AcctTerminateCause, cause)]),
  ]
}

/** Accounting-On or -Off. */
export function gatewayReport(nas: Nas, status: AcctStatusType, at: number): Attribute[] {
  return [
    integerAttr(Attr.AcctStatusType, status),
    textAttr(Attr.NasIdentifier, nas.nasId),
    ipAttr(Attr.NasIpAddress, nas.address),
    timestamp(at),
  ]
}

function timestamp(at: number): Attribute {
  return integerAttr(Attr.EventTimestamp, Math.floor(at / 1000))
}

/** Input is what the guest sent. Gigawords are included once they are not zero (RFC 2869 §5.1). */
function counters({ up, down }: Session): Attribute[] {
  return [
    ...counter(Math.floor(up), Attr.AcctInputOctets, Attr.AcctInputGigawords, Attr.AcctInputPackets),
    ...counter(Math.floor(down), Attr.AcctOutputOctets, Attr.AcctOutputGigawords, Attr.AcctOutputPackets),
  ]
}

function counter(total: number, octets: number, gigawords: number, packets: number): Attribute[] {
  const turns = Math.floor(total / GIGAWORD)
  return [
    integerAttr(octets, total % GIGAWORD),
    ...(turns > 0 ? [integerAttr(gigawords, turns)] : []),
    integerAttr(packets, Math.ceil(total / BYTES_A_PACKET) % GIGAWORD),
  ]
}
