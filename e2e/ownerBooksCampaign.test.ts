// A campaign on its way: taken from the gallery, worded, booked step by step, approved by its sponsor, paused and ended.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns, wifiCampaigns } from '@portico/contract/campaigns.ts'
import { campaignAnswers as answers } from '@portico/locales/vi/campaignAnswers.ts'
import { campaignGallery as gallery } from '@portico/locales/vi/campaignGallery.ts'
import { campaigns as vi } from '@portico/locales/vi/campaigns.ts'
import { drafts } from '@portico/locales/vi/drafts.ts'
import { ui } from '@portico/locales/vi/ui.ts'
import { wifiCampaigns as wifi } from '@portico/locales/vi/wifiCampaigns.ts'
import { givenPage, send } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const HEADING = 'Mua một ly, tặng một nụ cười'
const DESK = { viewport: { width: 1440, height: 900 }, locale: 'vi' }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function pickFromGallery(page: Page) {
  await button(page, vi.gallery.open).first().click()
  await page.getByRole('button', { name: gallery['happy-hour'].name }).click()
  await page.getByLabel(vi.heading, { exact: true }).waitFor()
}

test('an owner takes a campaign from the gallery, words it, and is asked before losing it', able, async () => {
  const venue = await givenPage(server())
  const stored = async () => (await send(server(), campaigns.list, { query: {} }, { token: venue.token })).rows
  const page = await signInAt(server(), await newPerson(browser, DESK), venue, '/dashboard/campaign')
  await pickFromGallery(page)
  await page.getByLabel(vi.heading, { exact: true }).fill(HEADING)
  await page.getByText(vi.save.unsaved, { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: vi.title, exact: true }).click()
  await page.getByRole('dialog', { name: ui.leave.title }).getByRole('button', { name: ui.leave.cancel }).click()
  await button(page, drafts.undo).click()
  await page.getByText(vi.save.saved, { exact: true }).waitFor()
  await button(page, drafts.redo).click()
  await button(page, vi.save.button).click()
  await page.getByText(vi.toast.updated).waitFor()
  expect(await stored()).toMatchObject([{ name: gallery['happy-hour'].name, design: { heading: { vi: HEADING } } }])

  await page.getByRole('main').getByRole('link', { name: vi.title, exact: true }).click()
  await page.getByText(HEADING).first().waitFor({ state: 'attached' })
  expect(await barriers(page)).toEqual([])
})

test('of two who edit a campaign the second is warned, and neither loses a word', able, async () => {
  const venue = await givenPage(server())
  const as = { token: venue.token }
  const page = await signInAt(server(), await newPerson(browser, DESK), venue, '/dashboard/campaign')
  await pickFromGallery(page)
  const [mine] = (await send(server(), campaigns.list, { query: {} }, as)).rows
  const body = { name: 'Của người khác', revision: mine!.revision }
  await send(server(), campaigns.update, { params: { id: mine!.id }, body }, as)
  await page.getByLabel(vi.name).fill('Của tôi')
  await button(page, vi.save.button).click()
  await button(page, drafts.clash.theirs).click()
  await expect.poll(() => page.getByLabel(vi.name).inputValue()).toBe('Của người khác')
  await button(page, drafts.undo).click()
  await button(page, vi.save.button).click()
  await expect
    .poll(async () => (await send(server(), campaigns.read, { params: { id: mine!.id } }, as)).name)
    .toBe('Của tôi')
})

test('an owner books a campaign step by step, its sponsor approves it, and it is paused and ended', able, async () => {
  const venue = await givenPage(server())
  const stored = async () => (await send(server(), wifiCampaigns.list, { query: {} }, { token: venue.token })).rows[0]
  const page = await signInAt(server(), await newPerson(browser, DESK), venue, '/dashboard/campaign')
  await pickFromGallery(page)
  await page.getByRole('link', { name: vi.book }).click()
  await expect.poll(() => page.getByLabel(wifi.name).inputValue()).toBe(gallery['happy-hour'].name)
  for (const step of ['when', 'whom', 'much', 'check'] as const) {
    expect(await barriers(page)).toEqual([])
    await button(page, wifi.next).click()
    await page.locator('[aria-current=step]', { hasText: wifi.steps[step] }).waitFor()
  }
  await button(page, wifi.start).click()
  await expect.poll(async () => (await stored())?.state).toBe('running')
  expect(await stored()).toMatchObject({
    name: gallery['happy-hour'].name,
    slots: ['success'],
    variants: [{ id: 'a' }],
  })

  await button(page, answers.sponsor.open).click()
  const drawer = page.getByRole('dialog', { name: answers.sponsor.open })
  await drawer.getByLabel(answers.sponsor.name).fill('Trà Lài')
  await drawer.getByRole('button', { name: answers.approval.ask }).click()
  const address = await drawer.getByRole('region', { name: answers.approval.link }).innerText()
  await expect.poll(async () => (await stored())?.state).toBe('approval')
  await approveAt(address)
  await expect.poll(async () => (await stored())?.state).toBe('running')
  expect(await stored()).toMatchObject({ approval: 'approved', approvalNote: 'Đẹp lắm' })

  await page.keyboard.press('Escape')
  await button(page, wifi.pause).click()
  await expect.poll(async () => (await stored())?.state).toBe('paused')
  await button(page, wifi.resume).click()
  await expect.poll(async () => (await stored())?.state).toBe('running')
  await button(page, wifi.end.open).click()
  await page.getByRole('dialog').getByRole('button', { name: wifi.end.confirm, exact: true }).click()
  await expect.poll(async () => (await stored())?.finishedBy).toBe('owner')
  await page.getByText(wifi.finishedBy.owner).waitFor()
})

/** What a sponsor sees and says, on a phone of their own. */
async function approveAt(address: string) {
  const person = await newPerson(browser, { viewport: { width: 390, height: 844 }, locale: 'vi' })
  const page = await person.newPage()
  // The server of this test has another address than the one it has to name.
  await page.goto(server().apiUrl + new URL(address.trim()).pathname + new URL(address.trim()).hash)
  await page.getByText(answers.asked.answer.waiting).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel(answers.asked.note).fill('Đẹp lắm')
  await button(page, answers.asked.approve).click()
  await page.getByText(answers.asked.answer.approved).waitFor()
  await person.close()
}
