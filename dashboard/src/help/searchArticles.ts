import { withoutAccents } from '../core/matching.ts'
import type { ArticleName } from '../core/helpArticles.ts'

/** What an article is found by. */
export type Entry = { name: ArticleName; title: string; keywords: string; text: string }

type Field = { words: string[]; whole: string; weight: number }

const HAN = /\p{Script=Han}/u

/** Articles that answer, best first: case and accents do not matter, and a slip of the finger is forgiven. */
export function searchArticles(entries: readonly Entry[], typed: string): ArticleName[] {
  const query = withoutAccents(typed)
  const words = wordsOf(query)
  if (words.length === 0) return []
  const rated = entries.map((entry) => ({ name: entry.name, ...rate(fieldsOf(entry), words, query) }))
  const complete = rated.filter(({ hits }) => hits === words.length)
  return (complete.length > 0 ? complete : rated.filter(({ hits }) => hits > 0))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name)
}

function fieldsOf({ title, keywords, text }: Entry): Field[] {
  const field = (source: string, weight: number) => {
    const whole = withoutAccents(source)
    return { whole, words: wordsOf(whole), weight }
  }
  return [field(title, 5), field(keywords, 4), field(text, 1)]
}

function rate(fields: Field[], words: string[], query: string): { score: number; hits: number } {
  const best = words.map((word) => Math.max(...fields.map((field) => field.weight * closeness(field, word))))
  const phrase = fields
    .filter(({ whole }) => whole.includes(query))
    // A title in full is what was looked for; one that only holds it comes after.
    .reduce((sum, { whole, weight }) => sum + weight * (whole === query ? 6 : 2), 0)
  return { score: best.reduce((sum, one) => sum + one, phrase), hits: best.filter((one) => one > 0).length }
}

/** 3 for the word itself, 2 for its beginning, 1.5 for swapped letters, 1 for another slip, 0 for none. */
function closeness({ words, whole }: Field, word: string): number {
  if (HAN.test(word)) return whole.includes(word) ? 3 : 0
  if (words.includes(word)) return 3
  if (word.length >= 2 && words.some((one) => one.startsWith(word))) return 2
  const slips = word.length >= 4 ? words.filter((one) => isSlipOf(one, word)) : []
  return slips.some((one) => lettersOf(one) === lettersOf(word)) ? 1.5 : Math.min(slips.length, 1)
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('')
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Whether two words differ by a letter more, less, wrong or swapped; in long words by two. */
function isSlipOf(word: string, typed: string): boolean {
  const most = typed.length >= 8 ? 2 : 1
  if (Math.abs(word.length - typed.length) > most) return false
  let before: number[] = []
  let row = Array.from({ length: typed.length + 1 }, (_, column) => column)
  for (let line = 1; line <= word.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= typed.length; column += 1) {
      const isSame = word[line - 1] === typed[column - 1]
      const isSwap = word[line - 1] === typed[column - 2] && word[line - 2] === typed[column - 1]
      next[column] = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + (isSame ? 0 : 1),
        isSwap ? before[column - 2]! + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[typed.length]! <= most
}
