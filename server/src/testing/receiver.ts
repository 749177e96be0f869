// Somebody else's endpoint: keeps what it is sent and answers as it is told.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../../../dev/simulators/listen.ts'

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, received: ReceivedRequest) => void

export type Receiver = {
  url: string
  /** What came to one path, oldest first. */
  at(path: string): ReceivedRequest[]
  /** How a path answers from now on; 200 until told. */
  answer(path: string, how: Answer | number): void
  close(): Promise<void>
}

/** Listens on loopback over plain http: the server must be told to trust it. */
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
