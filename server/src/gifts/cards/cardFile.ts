// A file of phone cards as it is stored, and its parts in the store.
import type { CardFileState } from '@portico/contract/gifts/cardFields.ts'
import type { CardFile } from '@portico/contract/gifts/cards.ts'
import type { ImportFailure } from '@portico/contract/imports/fields.ts'
import { sql, type RawBuilder, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { leaveObjects } from '../../media/index.ts'

export type StoredCardFile = {
  id: string
  giftId: string
  name: string
  size: number
  offset: number
  parts: number[]
  state: CardFileState
  failure: ImportFailure | null
  progress: number
  rowsRead: number
  added: number
  twice: number
  wrong: number
  createdAt: string
  finishedAt: string | null
}

const SELECT = sql`select id, gift_id, name, size_bytes as size, offset_bytes as "offset", parts, state, failure, progress, rows_read,
  added, twice, wrong, created_at, finished_at from gift_card_files`

/** Files of a page that a condition chooses, newest first. */
export function readCardFiles(
  tx: Tx,
  pageId: string,
  where: RawBuilder<unknown>,
  { limit = 1, skip = 0, isLocked = false } = {},
): Promise<StoredCardFile[]> {
  return tx.rows(sql<StoredCardFile>`
    ${SELECT} where page_id = ${pageId} and ${where} order by created_at desc, id limit ${limit} offset ${skip}
    ${isLocked ? sql`for update` : sql``}`)
}

/** @throws gift/card-file-not-found */
export async function findCardFile(tx: Tx, pageId: string, id: string, isLocked = false): Promise<StoredCardFile> {
  const [row] = await readCardFiles(tx, pageId, sql`id = ${id}`, { isLocked })
  if (!row) throw fail('gift/card-file-not-found')
  return row
}

/** The file as it crosses the wire. */
export function cardFileOf({ parts: _parts, ...file }: StoredCardFile): CardFile {
  return file
}

/** Where the store has a part. */
export function cardPartKey(id: string, number: number): string {
  return `cards/${id.toLowerCase()}/${number}`
}

/** Ends a file, all of it or nothing; the store lets go of its parts. */
export async function endCardFile(
  tx: Tx,
  pageId: string,
  { id, parts }: Pick<StoredCardFile, 'id' | 'parts'>,
  { state, failure = null, at }: { state: CardFileState; failure?: ImportFailure | null; at: Date },
): Promise<void> {
  await tx.run(sql`
    update gift_card_files set state = ${state}, failure = ${failure}, finished_at = ${at}, leased_until = null, parts = '{}',
      progress = case when ${state === 'done'} then 1000 else progress end,
      added = case when ${state === 'done'} then added else 0 end
    where page_id = ${pageId} and id = ${id}`)
  // Of a file that is not whole, no card is kept.
  if (state !== 'done') await tx.run(sql`delete from gift_cards where page_id = ${pageId} and file_id = ${id}`)
  await leaveObjects(
    tx,
    parts.map((_, index) => cardPartKey(id, index + 1)),
  )
  tx.notify(pageId, 'gifts')
}
