// Every form of every screen of a living venue is opened, and every choice in it tried, on a desk and on a phone; every
// screen is looked at with axe.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, seedDemo } from '../dev/seed/seedDemo.ts'
import { PAGE_ID } from '../dev/seed/venue.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { AREAS } from '../dashboard/src/screens.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { learnToWalk, makeFormWalk } from './support/formWalk.ts'
import { signInAt } from './support/owner.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LONG = { ...able, timeout: 400_000 }
/** Their own walks leave the venue, or have nothing of a venue's. */
const LATER = /admin|^\/(campaign|wifi-campaign)\/\$/

const server = useServer()
let browser: Browser
let paths: string[] = []

beforeAll(async () => {
  if (reason) return
  const { db } = server().services
  await seedDemo(server().services)
  const idOf = async (table: string) => {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ id: string }>`select id from ${sql.table(table)} where page_id = ${PAGE_ID} order by id limit 1`),
    )
    return row!.id
  }
  const ids: Record<string, string> = {
    '/page/$eid': PAGE_ID,
    '/wifi-login-flow/$id': await idOf('login_flows'),
    '/template/$id': await idOf('page_templates'),
    '/zalo-campaigns/$id': await idOf('message_campaigns'),
    '/zalo-message-templates/$id': await idOf('message_templates'),
  }
  paths = AREAS.flatMap(({ screens }) => Object.keys(screens))
    .filter((path) => !LATER.test(path))
    .map((path) => path.replace(/\$\w+/, ids[path] ?? '$'))
  browser = await launch()
})
afterAll(() => browser?.close())

test('every screen with a part of its address left open is walked with one', able, () => {
  expect(paths.filter((path) => path.includes('$'))).toEqual([])
  expect(paths.length).toBeGreaterThan(35)
})

async function openVenue(options: BrowserContextOptions): Promise<Page> {
  const person = await newPerson(browser, { ...options, reducedMotion: 'reduce' })
  await learnToWalk(person)
  // A button that leads to another site leaves the walk where it is: 204 ends a navigation without a new page.
  await person.route(
    ({ origin }) => origin !== server().apiUrl,
    (route) => route.fulfill({ status: 204 }),
  )
  return signInAt(server(), person, { owner: DEMO_ACCOUNTS.owner }, `/page/${PAGE_ID}`)
}

/** The screen of the café, whichever venue the screen before has chosen. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server().apiUrl}/page/${PAGE_ID}${path.startsWith('/page/') ? `/${path.slice(1)}` : path}`)
  await page.locator('main h1').first().waitFor()
}

test.for([
  ['on a desk', DESK, 20],
  ['on a phone', PHONE, 8],
] as const)('every form of every screen opens and every choice in it works, %s', LONG, async ([, viewport, most]) => {
  const page = await openVenue({ viewport })
  const walk = makeFormWalk(page, most)
  const faults: Record<string, string[]> = {}
  let presses = 0
  for (const path of paths) {
    await open(page, path)
    const found = await walk()
    presses += found.presses
    if (found.faults.length > 0) faults[path] = found.faults
  }
  expect(faults).toEqual({})
  // Far fewer would mean that the walk does not find what there is to press.
  expect(presses).toBeGreaterThan(most * 8)
  await page.context().close()
})

test.for([
  ['on a desk in light', { viewport: DESK, colorScheme: 'light' }],
  ['on a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
] as const)('no screen of a living venue has a barrier or moves sideways, %s', LONG, async ([, options]) => {
  const page = await openVenue(options)
  const faults: Record<string, string[]> = {}
  for (const path of paths) {
    await open(page, path)
    await page.locator('main [data-skeleton], main [aria-busy=true]').first().waitFor({ state: 'detached' })
    const found = await barriers(page)
    const wide = await page.evaluate(
      () => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
    )
    if (wide > 0) found.push(`${wide} px too wide`)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
  await page.context().close()
})
