// Which conversations a search means, by an index of parts of words.
import { gramsOf, gramsOfPart } from '../core/db/grams.ts'
import { plainText } from '../core/db/plainText.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { guestsFound } from '../profiles/index.ts'

const AT_ONCE = 500

/**
 * Ids of conversations whose person or messages have these words, accents or not. One or two letters are found where a
 * word begins. @param isNamed whether the caller may read names: numbers and addresses are not found by others
 */
export function conversationsFound(pageId: string, typed: string, isNamed: boolean): RawBuilder<unknown> {
  const words = plainText(typed).trim()
  if (words === '' || (!isNamed && /\d|@/.test(words))) return sql`select null::uuid where false`
  const grams = gramsOfPart(pageId, words)
  const like = sql`like ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  const has = (row: 'c' | 'm') =>
    sql`${sql.ref(`${row}.page_id`)} = ${pageId} and ${sql.ref(`${row}.search`)} ${like}
      and (${sql.ref(`${row}.grams`)} @> ${grams}::int[] or ${sql.ref(`${row}.grams`)} is null)`
  const written = sql`select m.conversation_id from conversation_messages m where ${has('m')}`
  if (!isNamed) return written
  return sql`${written} union select c.id from conversations c where ${has('c')}
    union select c.id from conversations c where c.page_id = ${pageId} and c.guest_id in (${guestsFound(pageId, words)})`
}

/** What a row's `grams` are, as PostgreSQL takes them. */
export function gramsText(pageId: string, search: string): string {
  return `{${[...gramsOf(pageId, search)].join(',')}}`
}

const TABLES = ['conversations', 'conversation_messages'] as const

/** Writes what the index needs for rows of a page that were there before it. */
export async function fillGrams({ db }: Pick<Services, 'db'>, pageId: string): Promise<void> {
  for (const table of TABLES) {
    let done = AT_ONCE
    while (done === AT_ONCE) done = await db.asSystem((tx) => fillSome(tx, table, pageId))
  }
}

async function fillSome(tx: Tx, table: (typeof TABLES)[number], pageId: string): Promise<number> {
  const rows = await tx.rows(sql<{ id: string; search: string }>`
    select id, search from ${sql.table(table)} where page_id = ${pageId} and grams is null limit ${AT_ONCE} for update skip locked`)
  await tx.run(sql`
    update ${sql.table(table)} t set grams = r.grams::int[]
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ search }) => gramsText(pageId, search))}::text[]) as r (id, grams)
    where t.page_id = ${pageId} and t.id = r.id`)
  return rows.length
}
