import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'

/** Pictures of the page itself, in its settings. */
export const findPageImageUses: MediaUse = async (tx, pageId, { filenames }) => {
  const found = await tx.first(sql<{ name: string }>`
    select name from pages where id = ${pageId} and exists (
      select 1 from jsonb_array_elements_text(images) image
      where regexp_replace(image, '^.*/', '') = any(${[...filenames]}::text[]))`)
  return found ? [{ name: found.name, href: `/dashboard/page/${pageId}` }] : []
}
