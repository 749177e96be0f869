// By what a guest is found: a plain text of name, phone and email, and hashes of its parts for the index.
import { plainText } from '../core/db/plainText.ts'

type Contact = { name: string | null; phone: string | null; email: string | null }

/** Of shorter parts only beginnings of words are in the index. */
export const GRAM = 3
/** As much as a mask shows of a number. */
export const SHOWN_DIGITS = 3

/** What a search of the whole text compares. Lines keep the fields apart. */
export function searchText({ name, phone, email }: Contact): string {
  return [name, phone, email].map((part) => plainText(part ?? '')).join('\n')
}

/** All that the index knows of a guest, each hash once; the page is in them, so that venues do not share any. */
export function gramsOf(pageId: string, text: string): number[] {
  const start = startOf(pageId)
  const hashes = new Set<number>()
  // Millions of guests come by import: no text is made of each part.
  for (let at = 0; at + GRAM <= text.length; at += 1)
    if (!isAcrossLines(text, at)) hashes.add(hashLetters(start, text, at, at + GRAM))
  for (const part of [...beginningsOf(text), ...masksOf(text)]) hashes.add(hashLetters(start, part, 0, part.length))
  return [...hashes]
}

/** What a search for a part asks of the index. @returns none where the index knows nothing of it */
export function gramsOfPart(pageId: string, part: string): number[] {
  const parts = part.length < GRAM ? [`^${part}`] : partsOf(part)
  return [...new Set(parts)].map((one) => hashPart(pageId, one))
}

/** The hash of what a mask leaves to see: the first letter of a name or an email, the end of a number. */
export function gramOfMask(pageId: string, mask: Mask, seen: string): number {
  return hashPart(pageId, `${mask}*${seen}`)
}

export type Mask = 'name' | 'phone' | 'email'

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

function masksOf(text: string): string[] {
  const [name = '', phone = '', email = ''] = text.split('\n')
  const ends = Array.from({ length: Math.min(SHOWN_DIGITS, phone.length) }, (_, at) => `phone*${phone.slice(-at - 1)}`)
  return [...(name ? [`name*${name[0]!}`] : []), ...(email ? [`email*${email[0]!}`] : []), ...ends]
}

function isAcrossLines(text: string, at: number): boolean {
  const end = text.indexOf('\n', at)
  return end >= at && end < at + GRAM
}

function hashPart(pageId: string, part: string): number {
  return hashLetters(startOf(pageId), part, 0, part.length)
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
