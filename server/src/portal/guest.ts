// The guest whose session an address names: found, locked and answered in one transaction.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../core/db/database.ts'
import { leaveLane } from '../core/http/gate.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { readRunningFlow, type RunningFlow } from '../flows/index.ts'
import type { KnownGateway, Registry } from '../gateways/index.ts'
import { readPageToken } from '../core/pageToken.ts'
import { chooseTemplate, prepareAdverts } from './adverts/adverts.ts'
import { showWithoutSession } from './show/respond.ts'
import { problem } from './show/screens.ts'
import { chooseLanguage, findSession, saveSession, type PortalSession } from './session.ts'
import { readFront, type Front } from './venue.ts'

/** A request of a phone, with what answers it. */
export type Exchange = { services: Services; registry: Registry; request: FastifyRequest; reply: FastifyReply }

export type Guest = Exchange & {
  tx: Tx
  session: PortalSession
  gateway: KnownGateway
  front: Front
  flow: RunningFlow
  /** The booking that decided the look. */
  lookId?: string | undefined
}

/** Sent only after the transaction is committed: the phone may be back before we have finished speaking. */
export type Reply = () => FastifyReply | Promise<FastifyReply>

/** Answers the guest of a session; without one, says that it is over. */
export async function withGuest(
  exchange: Exchange,
  token: string,
  work: (guest: Guest) => Promise<Reply>,
): Promise<FastifyReply> {
  const send = await inSession(exchange, token, work)
  // It may wait for the gateway or a provider, which must not keep other venues' guests out.
  leaveLane(exchange.request)
  return send()
}

/** Works for the guest of a session in one transaction. @returns its result, or the reply that there is no session */
export async function inSession<T>(
  exchange: Exchange,
  token: string,
  work: (guest: Guest) => Promise<T>,
): Promise<T | Reply> {
  const { services, registry, request, reply } = exchange
  const named = readPageToken(token)
  if (named) await prepareAdverts(services, named.pageId)
  return services.db.asSystem(async (tx): Promise<T | Reply> => {
    const session = await findSession(services, tx, token)
    const gateway = session && registry.byId(session.gatewayId)
    const flow = gateway && (await readRunningFlow(tx, gateway.pageId, gateway.id, session))
    const look = flow && (await chooseTemplate(exchange, tx, { session, gateway, templateId: flow.templateId }))
    const front = look && (await readFront(tx, gateway.pageId, services.clock.now(), look.templateId))
    if (!session) return () => showWithoutSession(request, reply, { screen: problem('expired', '/'), status: 410 })
    if (!front) return () => showWithoutSession(request, reply, { screen: problem('gone', '/'), status: 404 })
    const language = chooseLanguage(flat(request.query)['lang'], session.language, undefined)
    if (language !== session.language) {
      session.language = language
      await saveSession(tx, session)
    }
    return work({ ...exchange, tx, session, gateway, front, flow, lookId: look.lookId })
  })
}
