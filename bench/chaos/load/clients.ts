// What people and gateways do meanwhile. Each turn notes what was acknowledged, under a mark that the database keeps.
import { randomBytes } from 'node:crypto'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { leads } from '@portico/contract/leads.ts'
import { loyalty } from '@portico/contract/loyalty.ts'
import { Code, decodePacket } from '@portico/radius/packet.ts'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { openProbe, type Probe } from '@portico/server/testing/radius.ts'
import { pressRedeem } from '../../loyalty/phones.ts'
import { accessRequest, SESSION_SECONDS, sessionPackets, type MakePacket } from '../../radius/packets.ts'
import type { ChaosVenue } from '../rig/venue.ts'
import type { Caller } from './insist.ts'
import { openPortal, sendForm } from './passPortal.ts'

/** Kinds of what is acknowledged; `truth.ts` finds each in the database. */
export const WRITES = [
  'lead',
  'lead note',
  'points',
  'gift order',
  'gift served',
  'portal sign-in',
  'consent',
  'session',
] as const
export type Write = (typeof WRITES)[number]
export type Acknowledge = (write: Write, mark: string) => void
type Client = (venue: ChaosVenue, caller: Caller, acknowledge: Acknowledge) => Promise<void>

/** An owner adds a lead and writes a note on it. */
async function addLead(venue: ChaosVenue, caller: Caller, acknowledge: Acknowledge): Promise<void> {
  const [name, text] = [mark(), mark()]
  const { id } = await caller.write(leads.create, { body: { name } }, await venue.token())
  acknowledge('lead', name)
  await caller.write(leads.addNote, { params: { id }, body: { text } }, await venue.token())
  acknowledge('lead note', text)
}

/** An owner gives a guest points. */
async function givePoints(venue: ChaosVenue, caller: Caller, acknowledge: Acknowledge): Promise<void> {
  const key = mark()
  const body = { amount: 1 + Math.floor(Math.random() * 100), note: 'Chaos', key }
  await caller.write(loyalty.adjust, { params: { id: anyOf(venue.phones).guestId }, body }, await venue.token())
  acknowledge('points', key)
}

/** A guest orders a gift on the phone, staff hand it over. */
async function redeem(venue: ChaosVenue, caller: Caller, acknowledge: Acknowledge): Promise<void> {
  const [key, phone, gift] = [mark(), anyOf(venue.phones), anyOf(venue.gifts)]
  const id = await caller.insist(({ portalUrl }) =>
    pressRedeem(portalUrl, venue.pageId, phone, gift, key).catch(() => undefined),
  )
  acknowledge('gift order', key)
  await caller.write(giftExchanges.accept, { params: { id }, body: { serve: true } }, await venue.token())
  acknowledge('gift served', id)
}

/** A guest passes the portal, the gateway lets the guest in and reports a whole stay. */
async function stay(venue: ChaosVenue, caller: Caller, acknowledge: Acknowledge): Promise<void> {
  const mac = `02${randomBytes(5).toString('hex')}`
  const form = await caller.insist((place) => openPortal(venue, place, mac))
  const login = await caller.insist((place) => sendForm(place, form))
  acknowledge('portal sign-in', mac)
  acknowledge('consent', mac)
  const { username } = login
  const probe = await openProbe()
  try {
    const nas = { nasId: venue.gateway.nasId, secret: venue.gateway.radiusSecret }
    const ask = { probe, secret: nas.secret, caller }
    // A login works once: when only its answer was lost, the repetition is refused, and the gateway still reports.
    await report(ask, 'authPort', accessRequest(nas, { ...login, mac }))
    const startedAt = Math.floor(Date.now() / 1000) - SESSION_SECONDS
    for (const packet of sessionPackets(nas, { ...login, mac }, startedAt)) await report(ask, 'acctPort', packet)
    acknowledge('session', username)
  } finally {
    probe.close()
  }
}

type Asking = { probe: Probe; secret: Buffer; caller: Caller }

/** Sends a packet until a proven answer comes, as a gateway with several servers does. */
async function report(
  { probe, secret, caller }: Asking,
  port: 'authPort' | 'acctPort',
  make: MakePacket,
): Promise<void> {
  const packet = make(Math.floor(Math.random() * 256))
  await caller.insist(async (place) => {
    const datagram = await probe.ask(place[port], packet, 500)
    const reply = datagram && decodePacket(datagram)
    const requireMessageAuthenticator = reply !== undefined && reply.code !== Code.AccountingResponse
    return reply && verifyReply(reply, packet, secret, { requireMessageAuthenticator }) ? reply : undefined
  })
}

/** How many of each are at it at once. */
export const CLIENTS: readonly [client: Client, lanes: number][] = [
  [addLead, 4],
  [givePoints, 3],
  [redeem, 3],
  [stay, 6],
]

const mark = () => randomBytes(12).toString('hex')

function anyOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}
