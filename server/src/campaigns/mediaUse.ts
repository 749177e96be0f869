import { CreativeDesign } from '@portico/contract/campaigns.ts'
import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'

/** Pictures and films of a page's creatives. */
export const findCampaignMediaUses: MediaUse = async (tx, pageId, { eid, filenames }) => {
  const rows = await tx.rows(sql<{ id: string; name: string; design: unknown }>`
    select id, name, design from campaigns where page_id = ${pageId}`)
  const paths = filenames.map((name) => `/m/${name}`)
  return rows
    .filter(({ design }) => {
      const { pictures, film } = CreativeDesign.parse(design)
      return (
        pictures.some((picture) => picture.eid === eid) ||
        (film && [film.path, film.poster].some((path) => paths.includes(path)))
      )
    })
    .map(({ id, name }) => ({ name, href: `/dashboard/campaign/${id}` }))
}
