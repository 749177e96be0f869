// The RADIUS server: two sockets. Each packet is proved, looked up among copies, worked on in a batch,
// and answered only after the commit. What it must not answer it drops and counts.
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { bytes, text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { Code, decodePacket, type Attribute, type Packet } from '@portico/radius/packet.ts'
import { eapFailure } from '@portico/radius/eap.ts'
import { encodeReply } from '@portico/radius/encode.ts'
import { mschap2Error } from '@portico/radius/mschap.ts'
import { StartError } from '../../core/config.ts'
import { monotonicMs } from '../../core/clock.ts'
import type { RadiusAnswer } from '../../core/metrics/metrics.ts'
import type { Services } from '../../core/services.ts'
import { isGrantName } from '../grants.ts'
import type { Presence } from '../presence.ts'
import { makeConversations } from '../eap/conversations.ts'
import type { EapOffice } from '../eap/office.ts'
import { eapReplyAttributes } from '../eap/replyAttributes.ts'
import { isProbe } from '../probeLogin.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { useNextSecrets } from '../rotation.ts'
import { acceptAttributes } from './acceptAttributes.ts'
import { authenticate, type AccessQuery } from './authenticate.ts'
import { makeBatcher } from '../../core/batcher.ts'
import { makeClients, type Drop } from './client.ts'
import { keepDrops } from './drops.ts'
import { makeCodeLogin, type CodeLogin } from './codeLogin.ts'
import { makeDuplicates } from './duplicates.ts'
import { makeFreshness } from './freshness.ts'
import { openInbox } from './inbox.ts'
import { isClockOff, makeTurns } from './oddities.ts'
import { readAccounting } from './readAccounting.ts'
import type { GatewayRecord } from './storeRecords.ts'
import { codeOf, messageOf } from '@portico/contract/errorParts.ts'

export type RadiusCounters = Record<Drop | 'accepted' | 'rejected' | 'accounted' | 'duplicate' | 'failed', number>

export type RadiusServer = {
  authPort: number
  acctPort: number
  counters: Readonly<RadiusCounters>
  close(): Promise<void>
}

type RadiusParts = {
  registry: Registry
  presence: Presence
  /** Who decides logins by access code; without it there are none. */
  codes?: CodeLogin
  /** Who knows guests' profiles; without it every EAP request is refused. */
  eap?: EapOffice
  rejectDelayMs?: number
  /** See {@link openInbox}. */
  idleMs?: number
  reusePort?: boolean
}

/** FreeRADIUS and RFC 2865 §2.4 both advise it: a guess costs a second. */
const REJECT_DELAY_MS = 1000

/** A login is good once: its answer is worth waiting for. */
const FINISH_MS = 3000

const EAP_CODES = {
  challenge: Code.AccessChallenge,
  accept: Code.AccessAccept,
  reject: Code.AccessReject,
} as const

/** Opens both ports. @throws StartError when one is taken or forbidden. */
// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function startRadius(
  services: Services,
  { registry, presence, codes, eap, rejectDelayMs = REJECT_DELAY_MS, idleMs, reusePort = false }: RadiusParts,
): Promise<RadiusServer> {
  const counters: RadiusCounters = {
    malformed: 0,
    'unknown-gateway': 0,
    'wrong-secret': 0,
    'no-message-authenticator': 0,
    accepted: 0,
    rejected: 0,
    accounted: 0,
    duplicate: 0,
    failed: 0,
  }
  const duplicates = makeDuplicates(monotonicMs)
  const drops = keepDrops(services, registry)
  const isTurn = makeTurns()
  const isFresh = makeFreshness()
  const clients = makeClients(registry, monotonicMs)
  const ask = makeBatcher((asks: AccessQuery[]) => authenticate(services, asks))
  const askCode = makeCodeLogin(codes)
  const talks = eap && makeConversations(eap, { now: () => services.clock.now(), nowMs: monotonicMs })
  const inbox = openInbox(services, idleMs)
  const atWork = new Set<Promise<void>>()
  let isClosing = false
  const account = makeBatcher((items: GatewayRecord[]) => inbox.take(items))

  function receive(socket: Socket, codes: readonly Code[], datagram: Buffer, from: RemoteInfo): void {
    // Not answered, so that the gateway turns to its other server.
    if (isClosing) return
    const packet = decodePacket(datagram)
    if (!packet || !codes.includes(packet.code)) return void counters.malformed++
    const gateway = clients.find(packet, from.address)
    if (typeof gateway === 'string') {
      counters[gateway]++
      return drops.note(gateway, packet, from.address)
    }
    const key = `${from.address} ${from.port} ${packet.code} ${packet.id} ${packet.authenticator.toString('base64')}`
    const known = duplicates.find(key)
    if (known) counters.duplicate++
    if (known === 'pending') return
    if (known) return socket.send(known, from.port, from.address)
    duplicates.pending(key)
    if (!isProbe(services, packet)) {
      if (saysWhereItIs(packet)) {
        const now = services.clock.now().getTime()
        registry.learn(gateway, from.address, isFresh(gateway.id, packet, now))
        if (isTurn(gateway.id, from.address, now)) drops.noteOf('two-boxes', gateway, from.address)
        if (isClockOff(packet, now)) drops.noteOf('clock-off', gateway, from.address)
      }
      presence.heardOf(gateway)
    }
    // An answer under the new secret goes out at once; that the old one is over may take a moment longer.
    if (gateway.isRenewed)
      useNextSecrets(services, gateway).catch((error: Error) =>
        services.log.warn({ reason: error.message, nasId: gateway.nasId }, 'new keys could not be taken into use'),
      )
    const begunMs = monotonicMs()
    const working = work(gateway, packet, from.address)
      .then((reply) => {
        if (!reply) return
        services.metrics?.answeredRadius(answerOf(reply, monotonicMs() - begunMs))
        duplicates.answered(key, reply)
        socket.send(reply, from.port, from.address)
      })
      .catch((error: Error) => {
        // No answer: the gateway sends again, and by then the database may be back.
        counters.failed++
        duplicates.forget(key)
        services.log.warn({ reason: error.message, nasId: gateway.nasId }, 'a RADIUS packet could not be worked on')
      })
      .finally(() => atWork.delete(working))
    atWork.add(working)
  }

  async function work(gateway: KnownGateway, packet: Packet, address: string): Promise<Buffer | undefined> {
    const reply = (
      code:
        | typeof Code.AccessAccept
        | typeof Code.AccessReject
        | typeof Code.AccessChallenge
        | typeof Code.AccountingResponse,
      attributes: Attribute[],
    ) => encodeReply(packet, code, attributes, gateway.radiusSecret)
    if (packet.code === Code.AccountingRequest) {
      const record = readAccounting(packet, services.clock.now())
      if (record) await account({ gateway, record })
      counters.accounted++
      return reply(Code.AccountingResponse, [])
    }
    if (talks && bytes(packet, Attr.EapMessage)) {
      const answer = await talks.answer(gateway, packet)
      if (!answer) return undefined
      if (answer.kind === 'accept') {
        counters.accepted++
        // The phone proved itself within this conversation, so this packet is no replay.
        registry.learn(gateway, address, true)
      }
      if (answer.kind === 'reject') {
        counters.rejected++
        await new Promise((resolve) => setTimeout(resolve, rejectDelayMs))
      }
      return reply(EAP_CODES[answer.kind], eapReplyAttributes(gateway, packet, answer))
    }
    const verdict = (await askCode({ gateway, packet })) ?? (await ask({ gateway, packet }))
    if (typeof verdict !== 'string') {
      counters.accepted++
      // A one-time login is accepted once, so this packet is no replay.
      if (saysWhereItIs(packet) && isGrantName(text(packet, Attr.UserName) ?? ''))
        registry.learn(gateway, address, true)
      return reply(Code.AccessAccept, acceptAttributes(gateway, verdict))
    }
    counters.rejected++
    await new Promise((resolve) => setTimeout(resolve, rejectDelayMs))
    const reasons = [mschap2Error(packet), eapFailure(packet)].filter((reason) => reason !== undefined)
    return reply(Code.AccessReject, reasons)
  }

  function status(
    socket: Socket,
    code: typeof Code.AccessAccept | typeof Code.AccountingResponse,
    datagram: Buffer,
    from: RemoteInfo,
  ): boolean {
    if (datagram[0] !== Code.StatusServer) return false
    const packet = decodePacket(datagram)
    const gateway = packet ? clients.find(packet, from.address) : 'malformed'
    if (typeof gateway === 'string') counters[gateway]++
    else {
      presence.heardOf(gateway)
      const reply = encodeReply(packet!, code, [], gateway.radiusSecret)
      if (reply) socket.send(reply, from.port, from.address)
    }
    return true
  }

  const { host, radiusAuthPort, radiusAcctPort } = services.config
  const auth = await bind(radiusAuthPort, host, reusePort, 'RADIUS_AUTH_PORT')
  const acct = await bind(radiusAcctPort, host, reusePort, 'RADIUS_ACCT_PORT').catch((error: unknown) => {
    auth.close()
    throw error
  })
  auth.on(
    'message',
    (datagram, from) =>
      status(auth, Code.AccessAccept, datagram, from) || receive(auth, [Code.AccessRequest], datagram, from),
  )
  acct.on(
    'message',
    (datagram, from) =>
      status(acct, Code.AccountingResponse, datagram, from) || receive(acct, [Code.AccountingRequest], datagram, from),
  )
  return {
    authPort: auth.address().port,
    acctPort: acct.address().port,
    counters,
    close: async () => {
      isClosing = true
      await Promise.race([Promise.all(atWork), sleep(FINISH_MS, undefined, { ref: false })])
      // The last answers leave with the next turn of the loop.
      await nextTurn()
      talks?.close()
      await drops.close()
      await Promise.all([auth, acct].map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))))
      await inbox.close()
    },
  }
}

const RESULTS: Readonly<Record<number, string>> = {
  [Code.AccessAccept]: 'accept',
  [Code.AccessReject]: 'reject',
  [Code.AccessChallenge]: 'challenge',
}

function answerOf(reply: Buffer, tookMs: number): RadiusAnswer {
  const result = RESULTS[reply[0]!]
  return { kind: result ? 'auth' : 'acct', result: result ?? 'response', seconds: tookMs / 1000 }
}

/** A packet that proves nothing (an old box's, without Message-Authenticator) may come from anywhere. */
function saysWhereItIs(packet: Packet): boolean {
  return packet.code === Code.AccountingRequest || bytes(packet, Attr.MessageAuthenticator) !== undefined
}

async function bind(port: number, host: string, reusePort: boolean, variable: string): Promise<Socket> {
  const socket = createSocket({
    type: host.includes(':') ? 'udp6' : 'udp4',
    reusePort,
    recvBufferSize: 4 * 1024 * 1024,
  })
  socket.bind(port, host)
  try {
    await once(socket, 'listening')
  } catch (error) {
    throw portError(error, port, variable, 'UDP')
  }
  socket.on('error', () => undefined)
  return socket
}

/** A sentence for a port that cannot be had. */
export function portError(error: unknown, port: number, variable: string, kind: 'UDP' | 'TCP'): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new StartError(
      `${kind} port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
    )
  if (code === 'EACCES')
    return new StartError(`${kind} port ${port} may not be opened by this user. Set ${variable} to a port above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `HOST is an address this machine does not have (${messageOf(error)}). Set it to one of its own, or to 0.0.0.0 for all.`,
    )
  return error
}
