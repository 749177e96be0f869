// RADIUS alone, on the ports and the database of a running Portico: `RADIUS_PROCESSES` starts these for many cores.
import { codeLogin } from '../accessCodes/index.ts'
import { readConfig, type Config } from '../core/config.ts'
import { eapOffice } from '../wifiProfiles/index.ts'
import { openRegistry, startRadius, trackPresence } from '../gateways/index.ts'
import { open } from './openServices.ts'

/** Shares the ports with the processes that are there; the system spreads gateways among them. */
export async function startRadiusAlone(config: Config): Promise<{ close(): Promise<void> }> {
  const opened = await open(config, () => undefined)
  const { services } = opened
  const presence = trackPresence(services)
  const registry = await openRegistry(services)
  const radius = await startRadius(services, {
    registry,
    presence,
    codes: codeLogin(services),
    eap: eapOffice(services),
    reusePort: true,
  })
  return {
    async close() {
      await radius.close()
      await presence.close()
      await opened.close()
    },
  }
}

/** The whole work of such a process, which ends with the one that started it. */
export async function runRadiusAlone(): Promise<void> {
  const starting = startRadiusAlone(readConfig())
  const stop = () => void starting.then((running) => running.close()).finally(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)
  await starting
  if (process.connected) process.send?.('ready')
}

if (import.meta.main) void runRadiusAlone()
