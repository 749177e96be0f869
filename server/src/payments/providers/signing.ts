// Signatures as the providers make them.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** In hex. */
export function hmac(algorithm: 'sha256' | 'sha512', key: string, data: string | Buffer): string {
  return createHmac(algorithm, key).update(data).digest('hex')
}

/** Compares in a time that tells nothing. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** payOS: `key=value` by name, joined by `&`; nothing is encoded, and null is empty. */
export function payosText(data: Record<string, unknown>): string {
  return Object.keys(data)
    .toSorted()
    .filter((key) => data[key] !== undefined)
    .map((key) => `${key}=${payosValue(data[key])}`)
    .join('&')
}

function payosValue(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map((one: unknown) => sortKeys(one)))
  return value === null || value === 'null' || value === 'undefined' ? '' : String(value)
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** VNPay: parameters by name in the encoding of forms, without empty ones and the hash itself. */
export function vnpayText(parameters: Iterable<readonly [string, string]>): string {
  const text = new URLSearchParams()
  const signed = [...parameters].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, value] of signed)
    if (value !== '' && name !== 'vnp_SecureHash' && name !== 'vnp_SecureHashType') text.append(name, value)
  return text.toString()
}
