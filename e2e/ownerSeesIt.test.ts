// The owner's first evening in a real browser: sign in, add a device, try without a router, see the guest, end the session.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateways as text } from '@portico/locales/vi/gateways.ts'
import { home } from '@portico/locales/vi/home.ts'
import { portal } from '@portico/locales/vi/portal.ts'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { simulate } from '../dev/fakeGateway/simulate.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer({ simulate })
let browser: Browser
let context: BrowserContext
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
  context = await newPerson(browser)
  page = await context.newPage()
})
afterAll(() => browser?.close())

test('the owner signs in and lands on the home of the only page', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard`)
  await page.waitForURL(/\/signin/)
  expect(await barriers(page)).toEqual([])
  await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(venue.owner.email)
  await page.locator('input[type=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: home.title }).waitFor()
  expect(await barriers(page)).toEqual([])
})

test('the owner adds a device and gets a recipe with its own secret', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: text.types.opennds.name }).click()
  await page.getByLabel(text.form.name).fill('Router quầy bar')
  await page.getByRole('button', { name: text.form.create }).click()
  await page.getByText(text.recipe.waiting).first().waitFor()
  const [device] = server().registry.byNasId(
    (await page.locator('code, pre').allInnerTexts()).join('\n').match(/(?:opennds|radius)-[0-9a-f]{8}/)![0],
  )
  const shown = (await page.locator('pre').allInnerTexts()).join('\n')
  expect(shown).toContain(device!.entryKey)
  expect(shown).toContain(device!.fasKey)
})

test(
  'trying without a router: the portal opens, the guest comes online, and the owner sees it live',
  able,
  async () => {
    await page.goto(`${server().apiUrl}/dashboard`)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: home.tryOut }).first().click()
    const phone = await opened
    await phone.locator('input[name=terms]').check()
    await phone.getByRole('button', { name: portal.connect.button }).click()
    await phone.getByText(portal.online.title).first().waitFor()
    await page.bringToFront()
    await page.getByRole('button', { name: home.disconnect.action }).first().waitFor()
    expect(await barriers(page)).toEqual([])
  },
)

test('the owner disconnects the guest, and the row goes by itself', able, async () => {
  await page.getByRole('button', { name: home.disconnect.action }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: home.disconnect.action }).click()
  await page.getByText(home.online.empty).waitFor()
})
