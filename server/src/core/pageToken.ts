// Tokens and addresses of a venue carry their page, `<page>.<random>`: they are found by the page and a hash of the whole.
import { hashToken, randomToken } from './secrets.ts'

const FORM = /^([\w-]{22})\.[\w-]{16,64}$/

export type PageToken = { pageId: string; hash: Buffer }

/** A page as tokens name it: its id in 22 characters. */
export function encodePage(pageId: string): string {
  return Buffer.from(pageId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** A new token of a page. @param bytes of randomness after the page */
export function makePageToken(pageId: string, bytes = 18): string {
  return joinPageToken(pageId, randomToken(bytes))
}

/** A token whose secret is worked out rather than drawn. */
export function joinPageToken(pageId: string, secret: string): string {
  return `${encodePage(pageId)}.${secret}`
}

/** The page a name of 22 characters means; undefined for a text that cannot be one. */
export function pageOfName(name: string): string | undefined {
  const hex = Buffer.from(name, 'base64url').toString('hex')
  if (hex.length !== 32) return undefined
  const pageId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return encodePage(pageId) === name ? pageId : undefined
}

/** What a token is looked up by; undefined for a text that cannot be one, which is answered as an unknown token is. */
export function readPageToken(token: string): PageToken | undefined {
  const [, page = ''] = FORM.exec(token) ?? []
  const pageId = pageOfName(page)
  return pageId ? { pageId, hash: hashToken(token) } : undefined
}
