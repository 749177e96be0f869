// Controllers report nothing by themselves: each running session is asked about every minute. This is its accounting.
import { sql } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import { byPage } from '../../core/jobs/leasedQueue.ts'
import type { Services } from '../../core/services.ts'
import type { Presence } from '../presence.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import { storeReports, type Report } from '../storeSessions.ts'
import { ControllerFault } from './conversation.ts'
import { POLLED, driverOf } from './drivers.ts'
import { noteFault } from './noteFault.ts'
import { lastSaid } from './queue.ts'

const EVERY_SECONDS = 60
const AT_ONCE = 500
const CONTROLLERS_AT_ONCE = 50

type Due = {
  pageId: string
  gatewayId: string
  acctSessionId: string
  username: string
  mac: string
  ip: string | null
  startedAt: string
  secondsGranted: number | null
}

/** Asks about the sessions not spoken of for a minute: controllers side by side, so that a silent one delays no other. */
export async function pollControllers(services: Services, registry: Registry, presence: Presence): Promise<void> {
  const due = Map.groupBy(await takeDue(services), ({ gatewayId }) => gatewayId)
  const poll = async ([gatewayId, sessions]: [string, Due[]]) => {
    const gateway = registry.byId(gatewayId)
    if (gateway) await pollOne(services, presence, gateway, sessions)
  }
  await eachAlone(due, poll, CONTROLLERS_AT_ONCE)
}

async function pollOne(
  services: Services,
  presence: Presence,
  gateway: KnownGateway,
  sessions: readonly Due[],
): Promise<void> {
  try {
    for (const due of sessions) {
      await report(services, gateway, due)
      presence.heardOf(gateway)
    }
  } catch (error) {
    if (!(error instanceof ControllerFault)) throw error
    await noteFault(services, gateway, error)
  }
}

/** Chooses over all pages without locks, then marks page by page as asked about, so that no other process asks too. */
async function takeDue(services: Services): Promise<Due[]> {
  const now = services.clock.now()
  const lookedAt = sql`greatest(s.updated_at, s.polled_at)`
  const isDue = sql`s.stopped_at is null and ${lookedAt} < ${new Date(now.getTime() - EVERY_SECONDS * 1000)}`
  const chosen = await services.db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string; id: string }>`
      select s.page_id, s.id from sessions s join gateways g on g.page_id = s.page_id and g.id = s.gateway_id
      where g.type = any(${[...POLLED]}::text[]) and ${isDue} order by ${lookedAt} limit ${AT_ONCE}`),
  )
  const taken: Due[] = []
  for (const [pageId, ids] of byPage(chosen))
    taken.push(
      ...(await services.db.asSystem((tx) =>
        tx.rows(sql<Due>`
          update sessions set polled_at = ${now} where page_id = ${pageId} and id = any(array(
            select s.id from sessions s where s.page_id = ${pageId} and s.id = any(${ids}::uuid[]) and ${isDue}
            order by s.id for update skip locked))
          returning page_id, gateway_id, acct_session_id, username, mac, ip, started_at,
            (select max(session_seconds) from grants g where g.page_id = ${pageId} and g.username = sessions.username) as seconds_granted`),
      )),
    )
  return taken
}

async function report(services: Services, gateway: KnownGateway, due: Due): Promise<void> {
  const now = services.clock.now().getTime()
  const seconds = Math.max(0, Math.floor((now - Date.parse(due.startedAt)) / 1000))
  const isOver = due.secondsGranted !== null && seconds >= due.secondsGranted
  const { see } = driverOf(gateway)
  const data = (await services.db.asSystem((tx) => lastSaid(tx, gateway, due.mac)))?.data ?? {}
  const seen = await see?.(services, gateway, { mac: due.mac, data, username: '' })
  // Without a way to ask, the session lasts as long as it was granted.
  const isInside = seen ? seen.kind === 'inside' : !isOver
  const counted = seen?.kind === 'inside' ? seen : { ip: undefined, up: undefined, down: undefined }
  const common = {
    acctSessionId: due.acctSessionId,
    username: due.username,
    grant: due.username,
    mac: due.mac,
    seconds,
  }
  const state: Report = isInside
    ? {
        ...common,
        status: 'interim',
        at: now,
        gatewayId: gateway.id,
        pageId: gateway.pageId,
        ...counter(counted),
        ip: counted.ip,
      }
    : {
        ...common,
        status: 'stop',
        isInferred: true,
        at: now,
        cause: isOver ? 'SessionTimeout' : 'LostCarrier',
        gatewayId: gateway.id,
        pageId: gateway.pageId,
        up: undefined,
        down: undefined,
        ip: undefined,
      }
  await services.db.asSystem((tx) => storeReports(services, tx, [state]))
}

function counter({ up, down }: { up: number | undefined; down: number | undefined }) {
  return { up, down }
}
