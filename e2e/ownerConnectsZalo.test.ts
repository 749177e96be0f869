// An owner connects the venue's Official Account: app, consent, followers, a tag that is at Zalo too, and a banner when it fails.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { ZALO_APP, zaloConfig } from '@portico/server/testing/zalo.ts'
import { addOa, addUser } from '../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../dev/simulators/zalo/startZaloOa.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const sim = await startZaloOa(ZALO_APP)
const oa = addOa(sim.state, '4004', 'Cà phê Mộc')
for (const [id, name] of [
  ['2001', 'Đặng Thị Hường'],
  ['2002', 'Trần Nam'],
] as const)
  addUser(sim.state, oa, id, { name })

const server = useServer({ config: zaloConfig(sim) })
let browser: Browser
let page: Page
let venue: Venue
beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  // Where Zalo sends the browser back to.
  server().services.config.publicUrl = server().apiUrl
  browser = await launch()
  page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-settings', 'en')
})
afterAll(async () => {
  await browser?.close()
  await sim.close()
})

test('an owner enters the app, agrees on Zalo and sees the account', able, async () => {
  await page.getByRole('button', { name: 'Edit app' }).click()
  await page.getByLabel('App ID').fill(ZALO_APP.id)
  await page.getByLabel('App secret').fill(ZALO_APP.secret)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('ends in …cret').waitFor()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('heading', { name: 'Cà phê Mộc' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: 'Followers' }).first().waitFor()
})

test('followers are found without accents, and a tag given here is given at Zalo', able, async () => {
  await server().jobs.run('zalo.syncUsers')
  await page.goto(`${server().apiUrl}/dashboard/zalo-followers?search=huong`)
  await page.getByText('Đặng Thị Hường').first().click()
  await page.getByLabel('New tag').fill('Khách quen')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('button', { name: 'Remove the tag “Khách quen”' }).waitFor()
  expect([...oa.users.get('2001')!.tags]).toEqual(['Khách quen'])
  expect(await page.getByText('Trần Nam').count()).toBe(0)
})

test('a connection that Zalo no longer takes says so, and what to do', able, async () => {
  for (const grant of sim.state.grants) Object.assign(grant, { access: '', isUsed: true })
  await page.goto(`${server().apiUrl}/dashboard/zalo-settings`)
  await page.getByRole('button', { name: 'Check' }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'no longer accepts' })
  await banner.waitFor()
  expect(await banner.innerText()).toContain('Choose Reconnect and agree on Zalo.')
})
