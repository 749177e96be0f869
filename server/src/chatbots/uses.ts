// Where chatbots show pictures and ask for segments, so that neither is deleted by surprise.
import { sql, type Tx } from '../core/db/database.ts'
import type { MediaUse, SegmentUse } from '../core/feature.ts'

/** Chatbots that show a picture. */
export const findBotMediaUses: MediaUse = (tx, pageId, { eid }) => usesOf(tx, pageId, { fileId: eid })

/** Chatbots with a condition that asks for a segment. */
export const findBotSegmentUses: SegmentUse = (tx, pageId, segmentId) => usesOf(tx, pageId, { test: { segmentId } })

/** In the draft or in what people talk to. */
async function usesOf(tx: Tx, pageId: string, part: object): Promise<{ name: string; href: string }[]> {
  const wanted = JSON.stringify([part])
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select b.id, b.name from chatbots b
    left join chatbot_versions v on v.page_id = ${pageId} and v.bot_id = b.id and v.version = b.version
    where b.page_id = ${pageId} and (b.nodes @> ${wanted}::jsonb or v.nodes @> ${wanted}::jsonb) order by b.name limit 50`)
  return rows.map(({ id, name }) => ({ name, href: `/dashboard/zalo-chatbot/${id}` }))
}
