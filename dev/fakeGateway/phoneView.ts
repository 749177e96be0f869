import { formatMac } from '@portico/radius/mac.ts'
import type { Limits } from './limits.ts'
import type { Phone } from './phones.ts'
import { countTo, secondsOf, type Session } from './session.ts'

export type PhoneView = {
  nasId: string
  /** `AA-BB-…` */
  mac: string
  ip: string
  /** Why the last session ended, as a name of `TerminateCause`. */
  lastCause?: string
  /** Absent without a session. */
  session?: Pick<Session, 'acctSessionId' | 'username' | 'up' | 'down'> & { seconds: number; limits: Limits }
}

/** What a test or a status page may know about a phone now. */
export function viewPhone({ mac, ip, nas, session, lastCause }: Phone, now: number): PhoneView {
  const view = { nasId: nas.nasId, mac: formatMac(mac, 'AA-BB-CC-DD-EE-FF'), ip, lastCause }
  if (!session) return view
  countTo(session, now)
  const { acctSessionId, username, up, down, limits } = session
  return {
    ...view,
    session: {
      acctSessionId,
      username,
      up: Math.floor(up),
      down: Math.floor(down),
      seconds: secondsOf(session, now),
      limits,
    },
  }
}
