// What a sentence states as a fact: numbers with their units, times, offers, links, promises. Two sentences that state the
// same have the same claims, however they write it.
import { foldAccents } from '@portico/contract/keywords.ts'

const UNIT: Record<string, number> = { k: 1000, nghin: 1000, ngan: 1000, trieu: 1_000_000, tr: 1_000_000 }
const TIME = /\b(\d{1,2})\s*(?:h|:|gio)\s*(\d{2})?(?!\d)\s*(am|pm|sang|trua|chieu|toi|dem)?\b/g
const CLOCK = /\b(\d{1,2})\s*(am|pm)\b/g
const NUMBER =
  /(?<![\p{L}\d])(\d+(?:[.,]\d+)*)(?![.,]?\d)\s*(k|nghin|ngan|trieu|tr)?(?:\s*(?:d|dong|vnd|usd))?(?![\p{L}\d])/gu
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w.-]+\.(?:com|vn|net|org|io)\b\S*/g
const MAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/g

/** Numbers in words, which only count beside a unit. */
const SPELLED =
  /\b(?:mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin|muoi|chuc|tram|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|half)(?:\s+(?:mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin|muoi|muois|chuc|tram|ruoi|one|two|three|four|five|six|seven|eight|nine|hundred))*\s+(?:gio|nghin|ngan|trieu|dong|phan tram|o'?clock|am|pm|percent|dollars?|thousand|dong)\b/g

const OFFER =
  /\b(?:mien phi|tang (?:ban|kem|them|mot|1|qua|ngay)|duoc tang|qua tang|khuyen mai|uu dai|giam gia|giam con|voucher|ma giam|hoan tien|free(?! wi-?fi)|gift|discount|promo(?:tion)?|coupon|complimentary|on the house|for nothing|half price|refund)\b/
const OPEN = /\b(?:(?:dang|van|con|se) mo cua|(?:we|we're|are|is) (?:now |still |currently )?open)\b/
const CLOSED = /\b(?:(?:dang|da|se) (?:dong cua|nghi)|(?:we|we're|are|is) (?:now |still |currently )?closed)\b/
/** How long or when: only in the very words of the venue. */
const HOURS =
  /\b(?:mo cua (?:ca|toi|den|tu|luc|xuyen|moi|24)\s*\S*|dong cua (?:luc|som|muon)|nghi (?:le|tet|ban)|open(?:s|ed)? (?:at|until|till|from|all|every|24|on)\s*\S*|close(?:s|d)? (?:at|on|early|late)\s*\S*|round the clock|24\/7)/g
/** The bot can do none of these, so it never says that it did. */
const DEED =
  /\b(?:da (?:dat|giu|huy|xac nhan|chuyen|hoan|gui|ghi nhan|len don)|em (?:dat|giu|huy|gui) (?:ban|don|giup)|(?:have|has|i've|we've|been|is|are) (?:now )?(?:booked|reserved|confirmed|cancelled|canceled|refunded|ordered)|i (?:booked|reserved|confirmed|cancelled|sent|will (?:book|reserve|refund|send)))\b/

/** Every claim of a sentence, alike for alike statements. */
export function claimsIn(sentence: string): string[] {
  let text = foldAccents(sentence)
  const claims = new Set<string>()
  const take = (pattern: RegExp, claimOf: (found: readonly string[]) => string) => {
    text = text.replaceAll(pattern, (...found) => {
      claims.add(claimOf(found.map((part) => (typeof part === 'string' ? part : ''))))
      return ' '
    })
  }
  take(MAIL, ([all]) => `link ${all}`)
  take(LINK, ([all]) => `link ${all!.replace(/[.,!?)]+$/, '')}`)
  take(HOURS, ([all]) => `hours ${all!.replaceAll(/\s+/g, ' ')}`)
  take(TIME, ([, hour, minute = '00', half]) => timeOf(hour!, minute, half))
  take(CLOCK, ([, hour, half]) => timeOf(hour!, '00', half))
  take(SPELLED, ([all]) => `word ${all!.replaceAll(/\s+/g, ' ')}`)
  take(NUMBER, ([, digits, unit]) => `number ${numberOf(digits!, unit)}`)
  if (OFFER.test(text)) claims.add('offer')
  if (OPEN.test(text)) claims.add('open')
  if (CLOSED.test(text)) claims.add('closed')
  if (DEED.test(text)) claims.add('deed')
  return [...claims]
}

function timeOf(hour: string, minute: string, half: string | undefined): string {
  const isLate = half === 'pm' || half === 'chieu' || half === 'toi' || half === 'dem'
  const whole = Number(hour) + (isLate && Number(hour) < 12 ? 12 : 0)
  return `time ${whole}:${minute}`
}

/** “35.000” and “35k” are the same; “4,5” is not 45. */
function numberOf(digits: string, unit: string | undefined): number {
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits)
  const plain = isGrouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.')
  return Math.round(Number.parseFloat(plain) * (UNIT[unit ?? ''] ?? 1) * 100) / 100
}
