// Guests that a controller or openNDS did not admit: the doctor names each simulated fault.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { gateways, type GatewayConfiguration } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { send } from '@portico/server/testing/given.ts'
import { fasFields, fasLevel1, fasLevel3 } from '@portico/server/testing/opennds.ts'
import { openPortal, post } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import {
  examineGuest,
  givenTroubled,
  minutesPass,
  mustBe,
  testFaults,
  type TroubledVenue,
} from '@portico/server/testing/troubledVenue.ts'
import { serveController } from './controller.ts'
import { ACCOUNT, AP, colons, givenDevice, randomMac } from './givenController.ts'
import { startFakeUnifi, type FakeUnifi, type UnifiFaults } from './unifi.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const running: { stop(): Promise<void> }[] = []
afterAll(async () => void (await Promise.all(running.map((one) => one.stop()))))

type Unifi = {
  password?: string
  settings?: GatewayConfiguration
  faults?: UnifiFaults
  isAway?: boolean
  isDown?: boolean
}

/** A guest of a UniFi venue by API key taps, and the controller behaves as the fault says. */
async function unifiGuest({
  password,
  settings,
  faults,
  isAway,
  isDown,
}: Unifi): Promise<TroubledVenue & { unifi: FakeUnifi }> {
  const unifi = await startFakeUnifi({ kind: 'key', ...ACCOUNT })
  running.push(unifi)
  const configuration = { unifiLogin: 'key' as const, controllerUrl: unifi.url, accessPoints: AP, ...settings }
  const { page, gateway } = await givenDevice(server(), 'unifi', configuration)
  if (password !== undefined) {
    const params = { nas_id: gateway.nasId }
    await send(server(), gateways.update, { params, body: { controllerSecret: password } }, { token: page.token })
    await server().registry.refresh()
  }
  const mac = randomMac()
  if (!isAway) unifi.associate(mac)
  Object.assign(unifi.faults, faults)
  if (isDown) await unifi.stop()
  const given = { running: server(), page, gateway, mac, unifi }
  const { action } = await openPortal(server(), gateway, { id: colons(mac), ap: AP, url: 'http://example.com/' })
  await post(server(), action, { terms: 'yes' })
  return given
}

/** Waits until the order is carried out or abandoned. */
async function settled<One extends TroubledVenue>(given: One): Promise<One> {
  return until(given, /done|failed/)
}

async function until<One extends TroubledVenue>(given: One, status: RegExp): Promise<One> {
  for (let n = 0; n < 200 && !status.test((await orderOf(given)) ?? ''); n++) await sleep(50)
  return given
}

async function orderOf({ gateway }: TroubledVenue) {
  const row = await server().services.db.asSystem((tx) =>
    tx.first(
      sql<{
        status: string
      }>`select status from gateway_commands where gateway_id = ${gateway.id} order by created_at desc limit 1`,
    ),
  )
  return row?.status
}

/** A guest of an openNDS venue taps; the router has reported unless the fault says never. */
async function openndsGuest(fasLevel: 1 | 3, isHeard = true): Promise<TroubledVenue> {
  const given = await givenTroubled(server(), { type: 'opennds', configuration: { fasLevel } })
  if (isHeard) await agentSays(given)
  const fields = fasFields(colons(given.mac))
  const query = fasLevel === 1 ? fasLevel1(fields) : fasLevel3(fields, given.gateway.fasKey)
  const { action } = await openPortal(server(), given.gateway, query)
  await post(server(), action, { terms: 'yes' })
  return given
}

async function agentSays({ gateway }: TroubledVenue): Promise<void> {
  const { status } = await fetch(`${server().services.config.portalUrl}/agent/${gateway.nasId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.agentKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: '9.10.0', clients: { clients: {} } }),
  })
  expect(status).toBe(200)
}

testFaults({
  'an API key that was mistyped': {
    cause: 'order-sign-in',
    by: async () => settled(await unifiGuest({ password: 'mistyped' })),
    says: [/khóa API/, /API key/],
  },
  'a controller that is down': {
    cause: 'order-unreachable',
    by: async () => settled(await unifiGuest({ isDown: true })),
    says: [/đang chạy/, /running/],
  },
  'a site the controller does not have': {
    cause: 'order-site',
    by: async () => settled(await unifiGuest({ settings: { site: 'elsewhere' } })),
    says: [/tên site/, /the site/],
  },
  'a controller of another kind': {
    cause: 'order-version',
    by: async () => {
      const other = await serveController({}, () => ({ status: 404 }))
      running.push(other)
      return settled(await unifiGuest({ settings: { controllerUrl: other.url } }))
    },
    says: [/đúng kiểu/, /controller type/],
  },
  'a controller that refuses': {
    cause: 'order-refused',
    by: async () => settled(await unifiGuest({ faults: { refusesOrders: true } })),
    says: [/có quyền/, /may authorise/],
  },
  'an access point that takes its 25 seconds': {
    cause: 'online',
    by: async () => {
      const given = await unifiGuest({ faults: { slowMs: 2500 } })
      await until(given, /sent/)
      const { cause, links } = await examineGuest(given)
      mustBe(`${cause} ${links[3]!.state}`, 'under-way waiting')
      return settled(given)
    },
    says: [/4G hoặc VPN/, /mobile data or their VPN/],
  },
  'an openNDS router with another key, at level 1': {
    cause: 'token-refused',
    by: async () => {
      const given = await openndsGuest(1)
      await minutesPass(given, 4)
      await agentSays(given)
      return given
    },
    says: [/faskey/, /faskey/],
  },
  'an openNDS router that never called': {
    cause: 'not-set-up',
    by: () => openndsGuest(3, false),
    says: [/chưa được cài đặt/, /not set up/],
  },
  'an openNDS router that lost its line': {
    cause: 'gateway-offline',
    by: async () => {
      const given = await openndsGuest(3)
      await minutesPass(given, 10)
      return given
    },
    says: [/nguồn điện/, /power/],
  },
  'an openNDS router whose authmon stopped': {
    cause: 'order-waiting',
    by: async () => {
      const given = await openndsGuest(3)
      await minutesPass(given, 4)
      await agentSays(given)
      return given
    },
    says: [/Khởi động lại thiết bị/, /Restart the device/],
  },
})
