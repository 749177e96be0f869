// Pictures of creatives in the sizes that a phone on a bad link can afford.
import { basename } from 'node:path/posix'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import type { Picture } from '@portico/contract/templates.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** The budget of an advert's picture. */
const MOST_BYTES = 60_000

type Light = { eid: string; filename: string; sizeBytes: number }

/** Leaves each picture the sizes within the budget, or its smallest; one that was deleted is taken out. */
export async function lightenPictures(
  tx: Tx,
  pageId: string,
  designs: ReadonlyMap<string, CreativeDesign>,
): Promise<Map<string, CreativeDesign>> {
  const eids = [...designs.values()].flatMap(({ pictures }) => pictures.map(({ eid }) => eid))
  const rows =
    eids.length === 0
      ? []
      : await tx.rows(sql<Light>`
    select f.id as eid, r ->> 'filename' as filename, (r ->> 'sizeBytes')::int as size_bytes
    from media_files f cross join jsonb_array_elements(f.renditions) r
    where f.page_id = ${pageId} and f.id = any(${eids}::uuid[]) and f.deleted_at is null`)
  const sizes = new Map(rows.map(({ eid, filename, sizeBytes }) => [`${eid} ${basename(filename)}`, sizeBytes]))
  const existing = new Set(rows.map(({ eid }) => eid))
  const bytesOf = ({ eid }: Picture, path: string) => sizes.get(`${eid} ${basename(path)}`) ?? Infinity
  const lighten = (picture: Picture): Picture => {
    const light = picture.sizes.filter(({ path }) => bytesOf(picture, path) <= MOST_BYTES)
    const [smallest] = picture.sizes.toSorted((a, b) => bytesOf(picture, a.path) - bytesOf(picture, b.path))
    return { ...picture, sizes: light.length > 0 || !smallest ? light : [smallest] }
  }
  return new Map(
    [...designs].map(([id, design]) => [
      id,
      { ...design, pictures: design.pictures.filter(({ eid }) => existing.has(eid)).map(lighten) },
    ]),
  )
}
