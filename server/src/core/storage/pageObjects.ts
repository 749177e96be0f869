// Which objects of the store are a venue's, from the rows that name them.
import { prepare } from '../db/database.ts'

/** The folder of the store that has the parts of each table's files. */
export const PARTED = {
  exports: 'exports',
  imports: 'imports',
  gift_card_files: 'cards',
  conversation_files: 'inbox',
  media_uploads: 'uploads',
} as const

/** The keys of all objects of a page. One more part each: it may have been stored and not yet written down. */
export const pageObjects = prepare<{ key: string }>(
  [
    `select 'media/' || unnest(array_remove(objects || master, null)) as key from media_files where page_id = $1`,
    ...Object.entries(PARTED).map(
      ([table, folder]) =>
        `select '${folder}/' || id || '/' || n from ${table}, generate_series(1, cardinality(parts) + 1) n where page_id = $1`,
    ),
  ].join(' union '),
)
