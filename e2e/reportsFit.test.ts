// A report on the smallest phones with the longest words does not scroll sideways.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { recordEvents } from '@portico/server/reports/index.ts'
import { givenGateway, givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'
import { cafeDays } from './support/reportEvents.ts'

const REPORTS = `
overview overview?tab=leads campaigns visits devices devices?tab=hotspots software times survey
top-users top-users?tab=guests
`
  .trim()
  .split(/\s+/)
/** A usual phone and the narrowest one, which is also a usual one with everything enlarged. */
const WIDTHS = [390, 320]

const server = useServer()
let browser: Browser
let page: Page

beforeAll(async () => {
  if (reason) return
  const venue = await givenPage(server(), 'Quán cà phê và bánh ngọt Hiên Nhà Bà Sáu')
  const gateway = await givenGateway(server(), venue)
  const guestIds = Array.from({ length: 60 }, (_, n) => `01900000-0000-7000-8000-0000000000${(n + 16).toString(16)}`)
  const events = cafeDays({ pageId: venue.eid, gatewayIds: [gateway.id], guestIds }, server().services.clock.now())
  await server().services.db.asSystem((tx) => recordEvents(tx, events))
  browser = await launch()
  const context = await newPerson(browser, { viewport: { width: 390, height: 844 } })
  page = await signInAt(server(), context, venue, '/dashboard/report-overview')
})
afterAll(() => browser?.close())

test.for(LANGUAGES)('no report moves sideways on a phone: %s', able, async (language) => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const tooWide: string[] = []
  for (const report of REPORTS) {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 844 })
    await page.goto(`${server().apiUrl}/dashboard/report-${report}`)
    await page.locator('main figure, main [role=list], main ul, main table tbody td').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const found = await page.evaluate(async () => {
        // Charts are redrawn for their new width.
        await new Promise((resolve) => setTimeout(resolve, 150))
        const wide = document.scrollingElement!.scrollWidth
        if (wide <= innerWidth) return undefined
        const reaches = [...document.querySelectorAll('body *')].filter(
          (part) => part.getBoundingClientRect().right > innerWidth + 1,
        )
        return `${wide}: ${reaches.map((part) => part.textContent?.slice(0, 40)).at(-1)}`
      })
      if (found) tooWide.push(`${report} at ${width}: ${found}`)
    }
  }
  expect(tooWide).toEqual([])
})

test(
  'a report begins above the middle of a phone: what can be done with it is one menu beside its title',
  able,
  async () => {
    await page.addInitScript(() => localStorage.setItem('language', 'vi'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server().apiUrl}/dashboard/report-visits`)
    const figure = page.locator('main dl, main [class*=figures]').first()
    await figure.waitFor()
    const { y: top = 0 } = (await figure.boundingBox()) ?? {}
    expect(top).toBeLessThan(360)
    const menu = page.locator('main header [aria-haspopup=menu]')
    const [title, button] = [await page.locator('main h1').boundingBox(), await menu.boundingBox()]
    expect(Math.abs(title!.y + title!.height / 2 - button!.y - button!.height / 2)).toBeLessThan(12)
    await menu.click()
    expect(await page.getByRole('menuitem').count()).toBeGreaterThan(3)
  },
)

test(
  'no table is cut at any width of a laptop: what does not fit scrolls, below what can be done with a row',
  able,
  async () => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    const cut: string[] = []
    for (const path of ['report-top-users', 'report-top-users?tab=guests', 'page-audit', 'devices', 'page-role']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${server().apiUrl}/dashboard/${path}`)
      await page.locator('main table tbody td').first().waitFor()
      for (const width of [900, 1024, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForTimeout(200)
        const isCut = await page.evaluate(() =>
          [...document.querySelectorAll('main table')].some(({ parentElement: box }) => {
            const isWider = box!.scrollWidth > box!.clientWidth + 1
            const menus = [...box!.querySelectorAll('tbody td:last-child:has([aria-haspopup=menu])')]
            const edge = box!.getBoundingClientRect().right
            const isLost = menus.some((cell) => cell.getBoundingClientRect().right > edge + 1)
            return isLost || (isWider && !/auto|scroll/.test(getComputedStyle(box!).overflowX))
          }),
        )
        if (isCut) cut.push(`${path} at ${width}`)
      }
    }
    expect(cut).toEqual([])
  },
)
