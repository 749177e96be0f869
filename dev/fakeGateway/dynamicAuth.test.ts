import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeDynamicAuthRequest } from '@portico/radius/encode.ts'
import { Code, decodePacket } from '@portico/radius/packet.ts'
import { textAttr } from '@portico/radius/writeAttributes.ts'
import { givenOnline } from './given.ts'
import { PASSWORD, SECRET } from './responder.ts'

const secret = Buffer.from(SECRET)
const byName = [textAttr(Attr.UserName, 'guest')]

test('an order that comes twice is carried out once and answered twice alike, signed', async () => {
  const { gateway, phone } = await givenOnline()
  const socket = listener()
  const request = encodeDynamicAuthRequest(Code.DisconnectRequest, { id: 9, attributes: byName }, secret)
  const first = await answerTo(socket, request, gateway.coaPort)
  expect(verifyReply(decodePacket(first)!, request, secret, { requireMessageAuthenticator: true })).toBe(true)
  expect(decodePacket(first)!.code).toBe(Code.DisconnectAck)

  await phone.login('guest', PASSWORD)
  expect(await answerTo(socket, request, gateway.coaPort)).toEqual(first)
  expect(await phone.canReachInternet()).toBe(true)
})

test('noise, and packets that are no orders, bring nothing down', async () => {
  const { gateway, phone } = await givenOnline()
  const socket = listener()
  const accounting = Buffer.from('0408001e895fe87fbfaba2aff77b7e8a809e2fe82806000000012c047331', 'hex')
  for (const noise of [Buffer.alloc(0), Buffer.from('hello'), Buffer.alloc(5000, 0xff), accounting])
    socket.send(noise, gateway.coaPort, '127.0.0.1')
  const request = encodeDynamicAuthRequest(Code.DisconnectRequest, { id: 1, attributes: byName }, secret)
  expect(decodePacket(await answerTo(socket, request, gateway.coaPort))!.code).toBe(Code.DisconnectAck)
  expect(await phone.canReachInternet()).toBe(false)
})

function listener(): Socket {
  const socket = createSocket('udp4')
  onTestFinished(() => new Promise((done) => socket.close(() => done())))
  return socket
}

async function answerTo(socket: Socket, request: Buffer, port: number): Promise<Buffer> {
  socket.send(request, port, '127.0.0.1')
  const [answer] = (await once(socket, 'message')) as [Buffer]
  return answer
}
