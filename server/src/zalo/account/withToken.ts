// Calls Zalo on behalf of an account. A token that Zalo no longer takes is refreshed once, and the call made once more.
import { monotonicMs } from '../../core/clock.ts'
import type { Database } from '../../core/db/database.ts'
import type { ZaloToken } from '../client/ask.ts'
import { ZaloError } from '../client/errors.ts'
import { appOf, findKey, type AccountKey, type AccountRow } from './accounts.ts'
import { noteHealth } from './health.ts'
import { problemOf } from './problems.ts'
import { refreshAccount, requireAccount, type TokenServices } from './refresh.ts'

/** Thousands of messages go out a minute; an older token is noticed by Zalo's answer. */
const KEPT_MS = 2000
/** A token this near its end may lapse on the way. */
const MARGIN_MS = 60_000

type HeldAccount = { row: AccountRow; readAtMs: number }
const heldAccounts = new WeakMap<Database, Map<string, HeldAccount>>()

/** Calls Zalo with the token of the page's account. @throws ZaloError of kind `config` when none is connected */
export async function withPageToken<T>(
  services: TokenServices,
  pageId: string,
  work: (token: ZaloToken) => Promise<T>,
): Promise<T> {
  const key = await services.db.asSystem((tx) => findKey(tx, services, pageId))
  if (!key) throw new ZaloError(0, 'No Official Account is connected', 'config')
  return withToken(services, key, work)
}

/** Calls Zalo with an account's token. @throws ZaloError */
export async function withToken<T>(
  services: TokenServices,
  key: AccountKey,
  work: (token: ZaloToken) => Promise<T>,
): Promise<T> {
  let row = await readUsable(services, key)
  try {
    return await tellHealth(services, row, work(tokenOf(services, row)))
  } catch (error) {
    if (!(error instanceof ZaloError) || error.kind !== 'token') throw error
    forget(services, key)
    row = await refreshAccount(services, key, row.version)
  }
  try {
    return await tellHealth(services, row, work(tokenOf(services, row)))
  } catch (error) {
    if (!(error instanceof ZaloError) || error.kind !== 'token') throw error
    // A fresh token that is refused too: asking again would go on for ever.
    const refused = new ZaloError(error.code, error.message, 'config')
    await noteHealth(services, key, { problem: 'reconnect', detail: error.message, mustReconnect: true })
    throw refused
  }
}

async function readUsable(services: TokenServices, key: AccountKey): Promise<AccountRow> {
  const held = keptOf(services.db).get(nameOf(key))
  const row = held && monotonicMs() - held.readAtMs < KEPT_MS ? held.row : await requireAccount(services, key)
  const isLapsing = Date.parse(row.accessExpiresAt) - MARGIN_MS <= services.clock.now().getTime()
  const usable = isLapsing && !row.mustReconnect ? await refreshAccount(services, key, row.version) : row
  if (usable !== held?.row) keptOf(services.db).set(nameOf(key), { row: usable, readAtMs: monotonicMs() })
  return usable
}

/** Notes what the answer says about the account: only when that changes. */
async function tellHealth<T>(services: TokenServices, row: AccountRow, answer: Promise<T>): Promise<T> {
  try {
    const result = await answer
    if (row.problem !== null && !row.mustReconnect) {
      forget(services, row)
      await noteHealth(services, row, null)
    }
    return result
  } catch (error) {
    const problem = error instanceof ZaloError ? problemOf(error) : undefined
    if (problem !== undefined && error instanceof ZaloError) {
      forget(services, row)
      await noteHealth(services, row, { problem, detail: error.message })
    }
    throw error
  }
}

/** Lets go of what this process remembers of an account. */
export function forget({ db }: { db: Database }, key: AccountKey): void {
  keptOf(db).delete(nameOf(key))
}

function tokenOf(services: TokenServices, row: AccountRow): ZaloToken {
  const access = services.secrets.open(row.accessToken)
  const proof = services.config.zaloProof ? { appSecret: appOf(services, row).secret } : {}
  return { access, appId: row.appId, ...proof }
}

function keptOf(db: Database): Map<string, HeldAccount> {
  const known = heldAccounts.get(db) ?? new Map<string, HeldAccount>()
  heldAccounts.set(db, known)
  return known
}

function nameOf({ appId, oaId }: AccountKey): string {
  return `${appId} ${oaId}`
}
