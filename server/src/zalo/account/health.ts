// How an account does: kept on the account, shown on each of its pages, and reported to their owners once.
import type { ZaloProblem } from '@portico/contract/zalo/problems.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import type { Services } from '../../core/services.ts'
import { findAccount, ofAccount, type AccountKey, type AccountRow } from './accounts.ts'

/** A service that hiccups is no news; what only the owner can repair is, at once. */
const TELL_AFTER_MS = 60 * 60_000

export type Health = { problem: ZaloProblem; detail: string; mustReconnect?: boolean }

/** Notes what is wrong with an account, or that nothing is. */
export async function noteHealth(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: AccountKey,
  health: Health | null,
): Promise<void> {
  await db.asSystem(async (tx) => {
    const row = await findAccount(tx, key, true)
    if (row) await writeHealth(tx, row, health, clock.now())
  })
}

/** The same inside a transaction that holds the account. */
export async function writeHealth(tx: Tx, row: AccountRow, health: Health | null, now: Date): Promise<void> {
  const mustReconnect = health?.mustReconnect ?? false
  const since = health ? (row.failingSince ?? now.toISOString()) : null
  const isLate = since !== null && now.getTime() - Date.parse(since) >= TELL_AFTER_MS
  const tells = health !== null && row.toldAt === null && (health.problem !== 'unreachable' || isLate)
  const isSame = row.problem === (health?.problem ?? null) && row.mustReconnect === mustReconnect
  if (isSame && !tells) return
  const detail = health?.detail.slice(0, 300) ?? ''
  await tx.run(sql`
    update zalo_accounts set problem = ${health?.problem ?? null}, detail = ${detail}, failing_since = ${since},
      must_reconnect = ${mustReconnect},
      told_at = case when ${health === null} then null when ${tells} then ${now}::timestamptz else told_at end
    where ${ofAccount(row)}`)
  for (const pageId of row.pageIds) {
    const name = await showOnPage(tx, pageId, { problem: health?.problem ?? null, detail, since, mustReconnect })
    const about = { integration: 'zalo', name: `Zalo: ${name ?? ''}` }
    if (tells && name !== undefined) {
      const data = { ...about, since: since ?? now.toISOString(), reason: detail || health.problem }
      await publishEvent(tx, { pageId, kind: 'integration.failing', data, at: now })
    }
    if (!health && row.toldAt !== null && name !== undefined) {
      const data = { ...about, since: row.failingSince ?? row.toldAt }
      await publishEvent(tx, { pageId, kind: 'integration.recovered', data, at: now })
    }
  }
}

type HealthOnPage = { problem: ZaloProblem | null; detail: string; since: string | null; mustReconnect: boolean }

/** @returns the account's name on that page; undefined when the page is gone */
async function showOnPage(
  tx: Tx,
  pageId: string,
  { problem, detail, since, mustReconnect }: HealthOnPage,
): Promise<string | undefined> {
  const row = await tx.first(sql<{ name: string }>`
    update zalo_pages set problem = ${problem}, detail = ${detail}, failing_since = ${since}, must_reconnect = ${mustReconnect}
    where page_id = ${pageId} returning name`)
  tx.notify(pageId, 'zalo')
  return row?.name
}
