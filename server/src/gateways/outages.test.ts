import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { sweepPresence, trackPresence } from './presence.ts'

const clock = handClock()
const server = useServer({ clock })

test('a device’s outages are remembered, with how long it could be reached and what it carried each day', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const { services } = server()
  const read = () => send(server(), gateways.history, { params: { nas_id: gateway.nasId } }, { token: page.token })
  expect(await read()).toMatchObject({ outages: [], availability: null })

  const since = clock.now()
  await hearFrom(gateway)
  clock.advance(11 * 60)
  const silentFrom = (await services.db.asSystem((tx) =>
    tx.first(sql<{ at: string }>`select last_seen_at as at from gateways where id = ${gateway.id}`),
  ))!.at
  for (let n = 0; n < 2; n++) await sweepPresence(services, since)
  expect(await read()).toMatchObject({ outages: [{ from: silentFrom, to: null }] })

  clock.advance(60)
  await hearFrom(gateway)
  const { outages, availability, days } = await read()
  expect(outages).toEqual([{ from: silentFrom, to: clock.now().toISOString() }])
  expect(availability).toBeLessThan(0.01)
  expect(days).toHaveLength(30)
  expect(new Set(days.map(({ day }) => day)).size).toBe(30)

  clock.advance(2 * 60)
  expect((await read()).availability).toBeCloseTo(2 / 14, 1)
})

test('another page’s device has no history here', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const { nasId } = await givenGateway(server(), other)
  const asked = send(server(), gateways.history, { params: { nas_id: nasId } }, { token: page.token })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

async function hearFrom(gateway: Parameters<ReturnType<typeof trackPresence>['heardOf']>[0]): Promise<void> {
  const presence = trackPresence(server().services)
  presence.heardOf(gateway)
  await presence.close()
}
