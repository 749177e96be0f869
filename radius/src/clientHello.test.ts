import { once } from 'node:events'
import { createServer } from 'node:net'
import { connect } from 'node:tls'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClientHello } from './clientHello.ts'

/** What Node's own TLS says first. */
async function helloOf(maxVersion: 'TLSv1.2' | 'TLSv1.3'): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const client = connect({ host: '127.0.0.1', port: typeof address === 'object' ? address!.port : 0, maxVersion })
  client.on('error', () => undefined)
  const [socket] = await once(server, 'connection')
  const [bytes] = await once(socket, 'data')
  client.destroy()
  socket.destroy()
  server.close()
  return bytes
}

test('tells a client of TLS 1.3 from one of 1.2, and its session', async () => {
  const [older, newer] = [await helloOf('TLSv1.2'), await helloOf('TLSv1.3')]
  expect(readClientHello(older)).toMatchObject({ offersTls13: false, ticketName: undefined })
  expect(readClientHello(newer)).toMatchObject({ offersTls13: true, ticketName: undefined })
  expect(readClientHello(newer)!.sessionId).toHaveLength(32)
})

test('a hello that is cut, changed, or none at all never makes reading fail', async () => {
  const hello = await helloOf('TLSv1.3')
  for (let length = 0; length < hello.length; length += 7) readClientHello(hello.subarray(0, length))
  fc.assert(
    fc.property(fc.nat(hello.length - 1), fc.nat(255), (at, value) => {
      const changed = Buffer.from(hello)
      changed.writeUInt8(value, at)
      readClientHello(changed)
    }),
  )
  expect(readClientHello(Buffer.from('GET / HTTP/1.1\r\n'))).toBeUndefined()
})
