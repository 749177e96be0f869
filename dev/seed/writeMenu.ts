// The café's menu with its pictures, and what guests said after their visits.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Drawings } from './drawDish.ts'
import { MENU_STORIES, REVIEW_STORIES, type DishStory } from './menuStories.ts'
import { idAt, makeRandom } from './random.ts'
import type { Stay } from './stays.ts'
import { PAGE_ID } from './venue.ts'

const SEED = 20_071
const DAY_MS = 86_400_000
const GAP = 1_048_576
const SIZES = [
  {
    name: 'Cỡ',
    options: [
      { name: 'Vừa', price: 0 },
      { name: 'Lớn', price: 10_000 },
    ],
  },
]

export async function writeMenu(tx: Tx, now: Date, drawings: Drawings): Promise<void> {
  const random = makeRandom(SEED)
  const at = new Date(now.getTime() - 60 * DAY_MS)
  const newId = () => idAt(random, at.getTime())
  let place = 0
  for (const [index, { name, en, zh, hasSizes, dishes }] of MENU_STORIES.entries()) {
    const menuId = newId()
    await tx.run(sql`insert into page_menus (page_id, id, name, is_default, translations, created_at)
      values (${PAGE_ID}, ${menuId}, ${name}, ${index === 0}, ${JSON.stringify({ en, zh })}, ${new Date(at.getTime() + index * 1000)})`)
    const rows = dishes.map((dish) => {
      place += 1
      const picture = drawings.get(dish[6])?.id
      return { ...rowOf(dish), id: newId(), place, views: random.int(4, 160), pictures: picture ? [picture] : [] }
    })
    await tx.run(sql`
      insert into page_items (page_id, id, menu_id, name, description, price, unit, attributes, pictures, is_sold_out, translations,
        position, views, created_at, updated_at)
      select ${PAGE_ID}, r.id, ${menuId}, r.name, r.description, r.price, r.unit, ${JSON.stringify(hasSizes ? SIZES : [])}::jsonb,
        r.pictures, r.is_sold_out, r.translations, r.place * ${GAP}::bigint, r.views, ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, description text, price bigint, unit text,
        pictures jsonb, is_sold_out boolean, translations jsonb, place bigint, views integer)`)
  }
}

function rowOf([name, en, zh, description, thousands, unit, , stock]: DishStory) {
  const translations = { en: { name: en, description: '' }, zh: { name: zh, description: '' } }
  return { name, description, price: thousands * 1000, unit, is_sold_out: stock === 'out', translations }
}

/** One review each of real stays of the café's history, by guests who gave a name. */
export async function writeReviews(tx: Tx, stays: readonly Stay[], now: Date): Promise<void> {
  const random = makeRandom(SEED + 1)
  const spoken = new Set<string>()
  for (const [score, words, daysAgo, status, reply] of REVIEW_STORIES) {
    const when = now.getTime() - daysAgo * DAY_MS
    const stay = stays.findLast(({ endedAt, guest }) => endedAt < when && guest.name !== '' && !spoken.has(guest.id))
    if (!stay) continue
    spoken.add(stay.guest.id)
    const at = new Date(stay.endedAt + 20 * 60_000)
    await tx.run(sql`
      insert into reviews (page_id, id, guest_id, visit_id, score, words, language, status, reply, replied_at, created_at)
      values (${PAGE_ID}, ${idAt(random, at.getTime())}, ${stay.guest.id}, ${stay.id}, ${score}, ${words}, 'vi', ${status},
        ${reply ?? ''}, ${reply ? new Date(at.getTime() + 6 * 3600_000) : null}, ${at})`)
  }
  await tx.run(sql`insert into review_settings (page_id, google_url, is_shown, low_score)
    values (${PAGE_ID}, 'https://g.page/r/hiennha/review', true, 2)`)
}
