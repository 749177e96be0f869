import { readRunningFlow } from '../../flows/index.ts'
import { handOver, readVisit } from '../online/connect.ts'
import type { Guest, Reply } from '../guest.ts'
import { fresh, limitsOf } from '../walk/progress.ts'
import { redirect, sendToGateway } from '../show/reply.ts'
import { browserOf } from './resume.ts'
import { welcomeBack } from './recogniseBrowser.ts'
import { pathOf, beginSession } from '../session.ts'
import { showNext } from '../walk/walk.ts'

/** Tries again: a guest who waits for the gateway gets a new login, one whose visit is over begins a new session. */
export async function beginAgain(guest: Guest): Promise<Reply> {
  const { services, session, tx, gateway, flow } = guest
  const visit = session.visitId ? await readVisit(services, tx, session) : undefined
  if (visit?.status === 'online') return showNext(guest)
  if (visit?.status !== 'waiting') return beginNewSession(guest)
  return sendToGateway(guest, await handOver(services, tx, gateway, session, limitsOf(flow, session.progress)))
}

async function beginNewSession(guest: Guest): Promise<Reply> {
  const { services, session, tx, gateway, request, reply, front } = guest
  const { flowId, flowVersion, arrival, language } = session
  // A phone that tries a draft stays on it; all others get what is published now.
  const draft = flowVersion === null ? { flowId, flowVersion } : undefined
  const flow = await readRunningFlow(tx, gateway.pageId, gateway.id, draft)
  const who = { pageId: gateway.pageId, mac: arrival.mac, progress: fresh(), flow, venue: front.venue }
  const progress = await welcomeBack(services, { tx, request, reply }, who)
  const browser = browserOf(services, gateway, undefined)
  const of = { progress, browser: browser.id }
  const next = await beginSession(services, tx, gateway, arrival, language, flow, of)
  reply.header('set-cookie', browser.cookie)
  return () => redirect(guest, pathOf(next))
}
