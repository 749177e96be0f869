// From where a guest stands to what the phone shows.
import type { FieldProblem } from '@portico/contract/errors.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { ONLINE_NOTICES } from '@portico/portal/onlineView.ts'
import type { Marketing, Notice, Problem, ProblemKind, Screen, ScreenOf, Submission } from '@portico/portal/view.ts'
import type { VisitState } from '../online/connect.ts'
import { MARKETING } from '../person/marketing.ts'
import { asksTerms, positionOf } from '../walk/progress.ts'
import { pathOf, STEP_MINUTES, type PortalSession } from '../session.ts'
import { kindOf } from '../steps/index.ts'
import { speak } from '../steps/questions.ts'
import type { StepViewer, StepAnswers } from '../steps/step.ts'

/** After this long without a report a gateway counts as silent. */
const SILENT_SECONDS = 60

export type Attempt = Partial<StepAnswers> & { notice?: Notice; isTermsTicked?: boolean; termsProblem?: FieldProblem }

/** The screen of a step, with what was typed and what is wrong with it. */
export async function stepScreen(guest: StepViewer, attempt: Attempt = {}): Promise<Screen> {
  const { step, session, flow } = guest
  const { language, progress } = session
  const kind = kindOf(step)
  const base: Submission = {
    action: pathOf(session),
    words: {
      title: step.title[language],
      text: step.type === 'terms' ? speak(step.text, language) : step.text[language],
      button: step.buttonLabel[language],
    },
    buttonColor: step.buttonColor,
    position: positionOf(flow, progress, step),
    canSkip: kind.canSkip(step) || undefined,
    notice: attempt.notice,
  }
  if (asksTerms(flow, progress, step))
    base.agreement = {
      isTicked: attempt.isTermsTicked,
      problem: attempt.termsProblem,
      marketing: asksForMarketing(guest) ? marketingOf(guest) : undefined,
      wording: guest.venue.wording,
    }
  const { values, errors } = attempt
  return kind.show(guest, base, values && errors && { values, errors })
}

/** An owner who sends by no channel asks for nothing. */
function marketingOf({ venue: { marketing = MARKETING } }: StepViewer): Marketing | undefined {
  return marketing.channels.length > 0 ? marketing : undefined
}

/** Messages are asked for where a way to send them is, or will be. */
function asksForMarketing({ flow, step }: StepViewer): boolean {
  const isEarly = step.type === 'terms' || step.type === 'one-tap'
  return isEarly ? flow.steps.some((one) => kindOf(one).asksForContact(one)) : kindOf(step).asksForContact(step)
}

type Standing = {
  session: PortalSession
  visit: VisitState
  gateway: KnownGateway
  extension?: FlowStep['extension']
  /** Devices without a browser may come along. */
  canBring?: boolean
  asksForReviews?: boolean | undefined
  isOnZalo?: boolean | undefined
  /** What the guest bought, to come back by and to bring another device. */
  code?: string | undefined
  offersProfiles?: boolean | undefined
  /** What the address says became of the guest's last wish. */
  said?: string
}

/** The screen of a guest who has passed the steps. It says "online" only after the gateway has confirmed it. */
export function visitScreen(standing: Standing, now: Date): Screen {
  const { session, visit } = standing
  const again = `${pathOf(session)}/again`
  if (visit.status === 'online') return onlineScreen(standing)
  const secondsWaited = Math.floor((now.getTime() - Date.parse(session.handedOverAt ?? session.createdAt)) / 1000)
  // The slow session of a pass ends just before the full one begins.
  const isBetween = session.progress.pass !== undefined && secondsWaited <= SILENT_SECONDS
  if (visit.status === 'ended' && !isBetween) return problem(session.progress.hasLeft ? 'left' : 'ended', again)
  if (visit.status === 'waiting' && session.returnedAt) return returnedScreen(standing, secondsWaited)
  if (secondsWaited > SILENT_SECONDS) return problem('gateway-silent', again)
  return { kind: 'waiting', secondsWaited, checkHref: pathOf(session), againHref: again }
}

function onlineScreen(standing: Standing): Screen {
  const { session, visit, gateway, extension, canBring, asksForReviews, isOnZalo, offersProfiles, said, code } =
    standing
  const can = limitsOfGateway(gateway)
  const path = pathOf(session)
  return {
    ...stayFacts(standing),
    notice: ONLINE_NOTICES.find((notice) => notice === said),
    code,
    extend:
      extension && can.extend !== 'none' && visit.secondsLeft !== null
        ? { action: `${path}/extend`, minutes: extension.minutes }
        : undefined,
    leaveAction: can.disconnect === 'none' ? undefined : `${path}/leave`,
    homeHref: `${path}/home`,
    profileHref: offersProfiles ? `${path}/home?next=/wifi` : undefined,
    zaloHref: isOnZalo ? `${path}/home?next=/zalo` : undefined,
    reviewHref: asksForReviews ? `${path}/home?next=/review` : undefined,
    myDataHref: `${path}/me`,
    devicesHref: canBring ? `${path}/devices` : undefined,
  }
}

/** The gateway let the guest in; what a session allows is offered once a report proves whose it is. */
function returnedScreen(standing: Standing, secondsWaited: number): Screen {
  return { ...stayFacts(standing), isUnconfirmed: secondsWaited <= SILENT_SECONDS || undefined }
}

function stayFacts({ session, visit, gateway }: Standing): ScreenOf<'online'> {
  const { secondsLeft, downKbps, upKbps } = visit
  const { originalUrl } = session.arrival
  return {
    kind: 'online',
    secondsLeft: secondsLeft === null ? undefined : Math.max(0, secondsLeft),
    downKbps: downKbps || undefined,
    upKbps: upKbps || undefined,
    continueHref: /^https?:\/\//i.test(originalUrl) ? originalUrl : undefined,
    checkHref: pathOf(session),
    venueHref: `/v/${gateway.entryKey}`,
  }
}

/** The screen of a device that is online by an unsigned address: nothing of its guest, and nothing to press. */
export function saidOnlineScreen(session: PortalSession, { entryKey }: KnownGateway): Screen {
  return { kind: 'online', checkHref: pathOf(session), venueHref: `/v/${entryKey}` }
}

/** Whether a half-done sign-in has waited too long to go on. */
export function isStale(session: PortalSession, now: Date): boolean {
  return !session.visitId && now.getTime() - Date.parse(session.createdAt) > STEP_MINUTES * 60_000
}

/** A screen that says what went wrong. @param href the way on */
export function problem(kind: ProblemKind, href: string, more: Partial<Problem> = {}): Problem {
  return { kind: 'problem', problem: kind, href, ...more }
}
