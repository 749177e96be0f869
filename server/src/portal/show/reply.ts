// How a guest is answered: by a screen, by another address, or by a way to the gateway.
import type { FastifyReply } from 'fastify'
import type { Screen } from '@portico/portal/view.ts'
import type { HandOver } from '../../gateways/index.ts'
import { addAdvert } from '../adverts/adverts.ts'
import type { Guest, Reply } from '../guest.ts'
import { show } from './respond.ts'
import { isUntouched, pathOf } from '../session.ts'
import { problem } from './screens.ts'

/** Shows a screen in the venue's look and the guest's language. */
export function showScreen(guest: Guest, screen: Screen, status = 200): Reply {
  const { request, reply, session, front, lookId } = guest
  const { venue, look } = front
  const { language } = session
  const termsHref = `${pathOf(session)}/terms`
  const page = screen.kind === 'terms' ? '/terms' : screen.kind === 'devices' ? '/devices' : ''
  const path = pathOf(session) + page
  const seenHref = lookId && `${pathOf(session)}/seen/${lookId}`
  const isShared = request.method === 'GET' && isUntouched(session)
  return async () => {
    const shown = await addAdvert(guest, screen)
    const marks = isShared ? [session.token, ...(shown.advert ? [shown.advert.id] : [])] : undefined
    return show(request, reply, { ...shown, seenHref, venue, look, path, language, termsHref, status }, marks)
  }
}

/** Shows the way back to the beginning, for a sign-in that is over. */
export function showExpired(guest: Guest): Reply {
  return showScreen(guest, problem('expired', `${pathOf(guest.session)}/again`), 410)
}

/** Sends the guest to another address. */
export function redirect({ reply }: Pick<Guest, 'reply'>, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(url, 303)
}

/** Sends the guest's browser to the gateway with the permission to go online. */
export function sendToGateway(guest: Guest, to: HandOver): Reply {
  const own = pathOf(guest.session)
  if (to.kind === 'impossible') return showScreen(guest, problem('gateway-silent', `${own}/again`), 502)
  if (to.kind === 'form') {
    const { action, fields } = to
    return showScreen(guest, { kind: 'handOver', to: { method: 'post', action, fields } })
  }
  return () => redirect(guest, to.kind === 'redirect' ? to.url : own)
}
