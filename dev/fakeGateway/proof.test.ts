import { expect, test } from 'vitest'
import { encodeAccessRequest, encodeReply } from '@portico/radius/encode.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { verifyMschap2 } from '@portico/radius/mschap.ts'
import { Code, decodePacket, type Attribute } from '@portico/radius/packet.ts'
import { textAttr } from '@portico/radius/writeAttributes.ts'
import { provePassword } from './proof.ts'

const secret = Buffer.from('secret')
const authenticator = Buffer.alloc(16, 7)
const login = { username: 'guest', password: 'mật khẩu' }

test('an MS-CHAPv2 Accept is believed only with the proof that the server knows the password too', () => {
  const proof = provePassword('mschapv2', login, secret, authenticator)
  const request = encodeAccessRequest(
    { id: 1, authenticator, attributes: [textAttr(Attr.UserName, login.username), ...proof.attributes] },
    secret,
  )
  const accept = (attributes: Attribute[]) =>
    decodePacket(encodeReply(decodePacket(request)!, Code.AccessAccept, attributes, secret)!)!
  const success = verifyMschap2(decodePacket(request)!, login.password)!
  expect(proof.isAnsweredBy(accept([success]))).toBe(true)
  expect(proof.isAnsweredBy(accept([]))).toBe(false)
  const altered = Buffer.from(success.value)
  altered.writeUInt8(altered.readUInt8(altered.length - 1) ^ 1, altered.length - 1)
  expect(proof.isAnsweredBy(accept([{ ...success, value: altered }]))).toBe(false)
})
