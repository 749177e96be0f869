// Help is found by people who are not signed in, in their words, and stands at the right article on every screen.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
})
afterAll(() => browser?.close())

test('somebody who forgot the password finds help without accents, by keyboard, in their language', able, async () => {
  const page = await (await newPerson(browser, { viewport: { width: 390, height: 844 } })).newPage()
  await page.goto(`${server().apiUrl}/help`)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('searchbox').fill('mat khua')
  await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^Tìm thấy \d+ bài$/)
  await page.waitForURL(/\?q=/)
  await page.getByRole('searchbox').press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/help\/sign-in-problems$/)
  await expect.poll(() => page.locator('h1').innerText()).toBe('Không đăng nhập được')
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.poll(() => page.locator('h1').innerText()).toBe('Problèmes de connexion')
  await page.goBack()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('mat khua')
})

test('an article that is none says so and leads to all of them', able, async () => {
  const page = await (await newPerson(browser)).newPage()
  await page.goto(`${server().apiUrl}/help/no-such-article`)
  await page.getByRole('link', { name: 'Xem mọi bài' }).click()
  await page.waitForURL(/\/help$/)
})

test.each([
  ['/dashboard/devices', '/help/add-device'],
  ['/dashboard/report-times', '/help/report-times'],
  ['/dashboard', '/help/home'],
])('the question mark of %s opens %s', able, async (screen, article) => {
  const page = await signInAt(server(), await newPerson(browser), venue, screen, 'en')
  const mark = page.locator('main').getByRole('link', { name: /^Help with this screen/ })
  await expect.poll(() => mark.getAttribute('href')).toBe(article)
})

test('the help of the top bar opens the article of the screen', able, async () => {
  const page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-automation', 'en')
  const bar = page.locator('[data-bar=topbar]').getByRole('link', { name: /^Help/ })
  await expect.poll(() => bar.getAttribute('href')).toBe('/help/automations')
})
