// Parts of texts as numbers for an index: PostgreSQL has none for parts of words that every installation may use.

/** Of shorter parts only beginnings of words are in the index. */
export const GRAM = 3

/**
 * All that an index knows of a plain text, each hash once; the page is in them, so that venues do not share any.
 * @param more parts that are found as a whole
 */
export function gramsOf(pageId: string, text: string, more: Iterable<string> = []): Set<number> {
  const start = startOf(pageId)
  const wordStart = addLetter(start, BEGINNING.charCodeAt(0))
  const hashes = new Set<number>()
  // Millions of guests come by import: one pass, and no text is made of each part.
  let before = NO_WORD
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at, before)
    if (kind === SIGN || (kind === LETTER && before === NO_WORD)) {
      hashes.add(hashLetters(wordStart, text, at, at + 1))
      const next = kindAt(text, at + 1, kind)
      // Of Chinese any two signs: most names have no more.
      if (next === LETTER || (next === SIGN && kind === SIGN)) hashes.add(hashLetters(wordStart, text, at, at + 2))
    }
    if (at + GRAM <= text.length && !isAcrossLines(text, at)) hashes.add(hashLetters(start, text, at, at + GRAM))
    before = kind
  }
  for (const part of more) hashes.add(hashLetters(start, part, 0, part.length))
  return hashes
}

/** What a search for a part asks of the index. @returns none where the index knows nothing of it */
export function gramsOfPart(pageId: string, part: string): number[] {
  const parts = part.length < GRAM ? [`${BEGINNING}${part}`] : partsOf(part)
  return [...new Set(parts)].map((one) => hashPart(pageId, one))
}

/** The hash of a part that is found as a whole. */
export function hashPart(pageId: string, part: string): number {
  return hashLetters(startOf(pageId), part, 0, part.length)
}

/** Every part of three letters. */
function partsOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      Array.from({ length: Math.max(0, line.length - GRAM + 1) }, (_, at) => line.slice(at, at + GRAM)),
    )
}

/** Marks the first letter, or the first two, of a word. */
const BEGINNING = '^'
/** What a letter is to words: between them, part of one, or, as each sign of Chinese, the beginning of one. */
const [NO_WORD, LETTER, SIGN] = [0, 1, 2]
const kinds = new Map<number, number>()

/** @param before of the letter before: the second half of a letter in two halves is what the first is */
function kindAt(text: string, at: number, before: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return isAsciiWord(code) ? LETTER : NO_WORD
  if (code >= 0xdc_00 && code < 0xe0_00) return before === NO_WORD ? NO_WORD : LETTER
  if (Number.isNaN(code)) return NO_WORD
  const point = text.codePointAt(at)!
  const known = kinds.get(point)
  if (known !== undefined) return known
  const letter = String.fromCodePoint(point)
  const kind = /[^\p{L}\p{N}]/u.test(letter) ? NO_WORD : /\p{Script=Han}/u.test(letter) ? SIGN : LETTER
  kinds.set(point, kind)
  return kind
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
}

function isAcrossLines(text: string, at: number): boolean {
  for (let letter = at; letter < at + GRAM; letter += 1) if (text.charCodeAt(letter) === 10) return true
  return false
}

function startOf(pageId: string): number {
  return Number.parseInt(pageId.slice(-8), 16) ^ 0x81_1c_9d_c5
}

/** FNV-1a over some letters of a text. */
function hashLetters(start: number, text: string, from: number, to: number): number {
  let hash = start
  for (let at = from; at < to; at += 1) hash = addLetter(hash, text.charCodeAt(at))
  return hash | 0
}

function addLetter(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01_00_01_93)
}
