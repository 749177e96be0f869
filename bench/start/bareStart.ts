// The minimum of a first start: create a PostgreSQL, start it, and answer a request.
import { createServer } from 'node:http'
import { startEmbedded } from '@portico/server/core/db/embedded.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { ready, settings } from '../rig/child.ts'

export type BareStart = { dataDir: string; port: number }

const { dataDir, port } = settings<BareStart>()
const database = await startEmbedded({ dataDir, password: 'bare', log: makeLog('silent') })
const server = createServer((_request, response) => response.end('hello')).listen(port, '127.0.0.1', () => ready({}))
process.once('SIGTERM', () => {
  server.close()
  void database.stop().then(() => process.exit(0))
})
