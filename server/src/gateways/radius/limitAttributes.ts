// A session's limits as its gateway's attributes: in an Access-Accept and, complete again, in a CoA.
import type { GatewayType } from '@portico/contract/gateways.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { dataLimitAttributes, rateLimitAttributes, Vendor, type LimitVendor } from '@portico/radius/vendors.ts'
import { integerAttr } from '@portico/radius/writeAttributes.ts'
import type { SessionLimits } from '../adapters/adapter.ts'

/** How often gateways report a running session. */
export const INTERIM_SECONDS = 60
/** Meraki's least (documentation.meraki.com, Interim Updates for Splash Sign-on). */
export const MERAKI_INTERIM_SECONDS = 300

/**
 * A session ends after this long without traffic. A sleeping phone sends every 15 to 28 minutes (heartbeats of
 * Firebase Cloud Messaging), so the default is twice the longest: a phone put away stays signed in.
 */
const USUAL_IDLE_SECONDS = 3600
/** Shorter where the recipe turns on MAC login: a phone that wakes is let back in without its owner noticing. */
const IDLE_SECONDS: Partial<Record<GatewayType, number>> = { mikrotik: 900 }

/** The vendor attributes each brand understands; an unknown one makes some refuse a whole CoA (RFC 5176 §3.5). */
const VENDORS: Partial<Record<GatewayType, readonly LimitVendor[]>> = {
  mikrotik: [Vendor.MikroTik],
  coovachilli: [Vendor.WISPr, Vendor.ChilliSpot],
  cisco: [Vendor.Airespace],
  cambium: [Vendor.WISPr, Vendor.Cambium],
  radius: [Vendor.WISPr, Vendor.MikroTik],
}
const USUAL: readonly LimitVendor[] = [Vendor.WISPr]

const LONGER_INTERIMS: Partial<Record<GatewayType, number>> = { meraki: MERAKI_INTERIM_SECONDS }

/** Time, idle time, interim interval, speed and allowance. All of them: CoovaChilli resets what is left out. */
export function limitAttributes(type: GatewayType, limits: SessionLimits): Attribute[] {
  const vendors = VENDORS[type] ?? USUAL
  return [
    integerAttr(Attr.SessionTimeout, limits.sessionSeconds),
    integerAttr(Attr.IdleTimeout, IDLE_SECONDS[type] ?? USUAL_IDLE_SECONDS),
    integerAttr(Attr.AcctInterimInterval, LONGER_INTERIMS[type] ?? INTERIM_SECONDS),
    ...vendors.flatMap((vendor) => rateLimitAttributes(limits, vendor)),
    ...(limits.totalBytes > 0 ? vendors.flatMap((vendor) => dataLimitAttributes(limits.totalBytes, vendor)) : []),
  ]
}

/** The gateway's own allowance for every session, in bytes; 0 is none. */
export function allowanceOf({ configuration }: { configuration: { dataMegabytes?: number } }): number {
  return (configuration.dataMegabytes ?? 0) * 1_000_000
}
