// What a guest's phone says of an advert: it was on screen, it was followed, its question was answered.
import { pathOf } from '../session.ts'
import type { FastifyInstance } from 'fastify'
import { countClick, countSeen, findShown, questionOf, type ShownCreative } from '../../campaigns/index.ts'
import { flat } from '../../core/http/parameters.ts'
import { isUuid } from '../../core/id.ts'
import { readPageToken } from '../../core/pageToken.ts'
import type { Services } from '../../core/services.ts'
import type { Registry } from '../../gateways/index.ts'
import { addLead } from '../../leads/index.ts'
import { recordEvents, type GuestEvent } from '../../reports/index.ts'
import { readVisit } from '../online/connect.ts'
import { withGuest, type Guest, type Reply } from '../guest.ts'
import { redirect } from '../show/reply.ts'

type Route = { Params: { token: string; id: string } }
const ACCESS = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const

/** Registers the beacon, the redirect and the answer of adverts. */
export function advertRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const uses = { services, registry }

  app.get<Route>('/s/:token/seen/:id', { config: ACCESS }, async (request, reply) => {
    const { token, id } = request.params
    const named = readPageToken(token)
    if (named && isUuid(id))
      await services.db.asSystem((tx) =>
        countSeen(services, tx, { pageId: named.pageId, sessionHash: named.hash, campaignId: id }),
      )
    return reply.status(204).header('cache-control', 'no-store').send()
  })

  app.get<Route>('/s/:token/go/:id', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, (guest) => follow(guest, request.params.id, 'action')),
  )

  app.get<Route>('/s/:token/on/:id', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, (guest) =>
      follow(guest, request.params.id, 'redirect'),
    ),
  )

  app.post<Route>('/s/:token/answer/:id', { config: ACCESS }, (request, reply) =>
    withGuest({ ...uses, request, reply }, request.params.token, (guest) => answer(guest, request.params.id)),
  )
}

/** Counts a click and leads on; before the guest is online it is remembered, for no other host can be reached yet. */
async function follow(guest: Guest, id: string, way: 'action' | 'redirect'): Promise<Reply> {
  const { services, tx, session } = guest
  const back: Reply = () => redirect(guest, pathOf(session))
  const shown = isUuid(id) ? await findShown(tx, countedOf(guest, id)) : undefined
  if (!shown) return back
  const isFirst = await countClick(services, tx, countedOf(guest, id))
  const { action } = shown.design
  if (isFirst && way === 'action' && action?.isLead) await makeLead(guest, id)
  const visit = session.visitId ? await readVisit(services, tx, session) : undefined
  const to = way === 'redirect' ? shown.redirectUrl : action?.href
  return to && visit?.status === 'online' ? () => redirect(guest, to) : back
}

async function makeLead({ services, tx, session }: Guest, campaignId: string): Promise<void> {
  const { pageId, progress } = session
  if (progress.guestId) await addLead(services, tx, { pageId, source: 'cta', guestId: progress.guestId, campaignId })
}

/** Takes the answer to a survey once a session. */
async function answer(guest: Guest, id: string): Promise<Reply> {
  const { services, tx, session, request, gateway } = guest
  const shown = isUuid(id) ? await findShown(tx, countedOf(guest, id)) : undefined
  const event = shown && answerOf(shown, flat(request.body)['answer'] ?? '')
  if (event && (await countClick(services, tx, countedOf(guest, id)))) {
    const { guestId } = session.progress
    const common = {
      pageId: session.pageId,
      at: services.clock.now(),
      gatewayId: gateway.id,
      ...(guestId ? { guestId } : {}),
    }
    await recordEvents(tx, [{ ...common, ...event }])
  }
  return () => redirect(guest, pathOf(session))
}

type Answer = Extract<GuestEvent, { kind: 'answer' }>
type OwnAnswer = Answer extends infer One
  ? One extends Answer
    ? Omit<One, 'pageId' | 'at' | 'id' | 'guestId' | 'gatewayId' | 'agent'>
    : never
  : never

function answerOf({ design: { survey }, creativeId }: ShownCreative, value: string): OwnAnswer | undefined {
  const question = questionOf(creativeId)
  if (survey?.form === 'rating')
    return /^[1-5]$/.test(value) ? { kind: 'answer', question, form: 'rating', score: Number(value) } : undefined
  const isOffered = survey?.options.some((option) => option.id === value)
  return isOffered ? { kind: 'answer', question, form: 'choice', value } : undefined
}

function countedOf({ session: { pageId, tokenHash } }: Guest, campaignId: string) {
  return { pageId, sessionHash: tokenHash, campaignId }
}
