// A login as the gateway itself would ask for it: a signed Access-Request over UDP, for a device that may come in for
// this minute alone. It proves RADIUS, the secret as stored, the decision and the signed answer.
import { createSocket } from 'node:dgram'
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { bytes } from '@portico/radius/attributes.ts'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeAccessRequest } from '@portico/radius/encode.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { Code, decodePacket, type Packet } from '@portico/radius/packet.ts'
import { bytesAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from './registry.ts'

const WAIT_MS = 3000

/** @returns whether a signed Access-Accept came back */
export async function loginOnce(services: Services, gateway: KnownGateway): Promise<boolean> {
  const mac = `02${randomBytes(5).toString('hex')}`
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into access_rules (page_id, id, kind, mac, until, created_at)
      values (${gateway.pageId}, ${id}, 'allow', ${mac}, ${new Date(now.getTime() + 60_000)}, ${now})`),
  )
  try {
    return await sendProbe(services, gateway, mac)
  } finally {
    await services.db.asSystem(async (tx) => {
      await tx.run(sql`delete from access_rules where page_id = ${gateway.pageId} and id = ${id}`)
      await tx.run(sql`delete from auth_log where page_id = ${gateway.pageId} and at >= ${now} and mac = ${mac}`)
    })
  }
}

/** Whether a packet is such a probe: it proves neither the gateway's address nor that it is up. */
export function isProbe(services: Pick<Services, 'secrets'>, packet: Packet): boolean {
  const mark = bytes(packet, Attr.ProxyState)
  return mark?.length === 32 && timingSafeEqual(mark, markOf(services, packet.authenticator))
}

function markOf({ secrets }: Pick<Services, 'secrets'>, authenticator: Buffer): Buffer {
  return hash('sha256', Buffer.concat([secrets.derive('probes'), authenticator]), 'buffer')
}

function sendProbe(services: Services, { nasId, radiusSecret }: KnownGateway, mac: string): Promise<boolean> {
  const { config } = services
  const authenticator = randomBytes(16)
  const attributes = [
    bytesAttr(Attr.ProxyState, markOf(services, authenticator)),
    textAttr(Attr.UserName, mac),
    textAttr(Attr.NasIdentifier, nasId),
    textAttr(Attr.CallingStationId, formatMac(mac, 'AA-BB-CC-DD-EE-FF')),
  ]
  const request = encodeAccessRequest({ id: randomInt(256), authenticator, attributes }, radiusSecret)
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host === '::' ? '::1' : config.host
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  return new Promise((resolve) => {
    const finish = (isAccepted: boolean) => {
      clearTimeout(timer)
      socket.close()
      resolve(isAccepted)
    }
    const timer = setTimeout(finish, WAIT_MS, false)
    socket.on('error', () => finish(false))
    socket.on('message', (datagram) => {
      const reply = decodePacket(datagram)
      if (!reply || !verifyReply(reply, request, radiusSecret, { requireMessageAuthenticator: true })) return
      finish(reply.code === Code.AccessAccept)
    })
    socket.send(request, config.radiusAuthPort, host, () => undefined)
  })
}
