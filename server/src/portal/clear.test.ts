import { expect, test } from 'vitest'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenGateway, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { useServer } from '../testing/server.ts'
import { clearOwnDevices } from './clear.ts'

const server = useServer()

test('a device a guest brought along is kept for a month after its time was up, and then forgotten', async () => {
  const { services } = server()
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const { guestId, visitId, mac } = await givenGuestAtDoor(server(), gateway)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const left = () =>
    services.db.asSystem(
      async (tx) => (await tx.rows(sql`select 1 from own_devices where page_id = ${page.eid}`)).length,
    )
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into own_devices (page_id, id, guest_id, mac, name, gateway_id, visit_id, created_at)
      values (${page.eid}, ${newId(at(-100))}, ${guestId}, ${mac}, 'TV', ${gateway.id}, ${visitId}, ${at(-100)})`),
  )
  await services.db.asSystem((tx) => clearOwnDevices(tx, at(29)))
  expect(await left()).toBe(1)
  await services.db.asSystem((tx) => clearOwnDevices(tx, at(31)))
  expect(await left()).toBe(0)
})
