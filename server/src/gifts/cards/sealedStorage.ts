// The store, with what lies in it sealed: a file of PINs is never readable on a disk.
import type { Secrets } from '../../core/secrets.ts'
import type { Storage } from '../../core/storage/storage.ts'

/** Seals what is put, opens what is read; the part that was read last is kept, for it is read in pieces. */
export function sealStorage(storage: Storage, secrets: Pick<Secrets, 'seal' | 'open'>): Storage {
  let last: { key: string; bytes: Buffer } | undefined
  return {
    put: (key, bytes, type) => storage.put(key, secrets.seal(Buffer.from(bytes).toString('base64')), type),
    remove: (key) => storage.remove(key),
    list: () => storage.list(),
    async read(key, span) {
      if (last?.key !== key) {
        const sealed = await storage.read(key)
        if (!sealed) return undefined
        last = { key, bytes: Buffer.from(secrets.open(sealed), 'base64') }
      }
      return span ? last.bytes.subarray(span.from, span.to + 1) : last.bytes
    },
  }
}
