// Finds what a venue has written about a question: full-text search over the venue's own paragraphs, accents folded.
import { contentWords, mostAlike } from '@portico/contract/ai/rules.ts'
import { sql, type Tx } from '../../core/db/database.ts'

export type Note = { title: string; text: string }
export type Faq = { id: string; title: string; body: string }

const MOST_NOTES = 5
const MOST_WORDS = 20

/** The paragraphs that say most about a question, best first. */
export async function findNotes(tx: Tx, pageId: string, question: string): Promise<Note[]> {
  const words = contentWords(question)
    .flatMap((word) => /^[\p{L}\p{N}]+$/u.exec(word)?.[0] ?? [])
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const wanted = words.map((word) => `'${word}'`).join(' | ')
  return tx.rows(sql<Note>`
    select k.title, c.text from ai_chunks c
    join ai_knowledge k on k.page_id = ${pageId} and k.id = c.source_id and k.is_on
    where c.page_id = ${pageId} and to_tsvector('simple', c.search) @@ to_tsquery('simple', ${wanted})
    order by ts_rank(to_tsvector('simple', c.search), to_tsquery('simple', ${wanted}), 1) desc, c.source_id, c.number limit ${MOST_NOTES}`)
}

/** The owner's own answer to a question that is asked like this. */
export async function findFaq(tx: Tx, pageId: string, question: string): Promise<Faq | undefined> {
  const rows = await tx.rows(sql<Faq>`
    select id, title, body from ai_knowledge where page_id = ${pageId} and kind = 'faq' and is_on order by updated_at desc, id`)
  return mostAlike(question, rows)
}
