// The file of a backup: a tar, compressed with zstd and encrypted with age (https://age-encryption.org/v1), so that common tools
// open it without Portico: `age -d backup | zstd -d | tar -x`.
import { pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { StartError } from '../../startError.ts'

/** A passphrase is derived with 64 MB of memory; a longer one needs no more. */
const WORK_FACTOR = 16
export const SHORTEST_PASSPHRASE = 16

export type Packer = { add(name: string, bytes: Uint8Array): Promise<void>; end(): void; fail(error: Error): void }
export type Entry = { name: string; read(): Promise<Buffer> }

/**
 * Starts a file.
 * @param key a passphrase, or the public key (`age1…`) of somebody who alone can read it
 * @throws StartError for a passphrase that is too short
 */
export async function packArchive(key: string): Promise<{ packer: Packer; bytes: Readable }> {
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  if (key.startsWith('age1')) encrypter.addRecipient(key)
  else if (key.length >= SHORTEST_PASSPHRASE) {
    encrypter.setScryptWorkFactor(WORK_FACTOR)
    encrypter.setPassphrase(key)
  } else
    throw new StartError(
      `Set BACKUP_KEY to a passphrase of at least ${SHORTEST_PASSPHRASE} characters, or to a public key of age (age1…).`,
    )
  const compressed = pipeline(Readable.fromWeb(readable), createZstdCompress(), pass)
  const packer: Packer = {
    async add(name, bytes) {
      const writer = controller.add({ name, size: bytes.length, type: 'file' }).getWriter()
      if (bytes.length > 0) await writer.write(bytes)
      await writer.close()
    },
    end: () => controller.finalize(),
    fail: (error) => controller.error(error),
  }
  return { packer, bytes: Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(compressed))) }
}

/** Reads a file's entries in their order. @param key the passphrase, or the secret key (`AGE-SECRET-KEY-1…`) @throws StartError */
export async function* unpackArchive(file: Readable, key: string): AsyncGenerator<Entry> {
  const decrypter = new Decrypter()
  if (key.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  const plain = await decrypter.decrypt(Readable.toWeb(file)).catch(() => {
    throw new StartError('This is no backup, or BACKUP_KEY does not open it.')
  })
  const tar = Readable.toWeb(pipeline(Readable.fromWeb(plain), createZstdDecompress(), pass))
  for await (const { header, body } of tar.pipeThrough(createTarDecoder()))
    yield { name: header.name, read: async () => Buffer.from(await new Response(body).arrayBuffer()) }
}

/** A fault passes on to the last stream, whose reader hears of it. */
function pass(): void {}
