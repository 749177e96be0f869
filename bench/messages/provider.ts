// A provider that takes every message and remembers how often each came, and when.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { ready } from '../rig/child.ts'

export type Arrival = { times: number; to: string; firstAt: number; lastAt: number }

const arrivals = new Map<string, Arrival>()
const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json')
  if (request.method === 'GET') return void response.end(JSON.stringify([...arrivals]))
  const { to } = JSON.parse(await text(request)) as { to: string }
  const key = String(request.headers['idempotency-key'])
  const [now, before] = [Date.now(), arrivals.get(key)]
  arrivals.set(key, { to, times: (before?.times ?? 0) + 1, firstAt: before?.firstAt ?? now, lastAt: now })
  return void response.writeHead(202).end('{}')
})
server.listen(0, '127.0.0.1', () => ready({ port: Object(server.address()).port }))
