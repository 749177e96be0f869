// The menu as its owner writes it: an item with a choice, its order by keys, sold out, a file of items, table cards.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageItems, pageMenus } from '@portico/contract/menu.ts'
import { menu as t } from '@portico/locales/en/menu.ts'
import { homeHref } from '@portico/server/home/index.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { knock } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
let venue: Venue
let page: Page
let pageToken = ''
const menuAskers: (string | undefined)[] = []

beforeAll(async () => {
  if (reason) return
  browser = await launch()
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  const person = await newPerson(browser)
  person.on('response', async (reply) => {
    const { pathname } = new URL(reply.url())
    if (pathname === '/auth/page') pageToken = ((await reply.json()) as { token: string }).token
  })
  person.on('request', (asked) => {
    if (new URL(asked.url()).pathname === '/page-menu') menuAskers.push(asked.headers()['authorization'])
  })
  page = await signInAt(server(), person, venue, '/dashboard/page-menu', 'en')
})
afterAll(() => browser?.close())

const names = async () =>
  (await send(server(), pageItems.list, { query: {} }, { token: venue.token })).rows.map(({ name }) => name)
const add = async (name: string, price: string) => {
  await page.getByRole('button', { name: t.add, exact: true }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(t.field.name).first().fill(name)
  await drawer.getByLabel(t.field.price).first().fill(price)
  await drawer.getByRole('button', { name: t.add, exact: true }).click()
  await drawer.waitFor({ state: 'detached' })
}

test('the menus load once the page token has loaded, and by it', able, async () => {
  await page.getByRole('heading', { name: t.empty }).waitFor()
  expect(pageToken).not.toBe('')
  expect(new Set(menuAskers)).toEqual(new Set([`Bearer ${pageToken}`]))
})

test('an owner adds items, the newest in front, and guests see them at once', able, async () => {
  await page.getByRole('heading', { name: t.empty }).waitFor()
  await add('Cà phê sữa', '29000')
  await add('Bạc xỉu', '32000')
  await expect.poll(names).toEqual(['Bạc xỉu', 'Cà phê sữa'])
  const shown = await knock(server(), { path: `${homeHref(venue.eid)}/menu` })
  expect(shown.text).toMatch(/Bạc xỉu.*32\.000.*Cà phê sữa.*29\.000/)
  expect(await barriers(page)).toEqual([])
})

test('the order changes by the arrows, without dragging', able, async () => {
  await page.getByRole('button', { name: t.down.replace('{name}', 'Bạc xỉu') }).click()
  await expect.poll(names).toEqual(['Cà phê sữa', 'Bạc xỉu'])
})

test('sold out is one switch', able, async () => {
  await page.getByRole('switch', { name: t.soldOutOf.replace('{name}', 'Bạc xỉu') }).click({ force: true })
  await expect
    .poll(async () => (await knock(server(), { path: `${homeHref(venue.eid)}/menu` })).text)
    .toContain('Sold out')
})

test('a file of items is checked first, and a new menu comes with it', able, async () => {
  await page.getByRole('button', { name: t.import.open }).click()
  const drawer = page.getByRole('dialog')
  const paste = drawer.getByLabel(t.import.paste)
  await paste.fill('name,price,menu\nTrà sen,49000,Trà\n,1,Trà')
  await drawer.getByRole('button', { name: t.import.try, exact: true }).click()
  await drawer.getByRole('alert').getByText(t.import.problem.name).waitFor()
  await paste.fill('name,price,menu\nTrà sen,49000,Trà')
  await drawer.getByRole('button', { name: t.import.try, exact: true }).click()
  await drawer.getByText('New menus: Trà.').waitFor()
  await drawer.getByRole('button', { name: 'Import 1 item' }).click()
  await drawer.waitFor({ state: 'detached' })
  expect(await names()).toContain('Trà sen')
  const { rows } = await send(server(), pageMenus.list, { query: {} }, { token: venue.token })
  expect(rows.map(({ name }) => name)).toContain('Trà')
})

test('cards for the tables are a PDF', able, async () => {
  await page.getByRole('button', { name: t.cards.open }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(t.cards.tables).fill('1-3, VIP')
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download PDF (4 cards)' }).click()
  expect((await download).suggestedFilename()).toBe('table-cards.pdf')
})
