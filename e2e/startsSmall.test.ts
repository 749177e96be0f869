// What a browser has to fetch before somebody can sign in, or see the home screen, stays within its budget.
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

/** kB as sent, compressed, and questions to the server; a change that needs more raises the figure in the open. */
const BUDGET = { signIn: 120, home: 185, fetches: 14 }
/** Asked two seconds later, so that the screen does not wait for it: on a slow machine alone it came within the second of quiet. */
const LATER = '/announcements'
/** Nothing asked for this long: the screen has all it wants. */
const QUIET_MS = 3000

const server = useServer()
let browser: Browser
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
})
afterAll(() => browser?.close())

type Load = { scriptKb: number; fetches: number; uncompressed: string[] }

/** Opens an address with an empty cache: script until its landmark stands, questions until it is quiet. */
async function load(person: BrowserContext, path: string, landmark: string): Promise<Load> {
  const page = await person.newPage()
  const wire = await person.newCDPSession(page)
  await wire.send('Network.enable')
  const scripts = new Map<string, string>()
  const load: Load = { scriptKb: 0, fetches: 0, uncompressed: [] }
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Fetch' && new URL(response.url).pathname !== LATER) load.fetches += 1
    if (type !== 'Script') return
    scripts.set(requestId, response.url)
    const isLarge = Number(response.headers['content-length'] ?? Infinity) > 2000
    if (isLarge && !response.headers['content-encoding']) load.uncompressed.push(response.url)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) load.scriptKb += encodedDataLength / 1000
  })
  await page.goto(`${server().apiUrl}${path}`)
  await page.locator(landmark).first().waitFor()
  const { scriptKb } = load
  for (let asked = -1; asked < load.fetches; await page.waitForTimeout(QUIET_MS)) asked = load.fetches
  await page.close()
  return { ...load, scriptKb }
}

test('signing in waits for little, and the server sends it compressed', able, async () => {
  const found = await load(await newPerson(browser), '/signin', 'input[name=password]')
  expect(found.uncompressed).toEqual([])
  expect(found.scriptKb).toBeGreaterThan(50)
  expect(found.scriptKb).toBeLessThan(BUDGET.signIn)
})

test('the home screen of somebody signed in waits for little, and asks the server few things', able, async () => {
  const person = await newPerson(browser)
  await signInAt(server(), person, venue, '/dashboard')
  const again = await newPerson(browser, { storageState: await person.storageState() })
  const found = await load(again, '/dashboard', 'main h1')
  expect(found.uncompressed).toEqual([])
  expect(found.scriptKb).toBeLessThan(BUDGET.home)
  expect(found.fetches).toBeLessThanOrEqual(BUDGET.fetches)
})
