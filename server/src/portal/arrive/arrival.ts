// A phone that its gateway sends to the portal: who it is, where it left off, and whether it may begin.
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../core/db/database.ts'
import { isUuid } from '../../core/id.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import { packAgent, readAgent } from '../../reports/index.ts'
import { flat } from '../../core/http/parameters.ts'
import { readDraft, type RunningFlow } from '../../flows/index.ts'
import {
  adapterOf,
  noteBadKey,
  useNextSecrets,
  withNextSecrets,
  type Arrival,
  type KnownGateway,
} from '../../gateways/index.ts'
import { notePortalOpened } from '../../pages/index.ts'
import type { Exchange, Guest, Reply } from '../guest.ts'
import { withLinkedCode } from './codeFromLink.ts'
import { findOnlineVisit, isOwnVisit } from './onlineVisit.ts'
import { storeArrival } from './keepArrival.ts'
import { readKnownOfPhone, type KnownOfPhone } from './knownOfPhone.ts'
import { fresh, type Progress } from '../walk/progress.ts'
import { showScreen } from '../show/reply.ts'
import { chooseTemplate, prepareAdverts } from '../adverts/adverts.ts'
import { languageOf, showWithoutSession } from '../show/respond.ts'
import { readShown } from './shownVersions.ts'
import { browserOf, resume, type Browser } from './resume.ts'
import { welcomeBack } from './recogniseBrowser.ts'
import { problem } from '../show/screens.ts'
import { pathOf, newSession, saveSession } from '../session.ts'
import { readFront, type Front } from '../venue.ts'
import { showNext } from '../walk/walk.ts'

/** Who arrives, what is known of them, and what they are shown first. */
type Visitor = { gateway: KnownGateway; arrival: Arrival; browser: Browser; front: Front; flow: RunningFlow } & Pick<
  KnownOfPhone,
  'steps' | 'leftOff' | 'rule'
>

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
  const browser = browserOf(services, gateway, request.headers.cookie)
  const [asked] = await Promise.all([
    askAbout(services, { gateway, arrival, browser }),
    prepareAdverts(services, gateway.pageId),
  ])
  if (!asked) return showGone(exchange)()
  const shown = await readShown(services, asked.shown)
  const visitor = { gateway, arrival, browser, ...asked, ...shown }
  const send = await services.db.asSystem((tx) => beginSignIn(exchange, tx, visitor))
  return send()
}

/** One question to the database about the venue and this phone. */
function askAbout(services: Services, { gateway, arrival, browser }: Pick<Visitor, 'gateway' | 'arrival' | 'browser'>) {
  return readKnownOfPhone(services, gateway.pageId, {
    gatewayId: gateway.id,
    mac: arrival.mac,
    browser: browser.isNew ? undefined : hashToken(browser.id),
    isSilent: arrival.failure === 'gateway-silent',
  })
}

/** A device whose keys are being changed may already use the new ones. */
function readArrival(known: KnownGateway, query: Record<string, string>, address: string) {
  const arrival = adapterOf(known).arrive(known, query, address)
  const next = arrival ? undefined : withNextSecrets(known)
  return next ? { gateway: next, arrival: adapterOf(next).arrive(next, query, address) } : { gateway: known, arrival }
}

/** Begins a session where the phone left off, and shows its first screen. */
async function beginSignIn(exchange: Exchange, tx: Tx, visitor: Visitor): Promise<Reply> {
  const { services, request, reply } = exchange
  const { gateway, arrival, browser, rule } = visitor
  const before = await readBefore(exchange, tx, visitor)
  const flow = before.flow ?? visitor.flow
  const usual = flow.templateId === visitor.flow.templateId ? visitor.front : undefined
  const front = usual ?? (await readFront(tx, gateway.pageId, services.clock.now(), flow.templateId))
  if (!front) return showGone(exchange)
  const running = arrival.isOnline ? await findOnlineVisit(tx, gateway, arrival.mac) : undefined
  const of = { pageId: gateway.pageId, mac: arrival.mac, progress: before.progress, flow, venue: front.venue }
  const progress = await readReturning(exchange, tx, of)
  const claim = { gateway, arrival, browser, progress, address: request.ip }
  const isOwn = running !== undefined && (await isOwnVisit(tx, running, claim))
  const session = newSession(services, gateway, arrival, languageOf(request), flow, {
    visitId: isOwn ? running.id : before.visitId,
    progress: { ...progress, isSaidOnline: running !== undefined && !isOwn },
    browser: browser.id,
    agent: packAgent(readAgent(request.headers['user-agent'])),
  })
  reply.header('set-cookie', browser.cookie)
  await notePortalOpened(services, tx, gateway)
  const look = await chooseTemplate(exchange, tx, { session, gateway, templateId: flow.templateId })
  const dressed = look.lookId ? await readFront(tx, gateway.pageId, services.clock.now(), look.templateId) : undefined
  const guest = { ...exchange, tx, session, gateway, front: dressed ?? front, flow, lookId: look.lookId }
  const isBlocked = !running && rule === 'deny'
  if (isBlocked || running || session.visitId || arrival.failure) await storeArrival(guest)
  if (isBlocked) return showBlocked(guest)
  if (!arrival.failure) return showNext(guest)
  const again = before.visitId ? `${pathOf(session)}/again` : pathOf(session)
  return showScreen(guest, problem(arrival.failure, again))
}

type Before = { progress: Progress; flow?: RunningFlow; visitId?: string }

/** Where the phone left off. An owner who tries a draft starts from the beginning; the address names the draft. */
async function readBefore({ request }: Exchange, tx: Tx, { gateway, steps, leftOff }: Visitor): Promise<Before> {
  const { flow: draftId = '' } = flat(request.query)
  const draft = isUuid(draftId) ? await readDraft(tx, gateway.id, draftId) : undefined
  return draft ? { progress: fresh(), flow: draft } : resume(tx, gateway, { steps, leftOff })
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
