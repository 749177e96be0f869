// A person who comes back, whatever their phone calls itself today: their browser still has our cookie.
import { DAY_MS } from '@portico/contract/dates.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { Venue } from '@portico/portal/view.ts'
import { asksNothingNew, readReturnDays, type RunningFlow } from '../../flows/index.ts'
import { cookieHeader, issueKey, notePassed, readCookie, type PassedSignIn } from '../../guests/index.ts'
import type { Guest } from '../guest.ts'
import { knownSteps } from '../person/person.ts'
import type { Progress } from '../walk/progress.ts'
import { wordingIn } from '../venue.ts'

type Web = { tx: Tx; request: FastifyRequest; reply: FastifyReply }

type Coming = { pageId: string; mac: string; progress: Progress; flow: RunningFlow; venue: Venue }

/** Recognises the guest by the cookie before the first step is shown, and renews an old cookie. */
export async function welcomeBack(services: Services, { tx, request, reply }: Web, of: Coming): Promise<Progress> {
  const { pageId, mac, progress } = of
  const browser = await readCookie(services, tx, pageId, request.headers.cookie)
  if (!browser) return { ...progress, isRemembered: false }
  const { guestId, family, isOld, passed } = browser
  if (isOld) {
    const value = await issueKey(services, tx, { pageId, guestId, kind: 'cookie', family, passed })
    reply.header('set-cookie', cookieHeader(services, pageId, value))
  }
  const isRemembered = passed !== null && (await isStillGood(services, tx, passed, of))
  return { ...progress, guestId, isHeld: true, isRemembered, known: await knownSteps(tx, pageId, mac, guestId) }
}

/** Whether what a browser passed is recent enough, and the venue asks nothing new since. */
async function isStillGood(
  { clock }: Services,
  tx: Tx,
  passed: PassedSignIn,
  { pageId, flow, venue }: Coming,
): Promise<boolean> {
  const isDraft = flow.id !== null && flow.version === null
  if (isDraft || passed.terms !== wordingIn(venue.wording).terms) return false
  const since = clock.now().getTime() - (await readReturnDays(tx, pageId)) * DAY_MS
  return Date.parse(passed.at) > since && asksNothingNew(tx, pageId, flow, passed)
}

/** Sets the cookie that identifies this browser next time, but not for a guest identified only by a MAC address, which can be borrowed. */
export async function remember(services: Services, guest: Web & Pick<Guest, 'session' | 'flow'>): Promise<void> {
  const { tx, session, request, reply, flow } = guest
  const { pageId, progress } = session
  if (!progress.guestId || !progress.isHeld) return
  const passed = progress.agreed && {
    at: services.clock.now().toISOString(),
    flowId: flow.id,
    flowVersion: flow.version,
    terms: progress.agreed.wording.terms,
  }
  const browser = await readCookie(services, tx, pageId, request.headers.cookie)
  if (browser?.guestId === progress.guestId) return passed && notePassed(tx, pageId, browser.family, passed)
  const value = await issueKey(services, tx, { pageId, guestId: progress.guestId, kind: 'cookie', passed })
  reply.header('set-cookie', cookieHeader(services, pageId, value))
}
