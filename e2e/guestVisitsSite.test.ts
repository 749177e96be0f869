// The snippet on an owner's own site, in a real browser on another origin: it shows a code that only this guest can use.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tasks } from '@portico/contract/tasks.ts'
import { cookieHeader, issueKey } from '@portico/server/guests/index.ts'
import { homeHref } from '@portico/server/home/index.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { givenPerson, givenTask } from '@portico/server/testing/loyalty.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { missing, skipIf } from './capabilities.ts'
import { launch } from './support/browser.ts'

const able = skipIf(missing('chromium'))
const server = useServer()
let page: Venue
let site = ''
let snippet = ''
const owners = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><body><h1>Hiên Nhà</h1><a href="/menu">Menu</a>${snippet}</body></html>`)
})
beforeAll(async () => {
  page = await givenPage(server())
  snippet = (await send(server(), tasks.snippet, {}, { token: page.token })).html
  await new Promise<void>((resolve) => owners.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(owners.address() as AddressInfo).port}`
})
let browser: Browser | undefined
afterAll(async () => {
  await browser?.close()
  owners.close()
})

/** A guest with the home open in a browser of their own. */
async function givenGuest() {
  const { services } = server()
  const guestId = await givenPerson(server(), page)
  const key = await services.db.asSystem((tx) => issueKey(services, tx, { pageId: page.eid, guestId, kind: 'home' }))
  const [name = '', value = ''] = cookieHeader(services, page.eid, key, 'home').split(';')[0]!.split('=')
  browser ??= await launch()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name, value, url: services.config.portalUrl + homeHref(page.eid) }])
  const tab = await context.newPage()
  const errors: string[] = []
  tab.on('pageerror', (error) => errors.push(error.message))
  return { tab, errors, home: services.config.portalUrl + homeHref(page.eid) }
}

test('a guest goes to the site by the task, sees the code after the seconds, and types it', able, async () => {
  const { id } = await givenTask(server(), page, {
    type: 'ref_traffic',
    target: `${site}/sale`,
    seconds: 2,
    reward: 30,
  })
  const { tab, errors, home } = await givenGuest()
  await tab.goto(`${home}/tasks/${id}`)
  await tab.getByRole('button', { name: 'Start' }).click()
  await tab.getByRole('link', { name: 'Open the page' }).click()
  await tab.getByText('Stay on this site a little longer').waitFor()
  await tab.getByRole('link', { name: 'Menu' }).click()
  const shown = tab.getByText(/^\d{6}$/)
  await shown.waitFor({ timeout: 15_000 })
  const code = await shown.innerText()
  await tab.goto(`${home}/tasks/${id}`)
  await tab.getByLabel('The code on the page').fill(code)
  await tab.getByRole('button', { name: 'Send' }).click()
  await tab.getByText('Done, thank you').waitFor()
  expect(errors).toEqual([])
})

test('who finds the site by a search gets a code, and who just comes by sees nothing', able, async () => {
  const fields = { type: 'google_search', target: site, question: 'hiên nhà', seconds: 1, acceptsPolicy: true }
  await givenTask(server(), page, fields)
  const { tab } = await givenGuest()
  await tab.goto(`${site}/`)
  await tab.waitForLoadState('networkidle')
  expect(await tab.getByRole('status').count()).toBe(0)
  await tab.goto(`${site}/`, { referer: 'https://www.google.com/' })
  await tab.getByText(/^\d{6}$/).waitFor({ timeout: 15_000 })
})

test('the snippet is one line, and asks nothing of any host but ours', () => {
  expect(snippet).toMatch(/^<script async src="http:\/\/[^"]+\.js"><\/script>$/)
})
