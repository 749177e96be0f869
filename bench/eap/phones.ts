// Phones of one gateway that sign in by EAP over UDP, so many at a time. The phones' half of each handshake is made in
// this process, beside the server: the server's own processor time is the figure that counts.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { Attr } from '@portico/radius/dictionary.ts'
import { eapAttributes, EapType, decodeEap, readEap } from '@portico/radius/eap.ts'
import { bytes, vendorBytes } from '@portico/radius/attributes.ts'
import { encodeAccessRequest } from '@portico/radius/encode.ts'
import { revealKey } from '@portico/radius/mppe.ts'
import { decodePacket } from '@portico/radius/packet.ts'
import { MicrosoftAttr, Vendor } from '@portico/radius/vendors.ts'
import { bytesAttr, integerAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { signInByProfile, type PhoneResult } from '@portico/server/testing/eapPhone.ts'
import type { Nas } from '../radius/packets.ts'

export type PhoneWay = Omit<Parameters<typeof signInByProfile>[0], 'leavesAfter'>
export type Handshakes = { results: PhoneResult[]; tookMs: number }

const AT_ONCE = 8
const GIVE_UP_MS = 8000
const MTU = 1400

/** @param leavesAfter of the phone with this number: walks away after so many responses */
export async function handshake(
  port: number,
  nas: Nas,
  ways: readonly PhoneWay[],
  leavesAfter: (index: number) => number | undefined = () => undefined,
): Promise<Handshakes> {
  const results: PhoneResult[] = []
  let next = 0
  const from = monotonicMs()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      const line = await openLine(port, nas, lane)
      for (let index = next++; index < ways.length; index = next++) {
        const after = leavesAfter(index)
        line.begin()
        const result = await signInByProfile(
          { ...ways[index]!, ...(after !== undefined && { leavesAfter: after }) },
          line.carry,
        )
        if (result.masterKey && !line.hasKeyOf(result.masterKey)) throw new Error('the phone and its gateway differ')
        results[index] = result
      }
      line.close()
    }),
  )
  return { results, tookMs: monotonicMs() - from }
}

async function openLine(port: number, nas: Nas, lane: number) {
  const socket: Socket = createSocket('udp4')
  socket.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let id = 0
  let state: Buffer | undefined
  let name = ''
  let key: Buffer | undefined
  let heard: ((reply: Buffer | undefined) => void) | undefined
  socket.on('message', (reply) => reply.readUInt8(1) === id && heard?.(reply))
  return {
    begin: () => void ([state, key] = [undefined, undefined]),
    /** A gateway gets half of the key. */
    hasKeyOf: (masterKey: Buffer) => key !== undefined && masterKey.subarray(0, key.length).equals(key),
    close: () => socket.close(),
    async carry(response: Buffer): Promise<Buffer | undefined> {
      id = (id + 1) % 256
      const eap = decodeEap(response)!
      // A gateway repeats the name that the phone said first (RFC 3579 §2.1).
      if (eap.type === EapType.Identity) name = eap.data.toString()
      const attributes = [
        textAttr(Attr.UserName, name),
        textAttr(Attr.NasIdentifier, nas.nasId),
        textAttr(Attr.CallingStationId, `02-00-00-00-00-${(16 + lane).toString(16)}`),
        integerAttr(Attr.FramedMtu, MTU),
        ...(state ? [bytesAttr(Attr.State, state)] : []),
        ...eapAttributes(eap),
      ]
      const authenticator = randomBytes(16)
      const request = encodeAccessRequest({ id, authenticator, attributes }, nas.secret)
      const reply = await new Promise<Buffer | undefined>((resolve) => {
        const timer = setTimeout(resolve, GIVE_UP_MS, undefined)
        heard = (one) => {
          clearTimeout(timer)
          resolve(one)
        }
        socket.send(request)
      })
      const packet = reply && decodePacket(reply)
      if (!packet) return undefined
      state = bytes(packet, Attr.State) ?? state
      const hidden = vendorBytes(packet, Vendor.Microsoft, MicrosoftAttr.MppeRecvKey)
      key = hidden && revealKey(hidden, { secret: nas.secret, authenticator })
      return readEap(packet)
    },
  }
}
