import { isSignIn, type SignIn } from '@portico/contract/flows.ts'
import type { Services } from '../../core/services.ts'
import { findSignInClient } from '../../integrations/index.ts'
import { withGuest, type Guest, type Reply } from '../guest.ts'
import { nextStep } from '../walk/progress.ts'
import { showScreen } from '../show/reply.ts'
import { problem, stepScreen } from '../show/screens.ts'
import { pathOf, saveSession } from '../session.ts'
import { stepGuestOf } from '../walk/stepGuest.ts'
import { showNext } from '../walk/walk.ts'
import { makeProviders } from './providers.ts'
import { COOKIE_SECONDS, cookieHeader, makeTripSecrets, seal } from './secrets.ts'

/** Sends a guest who has come to a sign-in step to its provider. */
export async function leaveForProvider(guest: Guest): Promise<Reply> {
  const { services, session, tx, flow, reply } = guest
  const step = session.visitId ? undefined : nextStep(flow, session.progress)
  if (!step || !isSignIn(step) || !session.progress.agreed) return showNext(guest)
  const client = await findSignInClient(services, tx, session.pageId, step.type)
  if (!client) return showRefused(guest)
  const secrets = makeTripSecrets(step.type)
  Object.assign(stepGuestOf(guest, step).state, { sealed: seal(services, secrets), handOff: undefined })
  session.handOff = null
  await saveSession(tx, session)
  const leaving = {
    ...secrets,
    state: seal(services, { token: session.token, once: secrets.once }),
    redirectUri: returnUri(services, step.type),
  }
  const cookie = cookieHeader(services, secrets.browser, COOKIE_SECONDS)
  // The provider may not answer: nothing is locked meanwhile, and no connection held.
  return async () => {
    const url = await makeProviders(services).addressOf(client, leaving)
    if (!url) return withGuest(guest, session.token, showRefused)
    return reply.header('cache-control', 'no-store').header('set-cookie', cookie).redirect(url, 303)
  }
}

/** Shows the step again, with a word that the sign-in did not work. */
export async function showRefused(guest: Guest): Promise<Reply> {
  const { flow, session } = guest
  const step = nextStep(flow, session.progress)
  if (!step) return showNext(guest)
  const screen = await stepScreen(stepGuestOf(guest, step), { notice: { kind: 'sign-in-refused' } })
  return showScreen(guest, screen.kind === 'signIn' ? screen : problem('refused', pathOf(session)), 403)
}

/** Where a provider sends guests back to. */
export function returnUri({ config }: Pick<Services, 'config'>, provider: SignIn): string {
  return `${config.portalUrl}/in/${provider}`
}
