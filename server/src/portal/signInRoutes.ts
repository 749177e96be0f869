// The two addresses of a sign-in elsewhere: out of the house, and back in.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSignIn, SIGN_INS, type SignIn } from '@portico/contract/flows.ts'
import { flat } from '../core/http/parameters.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import type { Registry } from '../gateways/index.ts'
import { findSignInClient, type SignInClient } from '../integrations/index.ts'
import { takeHandOff } from './handOff.ts'
import { nextStep } from './progress.ts'
import { show } from './respond.ts'
import { problem, stepScreen } from './screens.ts'
import { chooseLanguage, saveSession } from './session.ts'
import type { Asked } from './signIn/provider.ts'
import { makeProviders } from './signIn/providers.ts'
import { reportStep } from './stepReports.ts'
import type { Walk } from './walk.ts'
import { withGuest, type Answer, type Guest, type Said } from './withGuest.ts'

/** What travels as `state`, sealed: nobody outside learns the session's token. */
type State = { token: string; once: string }
/** What the session keeps meanwhile, sealed as well. */
type Kept = Asked & { provider: SignIn; once: string; browser: string }

/** An unencrypted address, which a gateway stops: it sends the guest on to the sign-in sheet's first page. */
const STOPPED_BY_GATEWAYS = 'http://neverssl.com/'

const COOKIE = 'portico_in'
const COOKIE_SECONDS = 600

/** Registers leaving for a provider and coming back from one. */
export function signInRoutes(app: FastifyInstance, services: Services, registry: Registry, walk: Walk): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const { secrets, config } = services
  const providers = makeProviders(services)
  const seal = (value: State | Kept) => secrets.seal(JSON.stringify(value)).toString('base64url')

  app.get<{ Params: { token: string } }>('/s/:token/in', { config: access }, (request, reply) =>
    leave(request, reply, request.params.token),
  )

  app.get<{ Params: { address: string } }>('/h/:address', { config: access }, async (request, reply) => {
    // A browser that only looks ahead would use the address up.
    const isLookingAhead = ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
      /prefetch|prerender|preview/i.test(String(request.headers[name] ?? '')),
    )
    if (isLookingAhead) return reply.status(503).header('cache-control', 'no-store').send('')
    const token = await services.db.asSystem((tx) => takeHandOff(services, tx, request.params.address))
    if (token !== undefined) return leave(request, reply, token)
    const language = chooseLanguage(flat(request.query)['lang'], undefined, request.headers['accept-language'])
    const screen = problem('hand-off-over', STOPPED_BY_GATEWAYS)
    const path = request.url.split('?')[0]!
    return show(request, reply, { screen, language, path, termsHref: '/terms', status: 410 })
  })

  function leave(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Said> {
    return withGuest({ services, registry, request, reply }, token, async (guest) => {
      const { session, tx } = guest
      const step = session.visitId ? undefined : nextStep(guest.flow, session.progress)
      if (!step || !isSignIn(step) || !session.progress.agreed) return walk.stand(guest)
      const client = await findSignInClient(services, tx, session.pageId, step.type)
      if (!client) return refused(guest)
      const kept: Kept = {
        provider: step.type,
        once: randomToken(16),
        browser: randomToken(16),
        nonce: randomToken(16),
        verifier: randomToken(32),
      }
      Object.assign(walk.at(guest, step).state, { sealed: seal(kept), handOff: undefined })
      session.handOff = null
      await saveSession(tx, session)
      const url = await providers.addressOf(client, {
        ...kept,
        state: seal({ token: session.token, once: kept.once }),
        redirectUri: backAt(step.type),
      })
      if (!url) return refused(guest)
      return () =>
        reply
          .header('cache-control', 'no-store')
          .header('set-cookie', cookie(kept.browser, COOKIE_SECONDS))
          .redirect(url, 303)
    })
  }

  for (const provider of SIGN_INS) {
    app.get(`/in/${provider}`, { config: access }, async (request, reply) => {
      const { code = '', state = '' } = flat(request.query)
      const said = open<State>(state)
      const found: { kept?: Kept; client?: SignInClient } = {}
      // Taken out of the session before anybody outside is asked: a second come-back finds nothing.
      const first = await withGuest({ services, registry, request, reply }, said?.token ?? '', async (guest) => {
        const step = nextStep(guest.flow, guest.session.progress)
        if (guest.session.visitId || !step || !isSignIn(step)) return walk.stand(guest)
        const { state: here } = walk.at(guest, step)
        const kept = open<Kept>(here.sealed ?? '')
        here.sealed = undefined
        await saveSession(guest.tx, guest.session)
        const isOurs =
          kept?.provider === provider &&
          isSame(kept.once, said?.once ?? '') &&
          isSame(kept.browser, cookieOf(request) ?? '')
        if (!isOurs || code === '') return refused(guest)
        found.kept = kept
        found.client = await findSignInClient(services, guest.tx, guest.session.pageId, provider)
        return () => undefined
      })
      if (!found.kept || !found.client) return first
      const person = await providers.identify(found.client, {
        ...found.kept,
        code,
        redirectUri: backAt(provider),
      })
      return withGuest({ services, registry, request, reply }, said!.token, async (guest) => {
        const step = nextStep(guest.flow, guest.session.progress)
        if (guest.session.visitId || step?.type !== provider) return walk.stand(guest)
        if (!person) return refused(guest)
        const { state: here } = walk.at(guest, step)
        here.outcome = 'done'
        here.values = { name: person.name, ...(person.email ? { email: person.email } : {}) }
        here.account = person.account
        if (person.email) here.proven = 'email'
        await reportStep(guest.tx, guest.session, step, 'step.done')
        reply.header('set-cookie', cookie('', 0))
        return walk.onwards(guest)
      })
    })
  }

  async function refused(guest: Guest): Promise<Answer> {
    const step = nextStep(guest.flow, guest.session.progress)
    if (!step) return walk.stand(guest)
    const screen = await stepScreen(walk.at(guest, step), { notice: { kind: 'sign-in-refused' } })
    return walk.answer(guest, screen.kind === 'signIn' ? screen : problem('refused', `/s/${guest.session.token}`), 403)
  }

  function backAt(provider: SignIn): string {
    return `${config.portalUrl}/in/${provider}`
  }

  function cookie(value: string, seconds: number): string {
    const secure = config.portalUrl.startsWith('https:') ? '; Secure' : ''
    return `${COOKIE}=${value}; Path=/in; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
  }

  function open<T>(sealed: string): T | undefined {
    try {
      return JSON.parse(secrets.open(Buffer.from(sealed, 'base64url'))) as T
    } catch {
      return undefined
    }
  }
}

function cookieOf(request: FastifyRequest): string | undefined {
  return /(?:^|; )portico_in=([\w-]{1,64})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}
