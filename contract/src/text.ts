// Text fields, once: trimmed, without invisible characters, and such that PostgreSQL can store it.
import * as z from 'zod'
import { isOwnName } from './names.ts'

/** Free text up to `max` characters. */
export function text(max: number): z.ZodString {
  const known = TEXTS.get(max)
  if (known) return known
  const made = z.string().overwrite(withoutInvisible).trim().max(max).refine(isStorable, 'not text')
  TEXTS.set(max, made)
  return made
}
/** One for each length: a quarter of all schemas, which take a fifth of a server's start, would be copies of these. */
const TEXTS = new Map<number, z.ZodString>()

/**
 * Removes invisible characters that change how text is read or compared: bidirectional controls, zero-width
 * characters, fillers, control characters. Joiners stay inside emoji and in scripts that need them.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(JOINERS, '').replaceAll(TAGS, '')
}

/** Of C0, NUL is left to be refused, and tabs and lines are text. */
const INVISIBLE =
  /(?!\u200C|\u200D|[\t\n\r\0\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{E0000}-\u{E007F}])[\p{Cc}\p{Cf}]|[\u115F\u1160\u180E\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu
/** Scripts that are spelt with joiners. */
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
const LETTER = `[${JOINED.split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')}]`
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`
/** Families, flags and professions among emoji are joined too; every other joiner goes. */
const JOINERS = new RegExp(
  String.raw`(?<!${EMOJI}|${LETTER}\p{M}{0,8})[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])`,
  'gu',
)
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

/** An owner's id for a step or question, and the key of the guest's answer. */
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

/** A language of the product. */
export const language = z.enum(['vi', 'en', 'zh', 'es', 'fr', 'it'])
