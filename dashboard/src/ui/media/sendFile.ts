// The bytes of one file on their way: part by part, from where the server is, through lost connections.
import { ApiError } from '@portico/contract/http/client.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import { media, type Upload } from '@portico/contract/media.ts'
import { api } from '../../core/api.ts'
import { canRetry } from '../../core/errors.ts'
import { crc32 } from './crc32.ts'

const FIRST_PART_BYTES = 120_000
const LONGEST_WAIT_MS = 15_000

/** Whom the parts go to. */
export type Way = {
  send: (
    id: string,
    part: { offset: number; data: string; crc32: number },
    signal: AbortSignal,
  ) => Promise<{ offset: number }>
  /** How much of it has arrived. */
  ask: (id: string, signal: AbortSignal) => Promise<{ offset: number }>
}

const TO_LIBRARY: Way = {
  send: (id, body, signal) => api(media.append, { params: { id }, body }, signal),
  ask: (id, signal) => api(media.progress, { params: { id } }, signal),
}

export type SendOptions = { onProgress: (sent: number) => void; onOffline: () => void; signal: AbortSignal }

/** What a browser knows a file by after a reload. */
export function fingerprintOf(file: Blob & { name?: string; lastModified?: number }): string {
  return `${file.name ?? ''}|${file.size}|${file.lastModified ?? 0}`.slice(0, 300)
}

/** The file's unfinished upload on the server, or a new one. */
export async function openUpload(file: Blob, name: string, signal: AbortSignal): Promise<Upload> {
  const fingerprint = fingerprintOf(file)
  const { rows } = await api(media.uploads, {}, signal)
  const found = rows.find((upload) => upload.fingerprint === fingerprint && upload.size === file.size)
  return found ?? api(media.begin, { body: { name, size: file.size, fingerprint } }, signal)
}

/** Sends what the server does not have yet. Rejects when it refuses, or with the signal's reason. */
export async function sendFile(
  file: Blob,
  begun: Pick<Upload, 'id' | 'offset'>,
  { onProgress, onOffline, signal }: SendOptions,
  way: Way = TO_LIBRARY,
): Promise<void> {
  let { offset } = begun
  let partBytes = FIRST_PART_BYTES
  let wait = 1000
  onProgress(offset)
  while (offset < file.size) {
    try {
      const part = new Uint8Array(await file.slice(offset, offset + partBytes).arrayBuffer())
      const body = { offset, data: toBase64(part), crc32: crc32(part) }
      offset = (await way.send(begun.id, body, signal)).offset
      partBytes = Math.min(CHUNK_BYTES, partBytes * 2)
      wait = 1000
      onProgress(offset)
    } catch (error) {
      signal.throwIfAborted()
      const isOutOfStep = error instanceof ApiError && /offset|damaged/.test(error.code)
      if (!canRetry(error) && !isOutOfStep) throw error
      onOffline()
      await pause(wait, signal)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      partBytes = FIRST_PART_BYTES
      offset = (await progressOf(way, begun.id, signal)) ?? offset
    }
  }
}

async function progressOf(way: Way, id: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    return (await way.ask(id, signal)).offset
  } catch (error) {
    if (canRetry(error)) return undefined
    throw error
  }
}

/** Ends early when the browser says the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** In slices: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
