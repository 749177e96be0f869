// An owner sets the venue's quiet hours, and sees a campaign guest by guest.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageSettings } from '@portico/contract/messages/settings.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, launch as start } from '@portico/server/testing/messages.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startSms } from '../dev/simulators/sms.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

/** Ten in the morning in Vietnam. */
const clock = handClock(new Date('2026-11-24T03:00:00Z'))
const sms = await startSms('key')
const server = useServer({ clock, config: { smsUrl: sms.url, smsKey: 'key' } })
let browser: Browser
let page: Page
let venue: Venue
beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Zalo Lá')
  browser = await launch()
  page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-message-settings', 'en')
})
afterAll(async () => {
  await browser?.close()
  await sms.close()
})

test('quiet hours are saved, and an address for bounces is shown once', able, async () => {
  const from = page.getByLabel('From', { exact: true })
  await from.selectOption('21:00')
  await page.locator('section').filter({ has: from }).getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => send(server(), messageSettings.read, {}, { token: venue.token }))
    .toMatchObject({ quietFrom: 21, quietTo: 7 })
  await page.getByRole('button', { name: 'Create an address' }).click()
  await page.getByText('/message-reports/').waitFor()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Create a new address' }).waitFor()
})

test('a mail domain is checked, and what is missing stands there to paste', able, async () => {
  await page.getByLabel('Mail domain').fill('mail.invalid')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('_dmarc.mail.invalid').waitFor()
  await page.getByText('v=spf1 a mx ~all').waitFor()
})

test('an e-mail opens in a language it has, its letter beside it in light and dark', able, async () => {
  const heading = { type: 'heading' as const, id: 'a', text: { vi: 'Chào bạn' } }
  const id = await givenTemplate(server(), venue, {
    kind: 'email',
    subject: { vi: 'Chào' },
    blocks: [heading],
  })
  await page.goto(`${server().apiUrl}/dashboard/zalo-message-templates/${id}`)
  const letter = page.frameLocator('iframe')
  await letter.getByRole('heading', { name: 'Chào bạn' }).waitFor()
  const paper = () => letter.locator('.paper').evaluate((part) => getComputedStyle(part).backgroundColor)
  expect(await paper()).toBe('rgb(255, 255, 255)')
  await page.getByText('Dark', { exact: true }).last().click()
  await expect.poll(paper).not.toBe('rgb(255, 255, 255)')
})

test('a campaign is shown guest by guest, and the file says what the screen says', able, async () => {
  const people = [
    { name: 'Đặng Hường', phone: '+84901000001' },
    { name: 'Tom', phone: '+14155550123' },
  ]
  await givenReaders(server(), venue, people)
  const way = await givenTemplate(server(), venue, { kind: 'sms', hasAccents: false, text: { vi: 'Chào bạn' } })
  const { id } = await start(server(), venue, await givenCampaign(server(), venue, { ways: [way] }))
  await page.goto(`${server().apiUrl}/dashboard/zalo-campaigns/${id}`)
  await page.getByRole('button', { name: 'Messages', exact: true }).click()
  await page.getByRole('button', { name: 'Đặng Hường' }).first().waitFor()
  await page.goto(`${server().apiUrl}/dashboard/zalo-campaigns/${id}?view=sends&state=skipped`)
  await page.getByText('Number from another country').first().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Tom,Text message,Left out,Number from another country')
})
