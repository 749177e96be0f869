// Files that nobody should bring: each gets a clear answer, and the server keeps its memory.
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { imports } from '@portico/contract/imports.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { writeXlsx } from '../exports/writeXlsx.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { bringFile, importFile, settle, suggestedPlan, tryFile } from '../testing/imports.ts'
import { useServer } from '../testing/server.ts'
import { JOB_COLUMNS, type Job } from './job.ts'
import { workOn } from './startImports.ts'

const server = useServer()

async function workbook(rows: (string | number)[][]): Promise<Buffer> {
  async function* one() {
    yield rows
  }
  const bytes: Buffer[] = []
  for await (const piece of writeXlsx(one())) bytes.push(piece)
  return Buffer.concat(bytes)
}

const names = async (page: Venue) =>
  (await send(server(), profiles.list, { query: { limit: 100 } }, page)).data.map(({ name }) => name).toSorted()

test('a workbook is read as well: texts, numbers, and days as spreadsheets count them', async () => {
  const page = await givenPage(server())
  const file = await workbook([
    ['Họ tên', 'Điện thoại', 'Ngày sinh', 'Ghi chú'],
    ['Đào <& Mai>', 84_912_345_678, 33_238, '=1+1'],
    ['Nam', '0987654321', '', ''],
  ])
  const done = await importFile(server(), page, file)
  expect(done).toMatchObject({ added: 2, wrong: 0, totalRows: 2 })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<object>`select name, phone, profile from guests where page_id = ${page.eid} order by name`),
  )
  expect(rows).toEqual([
    { name: 'Nam', phone: '+84987654321', profile: {} },
    { name: 'Đào <& Mai>', phone: '+84912345678', profile: { birthday: '1990-12-31' } },
  ])
})

test('texts that a workbook shares between its cells are found', async () => {
  const page = await givenPage(server())
  const shared =
    '<sst><si><t>phone</t></si><si><t>name</t></si><si><r><t>Đào </t></r><r><t>Hoa</t></r><rPh><t>x</t></rPh></si></sst>'
  const sheet =
    '<x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row><x:row r="4"><x:c r="A4"><x:v>9.12345678E8</x:v></x:c><x:c r="C4" t="s"><x:v>2</x:v></x:c></x:row></x:sheetData>'
  const done = await importFile(
    server(),
    page,
    zipOf({ 'xl/sharedStrings.xml': shared, 'xl/worksheets/sheet1.xml': sheet }),
  )
  expect(done).toMatchObject({ added: 1 })
  expect(await names(page)).toEqual(['Đào Hoa'])
})

test.each([
  ['Windows-1258', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x4e, 0x67, 0xf4, 0xfd, 0x0a]), 'encoding'],
  ['UTF-16 without its mark', Buffer.from('phone\n0912345678\n', 'utf16le'), 'encoding'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]),
    /encoding|no-table/,
  ],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'old-excel'],
  ['half a workbook', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(500)]), 'damaged'],
  ['a header alone', Buffer.from('name,phone\n'), 'empty'],
  ['a ZIP file of something else', zipOf({ 'a.txt': 'hello' }), 'no-table'],
] as const)('%s is refused with its reason', async (_, file, failure) => {
  const page = await givenPage(server())
  const brought = await bringFile(server(), page, file)
  expect(brought.state).toBe('failed')
  expect(brought.failure).toMatch(failure)
})

test('UTF-16 with its mark is understood, as spreadsheets save Unicode text', async () => {
  const page = await givenPage(server())
  const file = Buffer.from('\uFEFFTên\tĐiện thoại\nĐào\t0912345678\n', 'utf16le')
  expect(await importFile(server(), page, file)).toMatchObject({ added: 1 })
  expect(await names(page)).toEqual(['Đào'])
})

test('wrong letters deep in a file refuse all of it before a row is written', async () => {
  const page = await givenPage(server())
  const good = Array.from({ length: 40_000 }, (_, n) => `09${10_000_000 + n}`).join('\n')
  const tried = await tryFile(
    server(),
    page,
    Buffer.concat([Buffer.from(`phone\n${good}\n`), Buffer.from([0xff, 0xfe, 0x0a])]),
  )
  expect(tried).toMatchObject({ state: 'failed', failure: 'encoding', undoUntil: null })
  expect(await names(page)).toEqual([])
})

test('a row of ten megabytes, and a quote that never ends, are one wrong row and no memory', async () => {
  const page = await givenPage(server())
  const file = `phone,name\n0912345678,${'x'.repeat(10_000_000)}\n0912345679,Mai\n0912345670,"${'y'.repeat(5_000_000)}`
  const done = await importFile(server(), page, file)
  expect(done).toMatchObject({ added: 1, wrong: 2 })
  expect(await names(page)).toEqual(['Mai'])
})

test('a workbook brings no entity of its own: none grows, and none reads a file', async () => {
  const page = await givenPage(server())
  const grown = '<!DOCTYPE x [<!ENTITY a "Mai"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = `<row r="1">${cell('A1', 'phone')}${cell('B1', 'name')}</row><row r="2">${cell('A2', '0912345678')}${cell('B2', 'Lan &b; &f;')}</row>`
  const sheet = `${grown}<sheetData>${rows}</sheetData>`
  const done = await importFile(server(), page, zipOf({ 'xl/worksheets/sheet1.xml': sheet }))
  expect(done).toMatchObject({ added: 1 })
  expect(await names(page)).toEqual(['Lan &b; &f;'])
})

test('a bomb in a workbook goes off nowhere', async () => {
  const page = await givenPage(server())
  const bomb = Buffer.concat([Buffer.from('<sheetData><row><c><v>'), Buffer.alloc(80_000_000, 0x31)])
  const before = process.memoryUsage().rss
  const brought = await bringFile(server(), page, zipOf({ 'xl/worksheets/sheet1.xml': bomb }))
  expect(brought).toMatchObject({ state: 'failed', failure: 'bomb' })
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})

test('parts that do not follow each other, or are damaged, are refused', async () => {
  const page = await givenPage(server())
  const { id } = await send(server(), imports.begin, { body: { target: 'guests', name: 'a.csv', size: 10 } }, page)
  const part = (body: { offset: number; crc32: number; data: string }) =>
    send(server(), imports.append, { params: { id }, body }, page)
  await expect(part({ offset: 5, crc32: 0, data: '' })).rejects.toMatchObject({ code: 'media/upload-offset' })
  await expect(part({ offset: 0, crc32: 1, data: 'YWJj' })).rejects.toMatchObject({ code: 'media/upload-damaged' })
})

test('columns twice, of the other kind, or named like everybody’s are refused', async () => {
  const page = await givenPage(server())
  const { id } = await bringFile(server(), page, 'phone,x\n0912345678,1\n')
  const phone = { index: 0, to: 'phone' as const }
  for (const columns of [
    [phone, { index: 1, to: 'phone' as const }],
    [phone, { index: 0, to: 'name' as const }],
    [phone, { index: 7, to: 'name' as const }],
    [phone, { index: 1, to: 'value' as const }],
    [phone, { index: 1, to: 'attribute' as const }],
    [phone, { index: 1, to: 'attribute' as const, attribute: 'phone' }],
    [phone, { index: 1, to: 'attribute' as const, attribute: 'constructor' }],
    [{ index: 1, to: 'name' as const }],
  ])
    await expect(send(server(), imports.try, { params: { id }, body: { columns } }, page)).rejects.toMatchObject({
      code: 'request/invalid',
    })
})

test('an import whose worker dies goes on where it was, and nobody is there twice', async () => {
  const page = await givenPage(server())
  const { services } = server()
  const file = ['name,phone', ...Array.from({ length: 4200 }, (_, n) => `K${n},09${10_000_000 + n}`)].join('\n')
  const { id } = await tryFile(server(), page, file)
  // This test is the worker: nobody else takes the import up.
  await services.db.asSystem((tx) =>
    tx.run(sql`
    update imports set state = 'running', added = 0, leased_until = now() + interval '1 hour' where page_id = ${page.eid} and id = ${id}`),
  )
  const job = (await services.db.asSystem((tx) =>
    tx.first(
      sql<Job>`select ${JOB_COLUMNS} from imports i join pages p on p.id = i.page_id where i.page_id = ${page.eid} and i.id = ${id}`,
    ),
  ))!
  let transactions = 0
  const dying = {
    ...services,
    db: {
      ...services.db,
      asSystem: <T>(work: (tx: Tx) => Promise<T>) =>
        services.db.asSystem(async (tx) => {
          const result = await work(tx)
          // In the middle of the third chunk, of which only the search index is written by then.
          if ((transactions += 1) === 6) throw Object.assign(new Error('Connection terminated'), { code: '57P01' })
          return result
        }),
    },
  }
  await workOn(dying, job, new AbortController().signal)
  const half = await send(server(), imports.read, { params: { id } }, page)
  expect(half).toMatchObject({ state: 'running', added: 4000 })
  await services.db.asSystem(async (tx) => tx.wake('imports'))
  const done = await settle(server(), page, id, ['done'])
  expect(done).toMatchObject({ added: 4200, updated: 0, skipped: 0, wrong: 0 })
  const count = await services.db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`select count(distinct phone)::int as n from guests where page_id = ${page.eid}`),
  )
  expect(count?.n).toBe(4200)
})

test('a guest who is erased while the import runs stays erased, wherever the file names them', async () => {
  const page = await givenPage(server())
  const first = await importFile(server(), page, 'name,phone\nĐào,0912345678\n')
  expect(first.added).toBe(1)
  const guest = (await send(server(), profiles.list, { query: {} }, page)).data[0]!.id
  const rows = Array.from({ length: 6000 }, (_, n) => `K${n},09${10_000_000 + n}`)
  const { id } = await tryFile(server(), page, ['name,phone', ...rows, 'Đào,0912345678'].join('\n'))
  await send(server(), imports.run, { params: { id } }, page)
  await send(server(), guestRights.erase, { params: { id: guest } }, page)
  const done = await settle(server(), page, id, ['done'])
  expect(done.added).toBe(6000)
  const left = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from guests where page_id = ${page.eid} and phone = '+84912345678'`),
  )
  expect(left).toEqual([])
})

test('the plan that columns suggest names each once', async () => {
  const page = await givenPage(server())
  const brought = await bringFile(server(), page, 'phone,mobile,tel\n0912345678,,\n')
  expect(suggestedPlan(brought).columns).toEqual([{ index: 0, to: 'phone' }])
})

/** A ZIP file as other programs write it, with sizes in the local headers. */
function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02_01_4b_50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    listed.push(Buffer.concat([central, Buffer.from(name)]))
    const whole = Buffer.concat([local, Buffer.from(name), packed])
    parts.push(whole)
    at += whole.length
  }
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}
