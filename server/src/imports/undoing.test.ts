// Taking an import back, and whom a file must not bring back.
import { expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { imports } from '@portico/contract/imports.ts'
import { leads } from '@portico/contract/leads.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { sql } from '../core/db/database.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenKnownGuest, importFile, storedGuests, undo } from '../testing/imports.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const EVIDENCE = {
  by: 'Chị Lan ở quầy',
  on: '2026-10-01',
  text: 'Tôi đồng ý nhận tin khuyến mãi qua Zalo.',
  channels: ['zalo' as const],
  isForAll: true,
}

const list = async (page: Venue, query: Record<string, unknown> = {}) =>
  (await send(server(), profiles.list, { query }, { token: page.token })).data
const only = async (page: Venue) => (await list(page))[0]!

test('undoing takes away who was added and what was filled in, and keeps guests who were seen or changed since', async () => {
  const page = await givenPage(server())
  await givenKnownGuest(server(), page, { phone: '+84912345678' })
  await givenKnownGuest(server(), page, { phone: '+84912345679' })
  const file = [
    'name,phone,tags,note',
    'Đào,0912345678,VIP,Hay đến',
    'Mai,0912345679,,',
    'Mới,0987654321,VIP,',
    'Nam,0987654322,VIP,',
  ].join('\n')
  const done = await importFile(server(), page, file, { plan: { consent: EVIDENCE } })
  expect(done).toMatchObject({ added: 2, updated: 2 })
  // A guest who was there before is written again by the worker.
  await expect.poll(() => list(page, { search: 'mai' })).toHaveLength(1)
  const [mai] = await list(page, { search: 'mai' })
  const [nam] = await list(page, { search: 'nam' })
  await send(server(), guestRights.correct, { params: { id: mai!.id }, body: { name: 'Mai Anh' } }, page)
  await send(server(), profiles.addNote, { params: { id: nam!.id }, body: { text: 'Đã ghé' } }, page)
  const undone = await undo(server(), page, done)
  expect(undone.undone).toEqual({ removed: 1, restored: 1, kept: 2 })
  expect((await storedGuests(server(), page)).map(({ name, phone }) => [name, phone])).toEqual([
    ['Mai Anh', '+84912345679'],
    ['Nam', '+84987654322'],
    [null, '+84912345678'],
  ])
  expect((await send(server(), tags.list, { query: {} }, page)).rows).toEqual([])
  await expect.poll(async () => (await list(page)).flatMap(({ consents }) => consents), { timeout: 10_000 }).toEqual([])
  await expect(send(server(), imports.undo, { params: { id: done.id } }, page)).rejects.toMatchObject({
    code: 'import/state',
  })
})

test('after a day an import can no longer be undone', async () => {
  const page = await givenPage(server())
  const { id } = await importFile(server(), page, 'phone\n0912345678\n')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`
    update imports set finished_at = ${new Date(Date.now() - 25 * 3600_000)} where page_id = ${page.eid} and id = ${id}`),
  )
  await expect(send(server(), imports.undo, { params: { id } }, page)).rejects.toMatchObject({
    code: 'import/undo-late',
  })
})

test('who was erased does not come back from a file, not even during the import, unless they agreed again', async () => {
  const page = await givenPage(server())
  await importFile(server(), page, 'name,phone\nĐào,0912345678\n')
  await send(server(), guestRights.erase, { params: { id: (await only(page)).id } }, page)
  const again = await importFile(server(), page, 'name,phone\nĐào,0912345678\nMai,0912345679\n')
  expect(again).toMatchObject({ added: 1, skipped: 1 })
  expect((await send(server(), imports.problems, { params: { id: again.id } }, page)).rows).toEqual([
    { line: 2, column: '', problem: 'erased' },
  ])
  expect((await storedGuests(server(), page)).map(({ name }) => name)).toEqual(['Mai'])
  const asLead = await importFile(server(), page, 'name,phone\nĐào,0912345678\n', { target: 'leads' })
  expect(asLead).toMatchObject({ added: 0, skipped: 1 })
})

test('leads come in as leads do: those that are open for the same person are joined, the others can be undone', async () => {
  const page = await givenPage(server())
  await send(server(), leads.create, { body: { name: 'Hạnh', phone: '0912345678' } }, page)
  const file = 'Name,Phone,Note,Value\nHạnh,0912345678,Đặt bàn,\nBình,,Tiệc 20 người,"2.000.000 ₫"\n'
  const done = await importFile(server(), page, file, { target: 'leads' })
  expect(done).toMatchObject({ added: 1, updated: 1, wrong: 0 })
  const { rows } = await send(server(), leads.list, { query: {} }, page)
  expect(rows).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ name: 'Bình', source: 'import', value: 2_000_000 })]),
  )
  const undone = await undo(server(), page, done)
  expect(undone.undone).toEqual({ removed: 1, restored: 0, kept: 1 })
  expect(
    (await send(server(), leads.list, { query: {} }, page)).rows.map(({ name }: { name: string }) => name),
  ).toEqual(['Hạnh'])
})

test('an import is undone as well when two of its guests were merged and taken apart again', async () => {
  const page = await givenPage(server())
  const done = await importFile(server(), page, 'name,phone\nĐào,0912345678\nMai,0912345679\n')
  const [one, other] = (await list(page)).map(({ id }) => id) as [string, string]
  await send(server(), profiles.merge, { params: { id: one }, body: { from: other } }, page)
  const { rows } = await send(server(), profiles.merges, { params: { id: one } }, page)
  await send(server(), profiles.unmerge, { params: { id: one, merge: rows[0]!.id } }, page)
  const traces = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ guestId: string }>`select guest_id from import_guests where page_id = ${page.eid}`),
  )
  expect(traces.map(({ guestId }) => guestId).toSorted()).toEqual([one, other].toSorted())
  const { undone } = await undo(server(), page, done)
  expect(undone!.removed + undone!.kept).toBe(2)
})
