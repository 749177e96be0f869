// Thousands of conversations that are cut, changed, reordered and replayed: none comes in, none leaves anything
// behind, and a guest among them notices nothing. EAP_CONVERSATIONS=10000 for the long run.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '@portico/contract/dates.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { eapAttributes, EapCode, encodeEap } from '@portico/radius/eap.ts'
import { decodePacket, encodePacket, Code } from '@portico/radius/packet.ts'
import { makeAuthority, SERVER_DAYS, signGuest, signServer } from '../../wifiProfiles/certificates.ts'
import { keyOf } from '../../wifiProfiles/logins.ts'
import { makeSecrets } from '../../core/secrets.ts'
import { signInByProfile, type Carry } from '../../testing/eapPhone.ts'
import type { KnownGateway } from '../registry.ts'
import { makeConversations, type Conversations } from './conversations.ts'
import type { EapOffice, EapRefusal } from './office.ts'

const CONVERSATIONS = Number(process.env['EAP_CONVERSATIONS'] ?? 300)
const LOGIN = 'wifi-guest'
const profile = { login: LOGIN, password: 'a right password', authority: '', certificate: '', key: '' }
const gateway = { id: 'one', pageId: 'page', radiusSecret: Buffer.from('secret') } as KnownGateway
const reasons: EapRefusal[] = []
let office: EapOffice
let nowMs = 0

beforeAll(async () => {
  const now = new Date()
  const authority = await makeAuthority('test', now)
  const server = await signServer(authority, 'wifi.test', now)
  const key = keyOf(makeSecrets('x'.repeat(40)), LOGIN)
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const own = await signGuest(authority, { login: LOGIN, key }, now, new Date(now.getTime() + 3600_000))
  Object.assign(profile, { authority: authority.certificate, ...own })
  const tickets = new Map<string, string>()
  const acceptance = { username: 'grant', seconds: 60, downKbps: 0, upKbps: 0 }
  office = {
    identityOf: async () => ({ ...server, guestAuthority: authority.certificate, version: '1' }),
    judge: async (_attempt, proof) => {
      const isRight =
        proof.kind === 'certificate' ? proof.isGenuine : proof.kind === 'again' || proof.password === profile.password
      return isRight && proof.login === LOGIN ? { login: LOGIN, acceptance } : 'eap-wrong-password'
    },
    noteFailure: async (_attempt, reason) => void reasons.push(reason),
    keepTicket: async (name, _gateway, login) => void tickets.set(name.toString('hex'), login),
    findTicket: async (name) => tickets.get(name.toString('hex')),
    ticketKey: (purpose) => createHash('sha256').update(purpose).digest(),
  }
})

const open = (limits?: Parameters<typeof makeConversations>[2]) =>
  makeConversations(office, { now: () => new Date(), nowMs: () => nowMs }, limits)

/** A phone's radio and its gateway: what is said goes in as it is bent on the way. */
function carrier(talks: Conversations, bend: (said: Buffer) => Buffer | undefined = (said) => said) {
  let state: Buffer | undefined
  const keys: Buffer[] = []
  const ask = async (said: Buffer): Promise<Buffer | undefined> => {
    const answer = await talks.answer(gateway, packetOf(said, state))
    if (answer?.kind === 'accept') keys.push(answer.masterKey)
    if (answer?.state) state = answer.state
    return answer && encodeEap(answer.eap)
  }
  const carry: Carry = async (said) => {
    const bent = bend(said)
    return bent && ask(bent)
  }
  return { carry, ask, keys }
}

function packetOf(said: Buffer, state: Buffer | undefined) {
  const value = (at: number) => said.subarray(at, at + 253)
  const eap = Array.from({ length: Math.max(1, Math.ceil(said.length / 253)) }, (_, part) => ({
    type: Attr.EapMessage,
    value: value(part * 253),
  }))
  const attributes = [...eap, ...(state ? [{ type: Attr.State, value: state }] : [])]
  return decodePacket(encodePacket({ code: Code.AccessRequest, id: 1, authenticator: randomBytes(16), attributes })!)!
}

const WAYS = [
  { method: 'TLS', tls: 'TLSv1.2' },
  { method: 'TLS', tls: 'TLSv1.3' },
  { method: 'TTLS', tls: 'TLSv1.2' },
  { method: 'TTLS', tls: 'TLSv1.3' },
] as const

test.each(WAYS)('$method over $tls: both sides have the same keys, and again from a session of before', async (way) => {
  const talks = open()
  const first = carrier(talks)
  const result = await signInByProfile({ ...way, profile, fragmentBytes: 300 }, first.carry)
  expect(result).toMatchObject({ end: 'in', isResumed: false, masterKey: first.keys[0] })
  const second = carrier(talks)
  const again = await signInByProfile({ ...way, profile, session: result.session }, second.carry)
  expect(again).toMatchObject({ end: 'in', isResumed: true, masterKey: second.keys[0] })
  expect(talks.count()).toBe(0)
  talks.close()
})

test('a session of EAP-TTLS is worth nothing before its password was right', async () => {
  for (const tls of ['TLSv1.2', 'TLSv1.3'] as const) {
    const talks = open()
    const wrong = { ...profile, password: 'wrong' }
    const first = await signInByProfile({ method: 'TTLS', tls, profile: wrong }, carrier(talks).carry)
    expect(first.end).toBe('out')
    const again = await signInByProfile(
      { method: 'TTLS', tls, profile: wrong, session: first.session },
      carrier(talks).carry,
    )
    expect(again).toMatchObject({ end: 'out', isResumed: false })
    talks.close()
  }
})

/** What becomes of a message on its way. */
const BENDS: ((said: Buffer, heard: readonly Buffer[]) => Buffer | undefined)[] = [
  (said) => {
    const bent = Buffer.from(said)
    bent.writeUInt8(randomInt(256), randomInt(bent.length))
    return bent
  },
  (said) => said.subarray(0, randomInt(said.length)),
  (_said, heard) => heard[randomInt(heard.length)],
  (said) => Buffer.concat([said, randomBytes(randomInt(1, 400))]),
  () => randomBytes(randomInt(1, 600)),
  () => undefined,
]

test(`${CONVERSATIONS} bent conversations harm nobody`, async () => {
  const talks = open({ most: 100, mostPerGateway: 60, idleMs: 20_000 })
  const heard: Buffer[] = []
  const ends = { in: 0, out: 0, silence: 0, left: 0 }
  for (let number = 0; number < CONVERSATIONS; number++) {
    const way = WAYS[number % WAYS.length]!
    const bend = BENDS[number % BENDS.length]!
    const bentAt = randomInt(1, 6)
    let round = 0
    // A stranger: right in everything but what they would have to know.
    const stranger = { ...profile, password: 'guess', certificate: profile.authority, key: profile.key }
    const who = way.method === 'TTLS' ? stranger : profile
    const line = carrier(talks, (said) => {
      heard.push(said)
      if (heard.length > 500) heard.shift()
      round++
      return round === bentAt ? bend(said, heard) : said
    })
    const { end } = await signInByProfile({ ...way, profile: who, leavesAfter: randomInt(2, 12) }, line.carry)
    if (way.method === 'TTLS') expect(end).not.toBe('in')
    ends[end]++
    if (number % 97 === 0) {
      const guest = carrier(talks)
      expect((await signInByProfile({ ...way, profile }, guest.carry)).masterKey).toEqual(guest.keys[0])
    }
  }
  expect(talks.count()).toBeLessThanOrEqual(60)
  expect(ends.out + ends.silence + ends.left).toBeGreaterThan(CONVERSATIONS / 2)
  nowMs += 30_000
  const after = carrier(talks)
  expect((await signInByProfile({ ...WAYS[0], profile }, after.carry)).end).toBe('in')
  expect(talks.count()).toBe(0)
  talks.close()
}, 600_000)

test('a copy of the last response gets the same reply; one of before gets none; another gateway’s State opens nothing', async () => {
  const talks = open()
  const identity = encodeEap({ code: EapCode.Response, id: 7, type: 1, data: Buffer.from(LOGIN) })
  const first = await talks.answer(gateway, packetOf(identity, undefined))
  expect(await talks.answer(gateway, packetOf(identity, first!.state))).toEqual(first)
  const nak = encodeEap({ code: EapCode.Response, id: first!.eap.id, type: 3, data: Buffer.of(13) })
  const second = await talks.answer(gateway, packetOf(nak, first!.state))
  expect(second).toMatchObject({ kind: 'challenge', eap: { type: 13 } })
  expect(await talks.answer(gateway, packetOf(identity, first!.state))).toBeUndefined()
  const other = { ...gateway, id: 'other' }
  expect(await talks.answer(other, packetOf(nak, first!.state))).toMatchObject({ kind: 'reject' })
  talks.close()
})

test('a method that nobody offers is answered by one more try, then by Failure; EAP-Start is asked its name', async () => {
  const talks = open()
  expect(await talks.answer(gateway, packetOf(Buffer.alloc(0), undefined))).toMatchObject({
    kind: 'challenge',
    eap: { type: 1 },
  })
  const identity = encodeEap({ code: EapCode.Response, id: 7, type: 1, data: Buffer.from(LOGIN) })
  const first = (await talks.answer(gateway, packetOf(identity, undefined)))!
  const nak = encodeEap({ code: EapCode.Response, id: first.eap.id, type: 3, data: Buffer.of(25, 26) })
  expect(await talks.answer(gateway, packetOf(nak, first.state))).toMatchObject({
    kind: 'reject',
    reason: 'eap-method',
  })
  expect(eapAttributes(first.eap)).toHaveLength(1)
  talks.close()
})

test.each([
  [0, 'eap-left'],
  [SERVER_DAYS, 'eap-server-expired'],
] as const)('a phone that falls silent at our certificate after %i days is noted as %s', async (daysLater, reason) => {
  const now = () => new Date(Date.now() + daysLater * DAY_MS)
  const talks = makeConversations(office, { now, nowMs: () => nowMs })
  reasons.length = 0
  await signInByProfile({ ...WAYS[2], profile, leavesAfter: 2 }, carrier(talks).carry)
  nowMs += 30_000
  await talks.answer(
    gateway,
    packetOf(encodeEap({ code: EapCode.Response, id: 1, type: 1, data: Buffer.from('x') }), undefined),
  )
  expect(reasons).toContain(reason)
  talks.close()
})
