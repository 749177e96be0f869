// What a guest who is online can do about the stay: have more time, or leave. The gateway is asked, and the guest sees its answer.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FlowStep } from '@portico/contract/flows.ts'
import type { OnlineNotice } from '@portico/portal/onlineView.ts'
import { changeSession, endSession, readRunning, revokeGrants, type Registry } from '../../gateways/index.ts'
import type { Services } from '../../core/services.ts'
import { sql } from '../../core/db/database.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { knownState, type Progress } from '../walk/progress.ts'
import type { PortalSession } from '../session.ts'

const STOP_WITHIN_MS = 3000
const STOP_POLL_MS = 150

/** What the flow lets a guest add, and whether any of it is left; the last step that says so has the word. */
export function extensionOf({ steps }: RunningFlow, progress: Progress, extensions: number): FlowStep['extension'] {
  const allowed = steps.findLast(
    (step) => step.extension && knownState(progress, step)?.outcome !== 'skipped',
  )?.extension
  return allowed && extensions < allowed.times ? allowed : undefined
}

/** Asks the gateway for more time. No transaction is open meanwhile. */
export async function extendStay(
  services: Services,
  registry: Registry,
  session: PortalSession,
  { minutes, times }: NonNullable<FlowStep['extension']>,
): Promise<OnlineNotice> {
  const running = await runningOf(services, session)
  // Taken before the gateway is asked: of two taps at once, one has the last extension.
  if (!running || (await count(services, session, 1, times)) === 0) return 'extend-failed'
  const asked = { ...services, page: { id: session.pageId } }
  const result = await changeSession(asked, registry, running, { moreSeconds: minutes * 60 })
  services.log.info({ visitId: session.visitId, result }, 'a guest asked for more time')
  if (result === 'done') return 'extended'
  if (result === 'queued') return 'extend-waiting'
  await count(services, session, -1, times + 1)
  return result === 'unsupported' ? 'extend-unsupported' : 'extend-failed'
}

/** Logs the guest out at the gateway. @returns nothing once they are out, else what kept them in */
export async function leave(
  services: Services,
  registry: Registry,
  session: PortalSession,
): Promise<OnlineNotice | undefined> {
  const { pageId, visitId } = session
  const running = await runningOf(services, session)
  if (!visitId || !running) return undefined
  // Before anything else: a phone that is cut off comes again within the second.
  await services.db.asSystem((tx) => revokeGrants(tx, pageId, visitId, services.clock.now()))
  const result = await endSession(services, registry, running)
  services.log.info({ visitId, result }, 'a guest logged out')
  if (result === 'silent' || result === 'refused' || result === 'unsupported') return 'leave-failed'
  // The gateway's own Stop is what ends the visit; it comes within moments of the order.
  for (let waited = 0; waited < STOP_WITHIN_MS; waited += STOP_POLL_MS) {
    if (!(await runningOf(services, session))) return undefined
    await sleep(STOP_POLL_MS)
  }
  return 'leaving'
}

async function runningOf({ db }: Services, { pageId, visitId, arrival }: PortalSession) {
  const all = await db.asSystem((tx) => readRunning(tx, pageId, { mac: arrival.mac }))
  return all.find((one) => one.visitId === visitId)
}

function count({ db }: Services, { pageId, visitId }: PortalSession, by: 1 | -1, most: number): Promise<number> {
  return db.asSystem((tx) =>
    tx.run(
      sql`update visits set extensions = extensions + ${by} where page_id = ${pageId} and id = ${visitId} and extensions < ${most}`,
    ),
  )
}
