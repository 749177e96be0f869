// The gateway itself: phones join, sessions open, are counted, and end.
import { randomBytes } from 'node:crypto'
import { readAll } from '@portico/radius/attributes.ts'
import { AcctStatusType, Attr, TerminateCause } from '@portico/radius/dictionary.ts'
import type { Packet } from '@portico/radius/packet.ts'
import { sessionReport } from './accounting.ts'
import { NO_LIMITS, readLimits, type Limits } from './limits.ts'
import type { Nas } from './nas.ts'
import { makePhones, type Outcome, type Phone } from './phones.ts'
import type { Login } from './proof.ts'
import { countTo, endingOf, openSession, planInterim, stir } from './session.ts'
import { askAccess } from './signIn.ts'

export type HotspotSetup = {
  authPort: number
  retryMs: number
  /** Overrides the report interval that the server asks for. */
  interimSeconds?: number
  staySeconds: number
  /** Milliseconds since 1970. */
  now(): number
}

export type Hotspot = {
  join(nas: Nas, mac?: string): Phone
  find(mac: string): Phone | undefined
  phones(): Phone[]
  signIn(phone: Phone, login: Login): Promise<Outcome>
  /** Ends the phone's session, if it has one. */
  end(phone: Phone, cause: TerminateCause, at?: number): void
  /** Changes what a session was granted. Its time still counts from its start, as in CoovaChilli. */
  change(phone: Phone, limits: Partial<Limits>): void
  /** Moves some of the phone's traffic. @returns false when it has no session */
  pass(phone: Phone): boolean
  /** Carries out what is due. */
  tick(): void
  /** Ends every session, as a gateway that shuts down, and opens no more. */
  shut(): void
}

/** An Accept may hold many Class attributes; echoing them all could overflow an accounting packet. */
const CLASSES_KEPT = 4

// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export function makeHotspot(setup: HotspotSetup): Hotspot {
  const phones = makePhones()
  // Part of every session id, so that none repeats after a restart.
  const boot = randomBytes(4).toString('hex')
  let sessions = 0
  let isShut = false

  function join(nas: Nas, mac?: string): Phone {
    const phone = mac === undefined ? undefined : phones.find(mac)
    if (phone && phone.nas !== nas) end(phone, TerminateCause.LostCarrier)
    return phones.join(nas, phone?.mac ?? mac)
  }

  function signIn(phone: Phone, login: Login): Promise<Outcome> {
    if (phone.session) return Promise.resolve({ kind: 'online' })
    phone.signingIn ??= ask(phone, login).finally(() => (phone.signingIn = undefined))
    return phone.signingIn
  }

  async function ask(phone: Phone, login: Login): Promise<Outcome> {
    const { nas } = phone
    const acctSessionId = `${boot}${(sessions++).toString(16).padStart(6, '0')}`
    const answer = await askAccess(phone, login, acctSessionId, setup)
    if (answer.kind !== 'accept') return answer
    // Meanwhile it moved to another gateway, or this one shut down.
    if (phone.nas !== nas || isShut) return { kind: 'timeout' }
    open(phone, login.username, acctSessionId, answer.packet)
    return { kind: 'online' }
  }

  function open(phone: Phone, username: string, acctSessionId: string, accept: Packet): void {
    const now = setup.now()
    const classes = readAll(accept, Attr.Class)
      .slice(0, CLASSES_KEPT)
      .map((value) => Buffer.from(value))
    // A malformed attribute is ignored (RFC 2865 §5), and then no limit of the packet is trusted.
    const limits = { ...NO_LIMITS, ...readLimits(accept), ...ownPace(phone.nas) }
    phone.session = openSession({ acctSessionId, username, classes, limits }, now, setup.staySeconds)
    report(phone, AcctStatusType.Start, now)
  }

  function ownPace({ interimSeconds = setup.interimSeconds }: Nas): Partial<Limits> {
    return interimSeconds === undefined ? {} : { interimSeconds }
  }

  function report(phone: Phone, status: AcctStatusType, at: number, cause?: TerminateCause): void {
    if (!phone.session) return
    countTo(phone.session, at)
    const attributes = sessionReport(phone, phone.session, status, at, cause)
    phone.nas.reports.send({ attributes, at, isInterim: status === AcctStatusType.InterimUpdate })
  }

  function end(phone: Phone, cause: TerminateCause, at = setup.now()): void {
    if (!phone.session) return
    report(phone, AcctStatusType.Stop, at, cause)
    phone.session = undefined
    phone.lastCause = causeName(cause)
  }

  function tick(): void {
    const now = setup.now()
    for (const phone of phones.all()) {
      if (!phone.session) continue
      const ending = endingOf(phone.session, now)
      if (ending) end(phone, ending.cause, ending.at)
      else if (phone.session.interimAt <= now) {
        report(phone, AcctStatusType.InterimUpdate, now)
        planInterim(phone.session, now)
      }
    }
  }

  return {
    join,
    find: phones.find,
    phones: phones.all,
    signIn,
    end,
    tick,
    shut() {
      isShut = true
      for (const phone of phones.all()) end(phone, TerminateCause.NasReboot)
    },
    change({ session, nas }, limits) {
      if (!session) return
      const now = setup.now()
      countTo(session, now)
      session.limits = { ...session.limits, ...limits, ...ownPace(nas) }
      if (limits.interimSeconds !== undefined) planInterim(session, now)
      tick()
    },
    pass(phone) {
      tick()
      if (phone.session) stir(phone.session, setup.now())
      return phone.session !== undefined
    },
  }
}

function causeName(cause: TerminateCause): string {
  return Object.entries(TerminateCause).find(([, value]) => value === cause)?.[0] ?? String(cause)
}
