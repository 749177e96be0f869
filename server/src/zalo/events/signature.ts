// What proves that Zalo sent a webhook: SHA-256 over the app's id, the body's bytes, its timestamp and the OA's secret key.
import { createHash, timingSafeEqual } from 'node:crypto'

type SignedBody = { body: Buffer; timestamp: string; secret: string }

/** `mac=<hex>` as the header `X-ZEvent-Signature` has it. @param first the app's id; some reports name the account's instead */
export function macOf(first: string, { body, timestamp, secret }: SignedBody): string {
  return `mac=${createHash('sha256').update(first).update(body).update(timestamp).update(secret).digest('hex')}`
}

/** Compares in the same time wherever they differ. */
export function isSigned(header: string, first: string, signed: SignedBody): boolean {
  const [given, right] = [Buffer.from(header), Buffer.from(macOf(first, signed))]
  return given.length === right.length && timingSafeEqual(given, right)
}
