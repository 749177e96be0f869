// Two-step sign-in (RFC 6238) and recovery codes for users without their phone.
import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Clock } from '../core/clock.ts'
import type { Secrets } from '../core/secrets.ts'

type Uses = { clock: Clock; secrets: Secrets }

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_LETTERS = 24
/** Codes made before had 80 bits; they work until their owner makes new ones. */
const EARLIER_LETTERS = 16
/** Crockford's base 32: no I, L, O, U. 24 of them are 120 bits, enough for a fast hash (ASVS 6.5.2). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MISREAD: Record<string, string> = { I: '1', L: '1', O: '0' }
/** RFC 6238 §5.2: one step of 30 s to either side, for clocks that differ. */
const WINDOW = 1

/** A new secret and the address an authenticator app reads from a QR code. */
export function makeSecret(account: string): { secret: string; url: string } {
  const totp = totpOf(new Secret({ size: SECRET_BYTES }).base32, account)
  return { secret: totp.secret.base32, url: totp.toString() }
}

/** The time step a code belongs to; undefined when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/**
 * Asks for the second step, of those who have it on.
 * @throws auth/totp-required without a code, auth/totp-wrong for a wrong one or one used before.
 */
export async function requireSecondStep(tx: Tx, uses: Uses, userId: string, code: string | undefined): Promise<void> {
  const found = await tx.first(
    sql<{ secret: Buffer }>`select secret from user_totp where user_id = ${userId} and confirmed_at is not null`,
  )
  if (!found) return
  if (!code) throw fail('auth/totp-required')
  const step = stepOf(uses.secrets.open(found.secret), code.replaceAll(/\s/g, ''), uses.clock.now())
  const isGood = step === undefined ? await useRecoveryCode(tx, uses, userId, code) : await useStep(tx, userId, step)
  if (!isGood) throw fail('auth/totp-wrong')
}

/** Uses a time step up; of two that come at once, one. @returns false when it or a later one was used before. */
export async function useStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  return (
    (await tx.run(sql`update user_totp set last_step = ${step} where user_id = ${userId} and last_step < ${step}`)) ===
    1
  )
}

/** Makes recovery codes in place of those there were. Only their hashes are kept. */
export async function makeRecoveryCodes(tx: Tx, uses: Uses, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  for (const code of codes)
    await tx.run(
      sql`insert into recovery_codes (user_id, hash) values (${userId}, ${recoveryHash(uses, userId, code)})`,
    )
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

async function useRecoveryCode(tx: Tx, uses: Uses, userId: string, typed: string): Promise<boolean> {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[ILO]/g, (letter) => MISREAD[letter]!)
  if (code.length !== RECOVERY_LETTERS && code.length !== EARLIER_LETTERS) return false
  const hash = recoveryHash(uses, userId, code)
  return (
    (await tx.run(
      sql`update recovery_codes set used_at = ${uses.clock.now()} where user_id = ${userId} and hash = ${hash} and used_at is null`,
    )) === 1
  )
}

function recoveryHash({ secrets }: Uses, userId: string, code: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('recovery codes')).update(`${userId} ${code}`).digest()
}

function totpOf(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: 'Portico', label: account, secret: Secret.fromBase32(secret) })
}
