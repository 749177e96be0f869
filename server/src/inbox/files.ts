// Bytes of files in the store, in parts that fit into one answer.
import type { MessageFile } from '@portico/contract/inbox/messages.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { Storage } from '../core/storage/storage.ts'
import { leaveObjects } from '../media/index.ts'

export type FileRow = Omit<MessageFile, 'parts'> & {
  parts: number[]
  conversationId: string
  messageId: string | null
  createdBy: string | null
}

/** Where the store has a part of a file. */
export function partKey(id: string, number: number): string {
  return `inbox/${id.toLowerCase()}/${number}`
}

export const FILE_COLUMNS = sql`id, kind, name, type, size_bytes as size, offset_bytes as "offset", parts, state,
  conversation_id, message_id, created_by`

/** A file as it crosses the wire. */
export function toWire({ parts, id, kind, name, type, size, offset, state }: FileRow): MessageFile {
  return { id, kind, name, type, size, offset, state, parts: parts.length }
}

/** All bytes of a file; undefined when the store lost some. */
export async function readBytes(
  storage: Storage,
  { id, parts }: Pick<FileRow, 'id' | 'parts'>,
): Promise<Buffer | undefined> {
  const read: Buffer[] = []
  for (const [index, length] of parts.entries()) {
    const part = await storage.read(partKey(id, index + 1))
    if (part?.length !== length) return undefined
    read.push(part)
  }
  return Buffer.concat(read)
}

/** Puts a whole file into the store. @returns the lengths of its parts */
export async function storeBytes(storage: Storage, id: string, bytes: Buffer): Promise<number[]> {
  const parts: number[] = []
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const part = bytes.subarray(at, at + CHUNK_BYTES)
    await storage.put(partKey(id, parts.length + 1), part, 'application/octet-stream')
    parts.push(part.length)
  }
  return parts
}

/** Deletes files of a page; the store lets go of their bytes. */
export async function deleteFiles(tx: Tx, pageId: string, where: RawBuilder<unknown>): Promise<void> {
  const gone = await tx.rows(sql<{ id: string; parts: number }>`
    delete from conversation_files where page_id = ${pageId} and ${where} returning id, cardinality(parts) as parts`)
  await leaveObjects(
    tx,
    // One more: a part may have been stored and not yet written down.
    gone.flatMap(({ id, parts }) => Array.from({ length: parts + 1 }, (_, n) => partKey(id, n + 1))),
  )
}
