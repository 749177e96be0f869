// The set-up of controller tests: an account, a guest's address, a device created by its owner.
import { randomBytes } from 'node:crypto'
import { gateways, sessions, type GatewayConfiguration, type GatewayType } from '@portico/contract/gateways.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'

export const ACCOUNT = { user: 'portico', password: 'a long password' }
export const AP = '00:18:0a:36:1c:2b'

export type Device = { page: Venue; gateway: KnownGateway }

/** A device of its own venue; the reply to its creator must not contain the secret. */
export async function givenDevice(
  running: RunningServer,
  type: GatewayType,
  configuration: GatewayConfiguration,
): Promise<Device> {
  const page = await givenPage(running)
  const full = { controllerUser: ACCOUNT.user, ...configuration }
  const body = { name: 'Quầy', type, configuration: full, controllerSecret: ACCOUNT.password }
  const made = await send(running, gateways.create, { body }, { token: page.token })
  if (JSON.stringify(made).includes(ACCOUNT.password)) throw new Error('the reply tells the secret')
  await running.registry.refresh()
  return { page, gateway: running.registry.find(page.eid, made.nas_id)! }
}

export function randomMac(): string {
  return `02${randomBytes(5).toString('hex')}`
}

export function colons(mac: string): string {
  return mac.match(/../g)!.join(':')
}

export function onlineAt(running: RunningServer, page: Venue) {
  return send(running, sessions.online, {}, { token: page.token })
}

/** The venue's first device as the owner's list shows it. */
export async function listedAt(running: RunningServer, page: Venue) {
  return (await send(running, gateways.list, { query: {} }, { token: page.token })).rows[0]!
}
