// Text fields, once: trimmed, without invisible characters, and such that PostgreSQL can store it.
import * as z from 'zod'
import { isOwnName } from './names.ts'

/** Free text up to `max` characters. */
export function text(max: number) {
  return z.string().overwrite(withoutInvisible).trim().max(max).refine(isStorable, 'not text')
}

/**
 * Takes out what nobody sees but what changes how the rest is read or compared: bidirectional controls, zero-width
 * characters, fillers, control characters. Joiners stay inside emoji and in scripts that are spelt with them.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(JOINERS, '').replaceAll(TAGS, '')
}

/** Of C0, NUL is left to be refused, and tabs and lines are text. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u034F/gu
/** Persian, Indic and other scripts are spelt with joiners; so are families, flags and professions among emoji. */
const JOINERS =
  /(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?|[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]\p{M}{0,8})[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu
/** Flags of England, Scotland and Wales end in tags; elsewhere tags hide words. */
const TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,8})[\u{E0000}-\u{E007F}]/gu

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
