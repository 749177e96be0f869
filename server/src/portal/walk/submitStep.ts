// What a guest posts: the answers of the step they have come to, and the terms where it asks for them.
import type { FlowStep } from '@portico/contract/flows.ts'
import { advance, completeSignIn } from './advance.ts'
import { applyOutcome, saveValidAnswers } from './applyOutcome.ts'
import { repeatHandOver } from '../online/connect.ts'
import type { Guest, Reply } from '../guest.ts'
import { asksTerms, nextStep, type Progress } from './progress.ts'
import { reportStarted } from '../report.ts'
import { sendToGateway, showExpired, showScreen } from '../show/reply.ts'
import { isStale, stepScreen } from '../show/screens.ts'
import { stepGuestOf } from './stepGuest.ts'
import { kindOf } from '../steps/index.ts'
import { speak } from '../steps/questions.ts'
import type { StepAnswers } from '../steps/step.ts'
import { wordingIn } from '../venue.ts'
import { showNext } from './walk.ts'

type Form = Record<string, string>

/** Takes a posted form to the step the guest has come to. */
export async function submitStep(guest: Guest, form: Form): Promise<Reply> {
  const { services, session, tx, flow } = guest
  if (session.visitId) return repeatSignIn(guest)
  if (isStale(session, services.clock.now())) return showExpired(guest)
  await reportStarted(tx, session)
  const step = nextStep(flow, session.progress)
  return step ? submitTo(guest, step, form) : completeSignIn(guest)
}

/** A second tap, or Back and again: a guest who has passed the steps is not asked twice. */
async function repeatSignIn(guest: Guest): Promise<Reply> {
  const to = await repeatHandOver(guest.services, guest.tx, guest.session)
  return to ? sendToGateway(guest, to) : showNext(guest)
}

async function submitTo(guest: Guest, step: FlowStep, form: Form): Promise<Reply> {
  const { session, flow } = guest
  const at = stepGuestOf(guest, step)
  const kind = kindOf(step)
  const mustAgree = asksTerms(flow, session.progress, step)
  const isTermsTicked = form['terms'] === 'yes'
  const isSkipping = form['do'] === 'skip' && kind.canSkip(step)
  const tried: StepAnswers = isSkipping ? { values: at.state.values, errors: {} } : kind.check(at, form)
  const termsProblem = mustAgree && !isTermsTicked ? ('field/required' as const) : undefined
  if (termsProblem || Object.keys(tried.errors).length > 0) {
    await saveValidAnswers(guest, at, tried)
    return showScreen(guest, await stepScreen(at, { ...tried, isTermsTicked, termsProblem }), 422)
  }
  if (mustAgree) session.progress.agreed = readAgreement(guest, step, form)
  if (!isSkipping) return applyOutcome(guest, at, await kind.act(at, tried, form), { ...tried, isTermsTicked })
  at.state.outcome = 'skipped'
  return advance(guest)
}

/** What the guest agreed to, in the words that were on the screen. */
function readAgreement({ session: { language } }: Guest, step: FlowStep, form: Form): Progress['agreed'] {
  return {
    marketing: form['marketing'] === 'yes',
    isOfAge: form['of_age'] === 'yes',
    language,
    house: step.type === 'terms' ? (speak(step.text, language) ?? '') : '',
    wording: wordingIn(form['wording']),
  }
}
