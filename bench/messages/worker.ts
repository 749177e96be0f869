// A process that sends messages as a server's worker does, and may be killed at any moment.
import '@portico/server/core/jsx.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { ready, settings } from '../rig/child.ts'

export type SenderSettings = { dataDir: string; ownerUrl: string; smsUrl: string; portalUrl: string }

const { dataDir, ownerUrl, smsUrl, portalUrl } = settings<SenderSettings>()
// What is drawn for guests can be loaded only once the line above has run.
const { open } = await import('@portico/server/processes/openServices.ts')
const { startSender } = await import('@portico/server/messages/send/sender.ts')
const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl: ownerUrl, portalUrl }
const { services } = await open({ ...config, smsUrl, smsKey: 'bench' }, () => undefined)
startSender(services)
ready({})
