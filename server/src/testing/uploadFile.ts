// Brings a file to a running server as a dashboard does: begin, part by part, and made into a file.
import { crc32 } from 'node:zlib'
import { media, type File } from '@portico/contract/media.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import type { RunningServer } from '../processes/all.ts'
import { send } from './given.ts'

type Holder = { token: string }

/** Sends all bytes. @returns the upload's url. */
export async function upload(
  running: RunningServer,
  { token }: Holder,
  bytes: Buffer,
  name = 'a.bin',
): Promise<string> {
  const begun = await send(running, media.begin, { body: { name, size: bytes.length } }, { token })
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    await sendPart(running, { token }, begun.id, offset, bytes.subarray(offset, offset + CHUNK_BYTES))
  return begun.url
}

/** Sends one part. */
export function sendPart(running: RunningServer, { token }: Holder, id: string, offset: number, bytes: Buffer) {
  const body = { offset, data: bytes.toString('base64'), crc32: crc32(bytes) }
  return send(running, media.append, { params: { id }, body }, { token })
}

/** Uploads and makes a file of it. */
export async function uploadFile(running: RunningServer, holder: Holder, bytes: Buffer, name = 'Ảnh'): Promise<File> {
  return send(running, media.create, { body: { name, url: await upload(running, holder, bytes) } }, holder)
}
