// A person who comes back, whatever their phone calls itself today: their browser still has our cookie.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { cookieHeader, issueKey, readCookie } from '../guests/index.ts'
import { knownSteps } from './person.ts'
import type { Progress } from './progress.ts'
import type { PortalSession } from './session.ts'

type Web = { tx: Tx; request: FastifyRequest; reply: FastifyReply }

/** Takes up whom the cookie says this is, before the first step is shown, and replaces a cookie that grew old. */
export async function welcomeBack(
  services: Services,
  { tx, request, reply }: Web,
  { pageId, mac, progress }: { pageId: string; mac: string; progress: Progress },
): Promise<Progress> {
  const browser = await readCookie(services, tx, pageId, request.headers.cookie)
  if (!browser) return progress
  const { guestId, family, isOld } = browser
  if (isOld) {
    const value = await issueKey(services, tx, { pageId, guestId, kind: 'cookie', family })
    reply.header('set-cookie', cookieHeader(services, pageId, value))
  }
  return { ...progress, guestId, isHeld: true, known: await knownSteps(tx, pageId, mac, guestId) }
}

/** Leaves the cookie by which this browser is known next time; not for whom only a borrowed address may have named. */
export async function remember(
  services: Services,
  { tx, session, request, reply }: Web & { session: PortalSession },
): Promise<void> {
  const { pageId, progress } = session
  if (!progress.guestId || !progress.isHeld) return
  const browser = await readCookie(services, tx, pageId, request.headers.cookie)
  if (browser?.guestId === progress.guestId) return
  const value = await issueKey(services, tx, { pageId, guestId: progress.guestId, kind: 'cookie' })
  reply.header('set-cookie', cookieHeader(services, pageId, value))
}
