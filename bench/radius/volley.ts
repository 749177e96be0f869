// The load generator: packets are made before the clock starts and answers checked after it stops, so that neither
// costs time in between. A packet without an answer is lost; nothing is sent twice.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { monotonicMs } from '@portico/server/core/clock.ts'
import type { MakePacket } from './packets.ts'

export type Exchange = { request: Buffer; reply: Buffer | undefined; tookMs: number }
export type Volley = { exchanges: Exchange[]; tookMs: number }

/** Packets in flight at once. */
export const LANES = 32
const IDS_A_LANE = 256 / LANES
const GIVE_UP_MS = 5000

/**
 * Closed loop: 32 lanes with one packet in flight each; packets of a chain are sent in order.
 * @param senders ports that the lanes share: processes on a shared port receive packets by sender
 */
export async function fire(port: number, chains: readonly (readonly MakePacket[])[], senders = 1): Promise<Volley> {
  const lanes = Array.from({ length: LANES }, (_, lane) => {
    const packets = chains.filter((_chain, index) => index % LANES === lane).flat()
    return packets.map((make, index): Exchange => ({
      request: make(lane * IDS_A_LANE + (index % IDS_A_LANE)),
      reply: undefined,
      tookMs: 0,
    }))
  })
  const sockets = await Promise.all(Array.from({ length: senders }, () => connect(port)))
  const waiting = new Map<number, (reply: Buffer) => void>()
  for (const socket of sockets) socket.on('message', (reply) => waiting.get(reply.readUInt8(1))?.(reply))
  const from = monotonicMs()
  await Promise.all(lanes.map((lane, index) => runLane(sockets[index % senders]!, waiting, lane)))
  const tookMs = monotonicMs() - from
  for (const socket of sockets) socket.close()
  return { exchanges: lanes.flat(), tookMs }
}

async function runLane(
  socket: Socket,
  waiting: Map<number, (reply: Buffer) => void>,
  lane: readonly Exchange[],
): Promise<void> {
  for (const exchange of lane) {
    const id = exchange.request.readUInt8(1)
    const from = monotonicMs()
    exchange.reply = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), GIVE_UP_MS)
      waiting.set(id, (reply) => {
        clearTimeout(timer)
        resolve(reply)
      })
      socket.send(exchange.request)
    })
    exchange.tookMs = monotonicMs() - from
    waiting.delete(id)
  }
}

const SOCKETS = 8

/**
 * Open loop: one packet per interval, whatever comes back. Time counts from when a packet leaves, because a late timer
 * of this process is not the server's fault.
 */
export async function pace(port: number, packets: readonly MakePacket[], perSecond: number): Promise<Volley> {
  const exchanges = packets.map((make, index): Exchange => ({
    request: make(Math.floor(index / SOCKETS) % 256),
    reply: undefined,
    tookMs: GIVE_UP_MS,
  }))
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => connect(port)))
  // Keyed by socket and identifier as plain numbers: garbage collected here would distort the measurement.
  const waiting = new Int32Array(SOCKETS * 256).fill(-1)
  const leftAt = new Float64Array(exchanges.length)
  let answered = 0
  for (const [lane, socket] of sockets.entries())
    socket.on('message', (reply) => {
      const index = waiting[lane * 256 + reply.readUInt8(1)]!
      const exchange = exchanges[index]
      if (!exchange || exchange.reply) return
      exchange.tookMs = monotonicMs() - leftAt[index]!
      exchange.reply = reply
      answered++
    })
  const from = monotonicMs()
  const due = (index: number) => from + (index * 1000) / perSecond
  const isOver = () => answered === exchanges.length || monotonicMs() > due(exchanges.length) + GIVE_UP_MS
  let sent = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (; sent < exchanges.length && due(sent) <= monotonicMs(); sent++) {
        const lane = sent % SOCKETS
        const { request } = exchanges[sent]!
        waiting[lane * 256 + request.readUInt8(1)] = sent
        leftAt[sent] = monotonicMs()
        sockets[lane]!.send(request)
      }
      if (!isOver()) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  const tookMs = monotonicMs() - from
  for (const socket of sockets) socket.close()
  return { exchanges, tookMs }
}

async function connect(port: number): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', recvBufferSize: 4 * 1024 * 1024 })
  socket.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
