// What a chatbot may name: the page's own menu items, gifts, segments and pictures.
import type { BotThings } from '@portico/contract/chatbots/check.ts'
import type { BotThingsListed } from '@portico/contract/chatbots.ts'
import { sql, type Tx } from '../core/db/database.ts'

const MOST = 1000

/** By name, for the editor. */
export async function readThings(tx: Tx, pageId: string): Promise<BotThingsListed> {
  type Row = { id: string; name: string }
  return {
    items: await tx.rows(
      sql<Row>`select id, name from page_items where page_id = ${pageId} order by position, id limit ${MOST}`,
    ),
    gifts: await tx.rows(
      sql<Row>`select id, name from gifts where page_id = ${pageId} order by name, id limit ${MOST}`,
    ),
    segments: await tx.rows(
      sql<Row>`select id, name from segments where page_id = ${pageId} order by name, id limit ${MOST}`,
    ),
    files: await tx.rows(sql<Row>`
      select id, name from media_files where page_id = ${pageId} and kind = 'i' and deleted_at is null
      order by created_at desc, id limit ${MOST}`),
  }
}

/** By id, for the check. */
export async function thingsOf(tx: Tx, pageId: string): Promise<BotThings> {
  const { items, gifts, segments, files } = await readThings(tx, pageId)
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  return { items: ids(items), gifts: ids(gifts), segments: ids(segments), files: ids(files) }
}
