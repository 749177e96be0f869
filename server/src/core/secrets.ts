// One secret key; every other key is derived from it by name, so none is stored or reused.
import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = {
  /** A key of 32 bytes for one purpose. */
  derive(purpose: string): Buffer
  /** Seals text for storage (AES-256-GCM, random nonce). */
  seal(text: string): Buffer
  /** Opens sealed text. @throws when it was sealed with another key or changed. */
  open(sealed: Buffer): string
  /** Opens a value that this server sealed as JSON. @throws as `open` */
  openValue<Value>(sealed: Buffer): Value
}

/** The secret key of this installation: configured, or generated into the data folder on first run. */
export function loadSecretKey(configured: string, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(36).toString('base64') + '\n', { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}

/** @param secretKey the installation's one secret, 32 characters or more */
export function makeSecrets(secretKey: string): Secrets {
  const keys = new Map<string, Buffer>()
  const derive = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, 'portico', purpose, 32))
    keys.set(purpose, key)
    return key
  }
  // Made ready once: readying it for each of thousands of gateways took four times as long as opening.
  const sealing = createSecretKey(derive('seal'))
  const open = (sealed: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  }
  return {
    derive,
    open,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this server can have sealed it
    openValue: <Value>(sealed: Buffer) => JSON.parse(open(sealed)) as Value,
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
  }
}

/** A random token of `bytes` bytes, safe in a URL. */
export function randomToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}

/** The stored hash of a token that is looked up but never read back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
