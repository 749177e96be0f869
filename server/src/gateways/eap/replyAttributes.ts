// An answer of EAP as RADIUS carries it.
import { randomInt } from 'node:crypto'
import { Attr } from '@portico/radius/dictionary.ts'
import { eapAttributes } from '@portico/radius/eap.ts'
import { mppeKeys } from '@portico/radius/mppe.ts'
import type { Attribute, Packet } from '@portico/radius/packet.ts'
import { bytesAttr, integerAttr } from '@portico/radius/writeAttributes.ts'
import { acceptAttributes } from '../radius/acceptAttributes.ts'
import type { KnownGateway } from '../registry.ts'
import type { EapAnswer } from './conversations.ts'

/** When the time is over the gateway asks again, and a guest who may stay notices nothing (RFC 2865 §5.29). */
const ASK_AGAIN = 1
const SALTS = 2 ** 14

/** The attributes of a challenge, an accept with its keys, or a reject. */
export function eapReplyAttributes(gateway: KnownGateway, packet: Packet, answer: EapAnswer): Attribute[] {
  const eap = eapAttributes(answer.eap)
  if (answer.kind === 'reject') return eap
  if (answer.kind === 'challenge') return answer.state ? [bytesAttr(Attr.State, answer.state), ...eap] : eap
  const { acceptance, masterKey } = answer
  const salt = randomInt(SALTS)
  const hiding = { secret: gateway.radiusSecret, authenticator: packet.authenticator }
  return [
    ...acceptAttributes(gateway, { ...acceptance, extra: [] }),
    integerAttr(Attr.TerminationAction, ASK_AGAIN),
    ...mppeKeys(masterKey, hiding, [salt, salt + SALTS]),
    ...eap,
  ]
}
