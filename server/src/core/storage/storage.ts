// Where large bytes lie: a folder of this machine, or any store that speaks S3. Features name objects by key and
// never learn which of the two it is.

/** Part of an object, both ends included. */
export type Span = { from: number; to: number }

export type Storage = {
  /** Writes an object whole or not at all; one of the same key is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The object or a part of it; undefined when there is none. */
  read(key: string, span?: Span): Promise<Buffer | undefined>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** The keys of all objects, in no order. */
  list(): AsyncIterable<string>
}

/** Lists of erased guests: a restore must not replace one with an older version. */
export const ERASURES = 'erasures/'

const KEY = /^[a-z]+(\/[\w-][\w.-]{0,99}){1,3}$/

/** Whether a name is one that the server makes. */
export function isKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..')
}

/** @throws Error for a key that could leave the store. The server makes the keys, so this is a bug. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`)
  return key
}
