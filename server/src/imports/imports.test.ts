import { expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { imports } from '@portico/contract/imports.ts'
import { profiles, type Profile } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { sql } from '../core/db/database.ts'
import { mayContact } from '../guests/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenLimits } from '../testing/limits.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import {
  bringFile,
  givenKnownGuest,
  importFile,
  settle,
  storedGuests,
  suggestedPlan,
  tryFile,
} from '../testing/imports.ts'
import { useServer } from '../testing/server.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const server = useServer({ clock: handClock(NOW) })
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

test('an import stops at the plan’s guests, whole chunk by whole chunk, also beside another one', async () => {
  const page = await givenPage(server())
  await givenLimits(server(), page, { guests: 3 })
  const file = (name: string) => `name,phone\n${name} Một,090${name.length}000001\n${name} Hai,090${name.length}000002`
  const both = await Promise.all([importFile(server(), page, file('Lan')), importFile(server(), page, file('Khánh'))])
  expect(both.map(({ state, failure }) => `${state} ${failure}`).toSorted()).toEqual(['done null', 'failed plan-limit'])
  expect(await list(page)).toHaveLength(2)
  const indexed = () =>
    server().services.db.asSystem((tx) =>
      tx.first(sql`
        select count(*)::int as indexed, count(p)::int as known from guest_grams g
        left join guest_profiles p on p.page_id = g.page_id and p.guest_id = g.guest_id where g.page_id = ${page.eid}`),
    )
  expect(await indexed()).toEqual({ indexed: 4, known: 2 })
  // Nothing of a chunk that was undone is left a day later.
  await server().services.db.asSystem((tx) =>
    tx.run(
      sql`update imports set finished_at = ${new Date(NOW.getTime() - 25 * 3600_000)} where page_id = ${page.eid}`,
    ),
  )
  await server().jobs.run('imports.clear')
  expect(await indexed()).toEqual({ indexed: 2, known: 2 })
})

test('a file becomes guests: columns guessed, a trial that changes nothing, then people with tags, notes and attributes', async () => {
  const page = await givenPage(server())
  const file = [
    'Họ và tên;Số điện thoại;E-mail;Ngày sinh;Ngôn ngữ;Nhãn;Ghi chú;Món ưa thích',
    'Nguyễn Thị Đào;0912 345 678;DAO@example.test;31/12/1990;Tiếng Việt;Khách quen, VIP;Thích ngồi hiên;Bạc xỉu',
    'Trần Nam;;nam@example.test;;en;;;',
  ].join('\r\n')
  const brought = await bringFile(server(), page, `\uFEFF${file}`)
  expect(brought.columns.map(({ guess }) => guess)).toEqual([
    'name',
    'phone',
    'email',
    'birthday',
    'language',
    'tags',
    'note',
    null,
  ])
  const plan = suggestedPlan(brought)
  plan.columns.push({ index: 7, to: 'attribute', attribute: 'drink' })
  await send(server(), imports.try, { params: { id: brought.id }, body: plan }, page)
  const tried = await settle(server(), page, brought.id, ['tried'])
  expect(tried).toMatchObject({ added: 2, updated: 0, skipped: 0, wrong: 0, totalRows: 2, progress: 1000 })
  expect(tried.sample).toMatchObject([
    { line: 2, outcome: 'added', name: 'Nguyễn Thị Đào', phone: '+84912345678', email: 'dao@example.test' },
    { line: 3, outcome: 'added', name: 'Trần Nam' },
  ])
  expect(await list(page)).toEqual([])
  await send(server(), imports.run, { params: { id: brought.id } }, page)
  const done = await settle(server(), page, brought.id, ['done'])
  expect(done).toMatchObject({ added: 2, wrong: 0, sample: [], undoUntil: '2026-11-24T05:00:00.000Z', by: 'Lan' })
  expect(await storedGuests(server(), page)).toMatchObject([
    {
      name: 'Nguyễn Thị Đào',
      phone: '+84912345678',
      profile: { drink: 'Bạc xỉu', birthday: '1990-12-31' },
      language: 'vi',
    },
    { name: 'Trần Nam', phone: null, language: 'en' },
  ])
  const [dao] = await list(page, { search: 'dao@exa' })
  const { rows } = await send(server(), tags.list, { query: {} }, page)
  expect(rows.map(({ name, guests }) => [name, guests])).toEqual([
    ['Khách quen', 1],
    ['VIP', 1],
  ])
  expect(dao).toMatchObject({ visits: 0, lifecycle: 'new', consents: [] })
  expect(dao!.tags.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

test('a known number or address fills the guest in where it was empty and changes nothing that was there', async () => {
  const page = await givenPage(server())
  await givenKnownGuest(server(), page, { name: 'Đào', phone: '+84912345678', isProved: true })
  await givenKnownGuest(server(), page, { email: 'Nam@Example.test' })
  const file =
    'name,phone,email\nMai,0912345678,dao@example.test\nNam,0987654321,nam@example.test\nNam,,nam@example.test\n'
  const done = await importFile(server(), page, file)
  expect(done).toMatchObject({ added: 0, updated: 2, skipped: 1, wrong: 0 })
  expect(await storedGuests(server(), page)).toMatchObject([
    { name: 'Nam', phone: '+84987654321', email: 'Nam@Example.test' },
    { name: 'Đào', phone: '+84912345678', email: 'dao@example.test' },
  ])
})

test('a number and an address of two guests make no third of them: the number says who it is', async () => {
  const page = await givenPage(server())
  await givenKnownGuest(server(), page, { name: 'A', phone: '+84912345678' })
  await givenKnownGuest(server(), page, { name: 'B', email: 'b@example.test' })
  await importFile(server(), page, 'name,phone,email\nC,0912345678,b@example.test\n')
  expect(await storedGuests(server(), page)).toMatchObject([
    { name: 'A', phone: '+84912345678', email: null },
    { name: 'B', phone: null, email: 'b@example.test' },
  ])
})

test('the same file twice, and the same person in several rows, make each guest once', async () => {
  const page = await givenPage(server())
  const rows = Array.from({ length: 1500 }, (_, n) => `Khách ${n},09${String(10_000_000 + (n % 1200))},`)
  const file = ['name,phone,email', ...rows].join('\n')
  const first = await importFile(server(), page, file)
  expect([first.added, first.updated + first.skipped]).toEqual([1200, 300])
  const second = await importFile(server(), page, file)
  expect([second.added, second.skipped]).toEqual([0, 1500])
  expect(await storedGuests(server(), page)).toHaveLength(1200)
})

test('two imports at once add each person once', async () => {
  const page = await givenPage(server())
  const file = ['phone', ...Array.from({ length: 2500 }, (_, n) => `09${10_000_000 + n}`)].join('\n')
  const [one, other] = await Promise.all([tryFile(server(), page, file), tryFile(server(), page, file)])
  for (const { id } of [one, other]) await send(server(), imports.run, { params: { id } }, page)
  const ended = await Promise.all([one, other].map(({ id }) => settle(server(), page, id, ['done'])))
  expect(ended.reduce((sum, { added }) => sum + added, 0)).toBe(2500)
  expect(await storedGuests(server(), page)).toHaveLength(2500)
})

test('nobody is written to without evidence: who asked, when, with which words', async () => {
  const page = await givenPage(server())
  const file = 'phone,consent\n0912345678,yes\n'
  await expect(tryFile(server(), page, file)).rejects.toMatchObject({ fields: { consent: expect.any(String) } })
  for (const [part, field] of [
    [{ by: '' }, 'consent.by'],
    [{ text: '' }, 'consent.text'],
    [{ on: '2026-11-24' }, 'consent.on'],
    [{ channels: [] }, 'consent.channels'],
  ] as const)
    await expect(
      tryFile(server(), page, file, { plan: { consent: { ...EVIDENCE, ...part } as never } }),
    ).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
  await importFile(server(), page, 'phone\n0912345678\n')
  expect((await only(page)).consents).toEqual([])
})

test('a consent comes with its evidence, only for who said yes, and never over a later no', async () => {
  const page = await givenPage(server())
  const file = 'phone,consent,consent date\n0912345678,Có,05/10/2026\n0912345679,không,\n0912345670,Đồng ý,\n'
  const { id } = await importFile(server(), page, file, { plan: { consent: { ...EVIDENCE, isForAll: false } } })
  const given = (await list(page)).filter(({ consents }) => consents.includes('zalo')).map(({ phone }) => phone)
  expect(given.toSorted()).toEqual(['+84912345670', '+84912345678'])
  const dao = (await list(page, { search: '345678' }))[0]!
  const held = await send(server(), guestRights.show, { params: { id: dao.id } }, page)
  expect(held.consents).toMatchObject([
    { channel: 'zalo', isGiven: true, text: EVIDENCE.text, at: '2026-10-05T00:00:00.000Z' },
  ])
  const evidence = await server().services.db.asSystem((tx) =>
    tx.first(
      sql<{ evidence: object }>`select evidence from consents where page_id = ${page.eid} and guest_id = ${dao.id}`,
    ),
  )
  expect(evidence?.evidence).toEqual({ method: 'import', by: EVIDENCE.by, import: id, user: page.owner.id })
  await send(server(), guestRights.withdraw, { params: { id: dao.id }, body: {} }, page)
  await importFile(server(), page, 'phone\n0912345678\n', { plan: { consent: EVIDENCE } })
  const may = await server().services.db.asSystem((tx) =>
    mayContact(tx, { pageId: page.eid, guestId: dao.id }, 'marketing', 'zalo'),
  )
  expect(may).toBe(false)
})

test('rows that are wrong are named by line and column, and the others are imported', async () => {
  const page = await givenPage(server())
  const file = [
    'name,phone,email,birthday,language,tags',
    'A,12,,,,',
    'B,,not an address,,,',
    'C,0912345678,,31/02/1990,,',
    'D,0912345678,,,klingon,',
    `E,0912345678,,,,${'n'.repeat(10_000)}`,
    `F,0912345678,,,,${'n'.repeat(60)}`,
    'G,,,,,',
    'H\0,0912345678,,,,',
    '=cmd()|A1,0912345678,,,,',
    '',
    `I${'x'.repeat(400_000)},0912345679,,,,`,
    'K,0912345670,,,,',
  ].join('\n')
  const done = await importFile(server(), page, file)
  expect(done).toMatchObject({ added: 2, wrong: 9, totalRows: 11 })
  const { rows } = await send(server(), imports.problems, { params: { id: done.id } }, page)
  expect(rows.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
    '2 phone phone',
    '3 email email',
    '4 birthday birthday',
    '5 language language',
    '6 tags long',
    '7 tags tag',
    '8  nobody',
    '9 name control',
    '12  row-long',
  ])
  expect((await storedGuests(server(), page)).map(({ name }) => name).toSorted()).toEqual(['=cmd()|A1', 'K'])
})

test('only members who may read names import, and nobody sees imports of another page', async () => {
  const page = await givenPage(server())
  const other = await givenPage(server())
  const { id } = await bringFile(server(), page, 'phone\n0912345678\n')
  for (const call of [imports.read, imports.stop, imports.run, imports.undo, imports.problems])
    await expect(send(server(), call, { params: { id } }, other)).rejects.toMatchObject({ code: 'import/not-found' })
  const editor = await givenMember(server(), page, 'editor')
  await expect(send(server(), imports.list, {}, { token: editor.pageToken })).rejects.toMatchObject({
    code: 'auth/forbidden',
  })
})

test('an import that is stopped stays where it is and can be undone', async () => {
  const page = await givenPage(server())
  const { id } = await bringFile(server(), page, 'phone\n0912345678\n')
  expect(await send(server(), imports.stop, { params: { id } }, page)).toMatchObject({
    state: 'stopped',
    undoUntil: null,
  })
  await expect(send(server(), imports.run, { params: { id } }, page)).rejects.toMatchObject({ code: 'import/state' })
})

test('numbers in a spreadsheet’s own forms, marks of formulas and names without a header are understood', async () => {
  const page = await givenPage(server())
  const done = await importFile(server(), page, "'+84912345678,\n0987654321,\n", {
    plan: { columns: [{ index: 0, to: 'phone' }] },
  })
  expect(done).toMatchObject({ added: 2, hasHeader: false })
  expect((await storedGuests(server(), page)).map(({ phone }) => phone).toSorted()).toEqual([
    '+84912345678',
    '+84987654321',
  ])
})

const byName = (rows: Profile[]) => rows.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
test('a row with tags beyond what a page may have is named, the others go in', async () => {
  const page = await givenPage(server())
  const rows = Array.from(
    { length: 15 },
    (_, n) => `K${n},09${10_000_000 + n},${Array.from({ length: 15 }, (__, m) => `t${n}-${m}`).join('|')}`,
  )
  const done = await importFile(server(), page, ['name,phone,tags', ...rows].join('\n'))
  expect([done.added, done.wrong]).toEqual([13, 2])
  expect(byName(await list(page))).toHaveLength(13)
})
