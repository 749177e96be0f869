import { createHmac } from 'node:crypto'

/**
 * The `Portico-Signature` of a body: `t=<seconds>,v1=<hex>`, one `v1` for each secret in force, each HMAC-SHA256 over
 * `<t>.<body>`.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signs = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signs.map((sign) => `v1=${sign}`)].join(',')
}
