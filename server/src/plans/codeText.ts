// What a licence code looks like: four groups of four, without letters that look alike; the last is a check.
import { createHmac, randomInt } from 'node:crypto'
import type { Secrets } from '../core/secrets.ts'

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 16

/** A new code, such as `K7QX-3MPA-W9ZD-HT4E`. */
export function makeCode(): string {
  const body = Array.from({ length: LENGTH - 1 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return (body + checkOf(body)).replace(/(.{4})(?=.)/g, '$1-')
}

/** The letters of what was typed, in any case and with any signs between; undefined where one was mistyped. */
export function readCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const isWhole = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
  return isWhole && checkOf(letters.slice(0, -1)) === letters.at(-1) ? letters : undefined
}

/** Finds a code without keeping it in the clear. */
export function hashCode(secrets: Secrets, letters: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('licence codes')).update(letters).digest()
}

/** Weighted by place, so that one wrong letter and two that changed places are seen. */
function checkOf(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + LETTERS.indexOf(letter) * (at + 1), 0)
  return LETTERS[sum % LETTERS.length]!
}
