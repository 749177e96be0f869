import { picturesOf } from '@portico/contract/templates.ts'
import { sql } from '../core/db/database.ts'
import type { MediaUse } from '../core/feature.ts'
import { readDesign } from './rows.ts'

/** Pictures and videos of a page's templates, in the draft or in what guests see. */
export const findTemplateMediaUses: MediaUse = async (tx, pageId, { eid, filenames }) => {
  const rows = await tx.rows(sql<{ id: string; name: string; designs: unknown[] }>`
    select t.id, t.name, jsonb_build_array(t.design, v.design) as designs
    from page_templates t left join page_template_versions v
      on v.page_id = ${pageId} and v.template_id = t.id and v.version = t.version
    where t.page_id = ${pageId}`)
  return rows
    .filter(({ designs }) => designs.some((stored) => stored !== null && shows(stored, eid, filenames)))
    .map(({ id, name }) => ({ name, href: `/dashboard/template/${id}` }))
}

function shows(stored: unknown, eid: string, filenames: readonly string[]): boolean {
  const design = readDesign(stored)
  const isFilm =
    design.video && filenames.some((name) => [design.video?.path, design.video?.poster].includes(`/m/${name}`))
  return isFilm === true || picturesOf(design).some((picture) => picture.eid === eid)
}
