// Gifts on the guest's phone: what can be had, what the guest has, and the page of each. Plain forms; answers redirect.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { GiftShown } from '@portico/portal/home/giftView.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql } from '../../core/db/database.ts'
import { isUuid } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import { isRunning } from '../../core/subscription.ts'
import { goTo, homePages, showHome, type HomeGuest, type HomePress } from '../../home/index.ts'
import { readBalances } from '../../loyalty/index.ts'
import type { Reply } from '../../portal/index.ts'
import { refuseOrder, lockOrder } from '../orders/decideOrder.ts'
import { readOrders } from '../orders/orderRow.ts'
import { redeemGift, type OpenGift } from '../orders/placeOrder.ts'
import { gamePages } from './gamePages.ts'
import { inUnits, noticeOf, tryPress } from '../tryPress.ts'
import { cardPressed, lineOf, readZone, showOrder } from './showOrder.ts'

const MOST_SHOWN = 100

/** Registers `/gifts`, `/my-gifts` and `/games` below the home. */
export function giftPages(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  pages.get('/gifts', (guest) => showGifts(guest))
  pages.press('/gifts', (guest) => redeem(guest))
  pages.get('/my-gifts', (guest) => showMine(guest))
  pages.get('/my-gifts/:id', (guest) => withOrder(guest, (order) => showOrder(guest, order)))
  pages.press('/my-gifts/:id/cancel', (guest) => cancel(guest))
  pages.post('/my-gifts/:id/card', (guest) => withOrder(guest, (order) => cardPressed(guest, order)))
  gamePages(pages)
}

type Balances = Awaited<ReturnType<typeof readBalances>>
type GiftRow = OpenGift & { description: string }

async function showGifts(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, href, language, table, query } = guest
  const balances = await readBalances(tx, pageId, guestId)
  const runs = await isRunning(tx, pageId, 'loyalty', services.clock.now())
  const rows = await tx.rows(sql<GiftRow>`
    select g.id, g.type, g.name, g.description, g.terms, g.featured_image, g.cost_value, g.cost_unit, g.valid_days,
      g.stock, g.per_guest, g.money_cost, (
        select count(*)::int from gift_orders o where o.page_id = ${pageId} and o.gift_id = g.id and o.guest_id = ${guestId}
          and o.status <> 'canceled') as had
    from gifts g where g.page_id = ${pageId} and ${runs} and g.is_active and (g.type <> 'prepaid-phone-card' or g.stock > 0)
    order by g.created_at desc, g.id limit ${MOST_SHOWN}`)
  const notice = noticeOf(query['said'], language)
  return showHome(guest, {
    kind: 'homeGifts',
    backHref: href,
    action: `${href}/gifts`,
    balance: purseOf(balances, rows, guest),
    key: randomUUID(),
    place: table && `${textIn(language)('menu.card.table')} ${table}`,
    gifts: rows.map((row) => giftShown(row, balances, guest)),
    ...(notice && { notice }),
  })
}

/** Points always; tasks and visits where a gift costs them. */
function purseOf(balances: Balances, rows: readonly GiftRow[], { language }: HomeGuest): string {
  const units = (['point', 'task', 'visit'] as const).filter(
    (unit) => unit === 'point' || rows.some(({ costUnit }) => costUnit === unit),
  )
  return units.map((unit) => inUnits(balances[unit].available, unit, language)).join(' · ')
}

function giftShown(row: GiftRow, balances: Balances, { language }: HomeGuest): GiftShown {
  const t = textIn(language)
  const { id, name, description, terms, featuredImage, costValue, costUnit, stock, perGuest, had } = row
  const missing = costValue - balances[costUnit].available
  const hindrances = [
    stock === 0 && t('gifts.soldOut'),
    perGuest !== null && had >= perGuest && t('gifts.limit'),
    missing > 0 && t('gifts.tooLow', { missing: inUnits(missing, costUnit, language) }),
  ]
  return {
    id,
    name,
    description,
    terms,
    picture: pathOf(featuredImage),
    cost: inUnits(costValue, costUnit, language),
    hindrance: hindrances.find((words) => words !== false) ?? '',
    stock: stock ? t('gifts.left', { count: stock }) : '',
  }
}

/** Pictures come from our own origin, so only their path is kept; another's picture is left out. */
function pathOf(picture: string): string {
  return /\/m\/[\w.-]+$/.exec(picture)?.[0] ?? ''
}

async function redeem(guest: HomePress): Promise<Reply> {
  const { services, tx, pageId, guestId, form } = guest
  const giftId = form['gift'] ?? ''
  const key = (form['key'] ?? '').slice(0, 100)
  if (!isUuid(giftId) || key === '') return goTo(guest, '/gifts')
  const place = (form['place'] ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 40)
  const at = services.clock.now()
  const done = await tryPress(tx, () => redeemGift(tx, { pageId, guestId, giftId, key, place, at }))
  return goTo(guest, 'code' in done ? `/gifts?said=${done.code}` : `/my-gifts/${done.result.id}?said=ordered`)
}

async function showMine(guest: HomeGuest): Promise<Reply> {
  const { tx, pageId, guestId, href } = guest
  const rows = await readOrders(tx, pageId, sql`o.guest_id = ${guestId}`, { limit: MOST_SHOWN })
  const zone = await readZone(guest)
  const orders = rows.map((order) => ({
    name: order.giftName,
    state: order.status,
    line: lineOf(order, guest, zone),
    href: `${href}/my-gifts/${order.id}`,
  }))
  return showHome(guest, { kind: 'homeMine', backHref: href, giftsHref: `${href}/gifts`, orders })
}

type Order = Awaited<ReturnType<typeof readOrders>>[number]

/** The guest's own order; anybody else's is not there. */
async function withOrder(guest: HomePress, work: (order: Order) => Promise<Reply>): Promise<Reply> {
  const id = guest.params['id'] ?? ''
  const [order] = isUuid(id)
    ? await readOrders(guest.tx, guest.pageId, sql`o.id = ${id} and o.guest_id = ${guest.guestId}`)
    : []
  return order ? work(order) : goTo(guest, '/my-gifts')
}

async function cancel(guest: HomePress): Promise<Reply> {
  return withOrder(guest, async ({ id }) => {
    const { services, tx, pageId } = guest
    const decision = { pageId, by: null, at: services.clock.now() }
    const done = await tryPress(tx, async () =>
      refuseOrder(tx, await lockOrder(tx, pageId, id), decision, { reason: 'guest' }),
    )
    return goTo(guest, `/my-gifts/${id}${'code' in done ? `?said=${done.code}` : ''}`)
  })
}
