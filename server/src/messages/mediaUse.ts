import { MessageContent } from '@portico/contract/messages/content.ts'
import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'

/** Pictures of a page's message templates. */
export const findMessageMediaUses: MediaUse = async (tx, pageId, { eid }) => {
  const rows = await tx.rows(sql<{ id: string; name: string; content: unknown }>`
    select id, name, content from message_templates where page_id = ${pageId}`)
  return rows
    .filter(({ content }) => picturesOf(MessageContent.parse(content)).some((picture) => picture?.eid === eid))
    .map(({ id, name }) => ({ name, href: `/dashboard/zalo-message-templates/${id}` }))
}

function picturesOf({ picture, elements, blocks }: MessageContent) {
  return [
    picture,
    ...elements.map((element) => element.picture),
    ...blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])),
  ]
}
