import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Reply } from './routes.ts'

const BROKEN: Reply = { status: 500, body: 'The simulated gateway stumbled.' }

/**
 * Serves the hotspot's pages; a handler that fails answers 500 and never ends the process.
 * @throws the socket's error when the port is not available
 */
export async function serveWeb(
  host: string,
  port: number,
  answer: (request: IncomingMessage) => Promise<Reply>,
): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request)
      .catch(() => BROKEN)
      .then((reply) => write(response, reply))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

function write(response: ServerResponse, { status, location, body }: Reply): void {
  const isPage = body.startsWith('<!doctype')
  // An address may contain a one-time password, which must stay out of caches and Referer.
  response.writeHead(status, {
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    ...(location && { location }),
  })
  response.end(body)
}
