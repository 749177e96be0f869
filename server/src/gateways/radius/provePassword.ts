import { timingSafeEqual } from 'node:crypto'
import { bytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { verifyMschap2 } from '@portico/radius/mschap.ts'
import type { Attribute, Packet } from '@portico/radius/packet.ts'
import { decryptPassword, verifyChap } from '@portico/radius/password.ts'
import type { KnownGateway } from '../registry.ts'

/** PAP, CHAP or MS-CHAPv2, whichever was sent. @returns what the Accept must carry, undefined when it is wrong. */
export function provePassword(gateway: KnownGateway, packet: Packet, password: string): Attribute[] | undefined {
  const hidden = bytes(packet, Attr.UserPassword)
  if (hidden) {
    const sent = decryptPassword(hidden, gateway.radiusSecret, packet.authenticator)
    const expected = Buffer.from(password)
    return sent?.length === expected.length && timingSafeEqual(sent, expected) ? [] : undefined
  }
  if (bytes(packet, Attr.ChapPassword)) return verifyChap(packet, Buffer.from(password)) ? [] : undefined
  const success = verifyMschap2(packet, password)
  return success && [success]
}
