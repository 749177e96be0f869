// Changes time or speed of a running session: ordered from its gateway, and stored once the gateway has obeyed.
import type { OrderResult } from '@portico/contract/gateways/sessions.ts'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { SessionLimits } from './adapters/adapter.ts'
import { adapterOf } from './adapters/index.ts'
import { inShortTransaction, type PageCaller } from '../core/db/shortTransaction.ts'
import { allowanceOf } from './radius/limitAttributes.ts'
import type { KnownGateway, Registry } from './registry.ts'
import type { Target } from './runningSessions.ts'

const USUAL_SECONDS = 8 * 3600

type Change = { moreSeconds?: number; speed?: { downKbps: number; upKbps: number } }
type SessionGrant = { id: string; endsAt: string; downKbps: number; upKbps: number }

/** @returns the gateway's answer; nothing is stored unless it obeyed. */
export async function changeSession(
  context: Services & PageCaller,
  registry: Registry,
  session: Target,
  { moreSeconds = 0, speed }: Change,
): Promise<OrderResult> {
  const gateway = registry.byId(session.gatewayId)
  if (!gateway) return 'silent'
  const granted = await inShortTransaction(context, ({ tx }) =>
    tx.first(sql<SessionGrant>`
      select id, ends_at, down_kbps, up_kbps from grants
      where page_id = ${session.pageId} and visit_id = ${session.visitId} order by id desc limit 1`),
  )
  const limits = limitsAfter(context, gateway, session, granted, { moreSeconds, speed })
  const adapter = adapterOf(gateway)
  const can = limitsOfGateway(gateway)
  if (can[speed ? 'changeSpeed' : 'extend'] === 'none') return 'unsupported'
  const ask = speed ? adapter.changeRate : adapter.extend
  const result = await ask(context, registry, { gateway, session }, limits)
  if (result === 'done' && granted)
    await inShortTransaction(context, ({ tx }) =>
      tx.run(sql`
        update grants set session_seconds = session_seconds + ${moreSeconds}, ends_at = ends_at + make_interval(secs => ${moreSeconds}),
          down_kbps = ${limits.downKbps}, up_kbps = ${limits.upKbps}
        where page_id = ${session.pageId} and id = ${granted.id}`),
    )
  return result
}

/** All future limits of the session, from its start: gateways drop limits that are left out. */
function limitsAfter(
  { clock }: Pick<Services, 'clock'>,
  gateway: KnownGateway,
  session: Target,
  granted: SessionGrant | undefined,
  { moreSeconds = 0, speed }: Change,
): SessionLimits {
  const startedAt = Date.parse(session.startedAt)
  const endsAt = granted ? Date.parse(granted.endsAt) : startedAt + USUAL_SECONDS * 1000
  const end = Math.max(endsAt, moreSeconds > 0 ? clock.now().getTime() : endsAt) + moreSeconds * 1000
  return {
    sessionSeconds: Math.max(60, Math.round((end - startedAt) / 1000)),
    downKbps: speed?.downKbps ?? granted?.downKbps ?? gateway.configuration.downKbps ?? 0,
    upKbps: speed?.upKbps ?? granted?.upKbps ?? gateway.configuration.upKbps ?? 0,
    totalBytes: allowanceOf(gateway),
  }
}
