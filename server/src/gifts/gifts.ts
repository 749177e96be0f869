import type { Gift } from '@portico/contract/gifts.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { isOwnPage } from '../core/http/ownPage.ts'
import { onTable } from '../core/http/onTable.ts'
import { switchOnLoyalty } from '../loyalty/index.ts'
import { moveStock } from './stock.ts'

const FIELDS = [
  'type',
  'name',
  'description',
  'terms',
  'featuredImage',
  'isActive',
  'costValue',
  'costUnit',
  'validDays',
  'stock',
  'perGuest',
  'moneyCost',
  'telco',
  'denomination',
] as const

const ordersOf = (condition: ReturnType<typeof sql>) => (context: PageContext) =>
  sql`(
  select count(*)::int from gift_orders o where o.page_id = ${context.page.id} and o.gift_id = t.id and ${condition})`

const base = onTable(gifts, 'gifts', {
  notFound: 'gift/not-found',
  full: 'gift/too-many',
  topic: 'gifts',
  computed: {
    _id: sql`t.id`,
    pageId: sql`t.page_id`,
    // The demo's pictures were stored before the portal's address was known.
    featuredImage: ({ config }: PageContext) =>
      sql`case when t.featured_image like '/m/%' then ${config.portalUrl}::text || t.featured_image else t.featured_image end`,
    openOrders: ordersOf(sql`o.status in ('new', 'accepted')`),
    given: ordersOf(sql`o.status in ('accepted', 'used', 'expired')`),
  },
  where: {
    pageId: isOwnPage,
    type: (type) => sql`t.type = ${type}`,
    active: (active) => sql`t.is_active = ${active === 'true'}`,
  },
  columns: {
    // Moves alone change it.
    stock: () => ({}),
  },
})

/** Gifts of a page. */
export const giftHandlers: Handlers<typeof gifts> = {
  list: (context, input) => base.list(context, input),

  async create(context, { body }) {
    const isCard = body.type === 'prepaid-phone-card'
    const made = await base.create(context, { body }, isCard ? { stock: 0 } : {})
    if (!isCard && typeof body.stock === 'number') await countStock(context, made, body.stock)
    // A gift may cost visits, which are counted from now on.
    await switchOnLoyalty(context.tx, context.page.id, context.clock.now())
    context.note({ id: made.id, name: made.name })
    return base.read(context, { params: { id: made.id } })
  },

  async update(context, { params, body }) {
    const { tx, page } = context
    await tx.run(sql`select 1 from gifts where page_id = ${page.id} and id = ${params.id} for update`)
    const before = await base.read(context, { params })
    if (body.type !== undefined && body.type !== before.type) throw fail('gift/type-fixed', { type: 'field/invalid' })
    await base.update(context, { params, body })
    if (before.type !== 'prepaid-phone-card' && body.stock !== undefined) await countStock(context, before, body.stock)
    const after = await base.read(context, { params })
    context.note({ name: after.name, changes: changesOf(before, after, FIELDS, ['description', 'terms']) })
    return after
  },

  async remove(context, { params }) {
    const { tx, page } = context
    await tx.run(sql`select 1 from gifts where page_id = ${page.id} and id = ${params.id} for update`)
    const { name, openOrders } = await base.read(context, { params })
    if (openOrders > 0) throw fail('gift/open-orders')
    context.note({ name })
    return base.remove(context, { params })
  },
}

/** Books what the venue counted; no number is no limit. */
async function countStock(
  { tx, page, clock }: PageContext,
  { id, stock }: Pick<Gift, 'id' | 'stock'>,
  counted: number | null,
): Promise<void> {
  const move = { pageId: page.id, giftId: id, reason: 'count', at: clock.now() } as const
  await moveStock(tx, { ...move, change: (counted ?? 0) - (stock ?? 0) })
  if (counted === null) await tx.run(sql`update gifts set stock = null where page_id = ${page.id} and id = ${id}`)
  else if (stock === null && counted === 0)
    await tx.run(sql`update gifts set stock = 0 where page_id = ${page.id} and id = ${id}`)
}
