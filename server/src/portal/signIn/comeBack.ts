// A guest who comes back from a provider. It is asked who this is between two transactions: nothing is locked meanwhile.
import type { FastifyReply } from 'fastify'
import { isSignIn, type SignIn } from '@portico/contract/flows.ts'
import { leaveLane } from '../../core/http/gate.ts'
import { findSignInClient, type SignInClient } from '../../integrations/index.ts'
import { advance } from '../walk/advance.ts'
import { inSession, withGuest, type Exchange, type Guest, type Reply } from '../guest.ts'
import { nextStep } from '../walk/progress.ts'
import { saveSession } from '../session.ts'
import { stepGuestOf } from '../walk/stepGuest.ts'
import { reportStep } from '../walk/stepReports.ts'
import { showNext } from '../walk/walk.ts'
import { returnUri, showRefused } from './leave.ts'
import type { Person } from './provider.ts'
import { makeProviders } from './providers.ts'
import { cookieHeader, isSameTrip, open, readCookie, type TripSecrets, type TripState } from './secrets.ts'

type Answer = { provider: SignIn; code: string; state: string }

/** Takes what the provider's redirect brought, and goes on with the walk. */
export async function comeBack(exchange: Exchange, { provider, code, state }: Answer): Promise<FastifyReply> {
  const { services } = exchange
  const trip = open<TripState>(services, state) ?? { token: '', once: '' }
  const found = await inSession(exchange, trip.token, (guest) =>
    takeSecrets(guest, { provider, code, once: trip.once }),
  )
  if (typeof found === 'function') return found()
  const { client, secrets } = found
  const coming = { ...secrets, code, redirectUri: returnUri(services, provider) }
  leaveLane(exchange.request)
  const person = await makeProviders(services).identify(client, coming)
  return withGuest(exchange, trip.token, (guest) => passStep(guest, provider, person))
}

/** Takes the secrets out of the session before anybody outside is asked: a second come-back finds nothing. */
async function takeSecrets(
  guest: Guest,
  { provider, code, once }: { provider: SignIn; code: string; once: string },
): Promise<{ client: SignInClient; secrets: TripSecrets } | Reply> {
  const { services, tx, session, request } = guest
  const step = nextStep(guest.flow, session.progress)
  if (session.visitId || !step || !isSignIn(step)) return showNext(guest)
  const { state } = stepGuestOf(guest, step)
  const secrets = open<TripSecrets>(services, state.sealed ?? '')
  state.sealed = undefined
  await saveSession(tx, session)
  const isOurs = secrets && isSameTrip(secrets, provider, once, readCookie(services, request.headers.cookie))
  if (!isOurs || code === '') return showRefused(guest)
  const client = await findSignInClient(services, tx, session.pageId, provider)
  return client ? { client, secrets } : showRefused(guest)
}

async function passStep(guest: Guest, provider: SignIn, person: Person | undefined): Promise<Reply> {
  const { services, tx, session, reply } = guest
  const step = nextStep(guest.flow, session.progress)
  if (session.visitId || step?.type !== provider) return showNext(guest)
  if (!person) return showRefused(guest)
  const { state } = stepGuestOf(guest, step)
  state.outcome = 'done'
  state.values = { name: person.name, ...(person.email ? { email: person.email } : {}) }
  state.account = person.account
  if (person.email) state.proven = 'email'
  await reportStep(tx, session, step, 'step.done')
  reply.header('set-cookie', cookieHeader(services, '', 0))
  return advance(guest)
}
