import { expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, send, type Venue } from '../../testing/given.ts'
import { reportAs, tellAs } from '../../testing/openndsAgent.ts'
import { useServer } from '../../testing/server.ts'
import type { KnownGateway } from '../index.ts'
import { sweepOpenWifi } from './sweepOpenWifi.ts'

const server = useServer()

async function given() {
  const page = await givenPage(server())
  return { page, gateway: await givenGateway(server(), page, { type: 'opennds' }) }
}
const listed = async (page: Venue) =>
  (await send(server(), gateways.list, { query: {} }, { token: page.token })).rows[0]!
const say = (gateway: KnownGateway, running?: boolean) =>
  reportAs(server(), gateway, { agent: '3', clients: null, ...(running !== undefined && { running }) })
/** As if it had been so for this long. */
const since = (gateway: KnownGateway, seconds: number) =>
  server().services.db.asSystem((tx) =>
    tx.run(
      sql`update gateways set nds_down_at = nds_down_at - make_interval(secs => ${seconds}) where id = ${gateway.id}`,
    ),
  )
const noticesOf = (page: Venue) =>
  server().services.db.asSystem(async (tx) =>
    (await tx.rows(sql<{ kind: string }>`select kind from happenings where page_id = ${page.eid} order by at, id`)).map(
      ({ kind }) => kind,
    ),
  )

test('an openNDS that ended while its agent lives is an open Wi-Fi: in the list, the doctor and a notice, once', async () => {
  const { page, gateway } = await given()
  await tellAs(server(), gateway, [])
  await say(gateway, false)
  await expect.poll(async () => (await listed(page)).state).toBe('online')
  await since(gateway, 61)
  expect(await listed(page)).toMatchObject({ state: 'open', lastError: expect.stringMatching(/open to everyone/) })
  const { drops } = await send(server(), doctor.venue, {}, { token: page.token })
  expect(drops).toMatchObject([{ reason: 'wifi-open', nas_id: gateway.nasId }])
  for (let n = 0; n < 3; n++) await sweepOpenWifi(server().services)
  expect(await noticesOf(page)).toEqual(['device.open'])
  await tellAs(server(), gateway, [])
  expect(await listed(page)).toMatchObject({ state: 'online', lastError: null })
  expect(await noticesOf(page)).toEqual(['device.open', 'device.online'])
  expect((await send(server(), doctor.venue, {}, { token: page.token })).drops).toEqual([])
})

test('an openNDS that runs and does not answer is named, and is no open Wi-Fi; of an older agent neither is known', async () => {
  for (const running of [true, undefined]) {
    const { page, gateway } = await given()
    await say(gateway, running)
    await since(gateway, 121)
    await expect.poll(async () => (await listed(page)).state).toBe('online')
    expect((await listed(page)).lastError).toMatch(/does not respond to the Portico agent/)
    await sweepOpenWifi(server().services)
    expect(await noticesOf(page)).toEqual([])
  }
})
