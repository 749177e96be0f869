// Good requests for the calls about menus, and a row in each of their tables. Each row has the page's own id.
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const about =
  (key: 'id' | 'eid', body?: object): MakeSample =>
  async (world) => {
    await fillMenu(world)
    return { params: { [key]: world.page.eid }, ...(body ? { body } : {}) }
  }

export const menuSamples: Record<string, MakeSample> = {
  'pageMenus.create': () => ({ body: { name: 'Đồ uống' } }),
  'pageMenus.update': about('id', { name: 'Đồ uống nóng' }),
  'pageMenus.place': about('id', { after: null }),
  'pageMenus.remove': about('id'),
  'pageMenus.links': () => ({}),
  'pageItems.create': () => ({ body: { name: 'Cà phê sữa' } }),
  'pageItems.read': about('eid'),
  'pageItems.update': about('eid', { name: 'Cà phê sữa đá' }),
  'pageItems.remove': about('eid'),
  'pageItems.place': about('eid', { after: null }),
  'pageItems.stock': about('eid', { isSoldOut: true }),
  'pageItems.importItems': () => ({ body: { csv: 'name,price\nTrà,20000', isTrial: false } }),
  'pageItems.cards': () => ({ body: { tables: ['1'], opens: 'menu' } }),
}

/** Two menus, of which one may be deleted, an item and a look at it. */
export async function fillMenu({ running, page: { eid } }: World): Promise<void> {
  const now = running.services.clock.now()
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into page_menus (page_id, id, name, is_default, created_at)
      values (${eid}, ${eid}, ${`menu of ${eid}`}, not exists (select 1 from page_menus where page_id = ${eid} and is_default), ${now})
      on conflict do nothing`)
    await tx.run(sql`insert into page_menus (page_id, id, name, is_default, created_at)
      values (${eid}, md5(${eid})::uuid, ${`second menu of ${eid}`}, false, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into page_items (page_id, id, menu_id, name, description, position, created_at, updated_at)
      values (${eid}, ${eid}, ${eid}, ${`item of ${eid}`}, '', 0, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into page_item_views (page_id, item_id, day, viewer)
      values (${eid}, ${eid}, ${now}, ${Buffer.from(eid)}) on conflict do nothing`)
  })
}
