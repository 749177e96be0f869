// The guest whose session an address names: found, locked and answered in one transaction.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../core/db/database.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { readRunningFlow, type RunningFlow } from '../flows/index.ts'
import type { KnownGateway, Registry } from '../gateways/index.ts'
import { show } from './respond.ts'
import { problem } from './screens.ts'
import { chooseLanguage, findSession, saveSession, type PortalSession } from './session.ts'
import { readFront, type Front } from './venue.ts'

/** Sent only after the transaction is committed: the phone may be back before we have finished speaking. */
export type Answer = () => Said | Promise<Said>
/** Undefined when there is more to do before the guest is answered. */
export type Said = FastifyReply | undefined
export type Guest = {
  tx: Tx
  session: PortalSession
  gateway: KnownGateway
  front: Front
  flow: RunningFlow
  request: FastifyRequest
  reply: FastifyReply
}
export type Exchange = { services: Services; registry: Registry; request: FastifyRequest; reply: FastifyReply }

/** Answers the guest of a session; without one, says that it is over. */
export async function withGuest(
  { services, registry, request, reply }: Exchange,
  token: string,
  work: (guest: Guest) => Promise<Answer>,
): Promise<Said> {
  const answer = await services.db.asSystem(async (tx): Promise<Answer> => {
    const session = await findSession(services, tx, token)
    const gateway = session && registry.byId(session.gatewayId)
    const flow = gateway && (await readRunningFlow(tx, gateway.pageId, gateway.id, session))
    const front = flow && (await readFront(tx, gateway.pageId, services.clock.now(), flow.templateId))
    const asked = flat(request.query)['lang']
    if (!session || !gateway || !front) {
      const language = chooseLanguage(asked, undefined, request.headers['accept-language'])
      const screen = problem(session ? 'gone' : 'expired', '/')
      const status = session ? 404 : 410
      return () => show(request, reply, { screen, language, path: '/', termsHref: '/terms', status })
    }
    const language = chooseLanguage(asked, session.language, undefined)
    if (language !== session.language) {
      session.language = language
      await saveSession(tx, session)
    }
    return work({ tx, session, gateway, front, flow, request, reply })
  })
  return answer()
}
