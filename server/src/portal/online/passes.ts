// A few minutes of slow Internet, to fetch a mail or to sign in with the real browser. Who does not come back in time
// is disconnected; who does keeps the session, at full speed.
import { DAY_MS } from '@portico/contract/dates.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { PASS } from '@portico/contract/flows.ts'
import type { Venue } from '@portico/portal/view.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import {
  adapterOf,
  changeSession,
  readRunning,
  revokeGrants,
  type HandOver,
  type KnownGateway,
  type Registry,
} from '../../gateways/index.ts'
import { beginVisit } from '../../visits/index.ts'
import { openDoor } from './connect.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { writePerson } from '../person/person.ts'
import { saveSession, type PortalSession } from '../session.ts'

/** Passes a phone gets in 24 hours: they are for signing in, not for living on. */
const MOST_A_DEVICE = 4
const STOP_WITHIN_MS = 3000
const STOP_POLL_MS = 100
/** A router tells of a phone it let in when it asks for orders, every 5 seconds. */
const REPORTED_WITHIN_MS = 7000
/** A gateway that cannot be reached ends the session by its own Session-Timeout. */
const GIVE_UP_MS = 10 * 60_000
/** Gateways asked at the same time: one that does not answer takes seconds. */
const AT_ONCE = 8

/** Opens the pass of a session. @returns undefined when this phone has had enough of them. */
export async function openPass(
  services: Services,
  tx: Tx,
  of: { gateway: KnownGateway; session: PortalSession; flow: RunningFlow; venue: Venue },
): Promise<HandOver | undefined> {
  const { gateway, session } = of
  const { pageId, arrival, progress } = session
  const now = services.clock.now()
  const had = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from portal_passes p join visits v on v.page_id = p.page_id and v.id = p.visit_id
    where p.page_id = ${pageId} and v.mac = ${arrival.mac} and p.ends_at > ${new Date(now.getTime() - DAY_MS)}`)
  if ((had?.count ?? 0) >= MOST_A_DEVICE) return undefined
  const { guestId } = await writePerson(services, tx, of)
  const visitId = await beginVisit(services, tx, { pageId, guestId, gatewayId: gateway.id, mac: arrival.mac })
  const endsAt = new Date(now.getTime() + PASS.seconds * 1000)
  await tx.run(
    query
      .insertInto('portal_passes')
      .values({ page_id: pageId, visit_id: visitId, token_hash: session.tokenHash, ends_at: endsAt }),
  )
  progress.pass = { visitId, endsAt: endsAt.toISOString() }
  await saveSession(tx, session)
  const limits = { sessionSeconds: PASS.seconds, downKbps: PASS.kbps, upKbps: PASS.kbps }
  return openDoor(services, tx, gateway, session, visitId, limits)
}

/** Whose pass it is. */
type Passing = { visitId: string; mac: string }
type Running = { id: string; acctSessionId: string; username: string; mac: string; ip: string | null }

/** The running session of a visit, as its gateway knows it. */
function runningOf(tx: Tx, pageId: string, visitId: string): Promise<Running | undefined> {
  return tx.first(sql<Running>`
    select id, acct_session_id, username, mac, ip from sessions
    where page_id = ${pageId} and visit_id = ${visitId} and stopped_at is null order by started_at desc limit 1`)
}

/**
 * Gives the slow session of a pass all that the guest has earned. Most gateways end it, and the phone signs in again. One
 * that takes orders only when it asks for them would throw the phone out after that: it changes the session as it runs.
 * @returns whether the session goes on, and the phone need not sign in again
 */
export async function liftSlowSession(
  services: Services,
  registry: Registry,
  gateway: KnownGateway,
  { visitId, mac }: Passing,
): Promise<boolean> {
  if (adapterOf(gateway).fetchesOrders) return changeAsItRuns(services, registry, gateway, { visitId, mac })
  const session = await services.db.asSystem((tx) => runningOf(tx, gateway.pageId, visitId))
  if (!session) return false
  const result = await adapterOf(gateway).disconnect(services, registry, gateway, session)
  services.log.info({ visitId, result }, 'a pass became a session')
  // The gateway's Stop must be in before the next Start: both are of one visit, and the last word on it must be the Start.
  for (let waited = 0; result === 'disconnected' && waited < STOP_WITHIN_MS; waited += STOP_POLL_MS) {
    if (!(await services.db.asSystem((tx) => runningOf(tx, gateway.pageId, visitId)))) return false
    await sleep(STOP_POLL_MS)
  }
  return false
}

/** Its newest grant, which the guest has earned, holds from now on. */
async function changeAsItRuns(
  services: Services,
  registry: Registry,
  { pageId }: KnownGateway,
  { visitId, mac }: Passing,
): Promise<boolean> {
  const find = async () =>
    (await services.db.asSystem((tx) => readRunning(tx, pageId, { mac }))).find((one) => one.visitId === visitId)
  let session = await find()
  for (let waited = 0; !session && waited < REPORTED_WITHIN_MS; waited += STOP_POLL_MS) {
    await sleep(STOP_POLL_MS)
    session = await find()
  }
  if (!session) return false
  const asked = { ...services, page: { id: pageId } }
  const result = await changeSession(asked, registry, session, {})
  services.log.info({ visitId, result }, 'a pass became a session')
  return result === 'queued'
}

type OverPass = { pageId: string; visitId: string; gatewayId: string; again: boolean }

/** Closes the passes of a page that are over, and takes back what they let in. */
function closePasses({ db }: Services, pageId: string, now: Date): Promise<OverPass[]> {
  return db.asSystem(async (tx) => {
    const rows = await tx.rows(sql<OverPass>`
      with closed as (
        update portal_passes set closed_at = ${now} where page_id = ${pageId} and closed_at is null and ends_at <= ${now}
        returning visit_id, ends_at > ${new Date(now.getTime() - GIVE_UP_MS)} as again
      )
      select v.page_id, c.visit_id, c.again, v.gateway_id from closed c join visits v on v.page_id = ${pageId} and v.id = c.visit_id`)
    for (const { visitId } of rows) await revokeGrants(tx, pageId, visitId, now)
    return rows
  })
}

/** Disconnects guests whose pass is over. */
export async function sweepPasses(services: Services, registry: Registry): Promise<void> {
  const now = services.clock.now()
  const pages = await services.db.asSystem((tx) =>
    tx.rows(
      sql<{ pageId: string }>`select distinct page_id from portal_passes where closed_at is null and ends_at <= ${now}`,
    ),
  )
  const end = async ({ pageId, visitId, gatewayId, again }: OverPass) => {
    const gateway = registry.byId(gatewayId)
    const session = await services.db.asSystem((tx) => runningOf(tx, pageId, visitId))
    if (!gateway || !session) return
    const result = await adapterOf(gateway).disconnect(services, registry, gateway, session)
    services.log.info({ visitId: visitId, result }, 'a pass is over')
    if (again && (result === 'silent' || result === 'refused'))
      await services.db.asSystem((tx) =>
        tx.run(sql`update portal_passes set closed_at = null where page_id = ${pageId} and visit_id = ${visitId}`),
      )
  }
  const endAll = async ({ pageId }: { pageId: string }) =>
    eachAlone(await closePasses(services, pageId, now), end, AT_ONCE)
  await eachAlone(pages, endAll, AT_ONCE)
}
