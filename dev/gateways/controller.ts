// A controller's web side for simulators: JSON, cookies, plain HTTP or a self-signed certificate.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export type Call = {
  method: string
  /** Includes the query. */
  path: string
  headers: IncomingHttpHeaders
  cookies: Record<string, string>
  body: Record<string, unknown>
}
export type Spoken = { status: number; headers?: Record<string, string>; body?: object }

export type ControllerSetup = { tls?: { key: string; cert: string } }
/** Faults that apply to every call. May be changed while it runs. */
export type LineFaults = {
  /** Each answer takes this long. */
  slowMs?: number
  /** Accepts the connection and never answers; `drip` begins an answer and never ends it. */
  blackHole?: boolean | 'drip'
  /** Cuts the connection when a call has arrived. */
  isCut?: boolean
  /** Something else answers: a page of another release or another machine. */
  isAnother?: boolean
}
export type RunningController = { url: string; calls: string[]; line: LineFaults; stop(): Promise<void> }

export async function serveController(
  { tls }: ControllerSetup,
  answer: (call: Call) => Spoken | Promise<Spoken>,
): Promise<RunningController> {
  const calls: string[] = []
  const line: LineFaults = {}
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? '/'
      calls.push(`${request.method} ${path}`)
      const call = {
        method: request.method ?? 'GET',
        path,
        headers: request.headers,
        cookies: readCookies(request.headers.cookie ?? ''),
        body: readBody(Buffer.concat(parts).toString('utf8')),
      }
      if (line.isCut) return void request.socket.destroy()
      if (line.blackHole === 'drip') response.writeHead(200, { 'content-type': 'application/json' }).write('{')
      if (line.blackHole) return
      if (line.isAnother) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
      void late(line.slowMs)
        .then(() => answer(call))
        .then(({ status, headers = {}, body = {} }) => {
          response.writeHead(status, { 'content-type': 'application/json', ...headers })
          response.end(JSON.stringify(body))
        })
    })
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    calls,
    line,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function late(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split('; ').map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return Object.fromEntries(pairs)
}

function readBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
