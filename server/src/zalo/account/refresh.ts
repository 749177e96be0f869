// Trades an account's refresh token, which is good once: one process at a time, and the new pair is stored before anybody uses it.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '../../core/clock.ts'
import { sql, type Database } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { ZaloError } from '../client/errors.ts'
import { refreshPair } from '../client/token.ts'
import { appOf, findAccount, ofAccount, type AccountKey, type AccountRow } from './accounts.ts'
import { noteHealth } from './health.ts'
import { tokenProblemOf } from './problems.ts'

/** Longer than the request for a pair takes. */
const LEASE_MS = 30_000
const LOOK_MS = 100
const PATIENCE_MS = 20_000
const PAUSE_MS = 60_000
/** A token lives for 25 hours. */
const REFRESH_AFTER_MS = 20 * 3600_000

export type TokenServices = Pick<Services, 'db' | 'clock' | 'config' | 'egress' | 'secrets' | 'log'>

/** The account, or a refusal as of a page that is not connected. @throws ZaloError */
export async function requireAccount({ db }: { db: Database }, key: AccountKey): Promise<AccountRow> {
  const row = await db.asSystem((tx) => findAccount(tx, key))
  if (!row) throw new ZaloError(0, 'No Official Account is connected', 'config')
  return row
}

/**
 * Makes sure that there is a newer pair than version `seen`; of many who ask at once, one trades and the others wait for it.
 * @throws ZaloError when there is none to be had
 */
export async function refreshAccount(services: TokenServices, key: AccountKey, seen: number): Promise<AccountRow> {
  const begunMs = monotonicMs()
  for (;;) {
    const row = await requireAccount(services, key)
    if (row.version > seen) return row
    if (row.mustReconnect) throw new ZaloError(-220, row.detail || 'The account must be connected again', 'config')
    const now = services.clock.now()
    if (row.nextRefreshAt && Date.parse(row.nextRefreshAt) > now.getTime())
      throw new ZaloError(0, 'Zalo gave no new token a moment ago', 'retry')
    if (await claim(services, row, now)) {
      await trade(services, row)
      return requireAccount(services, key)
    }
    if (monotonicMs() - begunMs > PATIENCE_MS) throw new ZaloError(0, 'The token is still being refreshed', 'retry')
    await sleep(LOOK_MS)
  }
}

/** Whether the trade is ours; a process that died holds it no longer than the lease. */
async function claim({ db }: TokenServices, row: AccountRow, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await db.asSystem((tx) =>
    tx.run(sql`
      update zalo_accounts set refreshing_until = ${until} where ${ofAccount(row)} and version = ${row.version}
        and (refreshing_until is null or refreshing_until <= ${now})`),
  )
  return claimed > 0
}

async function trade(services: TokenServices, row: AccountRow): Promise<void> {
  const { db, clock, secrets } = services
  try {
    const pair = await refreshPair(services, appOf(services, row), secrets.open(row.refreshToken))
    await db.asSystem((tx) =>
      tx.run(sql`
        update zalo_accounts set access_token = ${secrets.seal(pair.access)}, access_expires_at = ${pair.expiresAt},
          previous_refresh_token = refresh_token, refresh_token = ${secrets.seal(pair.refresh)}, refreshed_at = ${clock.now()},
          version = version + 1, refreshing_until = null, next_refresh_at = null
        where ${ofAccount(row)} and version = ${row.version}`),
    )
    await noteHealth(services, row, null)
  } catch (error) {
    if (error instanceof ZaloError) await letGo(services, row, error)
    throw error
  }
}

/** What was refused is not asked for again; what was not answered is, a minute later. */
async function letGo(services: TokenServices, row: AccountRow, error: ZaloError): Promise<void> {
  const { db, clock, log } = services
  const next = new Date(clock.now().getTime() + PAUSE_MS)
  const isRefused = error.kind === 'config'
  const problem = isRefused ? tokenProblemOf(error) : 'unreachable'
  log.warn({ oaId: row.oaId, code: error.code, reason: error.message }, 'Zalo gave no new token')
  // First, so that who waits for the lease learns that waiting does not help.
  await noteHealth(services, row, { problem, detail: error.message, mustReconnect: isRefused })
  await db.asSystem((tx) =>
    tx.run(sql`
      update zalo_accounts set refreshing_until = null, next_refresh_at = ${next}
      where ${ofAccount(row)} and version = ${row.version}`),
  )
}

/** Refreshes the tokens of all accounts well before they lapse. */
export async function refreshTokens(services: TokenServices): Promise<void> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - REFRESH_AFTER_MS)
  const due = await services.db.asSystem((tx) =>
    tx.rows(sql<AccountKey & { version: number }>`
      select app_id, oa_id, version from zalo_accounts where not must_reconnect and refreshed_at <= ${before}
        and (next_refresh_at is null or next_refresh_at <= ${now})`),
  )
  await eachAlone(due, (account) => refreshAccount(services, account, account.version))
}
