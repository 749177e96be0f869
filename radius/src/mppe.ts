/** The keys of a Wi-Fi session on their way to the gateway (RFC 2548 §2.4.2–2.4.3). */

import { md5 } from './digest.ts'
import type { Attribute } from './packet.ts'
import { MicrosoftAttr, Vendor } from './vendors.ts'
import { vendorAttr } from './writeAttributes.ts'

const BLOCK_BYTES = 16
const SALT_BYTES = 2
const KEY_BYTES = 32

type Hiding = { secret: Buffer; authenticator: Buffer }

/**
 * Both halves of a master session key (RFC 5216 §2.3): the gateway receives with the first and sends with the second.
 * @param salts two random numbers of 15 bits, which must differ
 */
export function mppeKeys(masterKey: Buffer, hiding: Hiding, salts: readonly [number, number]): Attribute[] {
  const half = (type: number, from: number, salt: number) =>
    vendorAttr(Vendor.Microsoft, type, hideKey(masterKey.subarray(from, from + KEY_BYTES), hiding, salt))
  return [half(MicrosoftAttr.MppeRecvKey, 0, salts[0]), half(MicrosoftAttr.MppeSendKey, KEY_BYTES, salts[1])]
}

/** Hides a key; the highest bit of a salt is always set. */
export function hideKey(key: Buffer, hiding: Hiding, salt: number): Buffer {
  const plain = Buffer.alloc(Math.ceil((key.length + 1) / BLOCK_BYTES) * BLOCK_BYTES)
  plain.writeUInt8(key.length, 0)
  key.copy(plain, 1)
  const hidden = Buffer.alloc(SALT_BYTES + plain.length)
  hidden.writeUInt16BE(salt | 0x8000, 0)
  plain.copy(hidden, SALT_BYTES)
  applyPads(hidden, hidden, hiding)
  return hidden
}

/** Reads a hidden key; undefined when it has no length that fits. A wrong secret gives noise or nothing. */
export function revealKey(hidden: Buffer, hiding: Hiding): Buffer | undefined {
  const { length } = hidden
  if (length < SALT_BYTES + BLOCK_BYTES || (length - SALT_BYTES) % BLOCK_BYTES !== 0) return undefined
  const plain = Buffer.from(hidden)
  applyPads(plain, hidden, hiding)
  const bytes = plain.readUInt8(SALT_BYTES)
  return bytes < length - SALT_BYTES ? plain.subarray(SALT_BYTES + 1, SALT_BYTES + 1 + bytes) : undefined
}

/** Each pad hangs on the hidden block before it, so both directions read `hidden`. */
function applyPads(target: Buffer, hidden: Buffer, { secret, authenticator }: Hiding): void {
  let before = Buffer.concat([authenticator, hidden.subarray(0, SALT_BYTES)])
  for (let block = SALT_BYTES; block < target.length; block += BLOCK_BYTES) {
    const pad = md5(Buffer.concat([secret, before]))
    for (let at = 0; at < BLOCK_BYTES; at += 1)
      target.writeUInt8(target.readUInt8(block + at) ^ pad.readUInt8(at), block + at)
    before = Buffer.from(hidden.subarray(block, block + BLOCK_BYTES))
  }
}
