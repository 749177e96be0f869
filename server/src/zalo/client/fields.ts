// Fields as Zalo sends them: ids and numbers as text or as numbers, texts that may be missing.
import * as z from 'zod'
import { withoutInvisible } from '@portico/contract/text.ts'

/** An id of up to 19 digits, or another short name. */
export const id = z.union([z.string().min(1).max(100), z.number().transform(String), z.bigint().transform(String)])

/** Text that may be missing, cut and without what PostgreSQL cannot store. */
export function word(max: number) {
  return z
    .string()
    .catch('')
    .transform((text) => storable(text).slice(0, max))
}

/** In composed form (NFC), so that lengths are counted as people count letters. */
export function storable(text: string): string {
  return withoutInvisible(text.replaceAll('\0', '').toWellFormed().normalize('NFC'))
}

/** A number that may come as text. */
export const count = z.coerce.number<number | string>().catch(0)
