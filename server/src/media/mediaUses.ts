// Finds where a file is shown, by asking every feature that shows files.
import type { Use } from '@portico/contract/media.ts'
import type { MediaUse } from '../core/feature.ts'
import type { PageContext } from '../core/http/context.ts'
import type { FileRow } from './fileRows.ts'

/** Where a feature, as the contract names it, shows files. */
export type NamedUse = { feature: string; findUses: MediaUse }

/** All places that show a file. */
export async function usesOf(all: readonly NamedUse[], { tx, page }: PageContext, file: FileRow): Promise<Use[]> {
  const found: Use[] = []
  for (const { feature, findUses } of all) {
    const places = await findUses(tx, page.id, { eid: file.eid, filenames: file.objects })
    found.push(...places.map((place) => ({ feature, ...place })))
  }
  return found
}
