// What becomes of a guest once a step has judged what they sent.
import { bareRecord } from '@portico/contract/names.ts'
import { advance } from './advance.ts'
import type { Guest, Reply } from '../guest.ts'
import { openPass } from '../online/passes.ts'
import { redirect, sendToGateway, showScreen } from '../show/reply.ts'
import { stepScreen, type Attempt } from '../show/screens.ts'
import { pathOf, saveSession } from '../session.ts'
import { reportAnswers, reportStep } from './stepReports.ts'
import type { Outcome, StepGuest, StepAnswers } from '../steps/step.ts'

/** Goes on, opens a pass, or shows the step again. @param attempt what was sent, for the screen that is shown again */
export async function applyOutcome(
  guest: Guest,
  at: StepGuest,
  outcome: Outcome,
  attempt: Attempt & StepAnswers,
): Promise<Reply> {
  if (outcome.kind === 'done') return finishStep(guest, at, attempt.values)
  if (outcome.kind === 'pass') return givePass(guest, at, attempt)
  if (outcome.kind === 'stay') return showAgain(guest, at, { ...attempt, notice: outcome.notice }, outcome.status)
  guest.session.refusal = null
  await saveSession(guest.tx, guest.session)
  return async () => {
    await outcome.afterwards?.()
    return redirect(guest, pathOf(guest.session))
  }
}

async function finishStep(guest: Guest, { state, step }: StepGuest, values: StepAnswers['values']): Promise<Reply> {
  const { tx, session } = guest
  session.refusal = null
  state.outcome = 'done'
  state.values = bareRecord([...Object.entries(state.values), ...Object.entries(values)])
  await reportAnswers(tx, session, step, state.values)
  await reportStep(tx, session, step, 'step.done')
  return advance(guest)
}

async function givePass(guest: Guest, at: StepGuest, attempt: Attempt): Promise<Reply> {
  const to = await openPass(guest.services, guest.tx, { ...guest, venue: guest.front.venue })
  return to ? sendToGateway(guest, to) : showAgain(guest, at, { ...attempt, notice: { kind: 'pass-too-many' } }, 429)
}

async function showAgain(guest: Guest, at: StepGuest, attempt: Attempt, status = 200): Promise<Reply> {
  const { session, tx } = guest
  session.refusal = (status >= 400 && attempt.notice?.kind) || null
  await saveSession(tx, session)
  return showScreen(guest, await stepScreen(at, attempt), status)
}

/** Keeps valid answers when something else is wrong, or the guest never comes back. */
export async function saveValidAnswers(
  { tx, session }: Guest,
  { state, step }: StepGuest,
  { values, errors }: StepAnswers,
): Promise<void> {
  if (step.questions.length === 0) return
  const valid = Object.entries(values).filter(([id]) => !Object.hasOwn(errors, id))
  state.values = bareRecord([...Object.entries(state.values), ...valid])
  await saveSession(tx, session)
  if (session.progress.agreed) await reportAnswers(tx, session, step, bareRecord(valid))
}
