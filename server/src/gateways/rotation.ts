// New keys for a device, valid beside the old ones until the device uses them or the time is over. Orders use the old
// keys until then, because the device still has those.
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from './registry.ts'
import { sealedKeys } from './secrets.ts'

/** Makes new keys; those made before and never used are forgotten. @returns until when the old ones are good as well */
export async function makeNextSecrets(context: PageContext, nasId: string, hours: number): Promise<Date> {
  const { tx, page, secrets, clock } = context
  const until = new Date(clock.now().getTime() + hours * 3600_000)
  const keys = sealedKeys(secrets, page.id)
  const changed = await tx.run(sql`
    update gateway_secrets s set next_radius_secret = ${keys.radius_secret}, next_fas_key = ${keys.fas_key},
      next_agent_key = ${keys.agent_key}, next_until = ${until}
    from gateways g where g.page_id = ${page.id} and g.nas_id = ${nasId} and s.page_id = g.page_id and s.gateway_id = g.id`)
  if (changed === 0) throw fail('device/not-found')
  // Somebody who still reads the steps by an older link must not learn the new keys.
  await tx.run(sql`delete from recipe_links l using gateways g
    where g.page_id = ${page.id} and g.nas_id = ${nasId} and l.page_id = g.page_id and l.gateway_id = g.id`)
  tx.notify(page.id, 'gateways')
  tx.notify(page.id, 'devices')
  return until
}

/** The gateway as it is known by its new keys; undefined when none are waiting. */
export function withNextSecrets(gateway: KnownGateway): KnownGateway | undefined {
  return gateway.next && { ...gateway, ...gateway.next, next: undefined, isRenewed: true }
}

/** The device uses its new keys, so the old ones end. Other processes learn of it from the registry. */
export async function useNextSecrets(services: Services, { pageId, id }: KnownGateway): Promise<void> {
  await services.db.asSystem((tx) =>
    promote(tx, sql`s.page_id = ${pageId} and s.gateway_id = ${id}`, services.clock.now()),
  )
}

/** Replaces old keys whose time is over. */
export async function sweepSecrets({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.asSystem((tx) => promote(tx, sql`s.next_until < ${now}`))
}

async function promote(tx: Tx, which: ReturnType<typeof sql>, provedAt?: Date): Promise<void> {
  const rows = await tx.rows(sql<{ page_id: string }>`
    update gateway_secrets s set radius_secret = next_radius_secret, fas_key = next_fas_key, agent_key = next_agent_key,
      next_radius_secret = null, next_fas_key = null, next_agent_key = null, next_until = null, proved_at = ${provedAt ?? null}
    where next_until is not null and ${which} returning s.page_id`)
  for (const { pageId } of rows) {
    tx.notify(pageId, 'gateways')
    tx.notify(pageId, 'devices')
  }
}

const HIDDEN = '••••••••'

/** The keys a person is shown: new ones as long as they wait, those in use only until the device has proved them. */
export function shownKeys(gateway: KnownGateway, isProved: boolean): { gateway: KnownGateway; isHidden: boolean } {
  const next = withNextSecrets(gateway)
  if (next) return { gateway: next, isHidden: false }
  if (!isProved) return { gateway, isHidden: false }
  const hidden = { radiusSecret: Buffer.from(HIDDEN), fasKey: HIDDEN, agentKey: HIDDEN }
  return { gateway: { ...gateway, ...hidden }, isHidden: true }
}
