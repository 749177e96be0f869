import { Attr } from '@portico/radius/dictionary.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { rateLimitAttributes, Vendor } from '@portico/radius/vendors.ts'
import { bytesAttr, integerAttr } from '@portico/radius/writeAttributes.ts'
import type { Acceptance } from './authenticate.ts'

/** How often gateways report a running session. */
export const INTERIM_SECONDS = 60
const IDLE_SECONDS = 900

/** What an Access-Accept grants. Speed is said in each vendor's way; a gateway ignores those it does not know. */
export function acceptAttributes(verdict: Acceptance): Attribute[] {
  return [
    integerAttr(Attr.SessionTimeout, verdict.seconds),
    integerAttr(Attr.IdleTimeout, IDLE_SECONDS),
    integerAttr(Attr.AcctInterimInterval, INTERIM_SECONDS),
    // Comes back in accounting and ties it to the visit.
    bytesAttr(Attr.Class, Buffer.from(verdict.username)),
    ...rateLimitAttributes(verdict, Vendor.WISPr),
    ...rateLimitAttributes(verdict, Vendor.MikroTik),
    ...verdict.extra,
  ]
}
