// What an owner learns about a campaign: the specification's sentences, and each place's days in the report.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from '@portico/contract/campaigns.ts'
import { campaignGallery as gallery } from '@portico/locales/en/campaignGallery.ts'
import { campaigns as en } from '@portico/locales/en/campaigns.ts'
import { reports } from '@portico/locales/en/reports.ts'
import { wifiCampaigns as wifi } from '@portico/locales/en/wifiCampaigns.ts'
import { eventually, givenBooking, givenCreative, givenVenue, seenPath } from '@portico/server/testing/campaigns.ts'
import { send } from '@portico/server/testing/given.ts'
import { knock } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
let page: Page
let venue: Awaited<ReturnType<typeof givenVenue>>

beforeAll(async () => {
  if (reason) return
  browser = await launch()
  venue = await givenVenue(server())
  page = await signInAt(server(), await newPerson(browser), venue.page, '/dashboard/campaign', 'en')
})
afterAll(() => browser?.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const waitForText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('each action says what the specification has it say', able, async () => {
  await button(en.gallery.open).first().click()
  await page.getByRole('button', { name: gallery['happy-hour'].name }).click()
  await waitForText('Campaign created')
  await page.getByLabel(en.name).fill('Summer')
  await button(en.save.button).click()
  await waitForText('Campaign updated')
  const [made] = (await send(server(), campaigns.list, { query: {} }, venue.as)).rows
  await page.route(`**/campaigns/${made!.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel(en.name).fill('Autumn')
  await button(en.save.button).click()
  await page.getByText(/^Update campaign failed: \S/).waitFor()
  await page.unrouteAll()
  await button(en.save.button).click()
  await expect
    .poll(async () => (await send(server(), campaigns.read, { params: { id: made!.id } }, venue.as)).name)
    .toBe('Autumn')
  const spare = await givenCreative(server(), venue.page, 'Spare')
  await page.goto(`${server().apiUrl}/dashboard/campaign`)
  await button(`${en.remove.confirm} ${spare.name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: en.remove.confirm, exact: true }).click()
  await waitForText('Campaign deleted')
})

test(
  'a booking that is paused says so, or that it failed; its places lead to their days in the report',
  able,
  async () => {
    const booking = await givenBooking(server(), venue.page, { slots: ['before-login'] })
    const { html } = await eventually(
      () => venue.arrive(),
      ({ text }) => text.includes(booking.name),
    )
    await knock(server(), { path: seenPath(html) })
    await page.goto(`${server().apiUrl}/dashboard/wifi-campaign/${booking.id}`)
    await page.getByRole('button', { name: new RegExp(`^${en.slots['before-login']}`) }).click()
    await page.waitForURL(
      (url) => url.searchParams.get('slot') === 'before-login' && url.searchParams.get('campaign') === booking.id,
    )
    await page
      .getByRole('button', { name: new RegExp(`${reports.filter.slot}: ${reports.parts.slots['before-login']}`) })
      .waitFor()
    await page.getByRole('heading', { name: reports.chart.shownByDay }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.reload()
    await page.getByRole('heading', { name: reports.chart.shownByDay }).waitFor()

    await page.goBack()
    await button(wifi.pause).click()
    await waitForText('Wifi Campaign updated')
    await page.route(`**/wifi-campaign/${booking.id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await button(wifi.resume).click()
    await waitForText('Update campaign failed!')
  },
)
