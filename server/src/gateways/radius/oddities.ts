// Signs in proven packets that something is set up wrong, though guests get in: a clock that is off, two boxes under one name.
import { integer } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Packet } from '@portico/radius/packet.ts'

/** No packet comes from the future. An old one may have been queued while the line was down. */
const AHEAD_SECONDS = 300
const BEHIND_SECONDS = 1800
/** A new address is a new lease of the line; the one before it again so soon is another box, or another line. */
const TURNS_MS = 15 * 60_000

/** Whether its Event-Timestamp cannot be right. */
export function isClockOff(packet: Packet, nowMs: number): boolean {
  const stamp = integer(packet, Attr.EventTimestamp)
  if (stamp === undefined) return false
  const ahead = stamp + (integer(packet, Attr.AcctDelayTime) ?? 0) - nowMs / 1000
  return ahead > AHEAD_SECONDS || ahead < -BEHIND_SECONDS
}

/** Notices gateways that speak from two addresses by turns. */
export function makeTurns(): (gatewayId: string, address: string, nowMs: number) => boolean {
  const last = new Map<string, { address: string; before: string; changedAtMs: number }>()
  return (gatewayId, address, nowMs) => {
    const known = last.get(gatewayId)
    if (known?.address === address) return false
    const isTurn = known?.before === address && nowMs - known.changedAtMs < TURNS_MS
    last.set(gatewayId, { address, before: known?.address ?? '', changedAtMs: nowMs })
    return isTurn
  }
}
