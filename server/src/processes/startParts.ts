// The parts of a server: all of them in one process, or each in processes of its own, on one machine or on several.
import { setTimeout as sleep } from 'node:timers/promises'
import { codeLogin } from '../accessCodes/index.ts'
import type { Clock } from '../core/clock.ts'
import { StartError, type Config } from '../core/config.ts'
import type { Log } from '../core/log.ts'
import type { Services } from '../core/services.ts'
import {
  makeTryOut,
  openRegistry,
  startControllers,
  startRadius,
  trackPresence,
  type Presence,
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
import { makeHealth } from './health.ts'
import { makePortal } from './portal.ts'
import { startCrew, type Crew, type CrewScript } from './radiusCrew.ts'
import { serveMetrics } from './serveMetrics.ts'
import { startWorker } from './worker.ts'

/** What a process can run. Any number of processes may run the same part. */
export const PARTS = ['api', 'portal', 'radius', 'worker'] as const
export type Part = (typeof PARTS)[number]

/** Proxies look every second or two whether a server is ready. */
const LEAVE_MS = 2000

/** What a process runs is there; the rest is undefined. */
export type RunningParts = {
  services: Services
  registry: Registry
  presence: Presence
  radius?: RadiusServer
  crew?: Crew
  jobs?: Jobs
  /** Of the embedded database, which has another one after each restart. */
  readonly databasePid: number | undefined
  /** Tells proxies to send requests elsewhere, and answers until they have noticed. */
  leave(): Promise<void>
  /** Answers what has begun, and stops. */
  close(): Promise<void>
}

export type StartOptions = {
  tell?: (step: string) => void
  clock?: Clock
  log?: Log
  rejectDelayMs?: number
  idleMs?: number
  /** Runs the other RADIUS processes; by default the source does. */
  crewScript?: CrewScript
  /** False where jobs run only when a test calls them. */
  jobsAreTimed?: boolean
  /** The database is at its newest version, as the copies that tests start on are. */
  isPrepared?: boolean
  /** Fills the database before any port opens, so that every answer sees it complete. */
  seed?: (services: Services) => Promise<void>
  /** Starts the simulated gateway, once RADIUS listens. */
  simulate?: (radius: RadiusServer, services: Services) => Promise<Simulator & { stop(): Promise<void> }>
}

/** Starts some parts. @throws StartError with a sentence for the terminal. */
// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function startParts(
  config: Config,
  chosen: readonly Part[],
  {
    tell = () => undefined,
    clock,
    log,
    rejectDelayMs,
    idleMs,
    crewScript,
    jobsAreTimed,
    isPrepared,
    seed,
    simulate,
  }: StartOptions = {},
): Promise<RunningParts> {
  if (chosen.length < PARTS.length && config.databaseUrl === '')
    throw new StartError('Parts share one PostgreSQL: set DATABASE_URL. The embedded one belongs to a single process.')
  const opened = await open(config, tell, clock, log, isPrepared)
  const closing: (() => unknown)[] = [() => opened.close()]
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step()
  }
  try {
    const { services } = opened
    await seed?.(services)
    const registry = await openRegistry(services)
    const presence = trackPresence(services)
    closing.push(() => presence.close())
    let simulator: (Simulator & { stop(): Promise<void> }) | undefined
    const parts = gatherParts(opened, { registry, presence, tryOut: makeTryOut(() => simulator) })
    // Made before any port opens: the first requests would take the time in which the last port is made.
    const portal = chosen.includes('portal') ? await makePortal(parts) : undefined
    const api = chosen.includes('api') ? await makeApi(parts) : undefined
    const health = config.healthPort > 0 ? await makeHealth(parts) : undefined
    tell('Opening the ports')
    let radius: RadiusServer | undefined
    let crew: Crew | undefined
    if (chosen.includes('radius')) {
      const reusePort = config.radiusProcesses > 1
      const eap = eapOffice(services)
      const codes = codeLogin(services)
      radius = await startRadius(services, { registry, presence, codes, eap, rejectDelayMs, idleMs, reusePort })
      closing.push(() => radius?.close())
      // The system may have chosen them.
      config.radiusAuthPort = radius.authPort
      config.radiusAcctPort = radius.acctPort
      crew = startCrew(services, opened.ownerUrl, crewScript)
      closing.push(() => crew?.close())
    }
    closing.push(() => Promise.all([portal?.close(), api?.close(), health?.close()]))
    if (portal) config.portalPort = await listenOn(portal, config.host, config.portalPort, 'PORTAL_PORT')
    settlePortalUrl(config)
    if (radius) simulator = await simulate?.(radius, services)
    closing.push(() => simulator?.stop())
    config.simulatorCoaPort = simulator?.coaPort ?? 0
    if (api) config.port = await listenOn(api, config.host, config.port, 'PORT')
    if (health) await listenOn(health, config.host, config.healthPort, 'HEALTH_PORT')
    let jobs: Jobs | undefined
    if (chosen.includes('worker')) {
      const controllers = startControllers(services, registry, presence)
      closing.push(() => controllers.close())
      jobs = startWorker(parts, jobsAreTimed)
      closing.push(() => jobs?.close())
    }
    const metrics = await serveMetrics(services, radius)
    closing.push(() => metrics.close())
    return {
      services,
      registry,
      presence,
      ...(radius && { radius }),
      ...(crew && { crew }),
      ...(jobs && { jobs }),
      get databasePid() {
        return opened.embedded?.pid()
      },
      async leave() {
        services.vitals.leave()
        if ((portal ?? api) && config.isProduction) await sleep(LEAVE_MS)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
