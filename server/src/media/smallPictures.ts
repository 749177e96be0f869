import { basename } from 'node:path/posix'
import { sql, type Tx } from '../core/db/database.ts'
import type { StoredRendition } from './fileRows.ts'

/** A picture as a phone loads it; `path` is on the guests' origin. */
type SmallPicture = { path: string; width: number; height: number }

/** Wide enough for a phone, light enough for a bad link. */
const WIDEST = 640

/** Light versions of a page's pictures, in the order of `images`: names or addresses of its own files. */
export async function readSmallPictures(tx: Tx, pageId: string, images: readonly string[]): Promise<SmallPicture[]> {
  const names = images.map((image) => basename(image))
  const rows = await tx.rows(sql<{ name: string; renditions: StoredRendition[] }>`
    select n.name, f.renditions from media_files f, unnest(${names}::text[]) n (name)
    where f.page_id = ${pageId} and f.deleted_at is null and f.kind = 'i'
      and (regexp_replace(f.filename, '^.*/', '') = n.name
        or exists (select 1 from jsonb_array_elements(f.renditions) r where regexp_replace(r->>'filename', '^.*/', '') = n.name))`)
  return names.flatMap((name) => chooseSmall(rows.find((row) => row.name === name)?.renditions ?? [], WIDEST))
}

/** The same by the ids of files; one that is gone has none. */
export async function readPicturesById(
  tx: Tx,
  pageId: string,
  eids: readonly string[],
  widest: number,
): Promise<Map<string, SmallPicture>> {
  const rows = await tx.rows(sql<{ id: string; renditions: StoredRendition[] }>`
    select id, renditions from media_files
    where page_id = ${pageId} and id = any(${[...eids]}::uuid[]) and kind = 'i' and deleted_at is null`)
  return new Map(rows.flatMap(({ id, renditions }) => chooseSmall(renditions, widest).map((one) => [id, one] as const)))
}

/** The widest that is still light, else the lightest there is. */
function chooseSmall(renditions: readonly StoredRendition[], widest: number): SmallPicture[] {
  const found = renditions.filter(({ type }) => type === 'image/webp')
  const light = found.filter(({ width }) => width <= widest)
  const [best] = (light.length > 0 ? light : found).toSorted((a, b) =>
    light.length > 0 ? b.width - a.width : a.width - b.width,
  )
  return best ? [{ path: `/m/${basename(best.filename)}`, width: best.width, height: best.height }] : []
}
