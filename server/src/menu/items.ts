// The items of a page's menus.
import { pageItems, picturesIn, type ItemAttribute } from '@portico/contract/menu.ts'
import { changesOf } from '../core/audit.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { isOwnPage } from '../core/http/ownPage.ts'
import { onTable } from '../core/http/onTable.ts'
import { menuPhrases } from './phrases.ts'
import { importItems } from './importItems.ts'
import { menuFor } from './menus.ts'
import { frontPosition, placeItem } from './places.ts'
import { printCards } from './tableCards.ts'
import { tellItem } from './tellMenu.ts'

/** The smallest size of each picture; a file that was deleted since is left out. */
const MEDIA_FILES = ({ config, page }: PageContext) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('eid', f.id, 'url', ${`${config.portalUrl}/m/`} || regexp_replace((
    select r ->> 'filename' from jsonb_array_elements(f.renditions) r where r ->> 'type' = 'image/webp'
    order by (r ->> 'width')::int limit 1), '^.*/', '')) order by p.place)
  from jsonb_array_elements_text(t.pictures) with ordinality p (id, place)
  join media_files f on f.page_id = ${page.id} and f.id = p.id::uuid and f.deleted_at is null), '[]')::text`

const { list, read, create, update, remove } = pageItems
const base = onTable({ list, read, create, update, remove }, 'page_items', {
  notFound: 'menu/item-not-found',
  full: 'menu/too-many-items',
  topic: 'menu',
  order: [{ by: sql`t.position` }, { by: sql`t.id` }],
  computed: {
    menu: sql`t.menu_id`,
    media_files: MEDIA_FILES,
    isSoldOut: sql`t.is_sold_out`,
    counters: sql`jsonb_build_object('views', t.views)`,
  },
  where: {
    eid: isOwnPage,
    menu: (menu) => sql`t.menu_id = ${menu}`,
    soldOut: (wanted) => sql`t.is_sold_out = ${wanted === 'true'}`,
  },
  columns: {
    menu: (id) => ({ menu_id: id }),
    media_files: (json) => ({ pictures: JSON.stringify(picturesIn(json ?? '[]') ?? []) }),
  },
  note: ({ name }) => ({ name }),
})

export const itemHandlers: Handlers<typeof pageItems> = {
  ...base,

  async create(context, { body: { menu, ...body } }) {
    const { tx, page, clock, language } = context
    await checkPictures(context, body.media_files)
    checkPrice(body.price ?? null, body.attributes ?? [])
    const menuId = await menuFor(context, menu, menuPhrases(language).firstMenu)
    const position = await frontPosition(tx, page.id)
    const item = await base.create(context, { body }, { menu_id: menuId, position, updated_at: clock.now() })
    await tellItem(context, 'added', item)
    return item
  },

  async update(context, { params, body }) {
    const before = await base.read(context, { params })
    await checkPictures(context, body.media_files)
    checkPrice(body.price === undefined ? before.price : body.price, body.attributes ?? before.attributes)
    if (body.menu) await menuFor(context, body.menu, '')
    const after = await base.update(context, { params, body }, { updated_at: context.clock.now() })
    context.note({ changes: changesOf(before, after, ['name', 'price', 'unit', 'isSoldOut']) })
    await tellItem(context, 'changed', after)
    return after
  },

  async remove(context, { params }) {
    const { name } = await base.read(context, { params })
    const removed = await base.remove(context, { params })
    await tellItem(context, 'removed', { ...params, name })
    return removed
  },

  async place(context, { params, body: { after } }) {
    await placeItem(context.tx, context.page.id, params.eid, after)
    return base.set(context, { params }, {})
  },

  async stock(context, { params, body: { isSoldOut } }) {
    const item = await base.set(context, { params }, { is_sold_out: isSoldOut, updated_at: context.clock.now() })
    await tellItem(context, isSoldOut ? 'sold-out' : 'available', item)
    return item
  },

  importItems,
  cards: printCards,
}

/** @throws media/not-found for a picture of another page, a deleted one or a film */
async function checkPictures({ tx, page }: PageContext, json: string | undefined): Promise<void> {
  const eids = picturesIn(json ?? '[]') ?? []
  if (eids.length === 0) return
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from media_files
    where page_id = ${page.id} and id = any(${eids}::uuid[]) and kind = 'i' and deleted_at is null`)
  if (row?.count !== eids.length) throw fail('media/not-found', { media_files: 'field/invalid' })
}

/** No choice makes an item cost less than nothing. */
function checkPrice(price: number | null, attributes: readonly ItemAttribute[]): void {
  const least = attributes.reduce((sum, { options }) => sum + Math.min(...options.map((option) => option.price)), 0)
  if (least < 0 && least + (price ?? 0) < 0) throw fail('request/invalid', { attributes: 'field/invalid' })
}
