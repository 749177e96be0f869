// A process that moves guests on as a server's worker does, and may be killed at any moment.
import '@portico/server/core/jsx.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { ready, settings } from '../rig/child.ts'

export type MoverSettings = { dataDir: string; ownerUrl: string }

const { dataDir, ownerUrl } = settings<MoverSettings>()
// What is drawn for guests can be loaded only once the line above has run.
const { open } = await import('@portico/server/processes/openServices.ts')
const { startAutomations } = await import('@portico/server/automations/engine/work.ts')
const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl: ownerUrl }
const { services } = await open(config, () => undefined)
startAutomations(services)
ready({})
