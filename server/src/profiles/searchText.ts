// By what a guest is found: a plain text of name, phone and email, and hashes of its parts for the index.
import { gramsOf, hashPart } from '../core/db/grams.ts'
import { plainText } from '../core/db/plainText.ts'

type Contact = { name: string | null; phone: string | null; email: string | null }

/** As much as a mask shows of a number. */
export const SHOWN_DIGITS = 3

/** What a search of the whole text compares. Lines keep the fields apart. */
export function searchText({ name, phone, email }: Contact): string {
  return [name, phone, email].map((part) => plainText(part ?? '')).join('\n')
}

/** All that the index knows of a guest: parts of their text, and what masks leave to see. */
export function gramsOfGuest(pageId: string, text: string): Set<number> {
  return gramsOf(pageId, text, masksOf(text))
}

/** The hash of what a mask leaves to see: the first letter of a name or an email, the end of a number. */
export function gramOfMask(pageId: string, mask: Mask, seen: string): number {
  return hashPart(pageId, `${mask}*${seen}`)
}

export type Mask = 'name' | 'phone' | 'email'

function masksOf(text: string): string[] {
  const [name = '', phone = '', email = ''] = text.split('\n')
  const ends = Array.from({ length: Math.min(SHOWN_DIGITS, phone.length) }, (_, at) => `phone*${phone.slice(-at - 1)}`)
  return [...(name ? [`name*${name[0]!}`] : []), ...(email ? [`email*${email[0]!}`] : []), ...ends]
}
