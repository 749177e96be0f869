// A third party's endpoint: records requests and replies as configured.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../../../dev/simulators/listen.ts'

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: ReceivedRequest) => void

export type Receiver = {
  url: string
  /** What came to one path, oldest first. */
  at(path: string): ReceivedRequest[]
  /** Sets a path's reply from now on; 200 by default. */
  answer(path: string, how: Answer | number): void
  close(): Promise<void>
}

/** Listens on loopback over plain http, which the server must be configured to trust. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = []
  const answers = new Map<string, Answer | number>()
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    const how = answers.get(one.path) ?? 200
    if (typeof how === 'number') response.writeHead(how).end()
    else how(response, one)
  })
  return {
    url: await listenOnLoopback(server),
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, how) => void answers.set(path, how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
