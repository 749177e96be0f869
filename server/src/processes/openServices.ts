// What every process needs first: configuration, the database at its newest version, the services.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { lanAddress } from '../core/addresses.ts'
import { systemClock, type Clock } from '../core/clock.ts'
import { StartError, type Config } from '../core/config.ts'
import { openDatabase } from '../core/db/database.ts'
import { startEmbedded, type EmbeddedDatabase } from '../core/db/embedded.ts'
import { APP_ROLE, migrate, SYSTEM_ROLE, withUser } from '../core/db/migrate.ts'
import { openEgress } from '../core/egress/openEgress.ts'
import { keepPartitions } from '../core/db/partitions.ts'
import { urlFile } from '../core/db/urlFile.ts'
import { openSignals } from '../core/signals.ts'
import { freezeIntrinsics } from '../core/freezeIntrinsics.ts'
import { makeGate } from '../core/http/gate.ts'
import { openLocks, type Locks } from '../core/jobs/locks.ts'
import { makeLog, type Log } from '../core/log.ts'
import { makeMetrics } from '../core/metrics/metrics.ts'
import { earlySecrets, openSecrets } from '../core/installationSecrets.ts'
import { makeSecrets } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import { openStorage } from '../core/storage/openStorage.ts'
import { deliverSpans } from '../core/tracing/deliverSpans.ts'
import { makeTracer } from '../core/tracing/span.ts'
import { makeTokens } from '../core/tokens.ts'
import { makeVitals } from '../core/vitals.ts'
import { FEATURES } from './features.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

export type OpenServices = {
  services: Services
  locks: Locks
  embedded: EmbeddedDatabase | undefined
  /** The database under its owner's role, for other processes. */
  ownerUrl: string
  /** Makes the months to come for events, drops those that are over. */
  keepEvents(): Promise<string[]>
  close(): Promise<void>
}

/**
 * @param tell receives each step that may take a moment.
 * @param isPrepared of a database that is known to be up to date.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function open(
  config: Config,
  tell: (step: string) => void,
  clock: Clock = systemClock,
  log: Log = makeLog(config.logLevel),
  isPrepared = false,
): Promise<OpenServices> {
  freezeIntrinsics()
  if (!config.databaseUrl) makeFolder(config.dataDir)
  const early = earlySecrets(config)
  const password = (role: string) => early.derive(`role ${role}`).toString('base64url')
  if (!config.databaseUrl) tell('Starting PostgreSQL')
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: config.dataDir,
        password: password('owner'),
        earlierPasswords: config.earlierKeys.map((key) => makeSecrets(key).derive('role owner').toString('base64url')),
        log,
      })
  try {
    const ownerUrl = config.databaseUrl || embedded!.url
    const keepEvents = () => keepPartitions(ownerUrl, clock.now(), config.eventMonths)
    if (!isPrepared) {
      tell('Bringing the database up to date')
      const roles = { app: password(APP_ROLE), system: password(SYSTEM_ROLE) }
      const ran = await migrate(ownerUrl, roles, { tell })
      for (const name of ran) tell(`  ${name}`)
    }
    const as = (role: string, url = ownerUrl) => withUser(url, role, password(role))
    const direct = as(SYSTEM_ROLE)
    const pool = config.databasePoolUrl
    const db = openDatabase(
      {
        app: as(APP_ROLE, pool || ownerUrl),
        system: as(SYSTEM_ROLE, pool || ownerUrl),
        ...(pool && { direct }),
        ...(config.databaseReadUrl && {
          read: { url: as(APP_ROLE, config.databaseReadUrl), lagSeconds: config.databaseReadLagSeconds },
        }),
      },
      log,
    )
    // Each waits for connections of its own.
    const [secrets, signals] = await Promise.all([
      openSecrets(db, config),
      openSignals(direct, log),
      isPrepared ? undefined : keepEvents(),
    ])
    if (embedded) writeFileSync(urlFile(config), embedded.url, { mode: 0o600 })
    const egress = openEgress(config)
    const locks = openLocks(direct, log)
    const spans = config.tracesUrl ? deliverSpans({ egress, log }, config.tracesUrl) : undefined
    const services: Services = {
      config,
      clock,
      log,
      db,
      signals,
      secrets,
      tokens: makeTokens(secrets, clock),
      egress,
      storage: openStorage(config, egress),
      consumers: FEATURES.flatMap(({ consumer }) => consumer?.({ secrets, clock }) ?? []),
      gate: makeGate(),
      vitals: makeVitals(() => clock.now().getTime()),
      metrics: config.metricsPort > 0 ? makeMetrics() : undefined,
      tracer: spans && makeTracer(clock, spans.keep),
      guestData: FEATURES.flatMap(({ guestData }) => guestData ?? []),
    }
    return {
      services,
      locks,
      embedded,
      ownerUrl,
      keepEvents,
      async close() {
        await spans?.close()
        await locks.close()
        await signals.close()
        await db.close()
        if (embedded) rmSync(urlFile(config), { force: true })
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Where guests reach the portal, known only once its port is. */
export function settlePortalUrl(config: Config): void {
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::'
  config.portalUrl ||= `http://${isEverywhere ? lanAddress() : config.host}:${config.portalPort}`
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be made: ${messageOf(error)}. Set DATA_DIR to a folder of yours.`,
    )
  }
}
