// Tests each cell of the table of limits at a simulator of each kind. openNDS: server/src/gateways/opennds/holdClients.test.ts
// and a real router in e2e/.
import { expect, onTestFinished, test } from 'vitest'
import { GATEWAY_KINDS, GATEWAY_LIMITS, kindOfGateway } from '@portico/contract/gateways/limits.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { sweepQuotas } from '@portico/server/gateways/quotas.ts'
import { sweepLimits } from '@portico/server/gateways/sweepLimits.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startJoiner, type OnlinePhone, type Joiner } from './joiners.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const run = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))

const SIMULATED = GATEWAY_KINDS.filter((kind) => !kind.startsWith('opennds'))
const MEGABYTE = 1_000_000

test.each(SIMULATED)('%s: each limit is held by whom the table says, and each order taken or refused', async (kind) => {
  const joiner = await startJoiner(server(), kind)
  onTestFinished(() => joiner.stop())
  const { gateway } = joiner
  const can = GATEWAY_LIMITS[kind]
  expect(kindOfGateway(gateway.type, gateway.configuration)).toBe(kind)

  const first = await joiner.join()
  const appliedLimits = first.appliedLimits()!
  expect(appliedLimits.seconds, 'time').toBe(3600)
  const speed = can.speed === 'gateway' ? [2000, 5000] : [0, 0]
  expect([appliedLimits.upKbps, appliedLimits.downKbps], 'speed').toEqual(speed)
  // A gateway that counts in larger units gets the next lower number: never more than was granted.
  const granted = can.data === 'gateway' ? 700 * MEGABYTE : 0
  expect(appliedLimits.bytes, 'data').toBeLessThanOrEqual(granted)
  expect(appliedLimits.bytes, 'data').toBeGreaterThanOrEqual(granted * 0.999)
  await takesOrders(joiner, first)

  await isEnded(joiner, 'time over', can.disconnect !== 'none', sweepLimits, async (mac) => {
    await run(sql`update grants set ends_at = now() - interval '3 minutes' where mac = ${mac}`)
  })
  await isEnded(joiner, 'data', can.data === 'clock', sweepLimits, (mac) => moves(mac, 701 * MEGABYTE))
  await isEnded(joiner, 'data a day', can.dailyData === 'clock', sweepQuotas, async (mac) => {
    await run(
      sql`insert into guest_quotas (page_id, megabytes_per_day, devices_per_guest) values (${gateway.pageId}, 1, 2)`,
    )
    if (can.dailyData !== 'none') await moves(mac, 2 * MEGABYTE)
  })
  await run(sql`delete from guest_quotas where page_id = ${gateway.pageId}`)
  await isEnded(joiner, 'time a day', can.dailyTime === 'clock', sweepQuotas, async (mac) => {
    await run(
      sql`insert into guest_quotas (page_id, minutes_per_day, devices_per_guest) values (${gateway.pageId}, 10, 2)`,
    )
    await run(sql`update sessions set started_at = started_at - interval '20 minutes' where mac = ${mac}`)
  })
  // At sign-in every kind receives what is left of the day.
  expect((await joiner.join()).appliedLimits()?.seconds, 'time a day at sign-in').toBeLessThanOrEqual(600)
})

/** Brings a phone online, makes its limit due, and lets the clock job run. */
async function isEnded(
  joiner: Joiner,
  what: string,
  isExpected: boolean,
  sweep: typeof sweepLimits,
  makeDue: (mac: string) => Promise<void>,
): Promise<void> {
  const { mac, appliedLimits } = await joiner.join()
  await sessionOf(mac)
  await makeDue(mac)
  await sweep(server().services, server().registry)
  expect(appliedLimits() === undefined, what).toBe(isExpected)
}

async function takesOrders({ gateway }: Joiner, { mac, appliedLimits }: OnlinePhone): Promise<void> {
  const can = GATEWAY_LIMITS[kindOfGateway(gateway.type, gateway.configuration)]
  const session = await sessionOf(mac)
  const { services, registry } = server()
  const adapter = adapterOf(gateway)
  const longer = { sessionSeconds: 7200, downKbps: 5000, upKbps: 2000, totalBytes: 700 * MEGABYTE }
  const result = (enforcer: string) => (enforcer === 'order' ? 'done' : 'unsupported')
  expect(await adapter.extend(services, registry, { gateway, session }, longer), 'extend').toBe(result(can.extend))
  if (can.extend === 'order') expect(appliedLimits()!.seconds, 'extend').toBeGreaterThan(7000)
  const faster = { ...longer, downKbps: 9000 }
  const changed = await adapter.changeRate(services, registry, { gateway, session }, faster)
  expect(changed, 'another speed').toBe(result(can.changeSpeed))
  if (can.changeSpeed === 'order') expect(appliedLimits()!.downKbps, 'another speed').toBe(9000)
  const thrown = await adapter.disconnect(services, registry, gateway, session)
  expect(thrown, 'disconnect').toBe(can.disconnect === 'order' ? 'disconnected' : 'refused')
  if (can.disconnect === 'order') expect(appliedLimits(), 'disconnect').toBeUndefined()
}

async function sessionOf(mac: string) {
  const find = () =>
    server().services.db.asSystem((tx) =>
      tx.first(sql<{ id: string; acctSessionId: string; username: string; mac: string; ip: string | null }>`
        select id, acct_session_id, username, mac, ip from sessions where mac = ${mac} and stopped_at is null`),
    )
  await expect.poll(find).toBeDefined()
  return (await find())!
}

/** Stores usage as if its gateway had reported it. */
async function moves(mac: string, bytes: number): Promise<void> {
  await run(sql`update sessions set down_bytes = ${bytes} where mac = ${mac}`)
}
