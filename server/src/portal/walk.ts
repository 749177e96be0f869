// A guest on the way: where they stand, and what becomes of what they send.
import type { FastifyReply } from 'fastify'
import type { Screen } from '@portico/portal/view.ts'
import { bareRecord } from '@portico/contract/names.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import type { HandOver, Registry } from '../gateways/index.ts'
import { connect, isFull, readVisit, repeatHandOver } from './connect.ts'
import { openOffered } from './offered.ts'
import { findOnlineVisit } from './onlineVisit.ts'
import { canBring, readHost } from './ownDevices.ts'
import { liftSlowSession, openPass } from './passes.ts'
import { asksTerms, nextStep, stateOf } from './progress.ts'
import { reportStarted } from './report.ts'
import { show } from './respond.ts'
import { RETURN_PARAMETER, takeReturn } from './returnMark.ts'
import { remember } from './returning.ts'
import { isStale, pathOf, problem, saidOnlineScreen, stepScreen, visitScreen } from './screens.ts'
import { saveSession } from './session.ts'
import { extensionOf } from './stay.ts'
import { reportAnswers, reportStep } from './stepReports.ts'
import { kindOf } from './steps/index.ts'
import { speak } from './steps/questions.ts'
import type { Outcome, StepGuest, Tried } from './steps/step.ts'
import { wordingIn } from './venue.ts'
import type { Answer, Guest } from './withGuest.ts'

export type Walk = ReturnType<typeof makeWalk>

const FULL_RETRY_SECONDS = 60

/** The way through the portal, the same for every step. */
export function makeWalk(services: Services, registry: Registry) {
  /** Where the guest stands now. */
  async function stand(guest: Guest): Promise<Answer> {
    const { session, tx, gateway, flow } = guest
    const now = services.clock.now()
    if (!session.visitId) {
      if (session.progress.isSaidOnline && (await findOnlineVisit(tx, gateway, session.arrival.mac)))
        return answer(guest, saidOnlineScreen(session, gateway))
      if (isStale(session, now)) return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
      const step = nextStep(flow, session.progress)
      if (step?.type === 'access-code' && session.progress.agreed && session.progress.offered)
        return takeOffered(guest, step)
      return step ? showStep(guest, step) : arrived(guest)
    }
    const visit = await readVisit(services, tx, session)
    if (!visit) return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
    const { said, [RETURN_PARAMETER]: mark } = flat(guest.request.query)
    if (visit.status === 'waiting') await takeReturn(services, tx, gateway, session, mark)
    const extension = extensionOf(flow, session.progress, visit.extensions)
    const host = visit.status === 'online' ? await readHost(services, tx, session) : undefined
    const mayBring = host !== undefined && canBring(gateway, host)
    return answer(guest, visitScreen({ session, visit, gateway, extension, canBring: mayBring, said }, now))
  }

  /** A code that was scanned is used as soon as nothing else is to be asked. */
  async function takeOffered(guest: Guest, step: FlowStep): Promise<Answer> {
    const here = at(guest, step)
    const tried: Tried = { values: { code: openOffered(services, guest.session.progress) ?? '' }, errors: {} }
    return follow(guest, here, tried, await kindOf(step).act(here, tried, {}), true)
  }

  async function showStep(guest: Guest, step: FlowStep): Promise<Answer> {
    const { tx, session } = guest
    const screen = await stepScreen(at(guest, step))
    session.step = step.type
    if (screen.kind === 'code' && screen.notice?.kind === 'undelivered') session.refusal = 'undelivered'
    await saveSession(tx, session)
    await reportStep(tx, session, step, 'step.viewed')
    return answer(guest, screen)
  }

  /** Takes what was sent for the step the guest stands before. */
  async function take(guest: Guest, form: Record<string, string>): Promise<Answer> {
    const { session, tx, flow } = guest
    const { progress } = session
    // A second tap, or Back and again: a guest who has passed the steps is not asked twice.
    if (session.visitId) {
      const to = await repeatHandOver(services, tx, session)
      return to ? carry(guest, to) : stand(guest)
    }
    if (isStale(session, services.clock.now()))
      return answer(guest, problem('expired', `${pathOf(session)}/again`), 410)
    await reportStarted(tx, session)
    const step = nextStep(flow, progress)
    if (!step) return arrived(guest)
    const here = at(guest, step)
    const kind = kindOf(step)
    const mustAgree = asksTerms(flow, progress, step)
    const isTermsTicked = form['terms'] === 'yes'
    const isSkipping = form['do'] === 'skip' && kind.canSkip(step)
    const tried: Tried = isSkipping ? { values: here.state.values, errors: {} } : kind.check(here, form)
    const termsProblem = mustAgree && !isTermsTicked ? ('field/required' as const) : undefined
    if (termsProblem || Object.keys(tried.errors).length > 0) {
      await keepWhatIsRight(guest, here, tried)
      const screen = await stepScreen(here, { ...tried, isTermsTicked, termsProblem })
      return answer(guest, screen, 422)
    }
    if (mustAgree) {
      const house = step.type === 'terms' ? (speak(step.text, session.language) ?? '') : ''
      const wording = wordingIn(form['wording'])
      const { language } = session
      const isOfAge = form['of_age'] === 'yes'
      progress.agreed = { marketing: form['marketing'] === 'yes', isOfAge, language, house, wording }
    }
    if (isSkipping) here.state.outcome = 'skipped'
    else return follow(guest, here, tried, await kind.act(here, tried, form), isTermsTicked)
    return onwards(guest)
  }

  async function follow(
    guest: Guest,
    here: StepGuest,
    tried: Tried,
    outcome: Outcome,
    isTermsTicked: boolean,
  ): Promise<Answer> {
    const { session, tx } = guest
    const { state, step } = here
    if (outcome.kind === 'done') {
      session.refusal = null
      state.outcome = 'done'
      state.values = merged(state.values, Object.entries(tried.values))
      await reportAnswers(tx, session, step, state.values)
      await reportStep(tx, session, step, 'step.done')
      return onwards(guest)
    }
    if (outcome.kind === 'pass') {
      const to = await openPass(services, tx, { ...guest, venue: guest.front.venue })
      if (to) return carry(guest, to)
    }
    const isRefused = outcome.kind === 'pass' || (outcome.kind === 'stay' && (outcome.status ?? 200) >= 400)
    const notice = outcome.kind === 'stay' ? outcome.notice : { kind: 'too-many' as const }
    session.refusal = (isRefused && notice?.kind) || null
    await saveSession(tx, session)
    if (outcome.kind === 'further') {
      return async () => {
        await outcome.afterwards?.()
        return redirect(guest, pathOf(session))
      }
    }
    const status = outcome.kind === 'stay' ? (outcome.status ?? 200) : 429
    return answer(guest, await stepScreen(here, { ...tried, notice, isTermsTicked }), status)
  }

  /** What was answered well is kept, also when something else is wrong, or the guest never comes back. */
  async function keepWhatIsRight({ tx, session }: Guest, { state, step }: StepGuest, tried: Tried): Promise<void> {
    if (step.questions.length === 0) return
    const right = Object.entries(tried.values).filter(([id]) => !Object.hasOwn(tried.errors, id))
    state.values = merged(state.values, right)
    await saveSession(tx, session)
    if (session.progress.agreed) await reportAnswers(tx, session, step, bareRecord(right))
  }

  /** A step is behind the guest: the next one, by its own address so that Back repeats nothing; or the gateway. */
  async function onwards(guest: Guest): Promise<Answer> {
    const step = nextStep(guest.flow, guest.session.progress)
    if (!step) return arrived(guest)
    // What a guest has just typed is not asked again; when nothing can be sent to it, the step asks.
    const begun = guest.session.progress.agreed && (await kindOf(step).begin?.(at(guest, step)))
    await saveSession(guest.tx, guest.session)
    return async () => {
      if (begun?.kind === 'further') await begun.afterwards?.()
      return redirect(guest, pathOf(guest.session))
    }
  }

  /** Every step is passed. */
  async function arrived(guest: Guest): Promise<Answer> {
    const { tx, gateway, session, flow, front } = guest
    const { pass } = session.progress
    if (!pass && (await isFull(tx, gateway))) {
      session.refusal = 'full'
      await saveSession(tx, session)
      return answer(guest, problem('full', pathOf(session), { secondsUntilRetry: FULL_RETRY_SECONDS }), 503)
    }
    const to = await connect(services, tx, gateway, session, flow, front.venue)
    if (to.kind === 'refused') return answer(guest, problem(to.problem, pathOf(session)), 403)
    await remember(services, guest)
    const said = carry(guest, to)
    if (!pass) return said
    return async () => {
      const goesOn = await liftSlowSession(services, registry, gateway, {
        visitId: pass.visitId,
        mac: session.arrival.mac,
      })
      return goesOn ? redirect(guest, pathOf(session)) : said()
    }
  }

  function carry(guest: Guest, to: HandOver): Answer {
    if (to.kind === 'impossible') return answer(guest, problem('gateway-silent', `${pathOf(guest.session)}/again`), 502)
    if (to.kind === 'form') {
      const { action, fields } = to
      return answer(guest, { kind: 'handOver', to: { method: 'post', action, fields } })
    }
    return () => redirect(guest, to.kind === 'redirect' ? to.url : pathOf(guest.session))
  }

  function redirect({ reply }: Guest, url: string): FastifyReply {
    return reply.header('cache-control', 'no-store').redirect(url, 303)
  }

  function answer({ request, reply, session, front }: Guest, screen: Screen, status = 200): Answer {
    const { venue, look } = front
    const termsHref = `${pathOf(session)}/terms`
    const own = screen.kind === 'terms' ? '/terms' : screen.kind === 'devices' ? '/devices' : ''
    const path = pathOf(session) + own
    return () => show(request, reply, { screen, venue, look, path, language: session.language, termsHref, status })
  }

  function at({ tx, session, gateway, front, flow, request }: Guest, step: FlowStep): StepGuest {
    const state = stateOf(session.progress, step)
    return {
      services,
      tx,
      session,
      gateway,
      venue: front.venue,
      flow,
      step,
      state,
      ip: request.ip,
      userAgent: request.headers['user-agent'],
    }
  }

  return { stand, take, onwards, carry, answer, at }
}

function merged(values: Record<string, string>, more: [string, string][]): Record<string, string> {
  return bareRecord([...Object.entries(values), ...more])
}
