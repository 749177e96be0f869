// A trip to a provider for something else than a login: out of a page of ours and back to it, with who came back, sealed.
import type { FastifyReply } from 'fastify'
import type { SignIn } from '@portico/contract/flows.ts'
import type { Tx } from '../../core/db/database.ts'
import { leaveLane } from '../../core/http/gate.ts'
import { randomToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import { findSignInClient } from '../../integrations/index.ts'
import type { Exchange } from '../guest.ts'
import { returnUri } from './leave.ts'
import type { Person } from './provider.ts'
import { makeProviders } from './providers.ts'
import { COOKIE_SECONDS, cookieHeader, readCookie } from './secrets.ts'

/** `back` is a path of ours; `holder` is for whom it is made: nobody else can use what comes back. */
type Trip = { pageId: string; back: string; holder: string; verifier: string; nonce: string; browser: string }
/** Who a holder proved to be. */
export type TripProof = Person & { holder: string; at: number }

const PROOF_MS = 5 * 60_000

/** Where to send the browser, with its part of the secret. Called after the commit, because the provider may not answer. */
type Departure = () => Promise<{ url: string; cookie: string } | undefined>

/** Undefined where the venue has no such sign-in. */
export async function beginTrip(
  services: Services,
  tx: Tx,
  { provider, ...of }: { provider: SignIn; pageId: string; back: string; holder: string },
): Promise<Departure | undefined> {
  const client = await findSignInClient(services, tx, of.pageId, provider)
  if (!client) return undefined
  const trip: Trip = { ...of, verifier: randomToken(32), nonce: randomToken(16), browser: randomToken(16) }
  const state = services.secrets.seal(JSON.stringify(trip)).toString('base64url')
  const leaving = { ...trip, state, redirectUri: returnUri(services, provider) }
  return async () => {
    const url = await makeProviders(services).addressOf(client, leaving)
    return url ? { url, cookie: cookieHeader(services, trip.browser, COOKIE_SECONDS) } : undefined
  }
}

/** Takes a trip's end, asking the provider outside any transaction. Undefined for who came back from a login. */
export async function endTrip(
  { services, request, reply }: Pick<Exchange, 'services' | 'request' | 'reply'>,
  { provider, code, state }: { provider: SignIn; code: string; state: string },
): Promise<FastifyReply | undefined> {
  const trip = openSealed<Partial<Trip>>(services, state)
  if (!isTrip(trip)) return undefined
  const client = await services.db.asSystem((tx) => findSignInClient(services, tx, trip.pageId, provider))
  const isSameBrowser = readCookie(services, request.headers.cookie) === trip.browser
  leaveLane(request)
  const person =
    client && isSameBrowser && code
      ? await makeProviders(services).identify(client, { ...trip, code, redirectUri: returnUri(services, provider) })
      : undefined
  const proof = person && { ...person, holder: trip.holder, at: services.clock.now().getTime() }
  const said = proof ? `proof=${services.secrets.seal(JSON.stringify(proof)).toString('base64url')}` : 'said=refused'
  return reply
    .header('cache-control', 'no-store')
    .header('set-cookie', cookieHeader(services, '', 0))
    .redirect(`${services.config.portalUrl}${trip.back}?${said}`, 303)
}

/** What a trip proved of its holder a moment ago. */
export function openProof(
  services: Pick<Services, 'secrets' | 'clock'>,
  sealed: string,
  holder: string,
): TripProof | undefined {
  const proof = openSealed<TripProof>(services, sealed)
  const isFresh = proof && services.clock.now().getTime() - proof.at < PROOF_MS
  return isFresh && proof.holder === holder ? proof : undefined
}

function openSealed<T>({ secrets }: Pick<Services, 'secrets'>, sealed: string): T | undefined {
  try {
    return secrets.openValue<T>(Buffer.from(sealed, 'base64url'))
  } catch {
    return undefined
  }
}

function isTrip(state: Partial<Trip> | undefined): state is Trip {
  return typeof state?.back === 'string' && state.back.startsWith('/home/') && typeof state.verifier === 'string'
}
