// Tests a device now: each check is a real exchange, or the device's last proven contact.
import type { DeviceCheck } from '@portico/contract/gateways.ts'
import { speaksRadius } from '@portico/contract/gateways/fields.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import type { Health } from './adapters/adapter.ts'
import { adapterOf } from './adapters/index.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { loginOnce } from './probeLogin.ts'
import { judgePortal } from './recipes/portalFits.ts'
import { sayFault } from './recipes/sayFault.ts'
import type { KnownGateway, Registry } from './registry.ts'

const HEARD_MS = 5 * 60_000
const DROPS_MS = 3600_000
const GUESTS_MS = 24 * 3600_000

/** Runs every check that applies to this kind of device. */
export async function testDevice(
  context: PageContext,
  registry: Registry,
  gateway: KnownGateway,
): Promise<DeviceCheck[]> {
  const now = context.clock.now().getTime()
  const facts = await inShortTransaction(context, ({ tx }) =>
    tx.first(sql<{
      seenAt: string | null
      droppedAt: string | null
      droppedFrom: string | null
      guestAt: string | null
    }>`
      select g.last_seen_at as seen_at, d.last_at as dropped_at, d.address as dropped_from,
        (select max(started_at) from sessions s where s.page_id = ${gateway.pageId} and s.gateway_id = g.id and s.started_at > ${new Date(now - GUESTS_MS)}) as guest_at
      from gateways g left join lateral (select address, last_at from radius_drops
        where page_id = ${gateway.pageId} and gateway_id = g.id and reason = 'wrong-secret' and last_at > ${new Date(now - DROPS_MS)}
        order by last_at desc limit 1) d on true
      where g.page_id = ${gateway.pageId} and g.id = ${gateway.id}`),
  )
  const { seenAt = null, droppedAt = null, droppedFrom = null, guestAt = null } = facts ?? {}
  const isHeard = seenAt !== null && now - Date.parse(seenAt) < HEARD_MS
  const isWrong = droppedAt !== null && (seenAt === null || Date.parse(droppedAt) > Date.parse(seenAt))
  const asksRadius = speaksRadius(gateway)
  const [login, health] = await Promise.all([
    asksRadius ? loginOnce(context, gateway) : undefined,
    adapterOf(gateway).status(context, registry, gateway),
  ])
  const portal = judgePortal(context.config, gateway)
  return [
    testOutcome('portal', portal, portal === 'ok' ? null : context.config.portalUrl),
    testOutcome('contact', isHeard ? 'ok' : seenAt ? 'failed' : 'open', null, seenAt),
    testOutcome(
      'keys',
      !asksRadius ? 'none' : isWrong ? 'failed' : isHeard ? 'ok' : 'open',
      isWrong ? droppedFrom : null,
      isWrong ? droppedAt : null,
    ),
    testOutcome('login', login === undefined ? 'none' : login ? 'ok' : 'failed'),
    testOutcome('orders', health.kind === 'ok' ? 'ok' : 'failed', sayHealth(health, context)),
    testOutcome('guest', guestAt ? 'ok' : 'open', null, guestAt),
  ]
}

function testOutcome(
  check: DeviceCheck['check'],
  result: DeviceCheck['result'],
  detail: string | null = null,
  at: string | null = null,
): DeviceCheck {
  return { check, result, detail, at }
}

function sayHealth(health: Health, { language }: PageContext): string | null {
  const said = health.kind === 'ok' ? health.remark : health.problem
  return said ? sayFault(health.detail ? `${said}: ${health.detail}` : said, language) : null
}
