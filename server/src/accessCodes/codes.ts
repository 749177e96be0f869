// The codes themselves: made at random, found by a keyed hash, kept sealed so that they can be printed again.
import { createHmac, randomInt } from 'node:crypto'
import { ALPHABETS, type Alphabet } from '@portico/contract/accessCodes/strength.ts'
import type { Secrets } from '../core/secrets.ts'

/** What a code is found by. Without the installation's key nothing in the database leads back to it. */
export function lookupOf(secrets: Pick<Secrets, 'deriveLasting'>, pageId: string, code: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('access codes')).update(pageId).update(code).digest()
}

/** So many different codes. */
export function makeCodes(alphabet: Alphabet, length: number, count: number): string[] {
  const letters = ALPHABETS[alphabet]
  const made = new Set<string>()
  while (made.size < count) made.add(Array.from({ length }, () => letters[randomInt(letters.length)]).join(''))
  return [...made]
}

/** What may be written of a code where it must not be read back. */
export function hidden(code: string): string {
  return `${code.slice(0, 2)}•••`
}
