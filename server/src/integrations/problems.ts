// What went wrong with another side, as one of a few words that people have a remedy for.
import type { Problem } from '@portico/contract/integrations.ts'
import { EgressError } from '../core/egress/egress.ts'
import { MailRefused } from '../core/mail/smtp.ts'
import { SmsRefused } from '../core/sms.ts'

export type Outcome = { problem: Problem | null; detail: string }

export const WORKS: Outcome = { problem: null, detail: '' }
const LONGEST = 200

/** Puts an error into words. `detail` is the other side's answer; empty for an address that we refuse. */
export function outcomeOf(error: unknown): Outcome {
  const cause = error instanceof MailRefused && error.cause !== undefined ? error.cause : error
  const said = cause instanceof Error ? cause.message : ''
  const problem = problemOf(cause, said)
  return { problem, detail: problem === 'address' ? '' : storable(said).slice(0, LONGEST) }
}

/** Text of others as PostgreSQL can store it. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

function problemOf(error: unknown, said: string): Problem {
  if (error instanceof SmsRefused) return isAboutCredentials(error.status) ? 'credentials' : 'rejected'
  if (error instanceof EgressError) {
    if (error.reason === 'refused') return 'address'
    if (error.reason === 'timeout') return 'timeout'
    return error.reason === 'too-large' ? 'rejected' : isAboutTls(said) ? 'tls' : 'unreachable'
  }
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'credentials'
  if (code === 'ETLS' || isAboutTls(said)) return 'tls'
  if (code === 'ETIMEDOUT') return 'timeout'
  if (responseCode >= 400) return 'rejected'
  return /^E[A-Z]+$/.test(code ?? '') ? 'unreachable' : 'unknown'
}

function isAboutCredentials(status: number): boolean {
  return status === 401 || status === 403
}

function isAboutTls(said: string): boolean {
  return /certificate|self.signed|\b(ssl|tls)\b|wrong version number|starttls/i.test(said)
}
