// Whether a proven packet was made just now. A captured one can be sent again from anywhere, and proves as much.
import { integer } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Packet } from '@portico/radius/packet.ts'

/** The window RFC 5176 §6.3 advises against replays. */
const WINDOW_SECONDS = 300

/** Fresh is an Event-Timestamp of the last minutes that is newer than every one before it. */
export function makeFreshness(): (gatewayId: string, packet: Packet, nowMs: number) => boolean {
  const newest = new Map<string, number>()
  return (gatewayId, packet, nowMs) => {
    const stamp = integer(packet, Attr.EventTimestamp)
    if (stamp === undefined || Math.abs(stamp - nowMs / 1000) > WINDOW_SECONDS) return false
    if (stamp <= (newest.get(gatewayId) ?? 0)) return false
    newest.set(gatewayId, stamp)
    return true
  }
}
