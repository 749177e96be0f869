// The agent's calls: who is online comes in, orders go out. openNDS speaks no RADIUS; this is its accounting.
import { timingSafeEqual } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import { readPageToken } from '../../core/pageToken.ts'
import type { Services } from '../../core/services.ts'
import { adapterOf } from '../adapters/index.ts'
import type { Presence } from '../presence.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { withNextSecrets } from '../rotation.ts'
import { storeReports } from '../storeSessions.ts'
import { listedClients, type AgentReport } from './agentReport.ts'
import { applyChanges } from './sessionChanges.ts'
import { reportsOf } from './clients.ts'
import { noteAnswer } from './sweepOpenWifi.ts'
import { holdClients } from './holdClients.ts'
import { orderLines } from './orders.ts'

/** The agent's words when ndsctl hung or was busy. */
const UNANSWERED = 'openNDS does not answer'

/** The gateway an agent's key belongs to: the key names the page, the address the gateway on it. */
export function findAgent(
  registry: Registry,
  nasId: string,
  authorization: string | undefined,
): KnownGateway | undefined {
  const key = /^Bearer (\S{1,200})$/.exec(authorization ?? '')?.[1] ?? ''
  const page = readPageToken(key)
  const gateway = page && registry.find(page.pageId, nasId)
  if (!gateway || !adapterOf(gateway).fetchesOrders) return undefined
  return [gateway, withNextSecrets(gateway)].find((known) => {
    const expected = Buffer.from(known?.agentKey ?? '')
    return expected.length === key.length && timingSafeEqual(Buffer.from(key), expected)
  })
}

/** Takes a report. @returns the orders to carry out, one a line. */
export async function takeReport(
  services: Services,
  presence: Presence,
  gateway: KnownGateway,
  report: AgentReport,
): Promise<string> {
  presence.heardOf(gateway)
  const now = services.clock.now()
  return services.db.asSystem(async (tx) => {
    // One report of a gateway at a time: two at once would each miss what the other stores.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${gateway.id}, 0))`)
    await takeResults(tx, gateway, report, now)
    await tx.run(sql`update gateways set agent_version = ${report.agent}
      where page_id = ${gateway.pageId} and id = ${gateway.id} and agent_version is distinct from ${report.agent}`)
    await noteAnswer(tx, gateway, report, now)
    if (report.clients) {
      const listed = listedClients(report)
      await storeReports(services, tx, await reportsOf(tx, gateway, listed, now))
      await holdClients(tx, gateway, listed, now)
    }
    return orderLines(tx, gateway, now)
  })
}

async function takeResults(tx: Tx, gateway: KnownGateway, { results }: AgentReport, now: Date): Promise<void> {
  if (results.length === 0) return
  // What openNDS did not answer is asked again. A change had its client out by then, so that one comes in only.
  await tx.run(sql`
    update gateway_commands c set status = case when r.ok then 'done' when r.detail = ${UNANSWERED} then 'sent' else 'failed' end,
      done_at = case when r.ok or r.detail <> ${UNANSWERED} then ${now}::timestamptz end, detail = r.detail,
      payload = case when r.detail = ${UNANSWERED} and c.kind = 'change' then c.payload || '{"isOut": true}' else c.payload end
    from unnest(${results.map((r) => r.id)}::text[], ${results.map((r) => r.ok)}::boolean[], ${results.map((r) => r.detail)}::text[]) as r (id, ok, detail)
    where c.page_id = ${gateway.pageId} and c.gateway_id = ${gateway.id} and c.id::text = r.id and c.status in ('queued', 'sent')`)
  const good = results.filter((r) => r.ok).map((r) => r.id)
  await applyChanges(tx, gateway, good)
  tx.notify(gateway.pageId, 'sessions')
}
