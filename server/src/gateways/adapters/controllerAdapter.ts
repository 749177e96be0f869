// The common part of brands whose controller admits the guest while the browser waits.
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { ControllerFault } from '../controllers/conversation.ts'
import { driverOf } from '../controllers/drivers.ts'
import { lastSaid, queueGuest } from '../controllers/queue.ts'
import type { KnownGateway } from '../registry.ts'
import { storeReports } from '../storeSessions.ts'
import type { Adapter, ChangeResult, RunningSession } from './adapter.ts'

type Common = Omit<Adapter, 'arrive' | 'recipe'>

export const controllerAdapter: Common = {
  async authorise(services, tx, asked) {
    await queueGuest(services, tx, asked)
    return { kind: 'wait' }
  },

  admit: queueGuest,

  async extend(services, _registry, { gateway, session }, limits) {
    const remaining = limits.sessionSeconds - (await secondsOf(services, session))
    // The controller counts from now on.
    return change(services, gateway, session, { ...limits, sessionSeconds: Math.max(60, remaining) })
  },

  async changeRate(services, registry, to, limits) {
    if (limitsOfGateway(to.gateway).changeSpeed === 'none') return 'unsupported'
    return controllerAdapter.extend(services, registry, to, limits)
  },

  async disconnect(services, _registry, gateway, session) {
    const { throwOut } = driverOf(gateway)
    if (!throwOut) return 'refused'
    try {
      if (!(await throwOut(services, gateway, await guestOf(services, gateway, session)))) return 'gone'
      await close(services, gateway, session)
      return 'disconnected'
    } catch (error) {
      return failureOf(error)
    }
  },

  async status(services, _registry, gateway) {
    try {
      await driverOf(gateway).check(services, gateway)
      return { kind: 'ok' }
    } catch (error) {
      if (!(error instanceof ControllerFault)) throw error
      return { kind: 'fault', problem: error.problem, ...(error.detail && { detail: error.detail }) }
    }
  },
}

async function change(
  services: Services,
  gateway: KnownGateway,
  session: RunningSession,
  limits: Parameters<Adapter['extend']>[3],
): Promise<ChangeResult> {
  try {
    const guest = await guestOf(services, gateway, session)
    await driverOf(gateway).authorise(services, gateway, guest, limits)
    return 'done'
  } catch (error) {
    if (error instanceof ControllerFault && error.problem === 'client-unknown') return 'gone'
    return failureOf(error)
  }
}

function failureOf(error: unknown): 'silent' | 'refused' {
  if (!(error instanceof ControllerFault)) throw error
  return error.problem === 'unreachable' ? 'silent' : 'refused'
}

async function guestOf(services: Services, gateway: KnownGateway, { mac }: RunningSession) {
  const said = await services.db.asSystem((tx) => lastSaid(tx, gateway, mac))
  return { mac, data: said?.data ?? {}, username: '' }
}

async function secondsOf(services: Services, session: RunningSession): Promise<number> {
  const row = await services.db.asSystem((tx) =>
    tx.first(sql<{ started_at: string }>`select started_at from sessions where id = ${session.id}`),
  )
  return row ? Math.floor((services.clock.now().getTime() - Date.parse(row.startedAt)) / 1000) : 0
}

/** No Stop will come: the controller did it, and that is the end. */
async function close(services: Services, gateway: KnownGateway, session: RunningSession): Promise<void> {
  const at = services.clock.now().getTime()
  const { acctSessionId, username, mac, ip } = session
  const known = {
    acctSessionId,
    username,
    grant: username,
    mac,
    ip: ip ?? undefined,
    gatewayId: gateway.id,
    pageId: gateway.pageId,
  }
  const seconds = await secondsOf(services, session)
  await services.db.asSystem((tx) =>
    storeReports(services, tx, [
      { ...known, status: 'stop', at, seconds, up: undefined, down: undefined, cause: 'AdminReset' },
    ]),
  )
}
