import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'

/** Gifts that show a file. */
export const findGiftMediaUses: MediaUse = async (tx, pageId, { filenames }) => {
  const rows = await tx.rows(sql<{ name: string }>`
    select name from gifts where page_id = ${pageId} and regexp_replace(featured_image, '^.*/', '') = any(${[...filenames]}::text[])`)
  return rows.map(({ name }) => ({ name, href: '/dashboard/gifts' }))
}
