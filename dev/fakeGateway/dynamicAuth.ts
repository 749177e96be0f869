// Receives Disconnect and CoA (RFC 5176) on one UDP port for all simulated hotspots.
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import { integer, text } from '@portico/radius/attributes.ts'
import { verifyDynamicAuthRequest } from '@portico/radius/authenticator.ts'
import { Attr, ErrorCause, TerminateCause } from '@portico/radius/dictionary.ts'
import { encodeReply } from '@portico/radius/encode.ts'
import { Code, decodePacket, type Packet } from '@portico/radius/packet.ts'
import { integerAttr } from '@portico/radius/writeAttributes.ts'
import type { Hotspot } from './hotspot.ts'
import type { Nas } from './nas.ts'
import { readOrder, type Order } from './orders.ts'
import type { Faults, Wire } from './wire.ts'

/** RFC 5176 §6.3: older or newer ones may be replays. */
const WINDOW_SECONDS = 300
const ANSWERS_KEPT = 256

type Setup = { host: string; port: number; hotspot: Hotspot; nases(): Nas[]; faults: Faults; wire: Wire; now(): number }

/** @throws the socket's error when the port is not available */
export async function listenForOrders(setup: Setup): Promise<Socket> {
  const answers = new Map<string, Buffer>()
  const socket = createSocket(isIPv6(setup.host) ? 'udp6' : 'udp4')
  socket.bind(setup.port, setup.host)
  await once(socket, 'listening')
  socket.on('error', () => undefined)
  socket.on('message', (datagram, from) => receive(datagram, from))

  function receive(datagram: Buffer, from: RemoteInfo): void {
    const packet = decodePacket(datagram)
    const nas = packet && provenReceiver(packet, setup.nases())
    // A sender without the secret gets no answer, and neither does a replay.
    if (!nas || !isFresh(packet, setup.now())) return
    if (setup.faults.isDeaf) return
    if (setup.faults.silentDisconnect && packet.code === Code.DisconnectRequest) return

    const key = `${from.address} ${from.port} ${packet.id} ${packet.authenticator.toString('base64')}`
    const answer = answers.get(key) ?? carryOut(packet, nas)
    if (!answer) return
    remember(key, answer)
    setup.wire.send(socket, answer, from.port, from.address)
  }

  function carryOut(packet: Packet, nas: Nas): Buffer | undefined {
    const order = orderFor(packet, nas)
    const isDisconnect = packet.code === Code.DisconnectRequest
    if ('refusal' in order) {
      return encodeReply(
        packet,
        isDisconnect ? Code.DisconnectNak : Code.CoaNak,
        [integerAttr(Attr.ErrorCause, order.refusal)],
        nas.secret,
      )
    }
    for (const phone of order.phones) {
      if (isDisconnect) setup.hotspot.end(phone, TerminateCause.AdminReset)
      else setup.hotspot.change(phone, order.changes)
    }
    return encodeReply(packet, isDisconnect ? Code.DisconnectAck : Code.CoaAck, [], nas.secret)
  }

  function orderFor(packet: Packet, nas: Nas): Order {
    const { faults, hotspot } = setup
    if (text(packet, Attr.NasIdentifier) !== undefined && text(packet, Attr.NasIdentifier) !== nas.nasId)
      return { refusal: ErrorCause.NasIdentificationMismatch }
    if (faults.refuseOrders) return { refusal: faults.refuseOrders }
    if (faults.refuseDisconnect && packet.code === Code.DisconnectRequest) return { refusal: faults.refuseDisconnect }
    hotspot.tick()
    return readOrder(
      packet,
      hotspot.phones().filter((phone) => phone.session && phone.nas === nas),
    )
  }

  /** A repeated request gets the same answer and is not carried out twice (RFC 5176 §2.3). */
  function remember(key: string, answer: Buffer): void {
    answers.set(key, answer)
    if (answers.size > ANSWERS_KEPT) answers.delete(answers.keys().next().value ?? '')
  }

  return socket
}

/** The gateway that the packet names or, if it names none of ours, the one whose secret fits. */
function provenReceiver(packet: Packet, nases: Nas[]): Nas | undefined {
  const nasId = text(packet, Attr.NasIdentifier)
  const named = nases.filter((nas) => nas.nasId === nasId)
  return (named.length > 0 ? named : nases).find((nas) => verifyDynamicAuthRequest(packet, nas.secret))
}

function isFresh(packet: Packet, now: number): boolean {
  const stamp = integer(packet, Attr.EventTimestamp)
  return stamp === undefined || Math.abs(stamp - now / 1000) <= WINDOW_SECONDS
}
