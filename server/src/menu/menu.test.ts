import { expect, test } from 'vitest'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { pageItems, pageMenus } from '@portico/contract/menu.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { sql } from '../core/db/database.ts'
import { homeHref } from '../home/index.ts'
import { givenGateway, givenPage, send, type Venue } from '../testing/given.ts'
import { knock, openPortal } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { toldOf } from '../testing/domainEvents.ts'
import { readPrice } from './importItems.ts'

const server = useServer()
const as = ({ token }: Venue) => ({ token })
const item = (page: Venue, body: Request<typeof pageItems.create>['body']) =>
  send(server(), pageItems.create, { body }, as(page))
const names = async (page: Venue, query = {}) =>
  (await send(server(), pageItems.list, { query }, as(page))).rows.map(({ name }) => name)
const menus = async (page: Venue) => (await send(server(), pageMenus.list, { query: { eid: page.eid } }, as(page))).rows
const browse = (page: Venue, path = '') => knock(server(), { path: `${homeHref(page.eid)}/menu${path}` })

test('a page has one default menu, whichever menu is made or unmade it', async () => {
  const page = await givenPage(server())
  const drinks = await send(server(), pageMenus.create, { body: { name: 'Đồ uống', is_default: false } }, as(page))
  const cakes = await send(server(), pageMenus.create, { body: { name: 'Bánh', is_default: true } }, as(page))
  expect((await menus(page)).map((menu) => [menu.name, menu.is_default])).toEqual([
    ['Đồ uống', false],
    ['Bánh', true],
  ])
  await send(server(), pageMenus.update, { params: { id: cakes.id }, body: { is_default: false } }, as(page))
  expect((await menus(page)).find((menu) => menu.is_default)?.name).toBe('Bánh')
  await item(page, { name: 'Bông lan' })
  await send(server(), pageMenus.remove, { params: { id: cakes.id } }, as(page))
  expect(await menus(page)).toMatchObject([{ id: drinks.id, is_default: true, items: 1 }])
  await expect(send(server(), pageMenus.remove, { params: { id: drinks.id } }, as(page))).rejects.toMatchObject({
    code: 'menu/last',
  })
  const twenty = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      send(server(), pageMenus.create, { body: { name: `Menu ${at}`, is_default: true } }, as(page)),
    ),
  )
  expect(twenty.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await menus(page)).filter((menu) => menu.is_default)).toHaveLength(1)
})

test('a new item stands at the front of the default menu, and moves where it is put', async () => {
  const page = await givenPage(server())
  const [a, b, c] = [
    await item(page, { name: 'A', price: 25_000, unit: 'ly' }),
    await item(page, { name: 'B' }),
    await item(page, { name: 'C' }),
  ]
  expect(await names(page)).toEqual(['C', 'B', 'A'])
  const place = (eid: string, after: string | null) =>
    send(server(), pageItems.place, { params: { eid }, body: { after } }, as(page))
  await place(a.eid, c.eid)
  expect(await names(page)).toEqual(['C', 'A', 'B'])
  await place(b.eid, null)
  expect(await names(page)).toEqual(['B', 'C', 'A'])
  // Between the same two, again and again, until no number is left between them.
  for (let turn = 0; turn < 60; turn++) await place((turn % 2 ? a : c).eid, b.eid)
  expect(await names(page)).toEqual(['B', 'A', 'C'])
})

test('lists hold what the specification says: 50 of a page, of one menu, in the page’s order', async () => {
  const page = await givenPage(server())
  await item(page, { name: 'Món đầu' })
  const { id } = await send(server(), pageMenus.create, { body: { name: 'Bánh' } }, as(page))
  await item(page, { name: 'Bánh mì', menu: id })
  expect(await names(page, { eid: page.eid })).toEqual(['Bánh mì', 'Món đầu'])
  expect(await names(page, { eid: page.eid, menu: id })).toEqual(['Bánh mì'])
  const other = await givenPage(server())
  await expect(names(page, { eid: other.eid })).rejects.toMatchObject({ code: 'page/not-found' })
})

test('what is another page’s or no such thing is refused: menus, pictures, prices', async () => {
  const page = await givenPage(server())
  const other = await givenPage(server())
  const theirs = await send(server(), pageMenus.create, { body: { name: 'Của họ' } }, as(other))
  const item1 = await item(page, { name: 'Trà' })
  const bad: [object, string][] = [
    [{ menu: theirs.id }, 'menu/not-found'],
    [{ media_files: JSON.stringify([other.eid]) }, 'media/not-found'],
    [{ media_files: 'not json' }, 'request/invalid'],
    [{ media_files: '["x"]' }, 'request/invalid'],
    [{ price: -1 }, 'request/invalid'],
    [{ price: 1e13 }, 'request/invalid'],
    [{ price: 5, attributes: [{ name: 'Cỡ', options: [{ name: 'Bé', price: -6 }] }] }, 'request/invalid'],
  ]
  for (const [body, code] of bad) {
    await expect(item(page, { name: 'Trà', ...body })).rejects.toMatchObject({ code })
    const params = { eid: item1.eid }
    await expect(send(server(), pageItems.update, { params, body }, as(page))).rejects.toMatchObject({ code })
  }
  const place = { params: { eid: item1.eid }, body: { after: other.eid } }
  await expect(send(server(), pageItems.place, place, as(page))).rejects.toMatchObject({ code: 'menu/item-not-found' })
})

test('a script in a name is only a name, in every language', async () => {
  const page = await givenPage(server())
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const { eid } = await item(page, { name: evil, description: evil, unit: evil.slice(0, 32), price: 1 })
  for (const language of LANGUAGES)
    for (const path of ['', `/${eid}`]) {
      const { html } = await browse(page, `${path}?lang=${language}&table=${encodeURIComponent(evil)}`)
      expect(html).not.toMatch(/<script>alert|<img src=x/)
      expect(html).toContain('&lt;script&gt;')
    }
})

test('anybody browses the menu in their language; sold out is said, and a look counts once a day', async () => {
  const page = await givenPage(server())
  const body = {
    name: 'Cà phê sữa',
    price: 29_000,
    unit: 'ly',
    translations: { en: { name: 'Milk coffee', description: 'Slow drip' } },
  }
  const { eid } = await item(page, { ...body, attributes: [{ name: 'Cỡ', options: [{ name: 'Lớn', price: 10_000 }] }] })
  const list = await browse(page, '?table=5')
  expect(list.text).toMatch(/table 5.*Milk coffee.*Slow drip.*29\.000.₫ \/ ly/)
  expect((await browse(page, '?lang=vi')).text).toContain('Cà phê sữa')
  expect((await browse(page, `/${eid}`)).text).toMatch(/Milk coffee.*Lớn.*\+10\.000/)
  await browse(page, `/${eid}`)
  const params = { eid }
  await send(server(), pageItems.stock, { params, body: { isSoldOut: true } }, as(page))
  expect((await browse(page)).text).toContain('Sold out')
  expect(await send(server(), pageItems.read, { params }, as(page))).toMatchObject({
    isSoldOut: true,
    counters: { views: 1 },
  })
  expect((await browse(page, '/nonsense')).status).toBe(303)
})

test('who arrives at the Wi-Fi sees the way to the menu before signing in, once there is something on it', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const arrive = () =>
    openPortal(server(), gateway, { mac: '02-11-22-33-44-55', ip: '10.5.50.7', url: 'http://example.com/' })
  expect((await arrive()).html).not.toContain('/menu"')
  await item(page, { name: 'Trà' })
  expect((await arrive()).html).toContain(`href="${homeHref(page.eid)}/menu"`)
})

test('ten thousand items are listed and browsed as fast as ten', async () => {
  const page = await givenPage(server())
  const { menu } = await item(page, { name: 'Món đầu' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into page_items (page_id, id, menu_id, name, price, position, created_at, updated_at)
      select ${page.eid}, gen_random_uuid(), ${menu}, 'Món ' || n, n, n * 1000, now(), now() from generate_series(1, 9999) n`),
  )
  await expect(item(page, { name: 'Một món nữa' })).rejects.toMatchObject({ code: 'menu/too-many-items' })
  const started = performance.now()
  const first = await send(server(), pageItems.list, { query: { eid: page.eid } }, as(page))
  const last = await browse(page, '?p=150')
  expect([first.count, first.rows.length]).toEqual([10_000, 50])
  expect(last.text).toContain('Món 8940')
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a file of items is tried, then written in its order; one bad line and nothing is', async () => {
  const page = await givenPage(server())
  const run = (csv: string, isTrial = false) =>
    send(server(), pageItems.importItems, { body: { csv, isTrial } }, as(page))
  const good = 'Tên món;Giá;Thực đơn;Hết món\nCà phê đen;25.000đ;Cà phê;\n"Trà ""sen""";35k;Trà;x\n'
  expect(await run(good, true)).toMatchObject({ items: 2, newMenus: ['Cà phê', 'Trà'], problems: [] })
  expect(await names(page)).toEqual([])
  const bad = 'name,price\nGood,1\n,2\nDear,abc\n'
  expect(await run(bad)).toMatchObject({
    items: 0,
    problems: [
      { line: 3, problem: 'name' },
      { line: 4, problem: 'price' },
    ],
  })
  expect(await names(page)).toEqual([])
  await run(good)
  expect(await names(page)).toEqual(['Cà phê đen', 'Trà "sen"'])
  const [coffee, tea] = (await send(server(), pageItems.list, { query: {} }, as(page))).rows
  expect([coffee?.price, tea?.price, tea?.isSoldOut]).toEqual([25_000, 35_000, true])
  await expect(run('giá\n5')).rejects.toMatchObject({ code: 'request/invalid' })
})

test('two thousand lines come in at once, and every wrong one is named by its line', async () => {
  const page = await givenPage(server())
  const lines = Array.from({ length: 2000 }, (_, at) => `Món ${at},${at % 500 === 7 ? 'x' : '20k'}`)
  const run = (rows: readonly string[]) =>
    send(
      server(),
      pageItems.importItems,
      { body: { csv: ['name,price', ...rows].join('\n'), isTrial: false } },
      as(page),
    )
  const wrong = await run(lines)
  expect(wrong.problems).toEqual([9, 509, 1009, 1509].map((line) => ({ line, problem: 'price' })))
  expect(await names(page)).toEqual([])
  expect(await run(lines.map((line) => line.replace(',x', ',5k')))).toMatchObject({ items: 2000, problems: [] })
  expect((await send(server(), pageItems.list, { query: {} }, as(page))).count).toBe(2000)
  expect((await run([...lines, 'Món 2000,1'])).problems[0]).toEqual({ line: 2002, problem: 'too-many' })
})

test.each([
  ['25.000đ', 'VND', 25_000],
  ['25k', 'VND', 25_000],
  ['1,250,000', 'VND', 1_250_000],
  ['', 'VND', null],
  ['4,50 €', 'EUR', 450],
  ['$1,204.5', 'USD', 120_450],
  ['12.5k', 'VND', 12_500],
  ['abc', 'VND', undefined],
  ['4,5', 'VND', undefined],
  ['9999999999999999', 'VND', undefined],
] as const)('a price written as "%s" in %s is read as %s', (typed, currency, price) => {
  expect(readPrice(typed, currency)).toBe(price)
})

test('table cards are printed, six a page', async () => {
  const page = await givenPage(server())
  const tables = Array.from({ length: 7 }, (_, at) => `${at + 1}`)
  const printed = await send(server(), pageItems.cards, { body: { tables, opens: 'menu' } }, as(page))
  const pdf = Buffer.from(printed.base64, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('every change of the menu is told, a file of many items once', async () => {
  const page = await givenPage(server())
  const { eid } = await item(page, { name: 'Bạc xỉu' })
  const params = { eid }
  await send(server(), pageItems.update, { params, body: { price: 30_000 } }, as(page))
  await send(server(), pageItems.stock, { params, body: { isSoldOut: true } }, as(page))
  await send(server(), pageItems.stock, { params, body: { isSoldOut: false } }, as(page))
  await send(server(), pageItems.remove, { params }, as(page))
  const csv = 'name\nTrà đào\nTrà vải\n'
  await send(server(), pageItems.importItems, { body: { csv, isTrial: true } }, as(page))
  await send(server(), pageItems.importItems, { body: { csv, isTrial: false } }, as(page))
  const told = await toldOf(server(), page, 'menu')
  expect(told.map(({ data }) => [data['change'], data['name'], data['count']])).toEqual([
    ['added', 'Bạc xỉu', 1],
    ['changed', 'Bạc xỉu', 1],
    ['sold-out', 'Bạc xỉu', 1],
    ['available', 'Bạc xỉu', 1],
    ['removed', 'Bạc xỉu', 1],
    ['imported', '', 2],
  ])
})

test('guests see the menus in the order the owner puts them in', async () => {
  const page = await givenPage(server())
  const made: Record<string, string> = {}
  for (const name of ['Cà phê', 'Trà', 'Bánh']) {
    const menu = await send(
      server(),
      pageMenus.create,
      { body: { name, translations: { en: `${name} (en)` } } },
      as(page),
    )
    made[name] = menu.id
    await item(page, { name: `Món của ${name}`, menu: menu.id })
  }
  const place = (name: string, after: string | null) =>
    send(server(), pageMenus.place, { params: { id: made[name]! }, body: { after: after && made[after]! } }, as(page))
  await place('Bánh', null)
  await place('Cà phê', 'Trà')
  expect((await menus(page)).map(({ name }) => name)).toEqual(['Bánh', 'Trà', 'Cà phê'])
  const { text } = await browse(page)
  expect(text).toMatch(/Bánh \(en\).*Trà \(en\).*Cà phê \(en\)/)
  const other = await givenPage(server())
  await expect(
    send(server(), pageMenus.place, { params: { id: made['Trà']! }, body: { after: null } }, as(other)),
  ).rejects.toMatchObject({ code: 'menu/not-found' })
  await expect(place('Trà', 'Trà')).rejects.toMatchObject({ code: 'menu/not-found' })
})
