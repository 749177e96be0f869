// Everything in one process: for `npm start`, and for tests on their own ports.
import { codeLogin } from '../accessCodes/index.ts'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import type { Services } from '../core/services.ts'
import {
  makeTryOut,
  openRegistry,
  startControllers,
  startRadius,
  trackPresence,
  type RadiusServer,
  type Registry,
  type Simulator,
} from '../gateways/index.ts'
import type { Jobs } from '../core/jobs/startJobs.ts'
import { makeApi } from './api.ts'
import { gatherParts } from './gatherParts.ts'
import { listenOn } from './listenOn.ts'
import { eapOffice } from '../wifiProfiles/index.ts'
import { open, settlePortalUrl } from './openServices.ts'
import { makePortal } from './portal.ts'
import { startCrew, type Crew } from './radiusCrew.ts'
import { serveMetrics } from './serveMetrics.ts'
import { startWorker } from './worker.ts'

export type RunningServer = {
  services: Services
  registry: Registry
  radius: RadiusServer
  crew: Crew
  jobs: Jobs
  apiUrl: string
  /** Of the embedded database, which has another one after each restart. */
  readonly databasePid: number | undefined
  close(): Promise<void>
}

type Options = {
  tell?: (step: string) => void
  clock?: Clock
  log?: Log
  rejectDelayMs?: number
  idleMs?: number
  /** The database is at its newest version, as the copies that tests start on are. */
  isPrepared?: boolean
  /** Fills the database before any port opens, so that every answer sees it complete. */
  seed?: (services: Services) => Promise<void>
  /** Starts the simulated gateway, once RADIUS listens. */
  simulate?: (radius: RadiusServer, services: Services) => Promise<Simulator & { stop(): Promise<void> }>
}

/** Starts all servers. @throws StartError with a sentence for the terminal. */
// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function startAll(
  config: Config,
  { tell = () => undefined, clock, log, rejectDelayMs, idleMs, isPrepared, seed, simulate }: Options = {},
): Promise<RunningServer> {
  const opened = await open(config, tell, clock, log, isPrepared)
  const closing: (() => unknown)[] = [() => opened.close()]
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step()
  }
  try {
    const { services } = opened
    await seed?.(services)
    tell('Opening the ports')
    const registry = await openRegistry(services)
    const presence = trackPresence(services)
    closing.push(() => presence.close())
    const reusePort = config.radiusProcesses > 1
    const radius = await startRadius(services, {
      registry,
      presence,
      codes: codeLogin(services),
      eap: eapOffice(services),
      rejectDelayMs,
      idleMs,
      reusePort,
    })
    closing.push(() => radius.close())
    // The system may have chosen them.
    config.radiusAuthPort = radius.authPort
    config.radiusAcctPort = radius.acctPort
    const crew = startCrew(services, opened.ownerUrl)
    closing.push(() => crew.close())
    const controllers = startControllers(services, registry, presence)
    closing.push(() => controllers.close())
    let simulator: (Simulator & { stop(): Promise<void> }) | undefined
    const parts = gatherParts(opened, { registry, presence, tryOut: makeTryOut(() => simulator) })
    const portal = await makePortal(parts)
    closing.push(() => portal.close())
    settlePortalUrl(config, await listenOn(portal, config.host, config.portalPort, 'PORTAL_PORT'))
    simulator = await simulate?.(radius, services)
    closing.push(() => simulator?.stop())
    config.simulatorCoaPort = simulator?.coaPort ?? 0
    const api = await makeApi(parts)
    closing.push(() => api.close())
    const port = await listenOn(api, config.host, config.port, 'PORT')
    config.port = port
    const jobs = startWorker(parts)
    closing.push(() => jobs.close())
    const metrics = await serveMetrics(services, radius)
    closing.push(() => metrics.close())
    return {
      services,
      registry,
      radius,
      crew,
      jobs,
      apiUrl: `http://127.0.0.1:${port}`,
      get databasePid() {
        return opened.embedded?.pid()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
