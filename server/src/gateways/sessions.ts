import type { OnlineSession, sessions } from '@portico/contract/gateways/sessions.ts'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import { keepNames } from '../core/db/naming.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { revokeGrants } from './grants.ts'
import { addRule } from './accessRules.ts'
import { changeSession } from './sessionOrders.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { KnownGateway, Registry } from './registry.ts'
import { rateOf } from './sessionRates.ts'
import { endSession, readTarget, type Target } from './runningSessions.ts'

/** Who is online, and what can be done about it. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function sessionHandlers(registry: Registry): Handlers<typeof sessions> {
  return {
    async online(context) {
      const canRead = context.may('guest.identity:read')
      const now = context.clock.now()
      const rate = (bytes: 'up_bytes' | 'down_bytes') => rateOf(bytes, now)
      const listed = await context.tx.rows(sql<Omit<OnlineSession, 'can'> & { gatewayId: string }>`
        select s.id, s.gateway_id, s.guest_id, coalesce(${canRead ? sql`g.name` : sql`left(g.name, 1) || '***'`}, r.name) as guest_name,
          b.name as own_device, s.mac, s.ip, d.nas_id, d.name as device_name, s.started_at,
          greatest(s.seconds, floor(extract(epoch from ${now}::timestamptz - s.started_at)))::bigint as seconds,
          s.down_bytes, s.up_bytes, ${rate('down_bytes')} as down_rate, ${rate('up_bytes')} as up_rate,
          p.ends_at, p.down_kbps, p.up_kbps,
          exists (select 1 from gateway_commands c where c.page_id = ${context.page.id} and c.session_id = s.id and c.kind = 'deauth'
            and c.status in ('queued', 'sent')) as is_leaving,
          (select case c.status when 'done' then null when 'failed' then 'failed' else 'waiting' end from gateway_commands c
            where c.page_id = ${context.page.id} and c.session_id = s.id and c.kind = 'change'
            order by c.created_at desc limit 1) as change
        from sessions s
        join gateways d on d.page_id = s.page_id and d.id = s.gateway_id
        left join guests g on g.page_id = s.page_id and g.id = s.guest_id
        left join own_devices b on b.page_id = s.page_id and b.visit_id = s.visit_id
        left join access_rules r on r.page_id = s.page_id and r.mac = s.mac and r.kind = 'allow' and r.name <> ''
        left join lateral (select ends_at, down_kbps, up_kbps from grants
          where page_id = ${context.page.id} and visit_id = s.visit_id order by id desc limit 1) p on true
        where s.page_id = ${context.page.id} and s.stopped_at is null
        order by s.started_at desc limit 500`)
      const rows = listed.map(({ gatewayId, ...row }) => ({
        ...keepNames(row, 'nas_id'),
        can: ordersOf(registry.byId(gatewayId)),
      }))
      return { rows, count: rows.length }
    },

    /**
     * Disconnects at the gateway and returns its answer. The grant is revoked first in any case, because a
     * disconnected phone retries within the same second.
     */
    async disconnect(context, { params }) {
      const session = await runningOrFail(context, params.id)
      const now = context.clock.now()
      const { visitId } = session
      if (visitId) await inShortTransaction(context, ({ tx }) => revokeGrants(tx, context.page.id, visitId, now))
      const result = await endSession(context, registry, session)
      context.note({ ...guestOf(session), result })
      if (result === 'silent') throw fail('device/unreachable')
      if (result === 'refused' || result === 'unsupported') throw fail('device/refused')
      await notifySessionsChanged(context)
      return { result: result === 'queued' ? 'queued' : 'disconnected' }
    },

    async extend(context, { params, body }) {
      const session = await runningOrFail(context, params.id)
      const result = await changeSession(context, registry, session, { moreSeconds: body.hours * 3600 })
      context.note({ ...guestOf(session), hours: body.hours, result })
      await notifySessionsChanged(context)
      return { result }
    },

    async changeSpeed(context, { params, body }) {
      const session = await runningOrFail(context, params.id)
      const result = await changeSession(context, registry, session, { speed: body })
      context.note({ ...guestOf(session), ...body, result })
      await notifySessionsChanged(context)
      return { result }
    },

    async block(context, { params, body: { who, reason } }) {
      const session = await runningOrFail(context, params.id)
      if (who === 'guest' && !session.guestId) throw fail('session/no-guest')
      const of = who === 'guest' ? { guestId: session.guestId } : { mac: session.mac }
      const { id, ended } = await addRule(context, registry, { kind: 'deny', reason, ...of })
      const result = ended.find((one) => one !== 'done') ?? 'done'
      context.note({ ...guestOf(session), who, result })
      return { ruleId: id, result }
    },
  }
}

/** Names no address of a phone: the guest, who can be erased, is looked up when the log is read. */
function guestOf({ guestId }: Target): { guest?: string } {
  return guestId ? { guest: guestId } : {}
}

const ORDERS = ['disconnect', 'extend', 'changeSpeed'] as const

function ordersOf(gateway: KnownGateway | undefined): OnlineSession['can'] {
  return gateway ? ORDERS.filter((order) => limitsOfGateway(gateway)[order] !== 'none') : []
}

async function runningOrFail(context: PageContext, id: string): Promise<Target> {
  const session = await inShortTransaction(context, ({ tx }) => readTarget(tx, context.page.id, id))
  if (!session) throw fail('session/not-found')
  if (session.stoppedAt) throw fail('session/already-ended')
  return session
}

function notifySessionsChanged(context: PageContext): Promise<void> {
  return inShortTransaction(context, async ({ tx }) => tx.notify(context.page.id, 'sessions'))
}
