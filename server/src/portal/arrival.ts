// A phone that its gateway sends to the portal: who it is, where it left off, and whether it may begin.
import type { FastifyReply } from 'fastify'
import type { Tx } from '../core/db/database.ts'
import { isUuid } from '../core/id.ts'
import { flat } from '../core/http/parameters.ts'
import { readDraft, readRunningFlow, type RunningFlow } from '../flows/index.ts'
import {
  adapterOf,
  noteBadKey,
  useNextSecrets,
  withNextSecrets,
  type Arrival,
  type KnownGateway,
} from '../gateways/index.ts'
import { notePortalOpened } from '../pages/index.ts'
import type { Exchange, Guest, Reply } from './guest.ts'
import { withLinkedCode } from './codeFromLink.ts'
import { findOnlineVisit, isOwnVisit } from './onlineVisit.ts'
import { fresh, type Progress } from './progress.ts'
import { isBlocked } from './refuse.ts'
import { showScreen } from './reply.ts'
import { reportSeen } from './report.ts'
import { chooseTemplate, prepareAdverts } from './adverts.ts'
import { languageOf, showWithoutSession } from './respond.ts'
import { browserOf, resume } from './resume.ts'
import { welcomeBack } from './recogniseBrowser.ts'
import { problem } from './screens.ts'
import { pathOf, beginSession, saveSession } from './session.ts'
import { readFront } from './venue.ts'
import { showNext } from './walk.ts'

type Visitor = { gateway: KnownGateway; arrival: Arrival }

/** Answers a phone that a gateway sent here. */
export async function receiveArrival(exchange: Exchange, entry: string): Promise<FastifyReply> {
  const { services, registry, request } = exchange
  const known = await registry.findByEntryKey(entry)
  if (!known) return showGone(exchange)()
  const query = flat(request.query)
  const readable = (await adapterOf(known).decipher?.(services, known, query)) ?? query
  const { gateway, arrival } = readArrival(known, readable, services.config.portalUrl + request.url)
  if (!arrival) {
    await noteBadKey(services, gateway, query)
    const screen = problem('not-through-wifi', request.url)
    return showWithoutSession(request, exchange.reply, { screen, status: 400 })
  }
  if (gateway.isRenewed) await useNextSecrets(services, gateway)
  await prepareAdverts(services, gateway.pageId)
  const send = await services.db.asSystem((tx) => beginSignIn(exchange, tx, { gateway, arrival }))
  return send()
}

/** A device whose keys are being changed may already use the new ones. */
function readArrival(known: KnownGateway, query: Record<string, string>, address: string) {
  const arrival = adapterOf(known).arrive(known, query, address)
  const next = arrival ? undefined : withNextSecrets(known)
  return next ? { gateway: next, arrival: adapterOf(next).arrive(next, query, address) } : { gateway: known, arrival }
}

/** Begins a session where the phone left off, and shows its first screen. */
async function beginSignIn(exchange: Exchange, tx: Tx, { gateway, arrival }: Visitor): Promise<Reply> {
  const { services, request, reply } = exchange
  const browser = browserOf(services, gateway, request.headers.cookie)
  const before = await readBefore(exchange, tx, { gateway, arrival }, browser)
  const flow = before.flow ?? (await readRunningFlow(tx, gateway.pageId, gateway.id))
  const front = await readFront(tx, gateway.pageId, services.clock.now(), flow.templateId)
  if (!front) return showGone(exchange)
  const running = arrival.isOnline ? await findOnlineVisit(tx, gateway, arrival.mac) : undefined
  const progress = await readReturning(exchange, tx, {
    pageId: gateway.pageId,
    mac: arrival.mac,
    progress: before.progress,
    flow,
    venue: front.venue,
  })
  const claim = { gateway, arrival, browser, progress, address: request.ip }
  const isOwn = running !== undefined && (await isOwnVisit(tx, running, claim))
  const session = await beginSession(services, tx, gateway, arrival, languageOf(request), flow, {
    visitId: isOwn ? running.id : before.visitId,
    progress: { ...progress, isSaidOnline: running !== undefined && !isOwn },
    browser: browser.id,
  })
  reply.header('set-cookie', browser.cookie)
  await notePortalOpened(services, tx, gateway)
  await reportSeen(services, tx, session, request.headers['user-agent'])
  const look = await chooseTemplate(exchange, tx, { session, gateway, templateId: flow.templateId })
  const dressed = look.lookId ? await readFront(tx, gateway.pageId, services.clock.now(), look.templateId) : undefined
  const guest = { ...exchange, tx, session, gateway, front: dressed ?? front, flow, lookId: look.lookId }
  if (!running && (await isBlocked(services, tx, gateway.pageId, arrival.mac))) return showBlocked(guest)
  if (!arrival.failure) return showNext(guest)
  const again = before.visitId ? `${pathOf(session)}/again` : pathOf(session)
  return showScreen(guest, problem(arrival.failure, again))
}

type Before = { progress: Progress; flow?: RunningFlow; visitId?: string }

/** Where the phone left off. An owner who tries a draft starts from the beginning; the address names the draft. */
async function readBefore(
  { services, request }: Exchange,
  tx: Tx,
  { gateway, arrival }: Visitor,
  browser: ReturnType<typeof browserOf>,
): Promise<Before> {
  const { flow: draftId = '' } = flat(request.query)
  const draft = isUuid(draftId) ? await readDraft(tx, gateway.id, draftId) : undefined
  return draft ? { progress: fresh(), flow: draft } : resume(services, tx, gateway, arrival, browser)
}

/** Adds what the browser's cookies say: who this is, and a code that was scanned. */
async function readReturning(
  { services, request, reply }: Exchange,
  tx: Tx,
  who: Parameters<typeof welcomeBack>[2],
): Promise<Progress> {
  return withLinkedCode(services, await welcomeBack(services, { tx, request, reply }, who), request.headers.cookie)
}

async function showBlocked(guest: Guest): Promise<Reply> {
  const { tx, session } = guest
  session.refusal = 'blocked'
  await saveSession(tx, session)
  return showScreen(guest, problem('blocked', pathOf(session)), 403)
}

function showGone({ request, reply }: Exchange): Reply {
  return () => showWithoutSession(request, reply, { screen: problem('gone', request.url), status: 404 })
}
