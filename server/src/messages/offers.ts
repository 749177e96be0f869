// Approved templates that one person can be sent: all that Zalo takes once somebody has been silent for a week.
import { MessageContent } from '@portico/contract/messages/content.ts'
import { lacksOf } from '@portico/contract/messages/readiness.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { findZaloUser } from '../zalo/index.ts'
import { openChannels } from './channels/open.ts'
import { limitOf, mayLeaveAt } from './law.ts'
import { readRecipients, type Recipient } from './recipients.ts'
import { readVenue } from './venue.ts'
import { writeMessage } from './write.ts'

export type TemplateOffer = {
  templateId: string
  name: string
  /** What stands in the conversation. */
  text: string
  /** Zalo's own id of it, and a value for each of its parameters. */
  znsId: string
  data: Record<string, string>
  to: { userId: string } | { phone: string }
  price: number
}

type Offers = {
  offers: TemplateOffer[]
  /** Adverts need it; other templates do not. */
  hasConsent: boolean
  /** Why the guest gets no advert more for now. */
  limit: 'frequency' | 'daily' | null
  /** Why none may be sent now. */
  refusal: 'unsubscribed' | 'bounced' | 'quiet' | null
  until: Date | null
}

const MOST = 20

type Of = { pageId: string; userId: string; guestId: string | null; phone: string | null; now: Date }

/** What a user of the page's account can be sent. */
export async function readOffers(services: Services, tx: Tx, of: Of): Promise<Offers> {
  const { pageId, guestId, now } = of
  const person = (guestId && (await readGuest(services, tx, of))) || (await readStranger(tx, of))
  const consent = person.consents.zalo
  const limit = limitOf('zns', person) ?? null
  const none = { offers: [], hasConsent: consent?.isGiven === true, limit, until: null }
  if (person.blocks.zalo === 'unsubscribed' || consent?.isGiven === false) return { ...none, refusal: 'unsubscribed' }
  if (person.blocks.zalo) return { ...none, refusal: 'bounced' }
  const { venue, ...hours } = await readVenue(services, tx, pageId)
  const leavesAt = mayLeaveAt('zns', { now, timeZone: venue.timeZone, ...hours })
  const { zns } = await openChannels(services, tx, pageId)
  const rows = await tx.rows(sql<{ id: string; name: string; content: unknown }>`
    select id, name, content from message_templates where page_id = ${pageId} and kind = 'zns' and approval = 'approved'
    order by updated_at desc limit ${MOST}`)
  const offers = rows.flatMap(({ id, name, content: stored }): TemplateOffer[] => {
    const content = MessageContent.parse(stored)
    if (!zns.isOpen || lacksOf(content).length > 0) return []
    const way = { templateId: id, channel: 'zns', content, isApproved: true, ...zns } as const
    const { message, missing } = writeMessage(way, person, { venue, links: [], key: id })
    if (missing.length > 0 || message.channel !== 'zns') return []
    const { templateId: znsId, data } = message
    return [{ templateId: id, name, znsId, data, to: wayTo(person), price: zns.price, text: textOf(name, data) }]
  })
  if (leavesAt > now) return { ...none, offers, refusal: 'quiet', until: leavesAt }
  return { ...none, offers, refusal: null }
}

async function readGuest(services: Services, tx: Tx, of: Of): Promise<Recipient | undefined> {
  const { pageId, guestId, userId, now } = of
  const user = await findZaloUser(tx, pageId, userId)
  const [guest] = await readRecipients(services, tx, { pageId, guestIds: [guestId ?? ''], now })
  return guest && { ...guest, zaloId: userId, isFollower: user?.isFollower ?? false }
}

/** A person the page knows only from Zalo. */
async function readStranger(tx: Tx, { pageId, userId, phone, now }: Of): Promise<Recipient> {
  const user = await findZaloUser(tx, pageId, userId)
  return {
    guestId: '',
    name: user?.name || null,
    language: 'vi',
    phone,
    email: null,
    lastSeenAt: now.toISOString(),
    visits: 0,
    points: 0,
    consents: {},
    month: {},
    day: {},
    zaloId: userId,
    isFollower: user?.isFollower ?? false,
    lastInteractionAt: user?.lastInteractionAt ?? null,
    blocks: {},
  }
}

/** Zalo takes a user id of followers; by phone it takes numbers of Vietnam. */
function wayTo({ zaloId, isFollower, phone }: Recipient): TemplateOffer['to'] {
  return !isFollower && phone?.startsWith('+84') ? { phone } : { userId: zaloId ?? '' }
}

function textOf(name: string, data: Record<string, string>): string {
  const values = Object.values(data).filter(Boolean)
  return values.length > 0 ? `${name}: ${values.join(' · ')}` : name
}
