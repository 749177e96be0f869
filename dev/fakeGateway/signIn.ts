// Asks the RADIUS server whether to admit a guest, as a hotspot does after its login form.
import { randomBytes } from 'node:crypto'
import { text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeAccessRequest } from '@portico/radius/encode.ts'
import { Code, type Packet } from '@portico/radius/packet.ts'
import { textAttr } from '@portico/radius/writeAttributes.ts'
import type { Outcome, Phone } from './phones.ts'
import { provePassword, type Login } from './proof.ts'
import { stationAttributes } from './station.ts'

export type Answer = { kind: 'accept'; packet: Packet } | Exclude<Outcome, { kind: 'online' }>

const SENDS = 3
const MAX_NAME_BYTES = 253
const MAX_PASSWORD_BYTES = 128

export async function askAccess(
  phone: Phone,
  login: Login,
  acctSessionId: string,
  { authPort, retryMs }: { authPort: number; retryMs: number },
): Promise<Answer> {
  const { nas } = phone
  const [nameBytes, passwordBytes] = [Buffer.byteLength(login.username), Buffer.byteLength(login.password)]
  // A hotspot itself refuses what no packet can carry.
  if (nameBytes === 0 || nameBytes > MAX_NAME_BYTES || passwordBytes > MAX_PASSWORD_BYTES) return { kind: 'reject' }

  const { secret } = nas
  const authenticator = randomBytes(16)
  const proof = provePassword(nas.auth, login, secret, authenticator)
  const attributes = [
    textAttr(Attr.UserName, login.username),
    ...proof.attributes,
    ...stationAttributes(nas, phone, acctSessionId),
  ]
  const encode = (id: number) => encodeAccessRequest({ id, authenticator, attributes }, secret)
  const packet = await nas.client.ask({ port: authPort, secret, encode, sends: SENDS, waitMs: retryMs })
  if (!packet) return { kind: 'timeout' }
  // A hotspot's page does not support Access-Challenge: it counts as a refusal.
  if (packet.code === Code.AccessAccept && proof.isAnsweredBy(packet)) return { kind: 'accept', packet }
  return { kind: 'reject', message: text(packet, Attr.ReplyMessage) }
}
