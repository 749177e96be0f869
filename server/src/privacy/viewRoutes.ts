// What can be done in front of one's own data. No script is needed anywhere.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ME_NOTICES } from '@portico/portal/myDataView.ts'
import type { Tx } from '../core/db/database.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { auditGuest, readHeldData } from '../guests/index.ts'
import { chooseLanguage, readFront, redirect, show, type Front, type Reply } from '../portal/index.ts'
import { zipHeldData } from './heldFiles.ts'
import { showLost } from './showLost.ts'
import { viewScreen } from './screens.ts'
import { findView, saveView, viewPath, type View } from './views.ts'
import { takeWish, type Wish } from './wishes.ts'

type ViewRoute = { Params: { view: string } }
/** Somebody in front of a view. */
type Viewer = {
  services: Services
  tx: Tx
  view: View
  front: Front
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers `/d`, which opens to anyone with the address of a view. */
export function viewRoutes(app: FastifyInstance, services: Services): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  const at = (path: string, work: (viewer: Viewer) => Promise<Reply>) =>
    app.get<ViewRoute>(path, { config: access }, (request, reply) => withView(services, request, reply, work))

  at('/d/:view', (viewer) => {
    const { said } = flat(viewer.request.query)
    return showView(viewer, { notice: ME_NOTICES.find((notice) => notice === said) })
  })
  at('/d/:view/erase', (viewer) => showView(viewer, { isErasing: true }))
  at('/d/:view/copy', (viewer) => showView(viewer, { isCopy: true }))
  at('/d/:view/data.json', (viewer) => download(viewer, 'json'))
  at('/d/:view/data.zip', (viewer) => download(viewer, 'zip'))

  app.post<ViewRoute>('/d/:view', { config: access }, (request, reply) =>
    withView(services, request, reply, submitWish),
  )
}

async function withView(
  services: Services,
  request: FastifyRequest<ViewRoute>,
  reply: FastifyReply,
  work: (viewer: Viewer) => Promise<Reply>,
): Promise<FastifyReply> {
  const send = await services.db.asSystem(async (tx): Promise<Reply> => {
    const view = await findView(services, tx, request.params.view)
    const front = view && (await readFront(tx, view.pageId, services.clock.now()))
    if (!view || !front) return showLost(request, reply)
    const language = chooseLanguage(flat(request.query)['lang'], view.language, undefined)
    if (language !== view.language) await saveView(tx, Object.assign(view, { language }))
    return work({ services, tx, view, front, request, reply })
  })
  return send()
}

async function showView(
  { services, tx, view, front, request, reply }: Viewer,
  state: Parameters<typeof viewScreen>[3] = {},
  status = 200,
): Promise<Reply> {
  const screen = await viewScreen(services, tx, view, state)
  const { language } = view
  return () => show(request, reply, { screen, ...front, language, path: viewPath(view), termsHref: '/terms', status })
}

async function submitWish(viewer: Viewer): Promise<Reply> {
  const { services, tx, view, front, request, reply } = viewer
  const wish: Wish = { services, tx, view, venue: front.venue.name, ip: request.ip }
  const result = await takeWish(wish, flat(request.body))
  await saveView(tx, view)
  if (!('go' in result)) return showView(viewer, result, result.link ? 200 : 422)
  return () => redirect({ reply }, result.go ? `${viewPath(view)}?said=${result.go}` : viewPath(view))
}

const TYPES = { json: 'application/json; charset=utf-8', zip: 'application/zip' } as const

async function download(viewer: Viewer, kind: keyof typeof TYPES): Promise<Reply> {
  const { services, tx, view, front, reply } = viewer
  const { pageId, guestId, proof, language } = view
  const held = proof && guestId ? await readHeldData(services, tx, { pageId, guestId }) : undefined
  if (!held || !guestId) return showView(viewer)
  await auditGuest(services, tx, { pageId, guestId, action: 'guests.copy' })
  const json = JSON.stringify({ venue: front.venue.name, ...held }, null, 2)
  const content = kind === 'json' ? json : await zipHeldData(tx, { pageId, language, held, json })
  return () =>
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="my-data.${kind}"`)
      .type(TYPES[kind])
      .send(content)
}
