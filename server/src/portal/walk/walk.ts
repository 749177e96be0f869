// What a guest is shown next: the step they have come to, or the state of their visit.
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import { flat } from '../../core/http/parameters.ts'
import { completeSignIn } from './advance.ts'
import { applyOutcome } from './applyOutcome.ts'
import { readVisit } from '../online/connect.ts'
import type { Guest, Reply } from '../guest.ts'
import { openLinkedCode } from '../arrive/codeFromLink.ts'
import { storeArrival, storeStep } from '../arrive/keepArrival.ts'
import { findOnlineVisit, isOnlineAlready } from '../arrive/onlineVisit.ts'
import { canBring, readHost } from '../ownDevices/ownDevices.ts'
import { boughtCode, nextStep } from './progress.ts'
import { redirect, showExpired, showScreen } from '../show/reply.ts'
import { RETURN_PARAMETER, takeReturn } from '../online/returnMark.ts'
import { isStale, saidOnlineScreen, stepScreen, visitScreen } from '../show/screens.ts'
import { extensionOf } from '../online/stay.ts'
import { stepEvent } from './stepReports.ts'
import { pathOf } from '../session.ts'
import { stepGuestOf } from './stepGuest.ts'
import { payUrlOf } from '../steps/purchase.ts'
import { kindOf } from '../steps/index.ts'
import type { StepAnswers } from '../steps/step.ts'

/** Shows where the guest is now. */
export async function showNext(guest: Guest): Promise<Reply> {
  const { services, session, tx, gateway, flow } = guest
  if (session.visitId) return showVisit(guest)
  if (session.progress.isSaidOnline && (await findOnlineVisit(tx, gateway, session.arrival.mac)))
    return showScreen(guest, saidOnlineScreen(session, gateway))
  if (isStale(session, services.clock.now())) return showExpired(guest)
  const step = nextStep(flow, session.progress)
  // A code that was scanned is used as soon as nothing else is to be asked.
  const isScanned = step?.type === 'access-code' && session.progress.agreed && session.progress.offered
  if (step && !isScanned) return (await passFinished(guest, step)) ?? showStep(guest, step)
  await storeArrival(guest)
  return step ? useScannedCode(guest, step) : completeSignIn(guest)
}

async function showVisit(guest: Guest): Promise<Reply> {
  const { services, session, tx, gateway, flow, request } = guest
  const visit = await readVisit(services, tx, session)
  if (!visit) return showExpired(guest)
  const { said, [RETURN_PARAMETER]: mark } = flat(request.query)
  if (visit.status === 'waiting') await takeReturn(services, tx, gateway, session, mark)
  const isWaiting = visit.status === 'waiting' && !session.returnedAt
  if (isWaiting && (await isOnlineAlready(tx, gateway, session)))
    return showScreen(guest, saidOnlineScreen(session, gateway))
  const extension = extensionOf(flow, session.progress, visit.extensions)
  const host = visit.status === 'online' ? await readHost(services, tx, session) : undefined
  const mayBring = host !== undefined && canBring(gateway, host)
  const { asksForReviews, isOnZalo, offersProfiles } = guest.front.venue
  const bought = boughtCode(session.progress)
  const code = bought && groupCode(services.secrets.open(Buffer.from(bought, 'base64url')))
  const of = {
    session,
    visit,
    gateway,
    extension,
    canBring: mayBring,
    asksForReviews,
    isOnZalo,
    offersProfiles,
    said,
    code,
  }
  return showScreen(guest, visitScreen(of, services.clock.now()))
}

/** Sends a guest who has ordered to the provider's page, by an address of ours: the page itself names no other host. */
export async function leaveToPay(guest: Guest): Promise<Reply> {
  const step = nextStep(guest.flow, guest.session.progress)
  const url = step?.type === 'purchase' ? await payUrlOf(stepGuestOf(guest, step)) : undefined
  return () => redirect(guest, url ?? pathOf(guest.session))
}

async function useScannedCode(guest: Guest, step: FlowStep): Promise<Reply> {
  const at = stepGuestOf(guest, step)
  const tried: StepAnswers = {
    values: { code: openLinkedCode(guest.services, guest.session.progress) ?? '' },
    errors: {},
  }
  return applyOutcome(guest, at, await kindOf(step).act(at, tried, {}), { ...tried, isTermsTicked: true })
}

/** Goes on where something outside has finished the step meanwhile, such as a payment. */
async function passFinished(guest: Guest, step: FlowStep): Promise<Reply | undefined> {
  const kind = kindOf(step)
  if (!kind.comeBack || !guest.session.progress.agreed) return undefined
  const at = stepGuestOf(guest, step)
  const outcome = await kind.comeBack(at)
  return outcome && applyOutcome(guest, at, outcome, { values: {}, errors: {}, isTermsTicked: true })
}

async function showStep(guest: Guest, step: FlowStep): Promise<Reply> {
  const { session } = guest
  const screen = await stepScreen(stepGuestOf(guest, step))
  session.step = step.type
  if (screen.kind === 'code' && screen.notice?.kind === 'undelivered') session.refusal = 'undelivered'
  await storeStep(guest, stepEvent(session, step, 'step.viewed'))
  return showScreen(guest, screen)
}
