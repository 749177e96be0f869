// Addresses of a page's pictures that every channel can load.
import { basename } from 'node:path/posix'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

type Rendition = { filename: string; type: string; width: number; sizeBytes: number }

/** Zalo takes no more. */
const MOST_BYTES = 1_000_000
const TAKEN = ['image/jpeg', 'image/png']

/** By the ids of files: a JPEG or PNG that is light enough for Zalo, else what there is. */
export async function picturesOf(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  pageId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.rows(sql<{ id: string; filename: string; renditions: Rendition[] }>`
    select id, filename, renditions from media_files
    where page_id = ${pageId} and id = any(${[...ids]}::uuid[]) and kind = 'i' and deleted_at is null`)
  return new Map(
    rows.map(({ id, filename, renditions }) => {
      const taken = renditions.filter(({ type, sizeBytes }) => TAKEN.includes(type) && sizeBytes <= MOST_BYTES)
      const [best] = taken.toSorted((a, b) => b.width - a.width)
      return [id, `${config.portalUrl}/m/${basename(best?.filename ?? filename)}`]
    }),
  )
}
