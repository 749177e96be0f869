// Where files are shown. A feature that shows them brings a `MediaUse`; this one asks them all and knows none.
import type { Use } from '@portico/contract/media.ts'
import type { Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import type { FileRow } from './rows.ts'

/** What a file can be named by elsewhere: its id, or the last path segment of any address of it. */
export type NamedFile = { eid: string; filenames: readonly string[] }

export type MediaUse = {
  /** As the contract names the feature. */
  feature: string
  /** Places of a page that show a file, each with what people call it and the dashboard's path to it. */
  findUses(tx: Tx, pageId: string, file: NamedFile): Promise<{ name: string; href: string }[]>
}

/** All places that show a file. */
export async function usesOf(all: readonly MediaUse[], { tx, page }: PageContext, file: FileRow): Promise<Use[]> {
  const found: Use[] = []
  for (const { feature, findUses } of all) {
    const places = await findUses(tx, page.id, { eid: file.eid, filenames: file.objects })
    found.push(...places.map((place) => ({ feature, ...place })))
  }
  return found
}
