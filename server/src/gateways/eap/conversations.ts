// All conversations that run, found again by State. Phones walk away in the middle, so each is forgotten soon, and no
// gateway can hold more than its share.
import { randomBytes } from 'node:crypto'
import { bytes, integer, text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { decodeEap, EapCode, EapType, encodeEap, readEap, type EapPacket } from '@portico/radius/eap.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Packet } from '@portico/radius/packet.ts'
import type { KnownGateway } from '../registry.ts'
import { makeConversation, type Conversation, type EapReply } from './conversation.ts'
import type { EapAttempt, EapOffice } from './office.ts'
import { makeTunnels } from './tunnels.ts'

/** A reply, with the State under which the phone's next answer comes. */
export type EapAnswer = EapReply & { state?: Buffer }

export type Conversations = {
  /** @returns undefined for what gets no answer: a stray copy, or one whose original is being worked on */
  answer(gateway: KnownGateway, packet: Packet): Promise<EapAnswer | undefined>
  count(): number
  close(): void
}

type Limits = { most: number; mostPerGateway: number; idleMs: number }
const USUAL: Limits = { most: 2000, mostPerGateway: 400, idleMs: 20_000 }

const STATE_BYTES = 16
/** EAP data in one request: with RADIUS around it fits an Ethernet frame. */
const USUAL_BYTES = 1100
const LEAST_BYTES = 200
/** EAP's own header and the 802.1X frame around it (RFC 3579 §2.4). */
const FRAME_BYTES = 9

type Running = {
  gatewayId: string
  attempt: EapAttempt
  talk: Conversation
  touchedAtMs: number
  isBusy: boolean
  lastResponse: Buffer | undefined
  lastReply: EapAnswer | undefined
}

/** @param nowMs a clock that only goes forward */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export function makeConversations(
  office: EapOffice,
  { now, nowMs }: { now(): Date; nowMs(): number },
  { most, mostPerGateway, idleMs }: Limits = USUAL,
): Conversations {
  const tunnels = makeTunnels(office)
  // In the order in which they were last heard of: what is first is over first.
  const running = new Map<string, Running>()
  const perGateway = new Map<string, number>()

  function end(key: string): void {
    const one = running.get(key)
    if (!one) return
    running.delete(key)
    one.talk.close()
    const left = (perGateway.get(one.gatewayId) ?? 1) - 1
    if (left > 0) perGateway.set(one.gatewayId, left)
    else perGateway.delete(one.gatewayId)
  }

  function clear(): void {
    for (const [key, { touchedAtMs, talk, attempt }] of running) {
      if (nowMs() - touchedAtMs < idleMs) break
      // Many phones give no reason when they do not trust what they were shown; they fall silent.
      const reason = talk.reasonOfSilence()
      if (reason) void office.noteFailure(attempt, reason).catch(() => undefined)
      end(key)
    }
  }
  const timer = setInterval(clear, idleMs / 4)
  timer.unref()

  function makeRoom(gatewayId: string): void {
    clear()
    const isFull = (perGateway.get(gatewayId) ?? 0) >= mostPerGateway
    const oldest = isFull && [...running].find(([, one]) => one.gatewayId === gatewayId)?.[0]
    if (oldest) end(oldest)
    else if (running.size >= most) end(running.keys().next().value!)
  }

  async function begin(gateway: KnownGateway, packet: Packet, response: EapPacket): Promise<EapAnswer | undefined> {
    makeRoom(gateway.id)
    const state = randomBytes(STATE_BYTES)
    const identity = await office.identityOf(gateway)
    const attempt = {
      gateway,
      mac: normaliseMac(text(packet, Attr.CallingStationId) ?? '') ?? '',
      identity: response.data.toString('utf8').replaceAll('\0', '').slice(0, 253),
    }
    const talk = makeConversation({
      office,
      tunnels,
      identity,
      attempt,
      firstId: response.id,
      mostBytes: frameOf(packet),
      now,
    })
    const one: Running = {
      gatewayId: gateway.id,
      attempt,
      talk,
      touchedAtMs: nowMs(),
      isBusy: false,
      lastResponse: undefined,
      lastReply: undefined,
    }
    running.set(state.toString('hex'), one)
    perGateway.set(gateway.id, (perGateway.get(gateway.id) ?? 0) + 1)
    return goOn(state, one, response)
  }

  async function goOn(state: Buffer, one: Running, response: EapPacket): Promise<EapAnswer | undefined> {
    const key = state.toString('hex')
    if (one.isBusy) return undefined
    const said = encodeEap(response)
    if (one.lastResponse?.equals(said)) return one.lastReply
    one.isBusy = true
    try {
      const reply = await one.talk.answer(response)
      if (!reply) return undefined
      one.touchedAtMs = nowMs()
      if (reply.kind !== 'challenge') {
        end(key)
        return reply
      }
      Object.assign(one, { lastResponse: said, lastReply: { ...reply, state } })
      if (running.delete(key)) running.set(key, one)
      return one.lastReply
    } catch (error) {
      end(key)
      throw error
    } finally {
      one.isBusy = false
    }
  }

  return {
    async answer(gateway, packet) {
      const sent = readEap(packet)
      if (sent?.length === 0) return askName()
      const response = sent && decodeEap(sent)
      if (response?.code !== EapCode.Response) return fail(sent?.[1] ?? 0)
      const state = bytes(packet, Attr.State)
      const known = state && running.get(state.toString('hex'))
      // Another gateway's State opens nothing here.
      if (known && known.gatewayId === gateway.id) return goOn(state, known, response)
      if (response.type !== EapType.Identity) return fail(response.id)
      return begin(gateway, packet, response)
    },
    count: () => running.size,
    close() {
      clearInterval(timer)
      for (const key of running.keys()) end(key)
    },
  }
}

/** EAP-Start: the phone is asked its name (RFC 3579 §2.1). */
function askName(): EapAnswer {
  const eap = { code: EapCode.Request, id: 1, type: EapType.Identity, data: Buffer.alloc(0) }
  return { kind: 'challenge', eap }
}

function fail(id: number): EapAnswer {
  return { kind: 'reject', eap: { code: EapCode.Failure, id, data: Buffer.alloc(0) }, reason: 'eap-broken' }
}

function frameOf(packet: Packet): number {
  const mtu = integer(packet, Attr.FramedMtu) ?? Infinity
  return Math.max(LEAST_BYTES, Math.min(USUAL_BYTES, mtu - FRAME_BYTES))
}
