// Who is measured: a server that signs guests in and counts their sessions.
import { Code } from '@portico/radius/packet.ts'
import { expectAnswers } from './check.ts'
import type { Login } from './guests.ts'
import { accessRequest, sessionPackets, SESSION_SECONDS, type MakePacket, type Nas } from './packets.ts'
import type { Exchange } from './volley.ts'

export type Contender = {
  name: string
  authPort: number
  acctPort: number
  /** Whose processor time counts: the server, and all that `parent` started (PostgreSQL). */
  pid: number
  parent: number
  signIns(count: number): MakePacket[]
  /** The packets of sessions, each from Start to Stop. */
  sessions(count: number): MakePacket[][]
  expectAccepted(exchanges: readonly Exchange[]): void
  expectAccounted(exchanges: readonly Exchange[]): void
  /** Resolves when all that was answered is worked in, so that the work counts whenever it is done. */
  settled(): Promise<void>
}

type Ports = Pick<Contender, 'name' | 'authPort' | 'acctPort' | 'pid' | 'parent' | 'settled'>

/** Ours: a login is good once, so each is taken from the list, and accounted for after it was used. */
export function oneTime(ports: Ports, nas: Nas, logins: Login[], now: () => Date): Contender {
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

/** The peer: passwords that stay good, so the list goes round; each session has a number of its own. */
export function lasting(ports: Ports, nas: Nas, logins: readonly Login[], now: () => Date): Contender {
  let turn = 0
  let begun = 0
  const next = (count: number) => Array.from({ length: count }, () => logins[turn++ % logins.length]!)
  return {
    ...ports,
    signIns: (count) => next(count).map((login) => accessRequest(nas, login)),
    sessions: (count) =>
      next(count).map((login) => sessionPackets(nas, login, startedAt(now()), `${login.username}-${begun++}`)),
    // The distribution's version seals no Accept (CVE-2024-3596 came later).
    expectAccepted: (exchanges) => expectAnswers(exchanges, nas, Code.AccessAccept, false),
    expectAccounted: (exchanges) => expectAnswers(exchanges, nas, Code.AccountingResponse),
  }
}

function startedAt(now: Date): number {
  return Math.floor(now.getTime() / 1000) - SESSION_SECONDS
}
