// The order of items: numbers with gaps, so that a move writes one row.
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'

const GAP = 1_048_576

/** Before every item there is. */
export async function frontPosition(tx: Tx, pageId: string): Promise<number> {
  await lockOrder(tx, pageId)
  const row = await tx.first(sql<{ first: number | null }>`
    select min(position) as first from page_items where page_id = ${pageId}`)
  return (row?.first ?? 0) - GAP
}

/** Moves an item behind another of its menu, or to its front. @throws menu/item-not-found */
export async function placeItem(tx: Tx, pageId: string, id: string, after: string | null): Promise<void> {
  await lockOrder(tx, pageId)
  const position = (await findPlace(tx, pageId, id, after)) ?? (await widen(tx, pageId, id, after))
  await tx.run(sql`update page_items set position = ${position} where page_id = ${pageId} and id = ${id}`)
}

async function widen(tx: Tx, pageId: string, id: string, after: string | null): Promise<number> {
  await tx.run(sql`
    update page_items t set position = n.place * ${GAP}::bigint from (
      select id, row_number() over (order by position, id) as place from page_items where page_id = ${pageId}) n
    where t.page_id = ${pageId} and t.id = n.id`)
  return (await findPlace(tx, pageId, id, after)) ?? 0
}

/** A number between two neighbours; undefined where none is free. */
async function findPlace(tx: Tx, pageId: string, id: string, after: string | null): Promise<number | undefined> {
  if (after === id) throw fail('request/invalid', { after: 'field/invalid' })
  const of = sql`page_id = ${pageId} and menu_id = (select menu_id from page_items where page_id = ${pageId} and id = ${id})`
  const [own, before] = [
    await tx.first(sql`select 1 from page_items where page_id = ${pageId} and id = ${id}`),
    after && (await tx.first(sql<{ position: number }>`select position from page_items where ${of} and id = ${after}`)),
  ]
  if (!own || (after && !before)) throw fail('menu/item-not-found')
  const from = before ? before.position : null
  const next = await tx.first(sql<{ position: number | null }>`
    select min(position) as position from page_items
    where ${of} and id <> ${id} and (${from}::bigint is null or position > ${from})`)
  const to = next?.position ?? null
  if (from === null) return (to ?? 0) - GAP
  if (to === null) return from + GAP
  const middle = Math.floor((from + to) / 2)
  return middle > from && middle < to ? middle : undefined
}

async function lockOrder(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`items ${pageId}`}, 0))`)
}
