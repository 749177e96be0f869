import { expect, test } from 'vitest'
import { exports, type Export } from '@portico/contract/exports.ts'
import { leads } from '@portico/contract/leads.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { sql } from '../core/db/database.ts'
import { openParts } from '../imports/read/partedFile.ts'
import { readTable } from '../imports/read/readTable.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { importFile } from '../testing/imports.ts'
import { useServer } from '../testing/server.ts'
import { clearExports } from './startExports.ts'

const server = useServer()
type Holder = { token: string }

async function finished(holder: Holder, id: string): Promise<Export> {
  const read = async () => (await send(server(), exports.list, { query: {} }, holder)).rows.find((row) => row.id === id)
  await expect.poll(async () => (await read())?.state, { timeout: 20_000 }).not.toBe('waiting')
  return (await read())!
}

async function fetchFile(holder: Holder, { id, parts }: Export): Promise<Buffer> {
  const bytes: Buffer[] = []
  for (let number = 1; number <= parts; number += 1)
    bytes.push(Buffer.from((await send(server(), exports.part, { params: { id, number } }, holder)).data, 'base64'))
  return Buffer.concat(bytes)
}

async function exportGuests(holder: Holder, filters: object = {}, format: 'csv' | 'xlsx' = 'csv') {
  const { id } = await send(server(), exports.guests, { body: { format, filters } }, holder)
  const done = await finished(holder, id)
  return { done, file: await fetchFile(holder, done) }
}

const people = (page: Venue, count: number) =>
  importFile(
    server(),
    page,
    [
      'name,phone,tags',
      '=HYPERLINK("http://x"),0911111111,VIP',
      ...Array.from({ length: count - 1 }, (_, n) => `Khách ${n},09${20_000_000 + n},`),
    ].join('\n'),
  )

test('a file has exactly the guests of the filtered list, in its order, and runs nothing in a spreadsheet', async () => {
  const page = await givenPage(server())
  await people(page, 2300)
  const { done, file } = await exportGuests(page)
  expect(done).toMatchObject({ state: 'done', rows: 2300, isNamed: true, isFiltered: false, target: 'guests' })
  const lines = file.toString().split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFName,Phone,E-mail,Known by,Lifecycle,Tags,Visits,Rating,May be contacted by,First visit,Last visit',
  )
  expect(new Set(lines.slice(1, -1)).size).toBe(2300)
  expect(file.toString()).toContain(`"'=HYPERLINK(""http://x"")",'+84911111111,`)
  const { rows } = await send(server(), tags.list, { query: {} }, page)
  const filtered = await exportGuests(page, { tags: rows[0]!.id })
  expect(filtered.done).toMatchObject({ rows: 1, isFiltered: true })
})

test('a workbook has the same rows, and what is imported from it changes nothing', async () => {
  const page = await givenPage(server())
  await people(page, 1200)
  const { done, file } = await exportGuests(page, { search: 'khach' }, 'xlsx')
  expect(done.rows).toBe(1199)
  const storage = { read: async (_: string, { from, to } = { from: 0, to: 0 }) => file.subarray(from, to + 1) }
  const rows = []
  for await (const batch of readTable(openParts(storage as never, [file.length], () => ''))) rows.push(...batch)
  expect(rows).toHaveLength(1200)
  const again = await importFile(server(), page, file)
  expect(again).toMatchObject({ added: 0, updated: 0, skipped: 1199, wrong: 0 })
})

test('anyone who may not read names gets masks in the file as on the screen', async () => {
  const page = await givenPage(server())
  await people(page, 2)
  const editor = { token: (await givenMember(server(), page, 'editor')).pageToken }
  const { done, file } = await exportGuests(editor)
  expect(done.isNamed).toBe(false)
  expect(file.toString()).toMatch(/K\*\*\*,\*\*\*000,/)
  expect(file.toString()).not.toMatch(/Khách 0|20000000|HYPERLINK/)
})

test('a file is only for who asked, for as long as they may read it, and for a day', async () => {
  const page = await givenPage(server())
  await people(page, 2)
  const manager = await givenMember(server(), page, 'manager')
  const asManager = { token: manager.pageToken }
  const { done } = await exportGuests(asManager)
  const part = (holder: Holder) => send(server(), exports.part, { params: { id: done.id, number: 1 } }, holder)
  await expect(part(page)).rejects.toMatchObject({ code: 'export/not-found' })
  await expect(part(await givenPage(server()))).rejects.toMatchObject({ code: 'export/not-found' })
  await expect(send(server(), exports.remove, { params: { id: done.id } }, page)).rejects.toMatchObject({
    code: 'export/not-found',
  })
  const change = (set: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(set))
  await change(
    sql`update members set can_read_identity = false where page_id = ${page.eid} and user_id = ${manager.id}`,
  )
  await expect(part(asManager)).rejects.toMatchObject({ code: 'auth/forbidden' })
  await change(sql`update members set can_read_identity = null where page_id = ${page.eid} and user_id = ${manager.id}`)
  expect(await part(asManager)).toMatchObject({ data: expect.any(String) })
  await change(
    sql`update exports set expires_at = now() - interval '1 second' where page_id = ${page.eid} and id = ${done.id}`,
  )
  await expect(part(asManager)).rejects.toMatchObject({ code: 'export/gone' })
  await clearExports(server().services)
  expect((await finished(asManager, done.id)).state).toBe('gone')
  const left = await server().services.db.asSystem((tx) =>
    tx.first(sql`select 1 from media_leftovers where key = ${`exports/${done.id}/1`}`),
  )
  expect(left).toBeDefined()
})

test('leads are exported as their list is filtered, masked where they are masked', async () => {
  const page = await givenPage(server())
  await send(server(), leads.create, { body: { name: 'Hạnh', phone: '0912345678', note: '@SUM(1)' } }, page)
  await send(server(), leads.create, { body: { name: 'Bình', email: 'binh@example.test', stage: 'won' } }, page)
  const run = async (holder: Holder, filters: object) => {
    const { id } = await send(server(), exports.leads, { body: { format: 'csv', filters } }, holder)
    return (await fetchFile(holder, await finished(holder, id))).toString()
  }
  const won = await run(page, { stage: 'won' })
  expect(won).toContain('Bình,,binh@example.test,')
  expect(won).not.toContain('Hạnh')
  expect(await run(page, {})).toContain(`,'@SUM(1)`)
  const staff = { token: (await givenMember(server(), page, 'staff')).pageToken }
  expect(await run(staff, {})).toContain('H***,***678,')
  await expect(send(server(), exports.guests, { body: { format: 'csv', filters: {} } }, staff)).rejects.toMatchObject({
    code: 'auth/forbidden',
  })
})

test('an unknown filter is refused before a file is begun', async () => {
  const page = await givenPage(server())
  await expect(
    send(server(), exports.guests, { body: { format: 'csv', filters: { profileType: 'x' } as never } }, page),
  ).rejects.toMatchObject({ code: 'request/invalid' })
  const segment = '00000000-0000-7000-8000-00000000dead'
  const { id } = await send(server(), exports.guests, { body: { format: 'csv', filters: { segment } } }, page)
  expect((await finished(page, id)).state).toMatch(/done|failed/)
  await send(server(), profiles.list, { query: {} }, page)
})
