// A process that floods RADIUS with garbage at a given rate and reports the rate. Started by flood.test.ts.
import { randomBytes, randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeAccessRequest, encodeAccountingRequest } from '@portico/radius/encode.ts'
import { textAttr } from '@portico/radius/writeAttributes.ts'

export type Flood = { ports: number[]; perSecond: number; seconds: number; nasIds: string[] }
export type FloodResult = { sent: number; seconds: number; heard: number }

const DIFFERENT = 4000
const EVERY_MS = 5

/** Noise, attributes with false lengths, unknown names, and known names under another secret. */
function garbage(nasIds: string[]): Buffer {
  switch (randomInt(4)) {
    case 0:
      return randomBytes(randomInt(1, 1500))
    case 1: {
      const packet = request(nasIds[randomInt(nasIds.length)]!)
      packet[21] = randomInt(packet.length, 256)
      return packet
    }
    case 2:
      return request(`stranger-${randomInt(1e9)}`)
    default:
      return request(nasIds[randomInt(nasIds.length)]!)
  }
}

function request(nasId: string): Buffer {
  const attributes = [textAttr(Attr.UserName, 'x'.repeat(30)), textAttr(Attr.NasIdentifier, nasId)]
  const of = { id: randomInt(256), attributes }
  const secret = randomBytes(16)
  return randomInt(2)
    ? encodeAccessRequest({ ...of, authenticator: randomBytes(16) }, secret)
    : encodeAccountingRequest(of, secret)
}

const { ports, perSecond, seconds, nasIds }: Flood = JSON.parse(process.argv[2] ?? '{}')
const datagrams = Array.from({ length: DIFFERENT }, () => garbage(nasIds))
const socket = createSocket('udp4')
let heard = 0
let sent = 0
socket.on('message', () => heard++)
const from = performance.now()
const timer = setInterval(() => {
  const ran = (performance.now() - from) / 1000
  const due = Math.min(ran, seconds) * perSecond
  for (; sent < due; sent++) socket.send(datagrams[sent % DIFFERENT]!, ports[sent % ports.length], '127.0.0.1')
  if (ran < seconds) return
  clearInterval(timer)
  // An answer on loopback would be here by then.
  setTimeout(() => {
    process.send?.({ sent, seconds: ran, heard } satisfies FloodResult)
    socket.close()
    process.disconnect()
  }, 500)
}, EVERY_MS)
