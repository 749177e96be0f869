import { expect, test } from 'vitest'
import { PARTED } from './pageObjects.ts'
import { sql } from '../db/database.ts'
import { makeClient } from '../db/pool.ts'
import { readTables } from '../db/backup/tables.ts'
import { sweepMedia } from '../../media/orphanObjects.ts'
import { purgeDeletedPages } from '../../pages/purge.ts'
import { useServer } from '../../testing/server.ts'
import { fillInbox } from '../../testing/walk/inboxSamples.ts'
import { givenWorld } from '../../testing/walk/world.ts'

const server = useServer()

test('every table of a venue that has parts of files is one whose objects are known', async () => {
  const client = makeClient(server().services.config.databaseUrl, 'tests')
  await client.connect()
  const parted = (await readTables(client)).filter(({ columns }) => columns.includes('parts'))
  await client.end()
  expect(parted.map(({ name }) => name)).toEqual(Object.keys(PARTED).toSorted())
})

test('a page that is purged leaves no file of its inbox in the store; one that was moved is not purged', async () => {
  const { services } = server()
  const [gone, moved] = [await givenWorld(server()), await givenWorld(server())]
  const keys: string[] = []
  for (const world of [gone, moved]) {
    await fillInbox(world)
    const file = await services.db.asSystem((tx) =>
      tx.first(sql<{ id: string }>`
        update conversation_files set parts = '{1}' where page_id = ${world.page.eid} returning id`),
    )
    keys.push(`inbox/${file!.id}/1`)
    await services.storage.put(keys.at(-1)!, Buffer.from('x'), 'application/pdf')
  }
  await services.db.asSystem((tx) =>
    tx.run(sql`
      update pages set deleted_at = now() - interval '40 days', moved_at = case when id = ${moved.page.eid} then now() end
      where id in (${gone.page.eid}, ${moved.page.eid})`),
  )
  await purgeDeletedPages(services)
  await sweepMedia(services)
  expect(await services.storage.read(keys[0]!)).toBeUndefined()
  expect((await services.storage.read(keys[1]!))?.toString()).toBe('x')
})
