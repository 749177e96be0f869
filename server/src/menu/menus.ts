// The menus of a page: one of them, and only one, is the default.
import { pageMenus } from '@portico/contract/menu.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { isOwnPage } from '../core/http/ownPage.ts'
import { onTable } from '../core/http/onTable.ts'
import { homeHref } from '../home/index.ts'
import { newId } from '../core/id.ts'

const base = onTable(pageMenus, 'page_menus', {
  notFound: 'menu/not-found',
  duplicate: 'menu/duplicate',
  full: 'menu/too-many',
  topic: 'menu',
  order: [{ by: sql`t.position` }, { by: sql`t.created_at` }, { by: sql`t.id` }],
  computed: {
    items: ({ page }) =>
      sql`(select count(*)::int from page_items i where i.page_id = ${page.id} and i.menu_id = t.id)`,
  },
  where: { eid: isOwnPage },
  note: ({ name }) => ({ name }),
})

export const menuHandlers: Handlers<typeof pageMenus> = {
  ...base,

  async links({ config, page }) {
    const home = config.portalUrl + homeHref(page.id)
    return { home, menu: `${home}/menu` }
  },

  async create(context, { body: { is_default: wanted, ...body } }) {
    const { tx, page } = context
    await lockMenus(tx, page.id)
    const isDefault = wanted === true || (await findDefault(tx, page.id)) === undefined
    if (isDefault) await dropDefault(tx, page.id)
    return base.create(context, { body }, { is_default: isDefault })
  },

  async update(context, { params, body: { is_default: wanted, ...body } }) {
    const { tx, page } = context
    await lockMenus(tx, page.id)
    await base.read(context, { params })
    // Taken back by making another one the default: a page without one would have nowhere to put a new item.
    if (wanted) await dropDefault(tx, page.id)
    return base.update(context, { params, body }, wanted ? { is_default: true } : {})
  },

  async place(context, { params, body: { after } }) {
    const { tx, page } = context
    await lockMenus(tx, page.id)
    const rows = await tx.rows(sql<{ id: string }>`
      select id from page_menus where page_id = ${page.id} order by position, created_at, id`)
    const others = rows.map(({ id }) => id).filter((id) => id !== params.id)
    const before = after === null ? 0 : others.indexOf(after) + 1
    if (others.length === rows.length || (after !== null && before === 0)) throw fail('menu/not-found')
    const ids = others.toSpliced(before, 0, params.id)
    await tx.run(sql`
      update page_menus m set position = o.place from unnest(${ids}::uuid[]) with ordinality o (id, place)
      where m.page_id = ${page.id} and m.id = o.id`)
    return base.set(context, { params }, {})
  },

  async remove(context, { params }) {
    const { tx, page } = context
    await lockMenus(tx, page.id)
    const { is_default: isDefault, items } = await base.read(context, { params })
    const heir = await findHeir(context, params.id)
    if (!heir && items > 0) throw fail('menu/last')
    if (heir)
      await tx.run(sql`update page_items set menu_id = ${heir} where page_id = ${page.id} and menu_id = ${params.id}`)
    const removed = await base.remove(context, { params })
    if (heir && isDefault)
      await tx.run(sql`update page_menus set is_default = true where page_id = ${page.id} and id = ${heir}`)
    return removed
  },
}

/** Where items of a menu go that is deleted: to the default menu, else the oldest. */
async function findHeir({ tx, page }: PageContext, id: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ id: string }>`
    select id from page_menus where page_id = ${page.id} and id <> ${id} order by is_default desc, created_at, id limit 1`)
  return row?.id
}

/** Two people at once agree on one default menu. */
export async function lockMenus(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`menus ${pageId}`}, 0))`)
}

/** The page's default menu. */
export async function findDefault(tx: Tx, pageId: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ id: string }>`select id from page_menus where page_id = ${pageId} and is_default`)
  return row?.id
}

async function dropDefault(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`update page_menus set is_default = false where page_id = ${pageId} and is_default`)
}

/** The menu a new item goes to. A page without any gets its first. @throws menu/not-found for one of another page */
export async function menuFor(context: PageContext, id: string | undefined, firstName: string): Promise<string> {
  const { tx, page, clock } = context
  if (id) {
    const known = await tx.first(sql`select 1 from page_menus where page_id = ${page.id} and id = ${id} for share`)
    if (!known) throw fail('menu/not-found')
    return id
  }
  await lockMenus(tx, page.id)
  const usual = await findDefault(tx, page.id)
  if (usual) return usual
  const made = newId(clock.now())
  await tx.run(sql`insert into page_menus (page_id, id, name, is_default, created_at)
    values (${page.id}, ${made}, ${firstName}, true, ${clock.now()})`)
  return made
}
