// Where a list goes on, as callers carry it: values that mean something to the list alone.
import { fail } from '../../core/fail.ts'

/** Writes the place after a row. */
export function writeAfter(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

const WORD = /^[0-9a-zA-Z:.+ -]{1,64}$/

/** Reads a place of so many values. @throws request/invalid when it was not written by {@link writeAfter}. */
export function readAfter(text: string | undefined, length: number): string[] | undefined {
  if (text === undefined) return undefined
  try {
    const values = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown
    if (Array.isArray(values) && values.length === length) {
      const words = values.map(String)
      if (words.every((word) => WORD.test(word))) return words
    }
  } catch {
    // Not ours: refused below.
  }
  throw fail('request/invalid', { after: 'field/invalid' })
}
