// What a refusal of Zalo means for the account's owner.
import type { ZaloProblem } from '@portico/contract/zalo/problems.ts'
import { fail, type Failure } from '../../core/fail.ts'
import type { ZaloError } from '../client/errors.ts'

const BY_CODE: Partial<Record<number, ZaloProblem>> = {
  [-204]: 'disabled',
  [-205]: 'disabled',
  [-209]: 'app-inactive',
  [-212]: 'api-missing',
  [-219]: 'not-authorized',
  [-223]: 'not-authorized',
  [-221]: 'unverified',
  [-224]: 'package',
  [-242]: 'proof',
  [-1241]: 'proof',
  [-320]: 'cloud-account',
  [-321]: 'money',
  [-115]: 'money',
  [-14_002]: 'app-inactive',
}

/** The problem behind a refusal; undefined when it says nothing about the account. */
export function problemOf({ code, kind }: ZaloError): ZaloProblem | undefined {
  if (kind !== 'config') return undefined
  return BY_CODE[code] ?? 'other'
}

/** The problem when Zalo gives no tokens: without a new consent nothing helps, except where the secret is wrong. */
export function tokenProblemOf({ code, message }: ZaloError): ZaloProblem {
  if (/secret/i.test(message)) return 'secret'
  return BY_CODE[code] ?? 'reconnect'
}

/** The error for a person whose request Zalo refused. */
export function failureOf({ kind }: ZaloError): Failure {
  if (kind === 'unknown' || kind === 'retry' || kind === 'wait') return fail('zalo/unreachable')
  return fail(kind === 'token' ? 'zalo/reconnect' : 'zalo/refused')
}
