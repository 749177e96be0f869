import { expect, test } from 'vitest'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { eraseGuest } from '../guests/index.ts'
import { givenPage } from '../testing/given.ts'
import { useServer, useServerOwner } from '../testing/server.ts'

const server = useServer()
const owner = useServerOwner(server)

test('guests are erased while their profiles are being written, and neither waits for the other forever', async () => {
  const { services } = server()
  const { eid: pageId } = await givenPage(server())
  const at = services.clock.now()
  const erase = async () => {
    const guestId = newId(at)
    await services.db.asSystem(async (tx) => {
      await tx.run(
        sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${pageId}, ${guestId}, ${at}, ${at})`,
      )
      noteGuestChanges(tx, pageId, [guestId])
    })
    return services.db.asSystem((tx) => eraseGuest(services, tx, { pageId, guestId }))
  }
  const answers = await Promise.all(Array.from({ length: 40 }, erase))
  expect(answers.every(Boolean)).toBe(true)
})

test('a venue with a great many changes leaves others their turn', async () => {
  const { services } = server()
  const [busy, calm] = [await givenPage(server()), await givenPage(server())]
  const at = services.clock.now()
  const guestId = newId(at)
  // As it is found most of the time: with nothing in it.
  await owner().query('analyze guest_changes')
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into guest_changes (page_id, id, guest_id)
      select ${busy.eid}, gen_random_uuid(), gen_random_uuid() from generate_series(1, 200000)`)
    await tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${calm.eid}, ${guestId}, ${at}, ${at})`,
    )
    noteGuestChanges(tx, calm.eid, [guestId])
  })
  const rows = () =>
    services.db.asSystem((tx) =>
      tx.first(sql<{ waiting: number; written: number }>`
        select (select count(*)::int from guest_changes where page_id = ${busy.eid}) as waiting,
          (select count(*)::int from guest_profiles where page_id = ${calm.eid}) as written`),
    )
  await expect.poll(async () => (await rows())?.written).toBe(1)
  expect((await rows())?.waiting).toBeGreaterThan(100_000)
})
