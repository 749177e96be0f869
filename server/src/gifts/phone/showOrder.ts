// One gift of a guest: its code, what became of it, and of a phone card its number and PIN.
import { encode } from 'uqr'
import type { CardShown, HomeOrder } from '@portico/portal/home/giftView.ts'
import { textIn } from '@portico/portal/text.ts'
import { audit } from '../../core/audit.ts'
import { sql } from '../../core/db/database.ts'
import { hashToken } from '../../core/secrets.ts'
import { showHome, type HomeGuest } from '../../home/index.ts'
import { askCode, takeCode } from '../../privacy/index.ts'
import type { Reply } from '../../portal/index.ts'
import { seeCard } from '../cards/seeCard.ts'
import type { StoredOrder } from '../orders/orderRow.ts'
import { noticeOf } from '../tryPress.ts'

/** What became of an order, in a sentence. */
export function lineOf(order: StoredOrder, { language }: HomeGuest, timeZone: string): string {
  const t = textIn(language)
  const { status, cancelReason, usedAt, expiresAt } = order
  const day = (at: string | null) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(at ?? order.createdAt),
    )
  if (status === 'canceled') return t(`gifts.state.${cancelReason ?? 'guest'}`)
  if (status === 'accepted' && expiresAt !== null) return t('gifts.state.acceptedUntil', { day: day(expiresAt) })
  if (status === 'used') return t('gifts.state.used', { day: day(usedAt) })
  if (status === 'expired') return t('gifts.state.expired', { day: day(expiresAt) })
  return t(`gifts.state.${status}`)
}

/** The venue's clock. */
export async function readZone({ tx, pageId }: HomeGuest): Promise<string> {
  const page = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  return page?.timeZone ?? 'UTC'
}

/** The page of an order. */
export async function showOrder(guest: HomeGuest, order: StoredOrder, part: Partial<HomeOrder> = {}): Promise<Reply> {
  const { services, href, language, query } = guest
  const { id, code, status, giftName, terms } = order
  const path = `${href}/my-gifts/${id}`
  const isOpen = status === 'new' || status === 'accepted'
  const notice = noticeOf(status === 'new' ? query['said'] : undefined, language)
  const card = await cardOf(guest, order)
  const screen: HomeOrder = {
    kind: 'homeOrder',
    backHref: `${href}/my-gifts`,
    name: giftName,
    state: status,
    line: lineOf(order, guest, await readZone(guest)),
    code,
    qr: isOpen ? qrOf(`${new URL(services.config.portalUrl).origin}${path}/${code}`) : undefined,
    terms,
    checkHref: path,
    ...(status === 'new' && { cancelAction: `${path}/cancel` }),
    ...(card && { card }),
    ...(notice && { notice }),
    ...part,
  }
  return showHome(guest, screen)
}

function qrOf(text: string): { path: string; edge: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: cells.join(''), edge: size }
}

async function cardOf({ tx, pageId, href }: HomeGuest, { id, giftType, status }: StoredOrder) {
  if (giftType !== 'prepaid-phone-card' || (status !== 'accepted' && status !== 'used')) return undefined
  const card = await tx.first(sql<{ seenAt: string | null }>`
    select seen_at from gift_cards where page_id = ${pageId} and order_id = ${id}`)
  const action = `${href}/my-gifts/${id}/card`
  return card && ({ kind: card.seenAt ? 'seen' : 'ready', action } satisfies CardShown)
}

/** Shows the card: once for the asking, then only for a code that was sent to the guest. Every view is written down. */
export async function cardPressed(guest: HomeGuest, order: StoredOrder): Promise<Reply> {
  const { services, tx, form, language, href } = guest
  const card = await cardOf(guest, order)
  if (!card) return showOrder(guest, order)
  const t = textIn(language)
  const say = (words: string) => showOrder(guest, order, { notice: { words, isGood: false } })
  if (card.kind === 'ready') return reveal(guest, order)
  const action = `${href}/my-gifts/${order.id}/card`
  const contact = await contactOf(guest)
  if (!contact) return say(t('gifts.card.noContact'))
  const view = viewOf(guest, order, contact.value)
  const typed = form['code']
  if (typed === undefined) {
    const ask = { services, tx, view, venue: guest.front.venue.name, ip: guest.request.ip, about: 'home' as const }
    if (await askCode(ask, contact)) return say(t('gifts.card.wait'))
    return showOrder(guest, order, { card: { kind: 'asked', action, codeId: view.codeId ?? '' } })
  }
  const codeId = form['id'] ?? ''
  // The code of this very order and guest; one of anybody else's opens nothing.
  const known = await tx.first(sql`
    select 1 from portal_codes where page_id = ${guest.pageId} and id::text = ${codeId} and token_hash = ${view.hash}`)
  view.codeId = known ? codeId : null
  const asker = { services, tx, view, venue: '', ip: guest.request.ip }
  if (await takeCode(asker, typed.slice(0, 20)))
    return showOrder(guest, order, {
      card: { kind: 'asked', action, codeId },
      notice: { words: t('gifts.card.wrong'), isGood: false },
    })
  return reveal(guest, order)
}

async function reveal(guest: HomeGuest, order: StoredOrder): Promise<Reply> {
  const { services, tx, pageId, guestId, reply } = guest
  const at = services.clock.now()
  const seen = await seeCard(services, tx, { pageId, order, at })
  await audit(tx, {
    at,
    pageId,
    actor: { kind: 'guest' },
    action: 'giftCards.show',
    subject: { id: guestId },
    detail: { order: order.id, first: seen.isFirst },
  })
  reply.header('cache-control', 'no-store')
  return showOrder(guest, order, { card: { kind: 'shown', serial: seen.serial, pin: seen.pin } })
}

/** The number or address that the guest has confirmed. */
async function contactOf({ tx, pageId, guestId }: HomeGuest) {
  return tx.first(sql<{ kind: 'phone' | 'email'; value: string }>`
    select kind, value from guest_identities where page_id = ${pageId} and guest_id = ${guestId} and kind in ('phone', 'email')
    order by kind desc limit 1`)
}

/** What codes are asked for: this card by this guest. */
function viewOf({ pageId, guestId, language }: HomeGuest, { id }: StoredOrder, contact: string) {
  const hash = hashToken(`gift card ${id} ${guestId}`)
  return { token: '', hash, pageId, guestId, proof: null, language, contact, codeId: null as string | null, back: '' }
}
