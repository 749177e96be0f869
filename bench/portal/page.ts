// A lower bound: node:http sending one prepared page, with the bytes that the portal has just sent.
import { createServer } from 'node:http'
import { ready, settings } from '../rig/child.ts'

export type ReadyPage = { base64: string; headers: Record<string, string> }

const { base64, headers } = settings<ReadyPage>()
const body = Buffer.from(base64, 'base64')

const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => ready({ port: (server.address() as { port: number }).port }))
