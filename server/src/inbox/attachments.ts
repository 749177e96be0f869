// What hangs on a message: bytes are fetched and kept, for channels keep them for days; links and places are words.
import type { FileKind } from '@portico/contract/inbox/words.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'

/** As a channel describes it; `type` is the channel's word. */
export type Attachment = {
  type: string
  url: string
  name: string
  size?: number | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/** One whose bytes are in the store, or were too many for it. */
export type StoredFile = {
  id: string
  kind: FileKind
  name: string
  type: string
  size: number
  parts: readonly number[]
  state: 'stored' | 'gone'
}

const KINDS: Record<string, FileKind> = {
  image: 'picture',
  photo: 'picture',
  gif: 'picture',
  sticker: 'picture',
  audio: 'sound',
  voice: 'sound',
  video: 'film',
  file: 'file',
}
const MOST_FILES = 10

/** Links and places of a message, as they are shown. */
export function linksOf(attachments: readonly Attachment[]): { url: string; name: string }[] {
  return attachments.flatMap(({ type, url, name, latitude, longitude }) => {
    if (latitude !== undefined && longitude !== undefined)
      return [{ url: `https://maps.google.com/?q=${latitude},${longitude}`, name: name || `${latitude}, ${longitude}` }]
    return !Object.hasOwn(KINDS, type) && /^https?:\/\//.test(url) ? [{ url, name: name || url }] : []
  })
}

type Of = { pageId: string; conversationId: string; messageId: string; at: Date }

/** Has the bytes fetched by the worker. */
export async function keepAttachments(tx: Tx, of: Of, attachments: readonly Attachment[]): Promise<void> {
  const files = attachments.filter(({ type, url }) => Object.hasOwn(KINDS, type) && url !== '').slice(0, MOST_FILES)
  for (const { type, url, name, size = 0 } of files)
    await tx.run(sql`
      insert into conversation_files (page_id, id, conversation_id, message_id, kind, name, size_bytes, state, url, next_at, created_at)
      values (${of.pageId}, ${newId(of.at)}, ${of.conversationId}, ${of.messageId}, ${KINDS[type]}, ${name.slice(0, 200)},
        ${Math.min(size, 2_000_000_000)}, 'waiting', ${url}, ${of.at}, ${of.at})`)
  if (files.length > 0) tx.wake('inbox-files')
}

/** Writes down files that are in the store already. */
export async function keepStored(tx: Tx, of: Of, files: readonly StoredFile[]): Promise<void> {
  for (const { id, kind, name, type, size, parts, state } of files)
    await tx.run(sql`
      insert into conversation_files (page_id, id, conversation_id, message_id, kind, name, type, size_bytes, offset_bytes, parts,
        state, created_at)
      values (${of.pageId}, ${id}, ${of.conversationId}, ${of.messageId}, ${kind}, ${name}, ${type}, ${size}, ${size},
        ${[...parts]}::integer[], ${state}, ${of.at})`)
}
