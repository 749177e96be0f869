import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

/** Terminates TLS before the portal like a reverse proxy, adds x-forwarded headers, and reports each request's first 4 kB. */
export async function startTlsFront(
  certificate: Certificate,
  listenOn: string,
  portalPort: number,
  onRequest: (seen: { method: string; path: string; body: string; status: number }) => void,
) {
  const server = createServer(certificate, (incoming, reply) => {
    const { method = 'GET', url: path = '/' } = incoming
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part.toString('latin1').slice(0, 4096)))
    const headers = {
      ...incoming.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-host': incoming.headers.host,
    }
    const onward = request({ host: listenOn, port: portalPort, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 502
      reply.writeHead(status, answer.headers)
      answer.pipe(reply)
      answer.once('end', () => onRequest({ method, path, body, status }))
    })
    onward.on('error', (error) => {
      onRequest({ method, path, body, status: 502 })
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end(`the portal does not answer: ${error.message}\n`)
    })
    reply.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, listenOn, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
