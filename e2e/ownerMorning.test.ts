// What an owner does in the morning: sees that the Wi-Fi is silent; reads reports of other days, by keyboard, in Excel, and
// from a wrong address.
import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dates } from '@portico/locales/vi/dates.ts'
import { errors } from '@portico/locales/vi/errors.ts'
import { frame } from '@portico/locales/vi/frame.ts'
import { home } from '@portico/locales/vi/home.ts'
import { reports as text } from '@portico/locales/vi/reports.ts'
import { ui } from '@portico/locales/vi/ui.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'
import { cafeDays } from './support/reportEvents.ts'

const DAY_MS = 86_400_000

const server = useServer()
let browser: Browser
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Cà phê Sớm Mai')
  const gateway = await givenGateway(server(), venue)
  const guestIds = Array.from({ length: 60 }, (_, n) => `01900000-0000-7000-8000-0000000000${(n + 16).toString(16)}`)
  const events = cafeDays({ pageId: venue.eid, gatewayIds: [gateway.id], guestIds }, server().services.clock.now())
  await server().services.db.asSystem((tx) => recordEvents(tx, events))
  browser = await launch()
  const context = await newPerson(browser, { acceptDownloads: true })
  page = await signInAt(server(), context, venue, '/dashboard/report-overview')
})
afterAll(() => browser?.close())

async function open(at: string): Promise<void> {
  await page.goto(`${server().apiUrl}/dashboard/report-${at}`)
  await page.locator('main h1').waitFor()
}

/** The figures of a chart's table as a person reads them. */
function tableOf(title: string): Promise<string[][]> {
  return page
    .getByRole('figure', { name: title })
    .locator('table tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
}

const dayBefore = (days: number) =>
  new Date(server().services.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
/** A day as its button in the calendar is named. */
const spelt = (day: string) =>
  new Intl.DateTimeFormat('vi-VN', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(day))
const rangeButton = () => page.getByRole('button', { name: new RegExp(`^${dates.label}`) })

test('7, 10 and 30 days, own days and another comparison show what was asked for', able, async () => {
  await open('visits')
  const days = async () => (await tableOf(text.chart.visitsByDay)).length - 1
  await page.getByRole('figure', { name: text.chart.visitsByDay }).waitFor()
  expect(await days()).toBe(7)
  for (const [preset, count] of [
    ['last10', 10],
    ['last30', 30],
  ] as const) {
    await rangeButton().click()
    await page.getByRole('dialog').getByRole('button', { name: dates.range[preset], exact: true }).click()
    await expect.poll(days).toBe(count)
  }
  await rangeButton().click()
  // The later day first: it is the last one all the same.
  await page.getByRole('button', { name: spelt(dayBefore(3)) }).click()
  await page.getByRole('button', { name: spelt(dayBefore(5)) }).click()
  await expect.poll(days).toBe(3)
  expect(new URL(page.url()).searchParams.get('range')).toContain(dayBefore(5))
  await page.getByRole('button', { name: new RegExp(`^${text.compare.label}`) }).click()
  await page.getByRole('menuitemradio', { name: text.compare.none }).click()
  await page.getByText(text.compare.when.previous).first().waitFor({ state: 'detached' })
})

test('a filter is part of the address; Back removes it, and the address alone restores it', able, async () => {
  await open('devices')
  const phone = page.getByRole('button', { name: new RegExp(`^${text.device.phone}`) }).first()
  await phone.click()
  await page.waitForURL(/device=phone/)
  const filtered = page.url()
  const chip = page.getByRole('button', { name: `Bỏ lọc ${text.filter.device}: ${text.device.phone}` })
  await chip.waitFor()
  await page.goBack()
  await chip.waitFor({ state: 'detached' })
  await page.goto(filtered)
  await chip.waitFor()
})

test(
  'without a mouse: a chart is read by arrows, its table opened, and a figure says what it means',
  able,
  async () => {
    await open('overview')
    const chart = page.getByRole('figure', { name: text.chart.visitsByDay })
    await chart.getByRole('group').focus()
    const [header = [], ...rows] = await tableOf(text.chart.visitsByDay)
    const said = chart.locator('[aria-live=polite]')
    const hears = async ([day = '', ...figures]: string[]) => {
      await expect.poll(() => said.innerText()).toContain(day)
      const sentence = await said.innerText()
      for (const [i, figure] of figures.entries()) expect(sentence).toContain(`${header[i + 1]} ${figure}`)
    }
    await page.keyboard.press('ArrowLeft')
    await hears(rows[0]!)
    await page.keyboard.press('Home')
    await hears(rows.at(-1)!)
    await chart.getByRole('button', { name: ui.viewAsTable }).focus()
    await page.keyboard.press('Space')
    await chart.getByRole('region').locator('tbody tr').first().waitFor()
    expect(await chart.getByRole('button', { name: ui.viewAsTable }).getAttribute('aria-pressed')).toBe('true')
    const mark = page.locator('main section', { hasText: text.figure.visits }).first().getByRole('button').first()
    await mark.focus()
    await page.keyboard.press('Enter')
    await page.getByText(text.means.visits).first().waitFor()
  },
)

test('the Excel file holds the figures of the tables on the screen, sheet by sheet', able, async () => {
  await open('times')
  await page.getByRole('figure', { name: text.chart.heat }).waitFor()
  const shown = await tableOf(text.chart.heat)
  await page.getByRole('button', { name: new RegExp(`^${text.save.menu}`) }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: text.save.excel }).click()
  const entries = unzipped(readFileSync(await (await downloading).path()))
  const strings = [...(entries.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>.*?<\/si>/gs)].map(([item]) =>
    item.replace(/<[^>]*>/g, ''),
  )
  const sheet = entries.get('xl/worksheets/sheet1.xml') ?? ''
  const cells = [...sheet.matchAll(/<row\b.*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c\b([^>]*)>.*?<v>(.*?)<\/v>/gs)].map(([, about = '', value = '']) =>
      about.includes('t="s"') ? strings[Number(value)] : value,
    ),
  )
  expect(cells).toEqual(shown)
  expect(shown.flat().some((cell) => Number(cell) > 0)).toBe(true)
})

test.for([
  ['2026-11-21,2026-11-01', 'report/range-reversed'],
  ['2015-01-01,2025-01-01', 'report/range-too-long'],
  ['2999-01-01,2999-01-31', 'report/range-in-future'],
  ['last8', 'report/unknown-range'],
  ['2026-02-31,2026-03-01', 'report/unknown-range'],
] as const)(
  'an address with the days %s is answered with a sentence, and other days are at hand',
  able,
  async ([range, code]) => {
    await open(`overview?range=${range}`)
    await page.getByRole('alert').getByText(errors[code]).waitFor()
    await rangeButton().click()
    await page.getByRole('dialog').getByRole('button', { name: dates.range.last30, exact: true }).click()
    await page.getByRole('figure', { name: text.chart.visitsByDay }).waitFor()
  },
)

/** The files of a zip archive as text, from its central directory. */
function unzipped(file: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = file.readUInt32LE(end + 16)
  for (let n = file.readUInt16LE(end + 10); n > 0; n--) {
    const isPacked = file.readUInt16LE(at + 10) === 8
    const length = file.readUInt32LE(at + 20)
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const begins = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(begins, begins + length)
    found.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return found
}

test('a silent Wi-Fi is the first thing on home, and a number in the menu', able, async () => {
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update gateways set last_seen_at = now() - interval '1 hour' where page_id = ${venue.eid}`),
  )
  await page.goto(`${server().apiUrl}/dashboard`)
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByRole('heading', { name: 'Wi-Fi đang mất kết nối' }).waitFor()
  const [first, figures] = await Promise.all([
    alert.boundingBox(),
    page.getByText(home.stats.visitsToday).boundingBox(),
  ])
  expect(first!.y).toBeLessThan(figures!.y)
  expect(await page.getByText(home.online.live, { exact: true }).count()).toBe(0)
  const badge = page.getByRole('navigation').getByRole('img', { name: frame.silent.replace('{count, number}', '1') })
  await badge.first().waitFor()
  await alert.getByRole('link', { name: home.silence.check }).click()
  await page.waitForURL(/\/dashboard\/doctor/)
})
