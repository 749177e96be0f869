import { expect, test } from 'vitest'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { sql } from '../../core/db/database.ts'
import { givenGateway, givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { arrive, givenTroubled } from '../../testing/troubledVenue.ts'

const server = useServer()

const examine = (page: Venue, of: string) => send(server(), doctor.examine, { query: { of } }, { token: page.token })

const heard = (page: Venue, minutesAgo: number) =>
  server().services.db.asSystem((tx) =>
    tx.run(
      sql`update gateways set last_seen_at = now() - make_interval(mins => ${minutesAgo}) where page_id = ${page.eid}`,
    ),
  )

test('asked about a silent device, the doctor says since when it is silent', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { name: 'Router quầy bar' })
  expect((await examine(page, gateway.nasId)).devices).toEqual([
    { nas_id: gateway.nasId, deviceName: 'Router quầy bar', lastSeenAt: null, isSilent: true, tried: 0, online: 0 },
  ])
  await heard(page, 50)
  expect((await examine(page, gateway.nasId)).devices).toMatchObject([
    { isSilent: true, lastSeenAt: expect.any(String) },
  ])
  await heard(page, 1)
  expect((await examine(page, gateway.nasId)).devices).toMatchObject([{ isSilent: false }])
})

test('a device is found by part of its name, and its phones of the last hour are counted', async () => {
  const given = await givenTroubled(server())
  await arrive(given)
  const [device] = (await examine(given.page, given.gateway.name.slice(1, 4))).devices
  expect(device).toMatchObject({ nas_id: given.gateway.nasId, tried: 1, online: 0 })
})

test('the whole name of one device is not taken for part of another', async () => {
  const page = await givenPage(server())
  for (const name of ['Sân', 'Sân sau']) await givenGateway(server(), page, { name })
  expect((await examine(page, 'sân')).devices.map(({ deviceName }) => deviceName)).toEqual(['Sân'])
  expect((await examine(page, 'ân')).devices.map(({ deviceName }) => deviceName)).toEqual(['Sân', 'Sân sau'])
  expect((await examine(page, 'không có')).devices).toEqual([])
})
