// The two addresses of a sign-in elsewhere: out of the house, and back in.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SIGN_INS } from '@portico/contract/flows.ts'
import { flat } from '../../core/http/parameters.ts'
import type { Services } from '../../core/services.ts'
import type { Registry } from '../../gateways/index.ts'
import { withGuest } from '../guest.ts'
import { takeHandOff } from './handOff.ts'
import { ownPath, showWithoutSession } from '../show/respond.ts'
import { problem } from '../show/screens.ts'
import { leaveForProvider } from './leave.ts'
import { comeBack } from './comeBack.ts'
import { endTrip } from './trips.ts'

/** An unencrypted address, which a gateway stops: it sends the guest on to the sign-in sheet's first page. */
const STOPPED_BY_GATEWAYS = 'http://neverssl.com/'

/** Registers leaving for a provider and coming back from one. */
export function signInRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const uses = { services, registry }

  app.get<{ Params: { token: string } }>('/s/:token/in', { config: access }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, leaveForProvider),
  )

  app.get<{ Params: { address: string } }>('/h/:address', { config: access }, async (request, reply) => {
    // A browser that only looks ahead would use the address up.
    if (isLookingAhead(request)) return reply.status(503).header('cache-control', 'no-store').send('')
    const token = await services.db.asSystem((tx) => takeHandOff(services, tx, request.params.address))
    if (token !== undefined) return withGuest({ ...uses, request, reply }, token, leaveForProvider)
    const screen = problem('hand-off-over', STOPPED_BY_GATEWAYS)
    return showWithoutSession(request, reply, { screen, path: ownPath(request), status: 410 })
  })

  for (const provider of SIGN_INS)
    app.get(`/in/${provider}`, { config: access }, async (request, reply) => {
      const { code = '', state = '' } = flat(request.query)
      const answer = { provider, code, state }
      return (await endTrip({ services, request, reply }, answer)) ?? comeBack({ ...uses, request, reply }, answer)
    })
}

function isLookingAhead({ headers }: FastifyRequest): boolean {
  const names = ['sec-purpose', 'purpose', 'x-moz']
  return names.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
}
