// Passwords that guessing begins with. Length is the contract's rule; no kind of character is ever asked for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'
import { isBreached } from './breachedPassword.ts'

const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)
const LEAST_DIFFERENT = 4
/** Digits or signs allowed around a common word before the password counts as strong. */
const LONGEST_TRIMMING = 8
const SHORTEST_OWN_WORD = 3
const LEAST_BESIDE_OWN = 4

/** Whether a password would be among an attacker's first guesses. @param own the user's name, e-mail and number. */
export function isTooCommon(password: string, own: readonly string[]): boolean {
  const text = fold(password)
  if (COMMON.has(text.replaceAll(/\s/g, ''))) return true
  if (new Set(text).size < LEAST_DIFFERENT || isSequence(text)) return true
  const stem = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (text.length - stem.length <= LONGEST_TRIMMING && COMMON.has(stem)) return true
  const withoutOwn = ownWords(own).reduce((rest, word) => rest.replaceAll(word, ''), text)
  return withoutOwn !== text && [...withoutOwn].length < LEAST_BESIDE_OWN
}

/**
 * Every new password passes here. It may wait for another server: hold no transaction and no place in a lane meanwhile.
 * @throws request/invalid at the field `password`.
 */
export async function refuseWeak(
  uses: Pick<Services, 'config' | 'egress' | 'log'>,
  password: string,
  own: readonly string[],
): Promise<void> {
  if (isTooCommon(password, own)) throw fail('request/invalid', { password: 'field/too-common' })
  if (await isBreached(uses, password)) throw fail('request/invalid', { password: 'field/breached' })
}

function ownWords(own: readonly string[]): string[] {
  const words = own.map(fold).flatMap((name) => [name, name.replaceAll(/\s/g, ''), ...name.split(/[@.\s_+-]+/)])
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_OWN_WORD).toSorted((a, b) => b.length - a.length)
}

/** Lower case without accents: "Nguyễn" and "nguyen" are one guess. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Rows of neighbours: 23456789, hgfedcba. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.codePointAt(0)! - [...text][index]!.codePointAt(0)!)
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
