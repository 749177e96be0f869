// Signatures of OpenWrt's usign, which are those of OpenBSD's signify: Ed25519, with a key that has a number.
import { createPrivateKey, sign } from 'node:crypto'
import { StartError } from '../../../core/startError.ts'

/** `Ed`, `BK`, rounds of a passphrase (4), salt (16), checksum (8), number (8), seed (32), public key (32). */
const SECRET_BYTES = 104
const ROUNDS_AT = 4
const NUMBER_AT = 32
const SEED_AT = 40
/** What stands before the seed of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Signs as `usign -S` does.
 * @param secretKey the text of a file that `usign -G` wrote
 * @throws StartError when it is no such key, or has a passphrase
 */
export function signFeed(secretKey: string, message: Uint8Array): string {
  const key = Buffer.from(secretKey.split('\n')[1] ?? '', 'base64')
  const isKey = key.length === SECRET_BYTES && key.toString('latin1', 0, ROUNDS_AT) === 'EdBK'
  if (!isKey) throw new StartError('This is no secret key of usign. Make one with: usign -G -s feed.key -p feed.pub')
  if (key.readUInt32BE(ROUNDS_AT) !== 0) throw new StartError('A key with a passphrase cannot be used, as in usign.')
  const number = key.subarray(NUMBER_AT, SEED_AT)
  const der = Buffer.concat([PKCS8, key.subarray(SEED_AT, SEED_AT + 32)])
  const signature = sign(null, message, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  const bytes = Buffer.concat([Buffer.from('Ed'), number, signature])
  return `untrusted comment: signed by key ${number.toString('hex')}\n${bytes.toString('base64')}\n`
}
