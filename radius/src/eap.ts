/** EAP carried in RADIUS (RFC 3579). No method is supported: an 802.1X client is refused at once. */

import { readAll } from './attributes.ts'
import { Attr } from './dictionary.ts'
import type { Attribute, PacketFields } from './packet.ts'

const EAP_FAILURE = 4
const EAP_HEADER_BYTES = 4

/**
 * What an Access-Reject must carry when the request had an EAP-Message (RFC 3579 §2.6.3); undefined when it had none.
 * The identifier is the Response's (RFC 3748 §4.2), 0 for EAP-Start, which has none.
 */
export function eapFailure(request: Pick<PacketFields, 'attributes'>): Attribute | undefined {
  const parts = readAll(request, Attr.EapMessage)
  if (parts.length === 0) return undefined
  const id = Buffer.concat(parts)[1] ?? 0
  return { type: Attr.EapMessage, value: Buffer.from([EAP_FAILURE, id, 0, EAP_HEADER_BYTES]) }
}
