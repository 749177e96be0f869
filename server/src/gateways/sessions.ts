import type { OnlineSession, sessions } from '@portico/contract/gateways.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { endVisits } from '../visits/index.ts'
import { adapterOf } from './adapters/index.ts'
import { revokeGrants } from './grants.ts'
import type { Registry } from './registry.ts'

/** Who is online, and out with them. */
export function sessionHandlers(registry: Registry): Handlers<typeof sessions> {
  return {
    async online(context) {
      const canRead = context.may('guest.identity:read')
      const rows = await context.tx.rows(sql<OnlineSession>`
        select s.id, s.guest_id as "guestId", ${canRead ? sql`g.name` : sql`left(g.name, 1) || '***'`} as "guestName",
          s.mac, s.ip, d.nas_id, d.name as "deviceName", s.started_at as "startedAt",
          greatest(s.seconds, floor(extract(epoch from ${context.clock.now()}::timestamptz - s.started_at)))::bigint as seconds,
          s.down_bytes as "downBytes", s.up_bytes as "upBytes",
          exists (select 1 from gateway_commands c where c.page_id = s.page_id and c.session_id = s.id and c.status in ('queued', 'sent')) as "isLeaving"
        from sessions s
        join gateways d on d.page_id = s.page_id and d.id = s.gateway_id
        left join guests g on g.page_id = s.page_id and g.id = s.guest_id
        where s.page_id = ${context.page.id} and s.stopped_at is null
        order by s.started_at desc limit 500`)
      return { rows, count: rows.length }
    },

    /**
     * Asks the gateway and tells what it said. The grant is taken back either way, and before anything else is asked:
     * a phone cut off tries again within the same second.
     */
    async disconnect(context, { params }) {
      const session = await context.tx.first(sql<Target>`
        select id, gateway_id, visit_id, acct_session_id as "acctSessionId", username, mac, ip, stopped_at
        from sessions where page_id = ${context.page.id} and id = ${params.id}`)
      if (!session) throw fail('session/not-found')
      if (session.stopped_at) throw fail('session/already-ended')
      const gateway = registry.byId(session.gateway_id)
      if (!gateway) throw fail('device/not-found')
      const now = context.clock.now()
      const { visit_id: visitId } = session
      if (visitId) await context.db.asSystem((tx) => revokeGrants(tx, context.page.id, visitId, now))
      const result = await adapterOf(gateway).disconnect(context, registry, gateway, session)
      if (result === 'silent' || result === 'refused') throw fail('device/unreachable')
      if (result === 'gone') await closeForgotten(context, session, now)
      context.note({ mac: session.mac, result })
      context.tx.notify(context.page.id, 'sessions')
      return { result: result === 'queued' ? 'queued' : 'disconnected' }
    },
  }
}

/** The gateway does not know the session: its Stop was lost, so we close it. */
async function closeForgotten({ tx, page }: PageContext, session: Target, now: Date): Promise<void> {
  await tx.run(sql`update sessions set stopped_at = ${now}, is_stop_inferred = true, cause = 'LostService'
    where page_id = ${page.id} and id = ${session.id} and stopped_at is null`)
  if (session.visit_id) await endVisits(tx, [{ pageId: page.id, visitId: session.visit_id, at: now }])
}

type Target = {
  id: string
  gateway_id: string
  visit_id: string | null
  acctSessionId: string
  username: string
  mac: string
  ip: string | null
  stopped_at: string | null
}
