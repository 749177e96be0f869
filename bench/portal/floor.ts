// A lower bound: a server that asks PostgreSQL for one row and answers with nothing.
import { createServer } from 'node:http'
import { openDatabase, prepare } from '@portico/server/core/db/database.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { ready, settings } from '../rig/child.ts'

export type FloorSettings = { url: string }

const { url } = settings<FloorSettings>()
const database = openDatabase({ app: url, system: url }, makeLog('silent'))
const selectOne = prepare('select 1 as n')

const server = createServer((_request, response) => {
  void database.runAlone(selectOne()).then(() => response.end())
})
server.listen(0, '127.0.0.1', () => ready({ port: (server.address() as { port: number }).port }))
