// The same words must never stand over two numbers: home and the reports are read side by side in one browser.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '@portico/locales/vi/home.ts'
import { reports as text } from '@portico/locales/vi/reports.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { givenGateway, givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'
import { cafeDays } from './support/reportEvents.ts'

const server = useServer()
let browser: Browser
let page: Page

beforeAll(async () => {
  if (reason) return
  const venue = await givenPage(server(), 'Cà phê Một Con Số')
  const gateway = await givenGateway(server(), venue)
  const guestIds = Array.from({ length: 60 }, (_, n) => `01900000-0000-7000-8000-0000000000${(n + 16).toString(16)}`)
  const events = cafeDays({ pageId: venue.eid, gatewayIds: [gateway.id], guestIds }, server().services.clock.now())
  await server().services.db.asSystem((tx) => recordEvents(tx, events))
  browser = await launch()
  const context = await newPerson(browser)
  page = await signInAt(server(), context, venue, '/dashboard')
})
afterAll(() => browser?.close())

/** The figure under a label of a report, as a person reads it. */
async function figureOfReport(label: string): Promise<string> {
  const figure = page.locator(`//main//p[text()="${label}"]/following-sibling::div/p`)
  return (await figure.first().innerText()).trim()
}

/** A chart's table without the names of the days, which one screen writes with the year and the other without. */
async function amountsOf(title: string, columns: number): Promise<string[][]> {
  const chart = page.getByRole('figure', { name: title })
  await chart.waitFor()
  const rows = await chart
    .locator('table tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  return rows.map((row) => row.slice(1, columns + 1))
}

async function openReport(range: 'last7' | 'last30'): Promise<void> {
  await page.goto(`${server().apiUrl}/dashboard/report-overview?range=${range}`)
  await page.getByRole('figure', { name: text.chart.visitsByDay }).waitFor()
}

test('every figure of the week on home is the figure of that name in the report of those days', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard`)
  const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: home.week.title }) })
  await card.locator('dt').first().waitFor()
  const onHome = await card
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.firstChild?.textContent ?? '',
        row.querySelector('strong')?.textContent ?? '',
      ]),
    )
  expect(onHome.map(([label]) => label)).toEqual([
    text.figure.guests,
    text.figure.newGuests,
    text.figure.contacts,
    text.figure.consentRate,
  ])
  const visits = await figureOfReport(home.stats.visitsWeek)
  await openReport('last7')
  for (const [label, value] of onHome) expect([label, await figureOfReport(label!)]).toEqual([label, value])
  expect(await figureOfReport(text.figure.visits)).toBe(visits)
})

test('the chart of thirty days on home has the days of the report', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard`)
  const onHome = await amountsOf(home.chart.title, 4)
  expect(onHome).toHaveLength(30)
  await openReport('last30')
  expect(await amountsOf(text.chart.visitsByDay, 4)).toEqual(onHome)
})
