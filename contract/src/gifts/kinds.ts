// What a gift can be, and how far an order for one is. Free of zod: screens load it at once.

export const GIFT_TYPES = ['product', 'prepaid-phone-card', 'voucher'] as const
export type GiftType = (typeof GIFT_TYPES)[number]

/** What a gift costs a guest. */
export const COST_UNITS = ['point', 'task', 'visit'] as const
export type CostUnit = (typeof COST_UNITS)[number]

export const TELCOS = ['viettel', 'vinaphone', 'mobifone', 'vietnamobile', 'gmobile', 'other'] as const
/** What the companies call themselves in every language. */
export const TELCO_NAMES = {
  viettel: 'Viettel',
  vinaphone: 'VinaPhone',
  mobifone: 'MobiFone',
  vietnamobile: 'Vietnamobile',
  gmobile: 'Gmobile',
} as const

/** `new` waits at the counter; `accepted` is the guest's until it is `used` or `expired`. */
export const ORDER_STATUSES = ['new', 'accepted', 'used', 'expired', 'canceled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Why an order was canceled; the guest has the price back. */
export const CANCEL_REASONS = ['refused', 'waited', 'undone', 'guest'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** How a guest came by it. */
export const ORDER_SOURCES = ['redeem', 'wheel', 'scratch', 'present'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

/** Minutes within which staff can take back what they did. */
export const UNDO_MINUTES = 15
/** Hours an order waits at the counter before the price goes back by itself. */
export const WAIT_HOURS = 24
export const MOST_GIFTS = 200

/** Without letters and digits that look alike. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6

/** The short code in what was typed or scanned: a whole address, small letters, spaces. */
export function readGiftCode(typed: string): string | undefined {
  const last =
    typed
      .trim()
      .split(/[/?#=]/)
      .findLast((part) => part !== '') ?? ''
  const code = last.toUpperCase().replaceAll(/[\s.-]/g, '')
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined
}

/** A short code out of random numbers from 0 up to the size of the alphabet. */
export function writeGiftCode(draw: (size: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[draw(CODE_ALPHABET.length)]).join('')
}
