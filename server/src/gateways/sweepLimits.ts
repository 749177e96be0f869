// Our clock: ends sessions that are over, where the gateway has not done it, and those that used up their allowance where
// the gateway cannot count it.
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { revokeGrants } from './grants.ts'
import { allowanceOf } from './radius/limitAttributes.ts'
import type { KnownGateway, Registry } from './registry.ts'
import { endSession, type Target } from './runningSessions.ts'

/** A gateway that ends sessions by itself, or by the agent, has done it by then. */
const GRACE_SECONDS = 120
/** A gateway that did not obey is asked again. */
const AGAIN_SECONDS = 300
const AT_ONCE = 50

type Over = Target & { isOver: boolean; bytes: number }

/** Safe in any number of processes: each session is taken by one. */
export async function sweepLimits(services: Services, registry: Registry): Promise<void> {
  const now = services.clock.now()
  const due = await services.db.asSystem(async (tx) => {
    const ended = (await findOver(tx, now)).filter((one) => mustEnd(registry.byId(one.gatewayId), one))
    for (const { pageId, id, visitId } of ended) {
      await tx.run(sql`update sessions set end_ordered_at = ${now} where page_id = ${pageId} and id = ${id}`)
      // A phone that is cut off tries again within the second.
      if (visitId) await revokeGrants(tx, pageId, visitId, now)
    }
    return ended
  })
  await Promise.all(
    due.map(async (session) => {
      const result = await endSession(services, registry, session)
      services.log.info({ sessionId: session.id, result }, 'a session is over by our clock')
    }),
  )
}

function mustEnd(gateway: KnownGateway | undefined, { isOver, bytes }: Over): boolean {
  if (!gateway) return false
  const limits = limitsOfGateway(gateway)
  const allowance = allowanceOf(gateway)
  if (limits.disconnect === 'none') return false
  return isOver || (limits.data === 'clock' && allowance > 0 && bytes >= allowance)
}

function findOver(tx: Tx, now: Date): Promise<Over[]> {
  const seconds = (ago: number) => new Date(now.getTime() - ago * 1000)
  return tx.rows(sql<Over>`
    select s.id, s.page_id, s.gateway_id, s.visit_id, s.guest_id,
      s.acct_session_id, s.username, s.mac, s.ip, s.started_at, s.stopped_at,
      coalesce(g.ends_at < ${seconds(GRACE_SECONDS)}, false) as is_over, s.up_bytes + s.down_bytes as bytes
    from sessions s join gateways d on d.page_id = s.page_id and d.id = s.gateway_id
    left join lateral (select max(ends_at) as ends_at from grants
      where page_id = s.page_id and visit_id = s.visit_id) g on true
    where s.stopped_at is null and (s.end_ordered_at is null or s.end_ordered_at < ${seconds(AGAIN_SECONDS)})
      and (g.ends_at < ${seconds(GRACE_SECONDS)} or s.up_bytes + s.down_bytes
        >= nullif((d.configuration->>'dataMegabytes')::bigint, 0) * 1000000)
    order by s.started_at limit ${AT_ONCE} for update of s skip locked`)
}
