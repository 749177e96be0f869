import { Attr } from '@portico/radius/dictionary.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { bytesAttr } from '@portico/radius/writeAttributes.ts'
import type { KnownGateway } from '../registry.ts'
import type { Acceptance } from './authenticate.ts'
import { allowanceOf, limitAttributes } from './limitAttributes.ts'

/** What an Access-Accept grants, in the words of the gateway's brand. */
export function acceptAttributes(gateway: KnownGateway, verdict: Acceptance): Attribute[] {
  const { username, seconds: sessionSeconds, downKbps, upKbps, extra } = verdict
  const allowances = [allowanceOf(gateway), verdict.totalBytes ?? 0].filter((bytes) => bytes > 0)
  const totalBytes = allowances.length > 0 ? Math.min(...allowances) : 0
  const limits = { sessionSeconds, downKbps, upKbps, totalBytes }
  return [
    ...limitAttributes(gateway.type, limits),
    // Comes back in accounting and ties it to the visit.
    bytesAttr(Attr.Class, Buffer.from(username)),
    ...extra,
  ]
}
