// A guest's phone asks for a gift; the counter, another browser, hears it at once and accepts; the phone turns green.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gifts as text } from '@portico/locales/vi/gifts.ts'
import { guestGifts as words } from '@portico/locales/vi/guestGifts.ts'
import { givenCollector, givenGift, givenGiftPhone } from '@portico/server/testing/gifts.ts'
import { givenMember, givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test.each([true, false])(
  'a guest gets a gift, the counter rings and accepts it, and the phone turns green (scripts: %s)',
  able,
  async (javaScriptEnabled) => {
    const venue = await givenPage(server())
    await givenGift(server(), venue, { name: 'Cà phê sữa đá', stock: 3 })
    const guestId = await givenCollector(server(), venue, 25)
    const clerk = await givenMember(server(), venue, 'staff')
    const counter = await signInAt(server(), await newPerson(browser, PHONE), { owner: clerk }, '/dashboard/counter')
    await counter.getByText(text.counter.none).waitFor()
    expect(await barriers(counter)).toEqual([])

    const { href, cookie } = await givenGiftPhone(server(), venue, guestId)
    const { origin } = new URL(server().services.config.portalUrl)
    const person = await newPerson(browser, { ...PHONE, javaScriptEnabled })
    const [name = '', ...value] = cookie.split('=')
    await person.addCookies([{ name, value: value.join('='), url: origin + href }])
    const phone = await person.newPage()
    await phone.goto(`${origin}${href}/gifts`)
    await phone.getByLabel(words.place).fill('Bàn 7')
    const before = Date.now()
    await phone.getByRole('button', { name: words.redeem }).click()
    const order = counter.getByRole('article', { name: 'Cà phê sữa đá' })
    await order.first().waitFor()
    expect(Date.now() - before).toBeLessThan(5000)
    expect(await order.first().innerText()).toContain('Bàn 7')
    await phone.getByText(words.state.new).waitFor()
    if (javaScriptEnabled) expect(await barriers(phone)).toEqual([])

    await order.first().getByRole('button', { name: text.orders.accept, exact: true }).click()
    await phone.locator('.voucher[data-state="accepted"]').waitFor()
    const code = (await phone.locator('.voucher strong').innerText()).trim()

    await counter.getByLabel(text.counter.code).fill(code)
    await counter.getByRole('button', { name: text.counter.find, exact: true }).click()
    await counter.locator('[data-found]').getByRole('button', { name: text.orders.serve }).click()
    await counter.getByText(text.orders.done.serve).first().waitFor()
    await phone.reload()
    await phone.locator('.voucher[data-state="used"]').waitFor()
  },
)
