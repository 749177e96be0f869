import { minorDigits } from '@portico/contract/money.ts'
import { StartError } from '@portico/server/core/config.ts'

/** Amounts above this are treated as typing errors. In major units. */
const MOST = 10_000_000_000

/**
 * Reads `500000`, `500.000`, `500,000` or, where the currency has cents, `12.50`. @returns minor units.
 * @throws StartError for anything else, for zero, and for more than ten thousand million.
 */
export function readAmount(text: string, currency: string): number {
  const digits = minorDigits(currency)
  // Where a dot begins the cents, only a comma separates groups.
  const plain = (digits > 0 ? /^(\d+|\d{1,3}(?:,\d{3})+)$/ : /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)$/).exec(text)
  const withCents = digits > 0 ? new RegExp(`^(\\d+)\\.(\\d{1,${digits}})$`).exec(text) : null
  if (!plain && !withCents)
    throw new StartError(`"${text}" is no amount of money in ${currency}. Write it like 500000 or 500.000.`)
  const major = plain ? Number(text.replaceAll(/[.,]/g, '')) : Number(text)
  if (major === 0) throw new StartError('Nothing cannot be credited: the amount must be more than 0.')
  if (major > MOST) throw new StartError(`${text} ${currency} is more than one transfer can hold. Check the amount.`)
  return Math.round(major * 10 ** digits)
}
