// Phone cards come into a page's stock, each once.
import { createHmac } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'

type GoodCard = { line: number; serial: string; pin: string }

type Into = { pageId: string; giftId: string; id: string }

/** Adds cards that the page has not seen; `id` is the file's. @returns the lines of the others */
export async function insertCards(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  tx: Tx,
  { pageId, giftId, id }: Into,
  cards: readonly GoodCard[],
): Promise<number[]> {
  if (cards.length === 0) return []
  const key = secrets.deriveLasting('phone cards')
  const hash = (text: string) => createHmac('sha256', key).update(`${pageId} ${text}`).digest().subarray(0, 16)
  const now = clock.now()
  const rows = cards.map(({ line, serial, pin }) => ({ line, id: newId(now), serial, pin }))
  const added = await tx.rows(sql<{ id: string }>`
    insert into gift_cards (page_id, id, gift_id, file_id, serial_hash, pin_hash, sealed)
    select ${pageId}, c.id, ${giftId}, ${id}, c.serial, c.pin, c.sealed
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map(({ serial }) => hash(`serial ${serial}`))}::bytea[],
      ${rows.map(({ pin }) => hash(`pin ${pin}`))}::bytea[],
      ${rows.map(({ serial, pin }) => secrets.seal(JSON.stringify({ serial, pin })))}::bytea[]) as c (id, serial, pin, sealed)
    on conflict do nothing returning id`)
  const ids = new Set(added.map((row) => row.id))
  return rows.filter((row) => !ids.has(row.id)).map(({ line }) => line)
}
