// An advert's picture, slides and film from the owner's desk to the guest's phone: after the form, and light.
import { readFile } from 'node:fs/promises'
import { devices, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaigns } from '@portico/contract/campaigns.ts'
import { campaigns as vi } from '@portico/locales/vi/campaigns.ts'
import { flows } from '@portico/locales/vi/flows.ts'
import { media } from '@portico/locales/vi/media.ts'
import { templates } from '@portico/locales/vi/templates.ts'
import { givenBooking, givenVenue } from '@portico/server/testing/campaigns.ts'
import { send } from '@portico/server/testing/given.ts'
import { photo } from '@portico/server/testing/look.ts'
import { givenVideoPlan } from '@portico/server/testing/media.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const MOST_BYTES = 60_000
const server = useServer()
let browser: Browser
let venue: Awaited<ReturnType<typeof givenVenue>>
let page: Page
let portal: string

beforeAll(async () => {
  if (reason) return
  browser = await launch()
  venue = await givenVenue(server(), 'Cà phê Hiên Nhà')
  await givenVideoPlan(server(), venue.page)
  const { variants } = await givenBooking(server(), venue.page, { slots: ['before-login'] })
  portal = `${server().services.config.portalUrl}/g/${venue.gateway.entryKey}?mac=02:11:22:33:44:66&ip=10.5.50.3`
  page = await signInAt(
    server(),
    await newPerson(browser),
    venue.page,
    `/dashboard/campaign/${variants[0]!.creativeId}`,
  )
})
afterAll(() => browser?.close())

/** Uploads a file in the picker that stands open, and takes it. */
async function takeUploaded(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const picker = page.getByRole('dialog', { name: media.picker.title })
  await picker.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await picker
    .getByRole('button', { name: `${media.picker.choose} ${name.split('.')[0]}`, exact: true })
    .click({ timeout: 60_000 })
}

async function addSlide(name: string, hue: number): Promise<void> {
  await page.getByRole('button', { name: `${templates.slideAdd}: ${templates.picture.choose}` }).click()
  await takeUploaded(name, 'image/jpeg', await photo(1600, 1200, hue))
  await page.getByRole('dialog').locator('label', { hasText: '1:1' }).click()
  await page.getByRole('button', { name: media.crop.save }).click()
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: vi.save.button, exact: true }).click()
  await page.getByText(vi.save.saved, { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
}

type Fetched = { path: string; bytes: number }

/** A guest who arrives, once the advert is what they should see, and every file of the venue that their phone fetches. */
async function guestSees(selector: string): Promise<{ phone: Page; fetched: Fetched[] }> {
  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'vi' })).newPage()
  const fetched: Fetched[] = []
  phone.on('response', async (reply) => {
    const { pathname } = new URL(reply.url())
    const bytes = pathname.startsWith('/m/') ? (await reply.body().catch(() => Buffer.alloc(0))).length : 0
    if (bytes > 0) fetched.push({ path: pathname, bytes })
  })
  await expect
    .poll(async () => {
      await phone.goto(portal)
      return phone.locator(`.advert ${selector}`).count()
    })
    .toBeGreaterThan(0)
  const isAfter = await phone.evaluate(() => {
    const [form, advert] = [document.querySelector('form')!, document.querySelector('.advert')!]
    return (form.compareDocumentPosition(advert) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  expect(isAfter).toBe(true)
  await phone.locator('.advert').scrollIntoViewIfNeeded()
  return { phone, fetched }
}

test('a picture uploaded in the editor is on the phone after the form, within 60 kB', able, async () => {
  await page.getByLabel(vi.kind.label, { exact: true }).selectOption('image')
  await page.getByRole('button', { name: `${vi.picture}: ${templates.picture.choose}` }).click()
  await takeUploaded('Hiên nhà.jpg', 'image/jpeg', await photo(2400, 1600))
  await save()
  const { phone, fetched } = await guestSees('picture img')
  await expect.poll(() => fetched.length).toBe(1)
  expect(fetched[0]).toMatchObject({ path: expect.stringMatching(/\.avif$/) })
  expect(fetched[0]!.bytes).toBeLessThanOrEqual(MOST_BYTES)
  await expect.poll(() => phone.locator('.advert img').first().evaluate(isDrawn)).toBe(true)
  expect(await barriers(phone)).toEqual([])
  await phone.context().close()
})

test('slides added to it follow one another, each within 60 kB', able, async () => {
  await page.getByLabel(vi.kind.label, { exact: true }).selectOption('slides')
  await addSlide('Bếp.jpg', 90)
  await addSlide('Sân.jpg', 200)
  await save()
  const { phone, fetched } = await guestSees('.slide ~ .slide ~ .slide img')
  await expect.poll(() => fetched.length, { timeout: 20_000 }).toBe(3)
  for (const { bytes } of fetched) expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  expect(await barriers(phone)).toEqual([])
  await phone.context().close()
})

test('a film loads when it is played, and not before; it has a still', able, async () => {
  await page.getByLabel(vi.kind.label, { exact: true }).selectOption('film')
  await page.getByRole('button', { name: templates.picture.choose, exact: true }).click()
  const film = await readFile(new URL('../server/src/testing/films/home.webm', import.meta.url))
  await takeUploaded('Quán.webm', 'video/webm', film)
  await save()
  const { phone, fetched } = await guestSees('video')
  const video = phone.locator('.advert video')
  expect(await video.getAttribute('poster')).toMatch(/^\/m\//)
  expect(fetched.filter(({ path }) => path.endsWith('.webm'))).toEqual([])
  await video.evaluate((one: HTMLVideoElement) => one.play())
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0)
  await phone.context().close()
})

test('where the plan has no films the server refuses them, and the editor leads to the plans', able, async () => {
  await givenVideoPlan(server(), venue.page, 0)
  const { as } = venue
  const [made] = (await send(server(), campaigns.list, { query: {} }, as)).rows
  const again = { body: { name: 'Phim nữa', design: made!.design } }
  await expect(send(server(), campaigns.create, again, as)).rejects.toMatchObject({ code: 'plan/required' })
  await page.goto(`${server().apiUrl}/dashboard/campaign`)
  await page.getByRole('button', { name: vi.add, exact: true }).click()
  await page.getByText(vi.filmPlan).waitFor()
  const kinds = await page.getByLabel(vi.kind.label, { exact: true }).locator('option').allInnerTexts()
  expect(kinds).not.toContain(vi.kind.film)
  await page.getByRole('link', { name: flows.video.plans }).first().click()
  await page.waitForURL(/\/dashboard\/page-license/)
})

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}
