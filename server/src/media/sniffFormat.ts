// What a file is, by its bytes alone. Names and declared types are claims.
import { fileTypeFromBuffer } from 'file-type'
import { fail } from '../core/fail.ts'

export type FileFormat = { kind: 'i'; format: string } | { kind: 'v'; container: 'mp4' | 'webm' }

/** By MIME type: what the image decoder must call it too. */
const IMAGES: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
}
const VIDEOS: Record<string, 'mp4' | 'webm'> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/quicktime': 'mp4',
  'video/webm': 'webm',
}

/** @throws media/unsupported for anything that is no picture or video we take; SVG is a document, and refused. */
export async function sniff(bytes: Buffer): Promise<FileFormat> {
  // Enough for every signature; an archive is not searched through.
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, 8192)).catch(() => undefined))?.mime ?? ''
  const format = Object.hasOwn(IMAGES, mime) ? IMAGES[mime] : undefined
  if (format) return { kind: 'i', format }
  const container = Object.hasOwn(VIDEOS, mime) ? VIDEOS[mime] : undefined
  if (container) return { kind: 'v', container }
  throw fail('media/unsupported')
}
