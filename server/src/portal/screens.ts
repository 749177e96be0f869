// From where a guest stands to what the phone shows.
import type { Problem, ProblemKind, Screen } from '@portico/portal/view.ts'
import type { VisitState } from './connect.ts'
import type { Step, StepAnswer, StepErrors } from './flow.ts'
import { STEP_MINUTES, type PortalSession } from './session.ts'

/** A gateway that has said nothing for so long is called silent. */
const SILENT_SECONDS = 60
export const MARKETING = { channels: ['email', 'sms', 'zalo'], maxPerMonth: 4 } as const

/** Where a session's screens are. */
export function pathOf(session: PortalSession): string {
  return `/s/${session.token}`
}

/** The screen of a step, with what was typed and what is wrong with it. */
export function stepScreen(
  session: PortalSession,
  step: Step,
  tried?: { answer: StepAnswer; errors: StepErrors },
): Screen {
  const action = pathOf(session)
  const isTermsTicked = tried?.answer.isTermsTicked ?? false
  if (step.type === 'connect') return { kind: 'connect', action, isTermsTicked, errors: tried?.errors }
  const { name, phone, email } = step
  const asksForContact = phone !== 'hidden' || email !== 'hidden'
  return {
    kind: 'form',
    action,
    fields: { name, phone, email },
    values: tried?.answer.values,
    errors: tried?.errors,
    isTermsTicked,
    marketing: asksForContact ? MARKETING : undefined,
  }
}

/** The screen of a guest who has passed the steps. "Online" is said only on the gateway's word. */
export function visitScreen(session: PortalSession, visit: VisitState, now: Date): Screen {
  const again = `${pathOf(session)}/again`
  if (visit.status === 'online') {
    const { secondsLeft, downKbps, upKbps } = visit
    return {
      kind: 'online',
      secondsLeft: secondsLeft === null ? undefined : Math.max(0, secondsLeft),
      downKbps: downKbps || undefined,
      upKbps: upKbps || undefined,
      continueHref: /^https?:\/\//i.test(session.arrival.originalUrl) ? session.arrival.originalUrl : undefined,
    }
  }
  if (visit.status === 'ended') return problem('expired', again)
  const secondsWaited = Math.floor((now.getTime() - Date.parse(session.handedOverAt ?? session.createdAt)) / 1000)
  if (secondsWaited > SILENT_SECONDS) return problem('gateway-silent', again)
  return { kind: 'waiting', secondsWaited, checkHref: pathOf(session), againHref: again }
}

/** Whether a half-done sign-in has waited too long to go on. */
export function isStale(session: PortalSession, now: Date): boolean {
  return !session.visitId && now.getTime() - Date.parse(session.createdAt) > STEP_MINUTES * 60_000
}

/** A screen that says what went wrong. @param href the way on */
export function problem(kind: ProblemKind, href: string, more: Partial<Problem> = {}): Problem {
  return { kind: 'problem', problem: kind, href, ...more }
}
