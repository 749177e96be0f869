// A step is behind the guest: on to the next one, or to the gateway.
import { connect, isFull } from '../online/connect.ts'
import type { Guest, Reply } from '../guest.ts'
import { liftSlowSession } from '../online/passes.ts'
import { nextStep } from './progress.ts'
import { redirect, sendToGateway, showScreen } from '../show/reply.ts'
import { remember } from '../arrive/recogniseBrowser.ts'
import { problem } from '../show/screens.ts'
import { pathOf, saveSession } from '../session.ts'
import { stepGuestOf } from './stepGuest.ts'
import { kindOf } from '../steps/index.ts'

const FULL_RETRY_SECONDS = 60

/** Goes on to the next step, by an address of its own so that Back repeats nothing; or to the gateway. */
export async function advance(guest: Guest): Promise<Reply> {
  const { tx, session, flow } = guest
  const step = nextStep(flow, session.progress)
  if (!step) return completeSignIn(guest)
  // What a guest has just typed is not asked again; when nothing can be sent to it, the step asks.
  const begun = session.progress.agreed && (await kindOf(step).begin?.(stepGuestOf(guest, step)))
  await saveSession(tx, session)
  return async () => {
    if (begun?.kind === 'further') await begun.afterwards?.()
    return redirect(guest, pathOf(session))
  }
}

/** Lets a guest in who has passed every step. */
export async function completeSignIn(guest: Guest): Promise<Reply> {
  const { services, registry, tx, gateway, session, flow, front } = guest
  const { pass } = session.progress
  if (!pass && (await isFull(tx, gateway))) {
    session.refusal = 'full'
    await saveSession(tx, session)
    return showScreen(guest, problem('full', pathOf(session), { secondsUntilRetry: FULL_RETRY_SECONDS }), 503)
  }
  const to = await connect(services, tx, gateway, session, flow, front.venue)
  if (to.kind === 'refused') return showScreen(guest, problem(to.problem, pathOf(session)), 403)
  await remember(services, guest)
  const send = sendToGateway(guest, to)
  if (!pass) return send
  return async () => {
    const running = { visitId: pass.visitId, mac: session.arrival.mac }
    const goesOn = await liftSlowSession(services, registry, gateway, running)
    return goesOn ? redirect(guest, pathOf(session)) : send()
  }
}
