// Every address of the specification §2 opens, and none of them breaks the page's own policy.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shell } from '@portico/locales/vi/shell.ts'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'

const PUBLIC = ['/', '/signin', '/signup', '/activate/x', '/forgot-password', '/reset-password/x', '/terms', '/help']
const DASHBOARD = `
/ /my-pages /create-page /page/{eid} /settings
/devices /media /campaign /campaign/1 /wifi-campaign /wifi-campaign/1 /wifi-login-flow
/tasks /gifts /gift-orders /guests-custom-profile /sale-leads /accesscode
/report-overview /report-campaigns /report-visits /report-devices /report-software
/report-times /report-survey /report-top-users
/page-notification /page-license /page-role /page-integration /page-audit /user-finance
`
  .trim()
  .split(/\s+/)

const server = useServer()
let browser: Browser
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
  page = await (await newPerson(browser)).newPage()
})
afterAll(() => browser?.close())

/** Opens an address as if typed. @returns its heading, and what it did against the policy. */
async function open(path: string): Promise<{ heading: string; breaches: string[] }> {
  await page.goto(server().apiUrl + path)
  const heading = await page.locator('h1').first().innerText()
  // The frame goes on hearing news for ever: no network ever falls silent. What is late comes within this.
  await page.waitForTimeout(300)
  return { heading, breaches: await page.evaluate(() => (globalThis as unknown as { breaches: string[] }).breaches) }
}

test.each(PUBLIC)('%s opens for anybody', able, async (path) => {
  const { heading, breaches } = await open(path)
  expect(heading).not.toBe(shell.lost.title)
  expect(breaches).toEqual([])
})

test(
  'every screen of the dashboard opens, with nothing against the policy',
  { ...able, timeout: 120_000 },
  async () => {
    await page.goto(`${server().apiUrl}/signin`)
    await page.locator('input[name=emailOrMobile]').fill(venue.owner.email)
    await page.locator('input[name=password]').fill(venue.owner.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard/)
    const bad: object[] = []
    for (const path of DASHBOARD) {
      const { heading, breaches } = await open(`/dashboard${path.replace('{eid}', venue.eid)}`)
      if (breaches.length > 0 || [shell.lost.title, shell.crashed.title, ''].includes(heading))
        bad.push({ path, heading, breaches })
    }
    expect(bad).toEqual([])
  },
)

test('an address that is none says so in words and leads home; so does one of administrators', able, async () => {
  for (const path of ['/nothing', '/dashboard/nothing', '/dashboard/admin-plans'])
    expect(await open(path)).toEqual({ heading: shell.lost.title, breaches: [] })
  await page
    .getByRole('link', { name: shell.lost.back })
    .or(page.getByRole('button', { name: shell.lost.back }))
    .first()
    .click()
  await page.waitForURL(/\/dashboard$/)
})
