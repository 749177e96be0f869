// One session: its grant, its traffic, and when it ends by itself.
import { TerminateCause } from '@portico/radius/dictionary.ts'
import type { Limits } from './limits.ts'
import { trafficBetween } from './traffic.ts'

export type Session = {
  acctSessionId: string
  username: string
  /** Class of the Accept, echoed in accounting (RFC 2865 §5.25). */
  classes: Buffer[]
  startedAt: number
  limits: Limits
  /** Bytes from and to the guest, with fractions. */
  up: number
  down: number
  countedAt: number
  /** From then on the phone moves nothing, because its owner has left. */
  quietAt: number
  interimAt: number
}

type Opening = Pick<Session, 'acctSessionId' | 'username' | 'classes' | 'limits'>

/** @param staySeconds how long the guest stays; Infinity for a guest who never leaves */
export function openSession(opening: Opening, now: number, staySeconds: number): Session {
  const session = {
    ...opening,
    startedAt: now,
    up: 0,
    down: 0,
    countedAt: now,
    quietAt: now + staySeconds * 1000,
    interimAt: 0,
  }
  planInterim(session, now)
  return session
}

/** Advances the counters to a moment; an earlier one changes nothing. */
export function countTo(session: Session, now: number): void {
  const to = Math.min(now, session.quietAt)
  if (to > session.countedAt) {
    const { up, down } = trafficBetween(
      session.acctSessionId,
      session.countedAt - session.startedAt,
      to - session.startedAt,
      session.limits,
    )
    session.up += up
    session.down += down
  }
  session.countedAt = Math.max(session.countedAt, now)
}

/** The guest moves out of reach: traffic stops and the idle time begins. */
export function fallQuiet(session: Session, now: number): void {
  countTo(session, now)
  session.quietAt = Math.min(session.quietAt, now)
}

/** A sign of life, which restarts the idle time. */
export function stir(session: Session, now: number): void {
  countTo(session, now)
  session.quietAt = Math.max(session.quietAt, now)
}

/** Schedules the next interim report. */
export function planInterim(session: Session, now: number): void {
  const { interimSeconds } = session.limits
  session.interimAt = interimSeconds > 0 ? now + interimSeconds * 1000 : Infinity
}

/** The first reason that ended the session, and when; undefined while it runs. */
export function endingOf(session: Session, now: number): { cause: TerminateCause; at: number } | undefined {
  const { sessionSeconds, idleSeconds, totalBytes } = session.limits
  if (totalBytes > 0 && session.up + session.down >= totalBytes) return { at: now, cause: TerminateCause.NasRequest }
  const timeoutAt = sessionSeconds > 0 ? session.startedAt + sessionSeconds * 1000 : Infinity
  const idleAt = idleSeconds > 0 ? Math.max(session.quietAt, session.startedAt) + idleSeconds * 1000 : Infinity
  const at = Math.min(timeoutAt, idleAt)
  if (at > now) return undefined
  return { at, cause: at === timeoutAt ? TerminateCause.SessionTimeout : TerminateCause.IdleTimeout }
}

/** Whole seconds since the session began. */
export function secondsOf(session: Session, now: number): number {
  return Math.max(0, Math.floor((now - session.startedAt) / 1000))
}
