// Looks users up by e-mail address or mobile number.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { isLanguage, type Language } from '@portico/locales/languages.ts'
import type { Config } from '../core/config.ts'
import { audit } from '../core/audit.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { isTextable } from '../core/mail/door.ts'
import type { Visitor } from '../core/http/context.ts'

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** How to reach a user. `address` is the name that sign-in looks up. */
export type Reach = { channel: 'email' | 'mobile'; address: string }

/** Users with all their columns. */
export function userQuery() {
  return query.selectFrom('users').selectAll()
}

/** @param name normalised. */
export function findUser(tx: Tx, name: string) {
  return tx.first(
    userQuery().where((where) => where.or([where(sql`lower(email)`, '=', name), where('mobile', '=', name)])),
  )
}

/** E-mails in lower case; anything that reads as a phone number in international form. */
export function normalise(emailOrMobile: string): string {
  const text = emailOrMobile.trim().toLowerCase()
  if (text.includes('@')) return text
  return parsePhoneNumberFromString(text, 'VN')?.number ?? text
}

/**
 * Where to send a code. Only mobile numbers of the configured countries: a message to a premium number costs us money.
 * @throws request/invalid for a number that is none, auth/mobile-unavailable when no text message can be sent.
 */
export function reachOf(config: Config, emailOrMobile: string): Reach {
  const address = normalise(emailOrMobile)
  if (address.includes('@')) return { channel: 'email', address }
  if (!isTextable(config, address)) throw fail('request/invalid', { email_mobile: 'field/invalid' })
  if (!canText(config)) throw fail('auth/mobile-unavailable')
  return { channel: 'mobile', address }
}

/** Whether codes can be sent by text message, or shown on the development page. */
export function canText({ smsUrl, demo, isProduction }: Config): boolean {
  return smsUrl !== '' || (demo && !isProduction)
}

/** How to reach a user: by e-mail when there is one. */
export function reachOfUser(user: FoundUser): Reach {
  return user.email ? { channel: 'email', address: user.email } : { channel: 'mobile', address: user.mobile! }
}

/** The user's language for mail and messages, limited to supported ones. */
export function languageOf(user: FoundUser): Language {
  return isLanguage(user.language) ? user.language : 'vi'
}

/** What the dashboard keeps of a user (specification §3). */
export function publicUser(user: FoundUser) {
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    group_id: user.groupId,
    email_mobile: user.email ?? user.mobile ?? '',
  }
}

/** What belongs to the person and follows them to every browser: the language among it. */
export function profileOf(user: FoundUser): Record<string, unknown> {
  return { ...Object(user.profile), language: languageOf(user) }
}

/** Writes an audit row for an action without a user token: activation, a reset, a first sign-in by Google. */
export async function noteAccount({ clock, ip }: Visitor, tx: Tx, userId: string, action: string): Promise<void> {
  const actor = { kind: 'user', id: userId } as const
  await audit(tx, { at: clock.now(), actor, action, subject: { id: userId }, detail: { address: ip } })
}
