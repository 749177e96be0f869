// openNDS that does not answer its agent. When the process has ended, its firewall rules are gone and everybody is online.
import { sql, type Tx } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import { publishEvents } from '../../core/domainEvents.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../registry.ts'
import type { AgentReport } from './agentReport.ts'

/** A restart takes openNDS some seconds; the view `devices` waits as long. */
const DOWN_MS = 60_000
const SILENT_MS = 5 * 60_000

/** Records whether openNDS answered, and announces its return after a reported outage. */
export async function noteAnswer(tx: Tx, gateway: KnownGateway, report: AgentReport, now: Date): Promise<void> {
  const { clients, running = null } = report
  if (clients === null) {
    await tx.run(sql`update gateways set nds_down_at = coalesce(nds_down_at, ${now}), nds_is_running = ${running}
      where page_id = ${gateway.pageId} and id = ${gateway.id}
        and (nds_down_at is null or nds_is_running is distinct from ${running})`)
    return
  }
  const back = await tx.first(sql<{ since: string; told: string | null }>`
    update gateways g set nds_down_at = null, nds_is_running = null, nds_down_told_at = null
    from (select id, nds_down_at as since, nds_down_told_at as told from gateways
      where page_id = ${gateway.pageId} and id = ${gateway.id} and nds_down_at is not null for update) old
    where g.page_id = ${gateway.pageId} and g.id = old.id returning old.since, old.told`)
  if (!back) return
  tx.notify(gateway.pageId, 'devices')
  if (!back.told) return
  const data = { nas_id: gateway.nasId, name: gateway.name, offlineSince: back.since }
  await publishEvents(tx, [{ pageId: gateway.pageId, kind: 'device.online', data, at: now }])
}

/** Notifies owners of routers whose agent reports while openNDS has stopped. Once, in any number of processes. */
export async function sweepOpenWifi({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.asSystem(async (tx) => {
    const open = await tx.rows(sql<{ pageId: string; nas_id: string; name: string; since: string }>`
      update gateways g set nds_down_told_at = ${now} from pages p
      where p.id = g.page_id and p.deleted_at is null and g.nds_down_told_at is null and not g.nds_is_running
        and g.nds_down_at <= ${new Date(now.getTime() - DOWN_MS)} and g.last_seen_at > ${new Date(now.getTime() - SILENT_MS)}
      returning g.page_id, g.nas_id, g.name, g.nds_down_at as since`)
    for (const { pageId } of open) tx.notify(pageId, 'devices')
    await publishEvents(
      tx,
      open.map(({ pageId, ...data }) => ({ pageId, kind: 'device.open', data: keepNames(data, 'nas_id'), at: now })),
    )
  })
}
