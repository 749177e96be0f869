// In a real browser: the address holds the live list's order and filters, the file holds what is shown, a block records
// the device and the reason, and the list of blocks shows its author.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions as text } from '@portico/locales/vi/sessions.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import { givenGuestAtDoor, givenSession } from '@portico/server/testing/givenGuest.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer()
let browser: Browser
let page: Page
let venue: Venue

/** Name and downloaded bytes, oldest first. */
const GUESTS = [
  ['Linh', 900],
  ['Minh', 9_000_000],
  ['Hà', 50_000],
] as const

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  const gateway = await givenGateway(server(), venue, { type: 'opennds' })
  for (const [n, [name, bytes]] of GUESTS.entries()) {
    const guest = await givenGuestAtDoor(server(), gateway, { name })
    const session = await givenSession(server(), gateway, {
      guest,
      startedAt: new Date(Date.now() - (10 - n) * 60_000),
    })
    await server().services.db.asSystem((tx) =>
      tx.run(sql`update sessions set down_bytes = ${bytes} where id = ${session.id}`),
    )
  }
  browser = await launch()
  page = await (await newPerson(browser)).newPage()
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(venue.owner.email)
  await page.locator('input[type=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}, 90_000)
afterAll(() => browser?.close())

const visibleRows = async () => {
  const names = await page
    .locator('main')
    .getByText(/^(Linh|Minh|Hà)$/)
    .allInnerTexts()
  return names.map((name) => name.trim())
}

test('the order is part of the address, and the file holds the visible rows in that order', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/sessions`)
  await page.getByText('Minh', { exact: true }).waitFor()
  await page.getByRole('button', { name: text.data }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('data')
  expect(await visibleRows()).toEqual(['Linh', 'Hà', 'Minh'])
  await page.goto(`${server().apiUrl}/dashboard/sessions?sort=-data&search=nh`)
  await page.getByText('Minh', { exact: true }).waitFor()
  expect(await visibleRows()).toEqual(['Minh', 'Linh'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text.download }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Minh', 'Linh'])
  expect(lines[1]).toContain(',9000000,')
  expect(await barriers(page)).toEqual([])
})

test('a block asks whom and why; the list says who did it and what for', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/sessions?search=Minh`)
  await page.locator('main button[aria-haspopup=menu]').last().click()
  await page.getByRole('menuitem', { name: text.block }).click()
  await page.getByRole('radio', { name: text.blockAsk.guest }).check()
  await page.getByLabel(text.blockAsk.reason).fill('Tải phim suốt buổi')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: text.blockAsk.confirm }).click()
  await page.getByRole('button', { name: text.undo }).waitFor()
  await page.goto(`${server().apiUrl}/dashboard/sessions?view=lists`)
  await page.getByText('Tải phim suốt buổi').waitFor()
  await page.getByText(new RegExp(text.lists.by.replace('{name}', '.+').replace('{time}', '.+'))).waitFor()
  expect(await barriers(page)).toEqual([])
})
