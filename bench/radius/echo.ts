// A limit of this machine: a Node process that echoes every datagram.
import { createSocket } from 'node:dgram'
import { ready } from '../rig/child.ts'

const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024 })
socket.on('message', (datagram, from) => socket.send(datagram, from.port, from.address))
socket.bind(0, '127.0.0.1', () => ready({ port: socket.address().port }))
