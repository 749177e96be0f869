// The cause of one phone's trouble: the first link that fails.
import type { Cause, Drop } from '@portico/contract/gateways/doctor.ts'
import { ownValue } from '@portico/contract/names.ts'
import { adapterOf } from '../adapters/index.ts'
import type { AuthAnswer, Try } from './facts.ts'

/** A guest who moved so lately may still be at it. */
const AT_IT_MS = 3 * 60_000
/** A gateway answers an order or a question within this time. */
const PROMPT_MS = 60_000
const OFFLINE_MS = 5 * 60_000

type CauseFacts = { drops: readonly Drop[]; now: Date }

/** The cause. @param answer RADIUS's last answer to this try */
export function causeOf(one: Try, answer: AuthAnswer | undefined, { drops, now }: CauseFacts): Cause {
  const since = (at: string | null) => now.getTime() - Date.parse(at ?? one.at)
  if (one.onlineAt || one.sessionAt) return endOf(one)
  if (!one.visitId) return PORTAL[one.refusal ?? ''] ?? stoppedAt(one, since(one.at) < AT_IT_MS)
  const silence = !one.lastSeenAt ? 'not-set-up' : since(one.lastSeenAt) > OFFLINE_MS ? 'gateway-offline' : undefined
  if (one.order) {
    if (one.order === 'failed') return failureOf(one.orderDetail)
    if (since(one.orderAt) < PROMPT_MS) return 'under-way'
    if (one.order === 'done') return adapterOf(one).fetchesOrders ? 'no-report' : 'no-accounting'
    return silence ?? 'order-waiting'
  }
  if (answer && !answer.isAccepted) return refusalOf(answer)
  if (answer) return since(answer.at) < PROMPT_MS ? 'under-way' : 'no-accounting'
  const dropped = drops.find((drop) => isAbout(drop, one))
  if (dropped) return DROPPED[dropped.reason]!
  if (since(one.handedOverAt) < PROMPT_MS) return 'under-way'
  if (one.returnedAt) return 'no-report'
  if (adapterOf(one).fetchesOrders) return silence ?? 'token-refused'
  // It has just sent us this guest, so it has power and a line; only one that never spoke is not set up.
  return one.lastSeenAt ? 'no-request' : 'not-set-up'
}

/** A stranger at its address may be another box of the venue: not while the gateway itself gives its right name. */
function isAbout({ nas_id, reason, lastAt }: Drop, { nasId, at, handedOverAt, lastSeenAt }: Try): boolean {
  const from = Date.parse(handedOverAt ?? at)
  if (nas_id !== nasId || !DROPPED[reason] || Date.parse(lastAt) < from) return false
  return reason !== 'unknown-gateway' || lastSeenAt === null || Date.parse(lastSeenAt) < from
}

/** Why RADIUS refused. Only a code's first characters are stored, so the name tells codes from logins. */
export function refusalOf({ username, reason }: Pick<AuthAnswer, 'username' | 'reason'>): Cause {
  if (reason === 'too-many') return 'tries-spent'
  const ofProfile = ownValue(PROFILES, reason)
  if (ofProfile) return ofProfile
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RADIUS writes no other reasons; a test compares the two lists
  return (username.includes('•') && ownValue(CODES, reason)) || (`refused-${reason}` as Cause)
}

function endOf({ status, sessionCause }: Try): Cause {
  if (status !== 'ended') return 'online'
  return sessionCause === 'SessionTimeout' ? 'time-up' : 'left'
}

function stoppedAt({ step }: Try, isAtIt: boolean): Cause {
  if (isAtIt) return 'under-way'
  if (step === 'phone-code' || step === 'email-code') return 'stopped-code'
  return step === 'google' || step === 'facebook' || step === 'zalo' ? 'stopped-provider' : 'stopped'
}

/** An order's result is stored as `problem: detail`; an openNDS agent uses its own words. */
function failureOf(detail: string | null): Cause {
  if (detail === 'gateway restarted') return 'order-restarted'
  return ownValue(ORDERS, /^[a-z-]+/.exec(detail ?? '')?.[0] ?? '') ?? 'order-failed'
}

/** By what the portal showed the guest last. */
const PORTAL: Partial<Record<string, Cause>> = {
  blocked: 'blocked',
  quota: 'quota',
  full: 'full',
  'access-unknown': 'code-unknown',
  'access-expired': 'code-expired',
  'access-spent': 'code-spent',
  'access-revoked': 'code-revoked',
  'access-devices': 'code-devices',
  'access-too-many': 'tries-spent',
  'password-wrong': 'password-wrong',
  'password-too-many': 'tries-spent',
  wrong: 'code-wrong',
  expired: 'code-wrong',
  spent: 'tries-spent',
  'too-many': 'tries-spent',
  undelivered: 'code-undelivered',
  country: 'code-undelivered',
}

const CODES: Partial<Record<string, Cause>> = {
  unknown: 'code-unknown',
  expired: 'code-expired',
  spent: 'code-spent',
  used: 'code-devices',
  revoked: 'code-revoked',
}

/** Why a Wi-Fi profile did not let its device in. */
const PROFILES: Partial<Record<string, Cause>> = {
  'eap-off': 'profile-off',
  'eap-method': 'eap-method',
  'eap-untrusted': 'eap-untrusted',
  'eap-left': 'eap-untrusted',
  'eap-server-expired': 'eap-server-expired',
  'eap-old-tls': 'eap-broken',
  'eap-broken': 'eap-broken',
  'eap-foreign': 'profile-unknown',
  'eap-unknown': 'profile-unknown',
  'eap-elsewhere': 'profile-unknown',
  'eap-wrong-password': 'profile-unknown',
  'eap-revoked': 'profile-revoked',
  'eap-expired': 'profile-expired',
  'eap-withdrawn': 'profile-withdrawn',
  quota: 'quota',
  full: 'full',
  spent: 'code-spent',
}

const ORDERS: Partial<Record<string, Cause>> = {
  'no-address': 'order-address',
  'private-address': 'order-address',
  unreachable: 'order-unreachable',
  certificate: 'order-certificate',
  'sign-in-refused': 'order-sign-in',
  'wrong-version': 'order-version',
  'wrong-site': 'order-site',
  'client-unknown': 'order-client',
  refused: 'order-refused',
}

const DROPPED: Partial<Record<Drop['reason'], Cause>> = {
  'wrong-secret': 'wrong-secret',
  'no-message-authenticator': 'unsigned',
  'unknown-gateway': 'wrong-name',
  'shared-name': 'shared-name',
}
