// By what a guest is found: a plain text of name, phone and email, and hashes of its parts of three letters for the index.
import { plainText } from '../core/db/plainText.ts'

type Contact = { name: string | null; phone: string | null; email: string | null }

/** Shorter parts are looked for in order instead. */
export const GRAM = 3

/** What a search of the whole text compares. Lines keep the fields apart. */
export function searchText({ name, phone, email }: Contact): string {
  return [name, phone, email].map((part) => plainText(part ?? '')).join('\n')
}

/** The hashes of every part of three letters, each once; the page is in them, so that venues do not share any. */
export function gramsOf(pageId: string, text: string): number[] {
  const salt = Number.parseInt(pageId.slice(-8), 16)
  const grams = new Set<number>()
  for (const line of text.split('\n'))
    for (let at = 0; at + GRAM <= line.length; at += 1) grams.add(hashGram(salt, line, at))
  return [...grams]
}

/** FNV-1a over the letters of one part. */
function hashGram(salt: number, line: string, at: number): number {
  let hash = salt ^ 0x81_1c_9d_c5
  for (let index = at; index < at + GRAM; index += 1) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01_00_01_93)
  return hash | 0
}
