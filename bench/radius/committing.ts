// A limit of this machine: a Node process that echoes every datagram after a row that holds it is on disk.
import { createSocket } from 'node:dgram'
import { makePool } from '@portico/server/core/db/pool.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { ready, settings } from '../rig/child.ts'

/** As many connections as the product uses to commit answers. */
const CONNECTIONS = 2

const { url } = settings<{ url: string }>()
const pool = makePool(url, makeLog('silent'), { name: 'bench', max: CONNECTIONS })
await pool.query('create table if not exists bench_commit (body bytea)')
const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024 })
socket.on('message', (datagram, from) => {
  const stored = pool.query({ name: 'keep', text: 'insert into bench_commit values ($1)', values: [datagram] })
  void stored.then(() => socket.send(datagram, from.port, from.address))
})
socket.bind(0, '127.0.0.1', () => ready({ port: socket.address().port }))
