// Text fields, once: trimmed, and such that PostgreSQL can store it.
import * as z from 'zod'
import { isOwnName } from './names.ts'

/** Free text up to `max` characters. */
export function text(max: number) {
  return z.string().trim().max(max).refine(isStorable, 'not text')
}

/** PostgreSQL has no NUL in text, and JSON columns refuse half a surrogate pair. */
export function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

/** Text that must be there. */
export function requiredText(max: number) {
  return text(max).min(1)
}

/** An id an owner gives to a step or question, and the key of what guests say to it. */
export const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .refine(isOwnName, 'field/invalid')

/** An IANA time zone this runtime knows. */
export const timeZone = z.string().refine(isTimeZone, 'unknown time zone')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
