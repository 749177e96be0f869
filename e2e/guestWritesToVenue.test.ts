// A guest writes on their own page of the venue, the team answers in its inbox, and the guest says by a code who they are on Zalo.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeHref } from '@portico/server/home/index.ts'
import { givenPage } from '@portico/server/testing/given.ts'
import { signInAtHome } from '@portico/server/testing/homeGuest.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { givenKnownGuest, givenZalo, ZALO_APP, zaloConfig } from '@portico/server/testing/zalo.ts'
import { addOa, addUser } from '../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../dev/simulators/zalo/startZaloOa.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const sim = await startZaloOa(ZALO_APP)
addUser(sim.state, addOa(sim.state, '4004', 'Cà phê Mộc'), '2001', { name: 'Trần Thị Mai' })
const server = useServer({ config: zaloConfig(sim) })
let browser: Browser
let staff: Page
let phone: Page
let home: string
beforeAll(async () => {
  if (reason) return
  const venue = await givenPage(server(), 'Quán Lá')
  await givenZalo(server(), venue)
  const { portalUrl } = server().services.config
  sim.hooks.url = `${portalUrl}/zalo/events`
  const guestId = await givenKnownGuest(server(), venue, { name: 'Mai' })
  const [name, value] = (await signInAtHome(server(), venue, guestId)).split('=')
  browser = await launch()
  staff = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-messages', 'en')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' })
  await context.addCookies([{ name: name!, value: value!, url: portalUrl }])
  phone = await context.newPage()
  home = portalUrl + homeHref(venue.eid)
  await phone.goto(home)
})
afterAll(async () => {
  await browser?.close()
  await sim.close()
})

test('what a guest writes on their page stands in the inbox at once, and the answer on their page', able, async () => {
  await phone.getByText('Message us').click()
  await phone.getByLabel('Your message').fill('Tối nay quán còn bàn không ạ?')
  await phone.getByRole('button', { name: 'Send' }).click()
  await phone.getByText('Tối nay quán còn bàn không ạ?').waitFor()
  await staff.locator('[data-conversation]').filter({ hasText: 'Tối nay quán còn bàn' }).click({ timeout: 15_000 })
  await staff.getByText('Guests read your reply in their corner').waitFor()
  await staff.keyboard.press('r')
  await staff.keyboard.type('Dạ {name} ơi, còn ạ.')
  await staff.keyboard.press('Enter')
  await phone.getByText('Dạ Mai ơi, còn ạ.').waitFor({ timeout: 15_000 })
  await staff.getByRole('log').getByText('Seen').waitFor({ timeout: 15_000 })
})

test('with the code of their page a guest is known on Zalo', able, async () => {
  await phone.goto(home)
  await phone.getByText('Follow us on Zalo').click()
  const code = await phone.getByLabel('Your code').inputValue()
  await sim.control('say', { user: '2001', text: code })
  await phone.getByText('Zalo is linked').waitFor({ timeout: 15_000 })
  expect(await staff.locator('[data-conversation]').count()).toBe(1)
})
