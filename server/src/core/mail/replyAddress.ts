// Where answers to a letter arrive: `replies+<token>@…`. The token says whose letter it was, so nothing rests on who an answer
// claims to be from.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Mail servers may change capitals, so only small letters carry the token. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567'
const PAGE_BYTES = 16
const REF_BYTES = 8
const MAC_BYTES = 6
const TOKEN = /(?<![a-z2-7])[a-z2-7]{48}(?![a-z2-7])/gi
/** Of one letter; more are an attempt to have guesses checked. */
const MOST_TOKENS = 20

/** `ref` is what the letter or its conversation is found by within the page. */
export type ReplyRef = { pageId: string; ref: Buffer }

/** The address for answers, on the server that receives them. */
export function replyAddressFor({ secrets }: { secrets: Secrets }, address: string, of: ReplyRef): string {
  const [name = '', domain = ''] = address.split('@')
  const body = Buffer.concat([Buffer.from(of.pageId.replaceAll('-', ''), 'hex'), of.ref])
  return `${name}+${toLetters(Buffer.concat([body, macOf(secrets, body)]))}@${domain}`
}

/** The first true token in a text, such as the headers that say whom a letter was for. */
export function findReplyRef({ secrets }: { secrets: Secrets }, text: string): ReplyRef | undefined {
  const tokens = [...text.matchAll(TOKEN)].slice(0, MOST_TOKENS)
  for (const [token] of tokens) {
    const bytes = fromLetters(token.toLowerCase())
    const body = bytes.subarray(0, PAGE_BYTES + REF_BYTES)
    if (!timingSafeEqual(bytes.subarray(body.length), macOf(secrets, body))) continue
    const hex = body.toString('hex', 0, PAGE_BYTES)
    const pageId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return { pageId, ref: body.subarray(PAGE_BYTES) }
  }
  return undefined
}

/** What a message's key of 8 bytes is as a reference; undefined for another. */
export function refOfKey(key: string): Buffer | undefined {
  const ref = Buffer.from(key, 'base64url')
  return ref.length === REF_BYTES && ref.toString('base64url') === key ? ref : undefined
}

function macOf(secrets: Secrets, body: Buffer): Buffer {
  return createHmac('sha256', secrets.deriveLasting('mail replies')).update(body).digest().subarray(0, MAC_BYTES)
}

/** Base32 (RFC 4648) of a number of bytes that leaves no rest. */
function toLetters(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five, 2)]).join('')
}

function fromLetters(letters: string): Buffer {
  const bits = [...letters].map((letter) => DIGITS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
