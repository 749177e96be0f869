import { expect, test } from 'vitest'
import { openDatabase, sql } from '../core/db/database.ts'
import { APP_ROLE, SYSTEM_ROLE, withUser } from '../core/db/migrate.ts'
import { newId } from '../core/id.ts'
import { makeLog } from '../core/log.ts'
import { makeSecrets } from '../core/secrets.ts'
import { SECRET_KEY } from '../testing/globalSetup.ts'
import { cloneDatabase } from '../testing/server.ts'
import { readWith, withReader } from './read/reader.ts'
import { COUNTS } from './reportsByName.ts'

test('with a copy to read from, reports are read there, behind the same wall', async () => {
  const [main, copy] = [await cloneDatabase(), await cloneDatabase()]
  const as = (url: string, role: string) =>
    withUser(url, role, makeSecrets(SECRET_KEY).derive(`role ${role}`).toString('base64url'))
  const urls = { app: as(main.url, APP_ROLE), system: as(main.url, SYSTEM_ROLE), read: as(copy.url, APP_ROLE) }
  const db = openDatabase(urls, makeLog('silent'), 2)
  const there = openDatabase({ app: as(copy.url, APP_ROLE), system: as(copy.url, SYSTEM_ROLE) }, makeLog('silent'), 2)
  const now = new Date('2026-11-10T05:00:00Z')
  const [own, other] = [newId(now), newId(now)]
  try {
    // A copy that differs, so that one sees which of the two was asked.
    await there.asSystem(async (tx) => {
      for (const id of [own, other]) {
        await tx.run(sql`insert into pages (id, name) values (${id}, 'Quán')`)
        await tx.run(sql`insert into visit_day (page_id, day, visits) values (${id}, '2026-11-09', 7)`)
      }
    })
    const asked = { range: 'last7', compare: 'none', scope: 'page' } as const
    const context = {
      db,
      clock: { now: () => now },
      page: { id: own, role: 'owner', timeZone: 'UTC' },
      may: () => true,
    }
    const user = { id: newId(now), groupId: 1, family: newId(now) }
    const reply = await db.as({ pageId: own }, (tx) => withReader({ ...context, user, tx }, asked, COUNTS.visits))
    expect(reply.now.visits).toBe(7)
    const both = { pages: [own, other], named: [], timeZone: 'UTC', now }
    const walled = await db.read!({ pageId: own }, (tx) => readWith(tx, both, asked, COUNTS.visits))
    expect(walled.now.visits).toBe(7)
  } finally {
    await Promise.all([db.close(), there.close()])
    await Promise.all([main.drop(), copy.drop()])
  }
})
