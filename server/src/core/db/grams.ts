// Parts of texts as numbers for an index: PostgreSQL has none for parts of words that every installation may use.

/** Of shorter parts only beginnings of words are in the index. */
export const GRAM = 3

/**
 * All that an index knows of a plain text, each hash once; the page is in them, so that venues do not share any.
 * @param more parts that are found as a whole
 */
export function gramsOf(pageId: string, text: string, more: Iterable<string> = []): number[] {
  const start = startOf(pageId)
  const hashes = new Set<number>()
  // Millions of guests come by import: no text is made of each part.
  for (let at = 0; at + GRAM <= text.length; at += 1)
    if (!isAcrossLines(text, at)) hashes.add(hashLetters(start, text, at, at + GRAM))
  for (const part of beginningsOf(text)) hashes.add(hashLetters(start, part, 0, part.length))
  for (const part of more) hashes.add(hashLetters(start, part, 0, part.length))
  return [...hashes]
}

/** What a search for a part asks of the index. @returns none where the index knows nothing of it */
export function gramsOfPart(pageId: string, part: string): number[] {
  const parts = part.length < GRAM ? [`^${part}`] : partsOf(part)
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

/** The first letter and the first two of every word; in Chinese each sign begins one. */
function beginningsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+|(?=\p{Script=Han})/u).filter(Boolean)
  return words.flatMap((word) => [`^${word.slice(0, 1)}`, ...(word.length > 1 ? [`^${word.slice(0, 2)}`] : [])])
}

function isAcrossLines(text: string, at: number): boolean {
  const end = text.indexOf('\n', at)
  return end >= at && end < at + GRAM
}

function startOf(pageId: string): number {
  return Number.parseInt(pageId.slice(-8), 16) ^ 0x81_1c_9d_c5
}

/** FNV-1a over some letters of a text. */
function hashLetters(start: number, text: string, from: number, to: number): number {
  let hash = start
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash | 0
}
