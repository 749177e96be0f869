// Sessions that a code no longer pays for: its time or data is over, or it was revoked. The gateway gets the order at once,
// and again until it has done so.
import type { Revocation } from '@portico/contract/accessCodes.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { endSession, type Registry, type Target } from '../gateways/index.ts'

const RETRY_SECONDS = 60
const AT_ONCE = 8
/** The caller gets what is known by then; the rest happens in the background. */
const TOLD_AFTER_MS = 12_000

const TARGET = sql`s.id, s.page_id, s.gateway_id, s.visit_id, s.guest_id,
  s.acct_session_id, s.username, s.mac, s.ip, s.started_at, s.stopped_at`

/** Takes back the logins of codes, and finds what runs on them. */
export async function takeBack(tx: Tx, pageId: string, codeIds: readonly string[], now: Date): Promise<Target[]> {
  await tx.run(sql`
    update grants g set revoked_at = ${now} from access_code_visits v
    where v.page_id = ${pageId} and v.code_id = any(${codeIds}::uuid[]) and g.page_id = v.page_id and g.visit_id = v.visit_id
      and g.revoked_at is null and g.ends_at > ${now}`)
  await tx.run(sql`update access_code_visits set retry_at = ${new Date(now.getTime() + RETRY_SECONDS * 1000)}
    where page_id = ${pageId} and code_id = any(${codeIds}::uuid[])`)
  tx.notify(pageId, 'access-codes')
  return tx.rows(sql<Target>`
    select ${TARGET} from access_code_visits v join sessions s on s.page_id = v.page_id and s.visit_id = v.visit_id
    where v.page_id = ${pageId} and v.code_id = any(${codeIds}::uuid[]) and s.stopped_at is null order by s.started_at`)
}

/** Tells gateways to end sessions, and counts their own words. */
export async function endAll(
  services: Services,
  registry: Registry,
  sessions: readonly Target[],
): Promise<Omit<Revocation, 'codes'>> {
  const counts = { disconnected: 0, queued: 0, failed: 0 }
  const waiting = [...sessions]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await endSession(services, registry, next).catch(() => 'silent' as const)
      if (result === 'done' || result === 'gone') counts.disconnected++
      else if (result === 'queued') counts.queued++
      services.log.info({ sessionId: next.id, result }, 'a session without a code any more')
    }
  }
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, TOLD_AFTER_MS)
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, work)), late.promise])
  clearTimeout(timer)
  return { ...counts, failed: sessions.length - counts.disconnected - counts.queued }
}

/** Ends what is over. A stay that was taken up is left alone for a while. */
export async function endOverdue(services: Services, registry: Registry): Promise<void> {
  const now = services.clock.now()
  const overdue = await services.db.asSystem(async (tx) => {
    // The whole code's bytes: every session of every stay it paid for.
    const spent = await tx.rows(sql<{ pageId: string; id: string }>`
      update access_codes c set spent_at = ${now} from access_code_batches b
      where b.page_id = c.page_id and b.id = c.batch_id and c.spent_at is null and b.data_megabytes is not null
        and exists (select 1 from access_code_visits v join sessions s on s.page_id = v.page_id and s.visit_id = v.visit_id
          where v.page_id = c.page_id and v.code_id = c.id and s.stopped_at is null)
        and b.data_megabytes * 1000000::bigint <= (
          select sum(s.up_bytes + s.down_bytes) from access_code_visits v
          join sessions s on s.page_id = v.page_id and s.visit_id = v.visit_id where v.page_id = c.page_id and v.code_id = c.id)
      returning c.page_id, c.id`)
    for (const one of spent) tx.notify(one.pageId, 'access-codes')
    const over = await tx.rows(sql<{ pageId: string; codeId: string }>`
      select distinct v.page_id, v.code_id
      from sessions s join access_code_visits v on v.page_id = s.page_id and v.visit_id = s.visit_id
      join access_codes c on c.page_id = v.page_id and c.id = v.code_id
      join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
      where s.stopped_at is null and (v.retry_at is null or v.retry_at <= ${now})
        and (c.spent_at is not null or c.revoked_at is not null or b.revoked_at is not null
          or c.expires_at <= ${now} or b.valid_until <= ${now})`)
    const found: Target[] = []
    for (const { pageId, codeId } of over) found.push(...(await takeBack(tx, pageId, [codeId], now)))
    return found
  })
  if (overdue.length > 0) await endAll(services, registry, overdue)
}
