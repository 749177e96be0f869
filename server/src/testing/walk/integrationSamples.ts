// Good requests for the calls about connections, webhooks and API keys: each creates its own object. No request leaves
// the machine: the addresses are refused, or belong to no one.
import type { Sample } from './fire.ts'
import { givenConnection } from './givenIntegrations.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const SMTP = { host: '127.0.0.1', port: 25, security: 'none', user: '', fromName: '', fromAddress: 'quan@example.test' }
const SMS = { url: 'https://127.0.0.1', sender: '', dailyLimit: 10 }
const WEBHOOK = {
  url: 'https://hooks.portico.invalid/in',
  kinds: ['guest.online'],
  isOn: true,
  hasPersonalData: false,
}

export const integrationSamples: Record<string, MakeSample> = {
  'connections.saveSmtp': () => ({ body: SMTP }),
  'connections.saveGoogle': () => ({ body: { clientId: 'client', clientSecret: 'secret' } }),
  'connections.saveSms': () => ({
    body: { url: 'https://sms.portico.invalid', sender: '', dailyLimit: 10, key: 'secret' },
  }),
  'connections.testSmtp': async (world) => {
    await givenConnection(world, 'smtp', SMTP)
    return { body: { to: 'somebody@example.test' } }
  },
  'connections.testGoogle': async (world) => {
    await givenConnection(world, 'google', { clientId: 'client' })
    return {}
  },
  'connections.testSms': async (world) => {
    await givenConnection(world, 'sms', SMS)
    return { body: { to: '+84912345678' } }
  },
  'connections.remove': async (world) => {
    await givenConnection(world, 'smtp', SMTP)
    return { body: { kind: 'smtp' } }
  },
  'webhooks.create': () => ({ body: WEBHOOK }),
  'apiKeys.create': () => ({ body: { name: 'Kho số liệu', scopes: ['visits:read'] } }),
}
