// The servers under measurement, which sign guests in and count their sessions.
import { Code } from '@portico/radius/packet.ts'
import type { Installation } from '../rig/installation.ts'
import { expectAnswers } from './check.ts'
import type { FreeRadius } from './freeradius.ts'
import type { Login } from './guests.ts'
import { accessRequest, sessionPackets, SESSION_SECONDS, type MakePacket, type Nas } from './packets.ts'
import { settled } from './venue.ts'
import type { Exchange } from './volley.ts'

export type Contender = {
  name: string
  authPort: number
  acctPort: number
  /** The processes whose time counts: the server, and what `parent` started (PostgreSQL). */
  pid: number
  parent: number
  signIns(count: number): MakePacket[]
  /** Packets of sessions, each from Start to Stop. */
  sessions(count: number): MakePacket[][]
  expectAccepted(exchanges: readonly Exchange[]): void
  expectAccounted(exchanges: readonly Exchange[]): void
  /** Resolves when all answered packets are processed, so that this work counts whenever it happens. */
  settled(): Promise<void>
}

type Ports = Pick<Contender, 'name' | 'authPort' | 'acctPort' | 'pid' | 'parent' | 'settled'>

/** Ours: a login works once, so each is taken from the list and accounted for after its use. */
function oneTime(ports: Ports, nas: Nas, logins: Login[], now: () => Date): Contender {
  const used: Login[] = []
  return {
    ...ports,
    signIns(count) {
      const taken = logins.splice(0, count)
      used.push(...taken)
      return taken.map((login) => accessRequest(nas, login))
    },
    sessions: (count) => used.splice(0, count).map((login) => sessionPackets(nas, login, startedAt(now()))),
    expectAccepted: (exchanges) => expectAnswers(exchanges, nas, Code.AccessAccept),
    expectAccounted: (exchanges) => expectAnswers(exchanges, nas, Code.AccountingResponse),
  }
}

/** The peer: its passwords stay valid, so the list repeats; each session has its own number. */
function lasting(ports: Ports, nas: Nas, logins: readonly Login[], now: () => Date): Contender {
  let turn = 0
  let begun = 0
  const next = (count: number) => Array.from({ length: count }, () => logins[turn++ % logins.length]!)
  return {
    ...ports,
    signIns: (count) => next(count).map((login) => accessRequest(nas, login)),
    sessions: (count) =>
      next(count).map((login) => sessionPackets(nas, login, startedAt(now()), `${login.username}-${begun++}`)),
    // The distribution's version adds no Message-Authenticator to an Accept (CVE-2024-3596 came later).
    expectAccepted: (exchanges) => expectAnswers(exchanges, nas, Code.AccessAccept, false),
    expectAccounted: (exchanges) => expectAnswers(exchanges, nas, Code.AccountingResponse),
  }
}

/** Ours, as it runs beside the peer. */
export function contenderOf(portico: Installation, nas: Nas, logins: readonly Login[]): Contender {
  const { authPort, acctPort, pid, database } = portico
  const ports = { name: 'Portico', authPort, acctPort, pid, parent: pid, settled: () => settled(portico) }
  return oneTime(ports, nas, [...logins], () => database.clock.now())
}

/** The peer uses our PostgreSQL, which is otherwise idle. */
export function peerOf(peer: FreeRadius, portico: Installation, nas: Nas, logins: readonly Login[]): Contender {
  const { authPort, acctPort, pid, secret } = peer
  const ports = {
    name: 'FreeRADIUS + PostgreSQL',
    authPort,
    acctPort,
    pid,
    parent: portico.pid,
    settled: async () => undefined,
  }
  return lasting(ports, { ...nas, secret }, logins, () => portico.database.clock.now())
}

/** Packets that do not depend on each other. */
export function singleChains(packets: readonly MakePacket[]): MakePacket[][] {
  return packets.map((packet) => [packet])
}

function startedAt(now: Date): number {
  return Math.floor(now.getTime() / 1000) - SESSION_SECONDS
}
