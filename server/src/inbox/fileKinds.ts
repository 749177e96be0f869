// What a file is, by its bytes alone; names and declared types are claims.
import { fileTypeFromBuffer } from 'file-type'
import {
  DOCUMENT_TYPES,
  MOST_FILE_BYTES,
  MOST_PICTURE_BYTES,
  PICTURE_TYPES,
  type FileKind,
} from '@portico/contract/inbox/words.ts'
import { isOneOf } from '@portico/contract/records.ts'

type KnownFile = { kind: FileKind; type: string }

const SHOWN: Record<string, FileKind> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'audio/mpeg': 'sound',
  'audio/aac': 'sound',
  'audio/x-m4a': 'sound',
  'audio/mp4': 'sound',
  'audio/amr': 'sound',
  'audio/ogg': 'sound',
  'video/mp4': 'film',
}

/** What came from a person. Anything unknown is a file to be saved, never one to be shown. */
export async function sniffReceived(bytes: Buffer): Promise<KnownFile> {
  const mime = await typeOf(bytes)
  return { kind: (Object.hasOwn(SHOWN, mime) && SHOWN[mime]) || 'file', type: mime || 'application/octet-stream' }
}

/** What a member wants to send. @returns undefined for what no channel takes */
export async function sniffSent(bytes: Buffer): Promise<KnownFile | undefined> {
  const mime = await typeOf(bytes)
  if (isOneOf(PICTURE_TYPES, mime) && bytes.length <= MOST_PICTURE_BYTES) return { kind: 'picture', type: mime }
  // The old Word format is a container of many.
  const type = mime === 'application/x-cfb' ? 'application/msword' : mime
  return isOneOf(DOCUMENT_TYPES, type) && bytes.length <= MOST_FILE_BYTES ? { kind: 'file', type } : undefined
}

async function typeOf(bytes: Buffer): Promise<string> {
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
}
