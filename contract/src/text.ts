// Text fields, once: trimmed, without the NUL that PostgreSQL cannot store.
import * as z from 'zod'

/** Free text up to `max` characters. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\0'), 'NUL is not text')
}

/** Text that must be there. */
export function requiredText(max: number) {
  return text(max).min(1)
}

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
