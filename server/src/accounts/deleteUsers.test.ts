import { expect, test } from 'vitest'
import { query, sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenPage } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { clearAccounts } from './clearAccounts.ts'

const server = useServer()

/** Somebody who signed up ten days ago and never came back, named all over a venue. */
async function givenForgotten(pageId: string): Promise<string> {
  const now = server().services.clock.now()
  const [id, batch] = [newId(now), newId(now)]
  const longAgo = new Date(now.getTime() - 10 * 24 * 3600_000)
  const later = new Date(now.getTime() + 3600_000)
  await server().services.db.asSystem(async (tx) => {
    const user = {
      id,
      username: id,
      display_name: 'Lan',
      email: `${id}@example.test`,
      created_at: longAgo,
      activated_at: null,
    }
    await tx.run(query.insertInto('users').values(user))
    await tx.run(sql`insert into members (page_id, user_id, role) values (${pageId}, ${id}, 'staff')`)
    await tx.run(sql`insert into invitations (page_id, id, address, role, code_hash, invited_by, created_at, expires_at)
      values (${pageId}, ${newId(now)}, 'a@example.test', 'staff', '\\x01', ${id}, ${now}, ${later})`)
    await tx.run(sql`insert into report_shares (page_id, id, token_hash, saved, created_by, created_at, expires_at)
      values (${pageId}, ${newId(now)}, '\\x01', '{}', ${id}, ${now}, ${later})`)
    await tx.run(sql`insert into report_schedules (page_id, id, report, every, hour, weekday, monthday, recipients, language, created_by, created_at, next_at)
      values (${pageId}, ${newId(now)}, 'overview', 'day', 8, 1, 1, '[]', 'vi', ${id}, ${now}, ${later})`)
    await tx.run(sql`insert into media_files (page_id, id, kind, name, filename, mimetype, extension, size_bytes, width, height, renditions, objects, uploaded_by, created_at)
      values (${pageId}, ${newId(now)}, 'i', 'Quán', 'x.webp', 'image/webp', 'webp', 1, 1, 1, '[]', '{}', ${id}, ${now})`)
    await tx.run(sql`insert into media_uploads (page_id, id, name, size_bytes, uploaded_by, created_at, expires_at)
      values (${pageId}, ${newId(now)}, 'Quán', 1, ${id}, ${now}, ${later})`)
    await tx.run(sql`insert into access_code_batches (page_id, id, name, kind, alphabet, length, most, duration_minutes, max_devices, created_by, created_at)
      values (${pageId}, ${batch}, 'Quán', 'sheet', 'digits', 8, 1, 60, 1, ${id}, ${now})`)
    await tx.run(sql`insert into access_codes (page_id, id, batch_id, number, lookup, sealed, issued_by, created_at)
      values (${pageId}, ${newId(now)}, ${batch}, 1, '\\x01', '\\x01', ${id}, ${now})`)
  })
  return id
}

test('an account nobody activated is no member any more, and what it made stays without its name', async () => {
  const { db, clock } = server().services
  const { eid } = await givenPage(server())
  const id = await givenForgotten(eid)
  await db.asSystem((tx) => clearAccounts(tx, clock.now()))
  const left = await db.asSystem((tx) => tx.rows(sql`select 1 from users where id = ${id}`))
  expect(left).toEqual([])
  expect(await namedIn(eid, id)).toEqual([])
  const uploads = await db.asSystem((tx) =>
    tx.rows(sql`select 1 from media_uploads where page_id = ${eid} and expires_at > ${clock.now()}`),
  )
  expect(uploads).toEqual([])
})

/** Tables of the venue in which a person is still named, found by the catalogue; logs keep who did what. */
async function namedIn(pageId: string, userId: string): Promise<string[]> {
  return server().services.db.asSystem(async (tx) => {
    const columns = await tx.rows(sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.columns p on p.table_name = c.table_name and p.column_name = 'page_id'
      where c.table_schema = 'public' and c.data_type = 'uuid' and c.table_name not like 'event_%'`)
    const found: string[] = []
    for (const { table, column } of columns) {
      const row = await tx.first(
        sql`select 1 from ${sql.table(table)} where page_id = ${pageId} and ${sql.ref(column)} = ${userId}`,
      )
      if (row) found.push(`${table}.${column}`)
    }
    return found
  })
}
