// Logins whose name may be an access code: separate from grants, so that guessing never delays a guest.
import { readTyped } from '@portico/contract/accessCodes/strength.ts'
import { text } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { isGrantName } from '../grants.ts'
import type { KnownGateway } from '../registry.ts'
import type { Acceptance, AccessQuery, Refusal, Verdict } from './authenticate.ts'
import { provePassword } from './provePassword.ts'

/** `isProven`: the password is the code again, or empty. */
export type CodeAsk = { gateway: KnownGateway; mac: string; name: string; isProven: boolean }
export type CodeVerdict = Omit<Acceptance, 'extra'> | Refusal
/** Decides a login by code and writes it down; undefined where a venue has no codes. */
export type CodeLogin = (ask: CodeAsk) => Promise<CodeVerdict | undefined>

/**
 * Concurrent transactions, and requests that may wait for one; further ones are dropped and the gateway resends them.
 */
const AT_ONCE = 4
const MOST_WAITING = 400

/** @returns undefined when an ask is no matter of codes. */
export function makeCodeLogin(login: CodeLogin | undefined): (ask: AccessQuery) => Promise<Verdict | undefined> {
  let running = 0
  const waiting: (() => void)[] = []

  return async ({ gateway, packet }) => {
    const name = text(packet, Attr.UserName) ?? ''
    const mac = normaliseMac(text(packet, Attr.CallingStationId) ?? '') ?? ''
    const typed = readTyped(name)
    if (!login || typed === undefined || isGrantName(name) || (mac !== '' && normaliseMac(name) === mac))
      return undefined
    const proof = [name, typed, ''].map((password) => provePassword(gateway, packet, password)).find(Boolean)
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Error('too many logins by code at once')
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    running++
    try {
      const verdict = await login({ gateway, mac, name: typed, isProven: proof !== undefined })
      return typeof verdict === 'object' ? { ...verdict, extra: proof ?? [] } : verdict
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
