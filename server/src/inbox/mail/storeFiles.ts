// Files that came with a letter: kept before the letter is written down, let go where it is not.
import { MEGABYTE } from '@portico/contract/media/limits.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import type { StoredFile } from '../attachments.ts'
import { sniffReceived } from '../fileKinds.ts'
import { storeBytes } from '../files.ts'

const MOST_FILES = 10
/** More are named in the conversation, and not kept. */
const MOST_NAMED = 20
const MOST_BYTES = 15 * MEGABYTE

type ArrivedFile = { name: string; bytes: Buffer }

/** Puts files into the store; what is too large or too much is only named. */
export async function storeFiles(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  files: readonly ArrivedFile[],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = []
  const now = clock.now().getTime()
  for (const [index, { name, bytes }] of files.slice(0, MOST_NAMED).entries()) {
    // Ids in the order of the letter, which is how files are shown.
    const id = newId(new Date(now + index))
    const { kind, type } = await sniffReceived(bytes)
    const isKept = index < MOST_FILES && bytes.length <= MOST_BYTES
    const parts = isKept ? await storeBytes(storage, id, bytes) : []
    stored.push({ id, kind, name, type, size: bytes.length, parts, state: isKept ? 'stored' : 'gone' })
  }
  return stored
}
