// Staff at the counter with a phone: waiting guests appear live, and unused codes come with a warning.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCodes as text } from '@portico/locales/vi/accessCodes.ts'
import { givenGateway, givenMember, givenPage, givenSteps, type Venue } from '@portico/server/testing/given.ts'
import { randomMac } from '@portico/server/testing/givenGuest.ts'
import { openPortal, post } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const LOGIN = 'http://10.5.50.1/login'
const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

async function clerkAt(venue: Venue): Promise<Page> {
  const clerk = await givenMember(server(), venue, 'staff')
  const context = await newPerson(browser, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  return signInAt(server(), context, { owner: clerk }, '/dashboard/counter')
}

test(
  'a guest who asks staff for a code appears at the counter, and the code read out lets the guest in',
  able,
  async () => {
    const venue = await givenPage(server())
    await givenSteps(server(), venue, [{ type: 'phone-code', codeDeliverMode: ['staff'] }])
    const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: LOGIN } })
    const clerk = await clerkAt(venue)
    await clerk.getByText(text.waiting.empty).waitFor()
    // A guest who stands there comes before orders that wait.
    expect(await clerk.locator('main h2').first().innerText()).toBe(text.waiting.title)
    expect(await barriers(clerk)).toEqual([])

    const mac = randomMac()
    const phone = await openPortal(server(), gateway, { mac })
    await post(server(), phone.action, { phone: '0912 345 678', terms: 'yes' })
    const row = clerk.locator('main li').filter({ hasText: mac.slice(-4) })
    await row.waitFor()
    expect(await row.innerText()).toContain('678')
    expect(await barriers(clerk)).toEqual([])
    const code = (await row.locator('p').nth(1).innerText()).replaceAll(/\D/g, '')
    expect(code).toMatch(/^\d{6}$/)
    const after = await post(server(), phone.action, { code })
    expect(after.location?.startsWith(LOGIN)).toBe(true)
    await row.waitFor({ state: 'detached' })
  },
)

test('staff who hand out access codes read that no login flow asks for one', able, async () => {
  const venue = await givenPage(server())
  await givenSteps(server(), venue, [{ type: 'one-tap' }])
  const context = await newPerson(browser)
  const owner = await signInAt(server(), context, venue, '/dashboard/accesscode')
  await owner.getByRole('button', { name: text.create }).first().click()
  await owner.getByRole('radio', { name: text.form.counter }).click()
  await owner.getByLabel(text.form.name).fill('Hai giờ')
  await owner.getByRole('dialog').getByRole('button', { name: text.form.make }).click()
  await owner.getByText(text.notAskedFor).first().waitFor()
  await owner.getByRole('link', { name: text.toFlows }).first().waitFor()

  const clerk = await clerkAt(venue)
  await clerk.getByText(text.notAskedFor).waitFor()
  await givenSteps(server(), venue, [{ type: 'access-code' }])
  await clerk.reload()
  await clerk.getByRole('button', { name: 'Hai giờ' }).click()
  await clerk.getByRole('button', { name: text.counter.again }).waitFor()
  expect(await clerk.getByText(text.notAskedFor).count()).toBe(0)
})
