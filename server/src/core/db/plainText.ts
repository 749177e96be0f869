// Words as people type them in a hurry: without accents, in small letters. The same on both sides of a search.
import { sql } from './database.ts'

/** Numbers and addresses, of which a large import has millions. */
const ASCII = /^[\0-\x7F]*$/

/** "Bánh mì" is found by "banh mi". */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}

/** The same of a column or expression. */
export function plainColumn(text: ReturnType<typeof sql>): ReturnType<typeof sql> {
  return sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'Đđ', 'Dd'))`
}
