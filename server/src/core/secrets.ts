// One secret key; every other key is derived from it by name, so none is stored or reused. Keys before it open what they
// sealed, until everything is sealed again.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = {
  /** A key of 32 bytes for one purpose. It changes with SECRET_KEY. */
  derive(purpose: string): Buffer
  /** A key for what must outlive a change of SECRET_KEY: hashes that rows are found by, passwords that devices hold. */
  deriveLasting(purpose: string): Buffer
  /** Seals text for storage (AES-256-GCM, random nonce). */
  seal(text: string): Buffer
  /** Opens sealed text. @throws when it was sealed with an unknown key or changed. */
  open(sealed: Buffer): string
  /** Opens a value that this server sealed as JSON. @throws as `open` */
  openValue<Value>(sealed: Buffer): Value
  /** What everything begins with that is sealed now: format and key. */
  header: Buffer
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

/** AES-256-GCM under a 12-byte nonce. Values sealed before there were formats have no header. */
const FORMAT = 1
const KEY_ID_BYTES = 4
/** Of the format and the key's id. */
export const HEADER_BYTES = 1 + KEY_ID_BYTES

/**
 * @param secretKey the installation's one secret, 32 characters or more
 * @param more.earlier keys that it had before, which open what they sealed
 * @param more.origin its first key, which lasting keys derive from
 */
export function makeSecrets(
  secretKey: string,
  { earlier = [], origin = secretKey }: { earlier?: readonly string[]; origin?: string } = {},
): Secrets {
  const derive = deriveFrom(secretKey)
  // Made ready once: readying it for each of thousands of gateways took four times as long as opening.
  const sealing = [secretKey, ...earlier].map(makeSealingKey)
  const { key, header } = sealing[0]!
  const open = (sealed: Buffer) => {
    // Bytes of an old value may look like a header, so the tag decides.
    for (const one of sealing)
      if (sealed.subarray(0, HEADER_BYTES).equals(one.header)) {
        const text = tryToOpen(one.key, sealed.subarray(HEADER_BYTES), one.header)
        if (text !== undefined) return text
      }
    for (const one of sealing) {
      const text = tryToOpen(one.key, sealed)
      if (text !== undefined) return text
    }
    throw new Error('a sealed value was changed, or no key of this installation can authenticate it')
  }
  return {
    derive,
    deriveLasting: origin === secretKey ? derive : deriveFrom(origin),
    open,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this server can have sealed it
    openValue: <Value>(sealed: Buffer) => JSON.parse(open(sealed)) as Value,
    header,
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body])
    },
  }
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

function deriveFrom(secretKey: string): (purpose: string) => Buffer {
  const keys = new Map<string, Buffer>()
  return (purpose) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, 'portico', purpose, 32))
    keys.set(purpose, key)
    return key
  }
}

function makeSealingKey(secretKey: string): { key: KeyObject; header: Buffer } {
  const derive = deriveFrom(secretKey)
  const id = derive('seal id').subarray(0, KEY_ID_BYTES)
  return { key: createSecretKey(derive('seal')), header: Buffer.concat([Buffer.from([FORMAT]), id]) }
}

/** @returns undefined when the tag does not fit */
function tryToOpen(key: KeyObject, sealed: Buffer, header?: Buffer): string | undefined {
  const start = NONCE_BYTES + TAG_BYTES
  if (sealed.length < start) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
  if (header) decipher.setAAD(header)
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, start))
  try {
    return decipher.update(sealed.subarray(start), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
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
