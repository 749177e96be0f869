// The words of a file, whatever its name says it is.
import { MOST_KNOWLEDGE_LETTERS } from '@portico/contract/ai/words.ts'
import { withoutInvisible } from '@portico/contract/text.ts'
import { fail } from '../../../core/fail.ts'
import { readPdf } from './readPdf.ts'

/** Readers look for it this far from the beginning. */
const HEAD_BYTES = 1024

/** @throws ai/file-* where nothing can be made of it */
export async function readText(bytes: Buffer): Promise<string> {
  const isPdf = bytes.subarray(0, HEAD_BYTES).includes('%PDF-')
  const found = isPdf ? await readPdf(bytes) : readPlain(bytes)
  const text = withoutInvisible(found.toWellFormed()).normalize('NFC').trim()
  if (text === '') throw fail('ai/file-no-text')
  if (text.length > MOST_KNOWLEDGE_LETTERS) throw fail('ai/file-long')
  return text
}

function readPlain(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Another encoding, or no text at all: both have the same answer.
  }
  throw fail('ai/file-unreadable')
}
