import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The `Portico-Signature` of a body: `t=<seconds>,v1=<hex>`, one `v1` for each secret in force, each HMAC-SHA256 over
 * `<t>.<body>`.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signs = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signs.map((sign) => `v1=${sign}`)].join(',')
}

/** An older or later signature is a replay, or a clock that is wrong. */
const FRESH_SECONDS = 300

/** Whether a body carries such a signature, made within the last minutes by somebody who knows the secret. */
export function isSignedBy(secret: string, signature: string, body: Buffer, now: Date): boolean {
  const [, seconds = ''] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? []
  if (seconds === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > FRESH_SECONDS) return false
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const given = [...signature.matchAll(/(?:^|,)v1=([\da-f]{64})(?=,|$)/g)].slice(0, 5)
  return given.some(([, hex = '']) => timingSafeEqual(Buffer.from(hex, 'hex'), wanted))
}
