// In a real browser: the wizard adds a device that turns green, a guest gets time and is blocked, the doctor explains.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor as doctorText } from '@portico/locales/vi/doctor.ts'
import { gateways as text } from '@portico/locales/vi/gateways.ts'
import { portal } from '@portico/locales/vi/portal.ts'
import { sessions as sessionText } from '@portico/locales/vi/sessions.ts'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { accountingRequest, openProbe } from '@portico/server/testing/radius.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { simulate } from '../dev/fakeGateway/simulate.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer({ simulate })
let browser: Browser
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
  page = await (await newPerson(browser)).newPage()
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(venue.owner.email)
  await page.locator('input[type=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}, 60_000)
afterAll(() => browser?.close())

test('the wizard goes from the brand to a device that turns green by itself', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder(text.wizard.search).fill('mikro')
  await dialog.getByRole('button', { name: text.types.mikrotik.name }).waitFor()
  expect(await dialog.getByRole('button', { name: text.types.unifi.name }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: text.types.mikrotik.name }).click()
  await dialog.getByLabel(text.form.name).fill('Quầy bar')
  await dialog.getByRole('button', { name: text.form.create }).click()
  await page.getByText(text.recipe.waiting).first().waitFor()
  await expect.poll(() => server().registry.byType('mikrotik').length).toBe(1)
  const gateway = server().registry.byType('mikrotik')[0]!
  await expect
    .poll(async () => (await page.locator('pre').allInnerTexts()).join('\n'))
    .toContain(gateway.radiusSecret.toString())
  const probe = await openProbe()
  await probe.ask(server().radius.acctPort, accountingRequest(gateway, { kind: 'AccountingOn' }))
  probe.close()
  await page.getByText(text.recipe.online).first().waitFor()
})

test('its test says what is proved and what is not', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  await page.getByRole('row').filter({ hasText: 'Quầy bar' }).locator('button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: text.test.action }).click()
  await page.getByText(text.test.checks.login.ok).waitFor({ timeout: 15_000 })
  await page.getByText(text.test.checks.orders.failed).waitFor()
  expect(await barriers(page)).toEqual([])
})

test('staff see a guest come, give an hour, block the device, and undo it', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: text.tryOut }).first().click()
  const phone = await opened
  await phone.locator('input[name=terms]').check()
  await phone.getByRole('button', { name: portal.connect.button }).click()
  await phone.getByText(portal.online.title).first().waitFor()
  await page.bringToFront()
  await page.goto(`${server().apiUrl}/dashboard/sessions`)
  await page.getByRole('button', { name: sessionText.oneHour }).first().click()
  await page.getByText(sessionText.results.done).first().waitFor()
  expect(await barriers(page)).toEqual([])
  await page.locator('button[aria-haspopup=menu]').last().click()
  await page.getByRole('menuitem', { name: sessionText.block }).click()
  await page.getByLabel(sessionText.blockAsk.reason).fill('Tải phim suốt buổi')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: sessionText.blockAsk.confirm, exact: true }).click()
  await page.getByRole('button', { name: sessionText.undo }).waitFor()
  await page.getByText(sessionText.empty.title).waitFor()
  await page.getByRole('button', { name: sessionText.undo }).click()
  await page.getByText(sessionText.undone).waitFor()
})

test('asked why nobody gets in through a device, the doctor says how the device is', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  await page.getByRole('row').filter({ hasText: 'Quầy bar' }).locator('button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: text.test.examine }).click()
  await page.getByRole('heading', { name: 'Quầy bar' }).waitFor()
  await page.getByText(doctorText.device.nobody).waitFor()
  expect(await page.getByText(doctorText.nobody.title).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
})

test('the doctor shows the last hour, and one phone’s way as a chain', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/doctor`)
  await page.getByText(doctorText.tried, { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByPlaceholder(doctorText.placeholder).fill('02:00:00:00:00:99')
  await page.getByRole('button', { name: doctorText.examine }).first().click()
  await page.getByText(doctorText.causes['never-seen'].title).waitFor()
  expect(new URL(page.url()).searchParams.get('of')).toContain('02:00')
  expect(await barriers(page)).toEqual([])
})

test('the simulator stands apart from the venue’s devices and can be deleted', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/devices`)
  const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: text.simulator.title }) })
  await card.getByRole('button', { name: text.simulator.remove }).click()
  expect(await barriers(page)).toEqual([])
  expect(await page.getByRole('row').filter({ hasText: 'simulator' }).count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: text.simulator.remove }).click()
  await card.getByRole('button', { name: text.simulator.remove }).waitFor({ state: 'detached' })
})
