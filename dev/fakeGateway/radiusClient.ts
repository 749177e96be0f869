// Requests to the RADIUS server from one UDP port, each with its own identifier until it is answered.
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { Code, decodePacket, type Packet } from '@portico/radius/packet.ts'
import type { Wire } from './wire.ts'

const IDENTIFIERS = 256

export type Question = {
  port: number
  secret: Buffer
  encode(id: number): Buffer
  /** How often the same bytes are sent, and the wait after each. */
  sends: number
  waitMs: number
}

export type RadiusClient = {
  /** @returns the authentic answer; undefined when none came in time or 256 requests were already open */
  ask(question: Question): Promise<Packet | undefined>
  close(): void
}

type Waiting = { receive(reply: Packet): void; giveUp(): void }

export function openRadiusClient(address: string, wire: Wire): RadiusClient {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  const waiting = new Map<number, Waiting>()
  let lastId = randomInt(IDENTIFIERS)

  socket.on('error', () => undefined)
  socket.on('message', (datagram) => {
    const reply = wire.arrives() ? decodePacket(datagram) : undefined
    if (reply) waiting.get(reply.id)?.receive(reply)
  })

  function takeId(): number | undefined {
    if (waiting.size === IDENTIFIERS) return undefined
    do lastId = (lastId + 1) % IDENTIFIERS
    while (waiting.has(lastId))
    return lastId
  }

  return {
    async ask({ port, secret, encode, sends, waitMs }) {
      const id = takeId()
      if (id === undefined) return sleep(waitMs, undefined, { ref: false })
      const request = encode(id)
      // Accounting answers carry none in practice; an Accept without one may be forged (CVE-2024-3596).
      const requireMessageAuthenticator = request.readUInt8(0) !== Code.AccountingRequest
      return new Promise((resolve) => {
        let sent = 0
        const send = () => {
          if (sent++ < sends) wire.send(socket, request, port, address)
          else finish(undefined)
        }
        const timer = setInterval(send, waitMs)
        const finish = (reply: Packet | undefined) => {
          clearInterval(timer)
          waiting.delete(id)
          resolve(reply)
        }
        const receive = (reply: Packet) =>
          void (verifyReply(reply, request, secret, { requireMessageAuthenticator }) && finish(reply))
        waiting.set(id, { receive, giveUp: () => finish(undefined) })
        send()
      })
    },
    close() {
      for (const { giveUp } of waiting.values()) giveUp()
      socket.close()
    },
  }
}
