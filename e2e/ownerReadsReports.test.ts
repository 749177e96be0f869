// Every report in a real browser: another range, a press on a bar, a file, and a link for a partner.
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { reports as english } from '@portico/locales/en/reports.ts'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { dates } from '@portico/locales/vi/dates.ts'
import { errors } from '@portico/locales/vi/errors.ts'
import { reports as text } from '@portico/locales/vi/reports.ts'
import { ui } from '@portico/locales/vi/ui.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { cafeDays } from './support/reportEvents.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const SCREENS = ['overview', 'campaigns', 'visits', 'devices', 'software', 'times', 'survey', 'top-users'] as const

const server = useServer()
let browser: Browser
let context: BrowserContext
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  const gateway = await givenGateway(server(), venue)
  const guestIds = Array.from({ length: 60 }, (_, n) => `01900000-0000-7000-8000-0000000000${(n + 16).toString(16)}`)
  const events = cafeDays({ pageId: venue.eid, gatewayIds: [gateway.id], guestIds }, server().services.clock.now())
  await server().services.db.asSystem((tx) => recordEvents(tx, events))
  browser = await launch()
  context = await newPerson(browser, { acceptDownloads: true })
  page = await context.newPage()
})
afterAll(() => browser?.close())

const open = async (screen: string) => {
  await page.goto(`${server().apiUrl}/dashboard/report-${screen}`)
  await page.locator('main h1').waitFor()
  await page.locator('main figure, main table tbody td').first().waitFor()
}

test('the owner opens every report, and each has figures and no barrier', able, async () => {
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input:not([type=password]):not([type=checkbox])').first().fill(venue.owner.email)
  await page.locator('input[type=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  for (const screen of SCREENS) {
    await open(screen)
    expect(await page.locator('main h1').innerText()).toBe(text.name[screen])
    expect(await barriers(page), screen).toEqual([])
  }
})

test(
  'another range is part of the address, and a pressed part filters the report until it is removed',
  able,
  async () => {
    await open('devices')
    await page.getByRole('button', { name: new RegExp(`^${dates.label}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: dates.range.last30, exact: true }).click()
    await page.waitForURL(/range=last30/)
    await page
      .getByRole('button', { name: new RegExp(`^${text.device.phone}`) })
      .first()
      .click()
    await page.waitForURL(/device=phone/)
    const chip = page.getByRole('button', { name: `Bỏ lọc ${text.filter.device}: ${text.device.phone}` })
    await chip.waitFor()
    await page.getByRole('button', { name: new RegExp(`^${text.device.computer}`) }).waitFor({ state: 'detached' })
    await chip.click()
    await page.waitForURL((url) => !url.search.includes('device'))
  },
)

test('the CSV holds the rows of the table on the screen', able, async () => {
  await open('times')
  await page.getByRole('button', { name: ui.viewAsTable }).first().click()
  const shown = await page
    .getByRole('region', { name: text.chart.heat })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  await page.getByRole('button', { name: new RegExp(`^${text.save.menu}`) }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: text.save.csv.replace('{table}', text.chart.heat) }).click()
  const file = await downloading
  const lines = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  expect(lines.slice(1).map((line) => line.split(','))).toEqual(shown)
  expect(shown.flat().some((cell) => Number(cell) > 0)).toBe(true)
})

test('Excel gets a workbook, and a chart becomes a picture', able, async () => {
  await open('overview')
  await page.getByRole('button', { name: new RegExp(`^${text.save.menu}`) }).click()
  const workbook = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: text.save.excel }).click()
  expect(
    readFileSync(await (await workbook).path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: ui.savePicture }).first().click()
  expect(
    readFileSync(await (await picture).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('a partner who is not signed in sees the shared report, and no longer once it is taken back', able, async () => {
  await open('visits')
  await page.getByRole('button', { name: text.share.open, exact: true }).click()
  await page.getByRole('button', { name: text.share.create }).click()
  const url = new URL(await page.getByRole('region', { name: text.share.link, exact: true }).innerText())
  const partner = await (await newPerson(browser)).newPage()
  const at = `${server().apiUrl}${url.pathname}${url.search}${url.hash}`
  await partner.goto(at)
  await partner.getByRole('heading', { name: text.name.visits, level: 1 }).waitFor()
  await partner.getByRole('heading', { name: text.chart.visitsByDay }).waitFor()
  expect(await partner.locator('nav').count()).toBe(0)
  expect(await barriers(partner)).toEqual([])
  await page.getByRole('button', { name: new RegExp(`^${text.share.revoke} `) }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.share.revoke, exact: true }).last().click()
  await page.getByText(text.share.none).waitFor()
  await partner.getByRole('button', { name: LANGUAGE_NAMES.en }).click()
  await partner.getByRole('heading', { name: english.name.visits, level: 1 }).waitFor()
  await partner.reload()
  await partner.getByText(english.shared.gone).waitFor()
  await partner.context().close()
})

test('a report is arranged by mail, paused and deleted', able, async () => {
  await open('visits')
  await page.getByRole('button', { name: text.schedule.open }).click()
  await page.getByLabel(text.schedule.recipients).fill('khong-phai-mail')
  await page.getByRole('button', { name: text.schedule.create }).click()
  await page.getByText('khong-phai-mail', { exact: false }).last().waitFor()
  await page.getByLabel(text.schedule.recipients).fill('ha@example.test')
  await page.getByRole('button', { name: text.schedule.create }).click()
  await page.getByRole('button', { name: new RegExp(`^${text.schedule.pause}`) }).click()
  await page.getByText(text.schedule.paused).waitFor()
  const { rows } = await send(server(), contract.reports.schedules, {}, { token: venue.token })
  expect(rows).toMatchObject([{ report: 'visits', isOn: false, recipients: ['ha@example.test'] }])
  await page.getByRole('button', { name: new RegExp(`^${text.schedule.remove}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.schedule.remove, exact: true }).last().click()
  await page.getByText(text.schedule.none).waitFor()
})

test('an owner of another venue too sees both as one, and the address says so', able, async () => {
  const other = await givenPage(server(), 'Cà phê Bờ Hồ')
  const at = server().services.clock.now()
  const guestId = '01900000-0000-7000-8000-00000000abcd'
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into members (page_id, user_id, role) values (${other.eid}, ${venue.owner.id}, 'analyst')`)
    await recordEvents(tx, [{ kind: 'online', pageId: other.eid, id: crypto.randomUUID(), guestId, isFirst: true, at }])
  })
  await page.reload()
  await open('visits')
  const visits = page.locator('main section', { hasText: text.figure.visits }).first().locator('p').nth(1)
  const ofOne = Number((await visits.innerText()).replaceAll('.', ''))
  expect(ofOne).toBeGreaterThan(0)
  await page.getByRole('button', { name: new RegExp(`^${text.scope.label}`) }).click()
  await page.getByRole('menuitemradio', { name: text.scope.all }).click()
  await page.waitForURL(/scope=all/)
  await page
    .getByRole('button', { name: new RegExp(`^${text.scope.label}`) })
    .getByText('2 trang')
    .waitFor()
  await expect.poll(async () => Number((await visits.innerText()).replaceAll('.', ''))).toBe(ofOne + 1)
})

test('a report too heavy says so instead of waiting for ever, and is there when asked once more', able, async () => {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  const held = server().services.db.asSystem(async (tx) => {
    await tx.run(sql`lock table profile_month, profile_day in access exclusive mode`)
    await until
  })
  try {
    await page.goto(`${server().apiUrl}/dashboard/report-software?range=last30`)
    await page.getByText(errors['report/too-heavy']).waitFor({ timeout: 25_000 })
    expect(await barriers(page)).toEqual([])
  } finally {
    release()
    await held
  }
  await page.getByRole('button', { name: ui.retry }).click()
  await page.locator('main figure').first().waitFor()
  expect(await page.getByText(errors['report/too-heavy']).count()).toBe(0)
})

test('while the overview is open, a guest who comes moves it by itself', able, async () => {
  await open('overview')
  const visits = page.locator('main section', { hasText: text.figure.visits }).first().locator('p').nth(1)
  const before = await visits.innerText()
  await server().services.db.asSystem((tx) =>
    recordEvents(tx, [
      {
        kind: 'online',
        pageId: venue.eid,
        id: '01900000-0000-7000-8000-00000000ffff',
        guestId: '01900000-0000-7000-8000-00000000fffe',
        isFirst: true,
        at: server().services.clock.now(),
      },
    ]),
  )
  await expect.poll(() => visits.innerText(), { timeout: 10_000 }).not.toBe(before)
})
