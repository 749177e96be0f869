// A limit of this machine: node:http and one statement over the same driver and pool.
import { createServer } from 'node:http'
import { makePool } from '@portico/server/core/db/pool.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { ready, settings } from './child.ts'

const { databaseUrl, statement, values } = settings<SqlServer>()
const pool = makePool(databaseUrl, makeLog('silent'), { name: 'limit' })

const server = createServer((_request, response) => {
  pool.query(statement, values).then(
    ({ rows }) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ rows, count: rows.length })),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1', () => ready({ port: (server.address() as { port: number }).port }))

export type SqlServer = { databaseUrl: string; statement: string; values: unknown[] }
