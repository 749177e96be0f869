// Adverts on a guest's pages. Nothing here may keep a guest from the Internet: a fault or a delay shows the page without one.
import type { FastifyRequest } from 'fastify'
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import type { Advert } from '@portico/portal/advertView.ts'
import type { Screen } from '@portico/portal/view.ts'
import {
  chooseAdvert,
  chooseLook,
  countClick,
  lineupsOf,
  settleShows,
  type AdvertSpace,
  type Visitor,
} from '../../campaigns/index.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { pathOf, type PortalSession } from '../session.ts'

/** Whose page it is. */
type Looker = { services: Services; request: FastifyRequest; session: PortalSession; gateway: KnownGateway }

/** A page is sent without its advert after so long. */
const LONGEST_MS = 2000

const SLOTS: Partial<Record<Screen['kind'], Slot>> = {
  connect: 'before-login',
  form: 'before-login',
  code: 'before-login',
  password: 'before-login',
  accessCode: 'before-login',
  signIn: 'before-login',
  waiting: 'waiting',
  online: 'success',
}

/** A screen with its advert, and with the address its guest may go on to. */
export async function addAdvert(guest: Looker, screen: Screen): Promise<{ screen: Screen; advert?: Advert }> {
  const slot = SLOTS[screen.kind]
  if (!slot) return { screen }
  const { services, session } = guest
  const space = await inTime(services, chooseAdvert(services, visitorOf(guest), slot))
  const { advert, redirectId }: AdvertSpace = space ?? {}
  const path = pathOf(session)
  const shown =
    redirectId && screen.kind === 'online' ? { ...screen, continueHref: `${path}/on/${redirectId}` } : screen
  if (!advert) return { screen: shown }
  const { id, design, isFollowed } = advert
  return {
    screen: shown,
    advert: {
      id,
      slot,
      design,
      seenHref: `${path}/seen/${id}`,
      goHref: `${path}/go/${id}`,
      answerAction: `${path}/answer/${id}`,
      ...(isFollowed && (design.kind === 'survey' || slot !== 'success')
        ? { notice: design.kind === 'survey' ? ('thanks' as const) : ('saved' as const) }
        : {}),
    },
  }
}

/** Has the page's bookings ready before a transaction is opened. */
export async function prepareAdverts(services: Services, pageId: string): Promise<void> {
  await inTime(services, lineupsOf(services).get(pageId))
}

/** The template of the booking that decides the look, and its id; the flow's own without one. */
export async function chooseTemplate(
  exchange: Pick<Looker, 'services' | 'request'>,
  tx: Tx,
  of: { session: PortalSession; gateway: KnownGateway; templateId: string | null },
): Promise<{ templateId: string | null; lookId?: string }> {
  const { services } = exchange
  const { session, gateway, templateId } = of
  if (!lineupsOf(services).peek(session.pageId)?.designs.length) return { templateId }
  // The transaction is the sign-in's: a fault of a look must not end it.
  await tx.run(sql`savepoint look`)
  try {
    const look = await chooseLook(services, tx, visitorOf({ ...exchange, session, gateway }))
    return look ? { templateId: look.templateId, lookId: look.id } : { templateId }
  } catch (error) {
    services.log.warn({ err: error }, 'the look of a campaign was passed over')
    await tx.run(sql`rollback to savepoint look`)
    return { templateId }
  }
}

/** Gives what a session was shown to the guest it turned out to be; a look has done its work when its guest signs in. */
export async function settleAdverts(
  services: Services,
  tx: Tx,
  { pageId, tokenHash }: PortalSession,
  guestId: string,
): Promise<void> {
  const lineup = lineupsOf(services).peek(pageId)
  if (!lineup || lineup.adverts.length + lineup.designs.length === 0) return
  const looks = await settleShows(tx, { pageId, sessionHash: tokenHash, guestId })
  for (const campaignId of looks) await countClick(services, tx, { pageId, sessionHash: tokenHash, campaignId })
}

function visitorOf({ session, gateway, request }: Omit<Looker, 'services'>): Visitor {
  const { pageId, tokenHash, language, progress, createdAt, isJustBegun = false } = session
  return {
    pageId,
    sessionHash: tokenHash,
    gatewayId: gateway.id,
    nasId: gateway.nasId,
    language,
    userAgent: request.headers['user-agent'],
    beganAt: createdAt,
    isJustBegun,
    guest: progress.guestId ? { id: progress.guestId, isHeld: progress.isHeld } : undefined,
  }
}

async function inTime<T>({ log }: Pick<Services, 'log'>, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, LONGEST_MS, undefined)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    log.warn({ err: error }, 'a page was sent without an advert')
    return undefined
  } finally {
    clearTimeout(timer)
    // A late fault has nobody left to hear it.
    work.catch(() => undefined)
  }
}
