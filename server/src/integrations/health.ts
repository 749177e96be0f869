// Remembers how a connection does, and notifies the owner once when it has failed for a while.
import type { ConnectionKind } from '@portico/contract/integrations.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import type { Outcome } from './problems.ts'

/** A mail server that hiccups is no news. */
const TELL_AFTER_MS = 15 * 60_000
/** Failures in a row after which a connection is left alone, longer after each trial that fails too. */
const PAUSE_AFTER = 3
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000

type HealthRow = { failingSince: string | null; toldAt: string | null; failures: number }

/** Notes how a try went. @param isCheck set when a person asked: then it also says when it was checked */
export async function noteOutcome(
  tx: Tx,
  { pageId, kind }: { pageId: string; kind: ConnectionKind },
  { problem, detail }: Outcome,
  now: Date,
  isCheck = false,
): Promise<void> {
  const before = await tx.first(sql<HealthRow>`
    select failing_since, told_at, failures from connections
    where page_id = ${pageId} and kind = ${kind} for update`)
  if (!before) return
  const works = problem === null
  const since = works ? null : (before.failingSince ?? now.toISOString())
  const tells = since !== null && before.toldAt === null && now.getTime() - Date.parse(since) >= TELL_AFTER_MS
  // A refused letter says nothing about the connection that carried it.
  const failures = works || problem === 'rejected' ? 0 : before.failures + 1
  await tx.run(sql`
    update connections set failures = ${failures}, paused_until = ${pausedUntil(failures, now)}, failing_since = ${since}, last_problem = ${problem}, last_detail = ${detail},
      succeeded_at = case when ${works} then ${now}::timestamptz else succeeded_at end,
      checked_at = case when ${isCheck} then ${now}::timestamptz else checked_at end,
      told_at = case when ${works} then null when ${tells} then ${now}::timestamptz else told_at end
    where page_id = ${pageId} and kind = ${kind}`)
  const about = { integration: kind, name: kind }
  if (tells)
    await publishEvent(tx, {
      pageId,
      kind: 'integration.failing',
      data: { ...about, since, reason: problem ?? '' },
      at: now,
    })
  if (works && before.toldAt !== null)
    await publishEvent(tx, {
      pageId,
      kind: 'integration.recovered',
      data: { ...about, since: before.failingSince ?? before.toldAt },
      at: now,
    })
}

function pausedUntil(failures: number, now: Date): Date | null {
  if (failures < PAUSE_AFTER) return null
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (failures - PAUSE_AFTER), LONGEST_PAUSE_MS))
}
