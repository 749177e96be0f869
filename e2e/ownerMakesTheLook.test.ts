// The portal's template from the owner's editor to the guest's phone: tried, undone, published, rolled back.
import { devices, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media as m } from '@portico/locales/vi/media.ts'
import { drafts as d } from '@portico/locales/vi/drafts.ts'
import { templates as t } from '@portico/locales/vi/templates.ts'
import { textIn } from '@portico/portal/text.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import { logo, photo } from '@portico/server/testing/look.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { uploadFile } from '@portico/server/testing/uploadFile.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
let page: Page
let venue: Venue
let portal: string

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: 'http://127.0.0.1:9/login' } })
  portal = `${server().services.config.portalUrl}/g/${gateway.entryKey}?mac=02:11:22:33:44:55&ip=10.5.50.2`
  browser = await launch()
  page = await (await newPerson(browser)).newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(venue.owner.email)
  await page.locator('input[name=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
})
afterAll(() => browser?.close())

const preview = () => page.frameLocator(`iframe[title="${t.preview.title}"]`)

async function faults(on: Page): Promise<string[]> {
  const breaches = await on.evaluate(() => (globalThis as unknown as { breaches?: string[] }).breaches ?? [])
  return [...(await barriers(on)), ...breaches]
}

async function guestSees(language = 'vi'): Promise<Page> {
  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: language })).newPage()
  await phone.goto(portal)
  return phone
}

test(
  'an owner copies a template, changes it before their eyes, and guests see it once it is published',
  able,
  async () => {
    await page.goto(`${server().apiUrl}/dashboard/templates`)
    await page.getByRole('heading', { name: t.empty.title }).waitFor()
    await page.getByRole('heading', { name: 'Bếp Lửa' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: t.use }).first().click()
    await page.waitForURL(/template\/./)
    await preview()
      .getByRole('heading', { name: textIn('vi')('look.welcome.cafe.title') })
      .waitFor()
    await page.getByLabel(t.welcome, { exact: true }).fill('Mưa rồi, vào đây nhé')
    await preview().getByRole('heading', { name: 'Mưa rồi, vào đây nhé' }).waitFor()
    await page.getByLabel(t.headingColour).fill('#fff2d8')
    await page.getByText(/Khó đọc/).waitFor()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.getByText(/Khó đọc/).count()).toBe(0)
    await page.getByText(d.saving.saved).waitFor()
    const before = await guestSees()
    expect(await before.locator('h1').innerText()).not.toContain('Mưa')
    await before.context().close()
    await page.getByRole('button', { name: d.publish, exact: true }).click()
    await page.getByRole('button', { name: d.review.publish }).click()
    await page.getByText(d.published).waitFor()
    const after = await guestSees()
    expect(await after.locator('h1').innerText()).toContain('Mưa rồi')
    expect(await faults(after)).toEqual([])
    await after.context().close()
  },
)

test('the preview listens to the editor alone, and the editor to the preview alone', able, async () => {
  const shown = await preview().locator('body').innerText()
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { name: 'stranger' })))
  const stranger = page.frame('stranger')!
  await stranger.evaluate(() => {
    const forged = { language: 'vi', style: '', body: '<h1>Forged</h1>' }
    for (let n = 0; n < parent.frames.length; n++) parent.frames[n]!.postMessage(forged, '*')
    parent.postMessage('portico-preview-ready', '*')
  })
  await page.waitForTimeout(300)
  expect(await preview().locator('body').innerText()).toBe(shown)
  // The same from the editor itself is obeyed, so that the refusal above was about who sent it.
  await page.evaluate(() => {
    const drawing = { language: 'vi', style: '', body: '<h1>Drawn</h1>' }
    for (let n = 0; n < window.frames.length; n++) window.frames[n]!.postMessage(drawing, '*')
  })
  await preview().getByRole('heading', { name: 'Drawn' }).waitFor()
  await stranger.parentFrame()!.evaluate(() => document.querySelector('iframe[name=stranger]')!.remove())
  await page.reload()
  await preview().locator('h1').waitFor()
})

test('the preview is the page itself: on a desk, in the dark, on the form', able, async () => {
  await page.locator('label', { has: page.getByLabel(t.preview.desktop) }).click()
  await page.getByLabel(t.preview.screen, { exact: true }).selectOption('form')
  await preview().locator('input[name=phone]').waitFor()
  expect(
    await preview()
      .locator('.page')
      .evaluate((element) => getComputedStyle(element).display),
  ).toBe('grid')
  const paper = () =>
    preview()
      .locator('body')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const light = await paper()
  await page.locator('label').getByText(t.scheme.dark, { exact: true }).click()
  await expect.poll(paper).not.toBe(light)
})

test('going on by itself waits until the guest has agreed, and stops when anything else is touched', able, async () => {
  await page.getByText(t.section.behaviour).click()
  await page.getByLabel(t.autologin).fill('2')
  await page.getByText(d.saving.saved).waitFor()
  await page.getByRole('button', { name: d.publish, exact: true }).click()
  await page.getByRole('button', { name: d.review.publish }).click()
  await expect.poll(async () => (await guestHtml()).includes('data-autologin="2"'), { timeout: 15_000 }).toBe(true)
  const patient = await guestSees('en')
  const sent = patient.waitForRequest((request) => request.method() === 'POST', { timeout: 15_000 })
  await patient.waitForTimeout(2500)
  expect(await patient.locator('#terms').isChecked()).toBe(false)
  await patient.locator('#terms').check()
  await patient.getByText('Connecting automatically in').waitFor()
  expect((await sent).postData()).toContain('terms=yes')
  await patient.context().close()
  const hesitant = await guestSees('en')
  await hesitant.locator('h1').click()
  await hesitant.locator('#terms').check()
  await hesitant.waitForTimeout(2500)
  expect(await hesitant.locator('#terms').isVisible()).toBe(true)
  await hesitant.context().close()
})

async function guestHtml(): Promise<string> {
  return (await fetch(portal)).text()
}

test('an older version is one press away, and the draft opens on the owner’s own phone', able, async () => {
  await page.getByRole('button', { name: d.versions.title, exact: true }).click()
  await page.getByRole('button', { name: d.versions.rollBack }).last().click()
  await page.getByRole('button', { name: d.versions.rollBackAsk.confirm, exact: true }).click()
  await page.getByText(/^Đã đăng lại bản/).waitFor()
  await expect.poll(async () => (await guestHtml()).includes('data-autologin'), { timeout: 15_000 }).toBe(false)
  await page.getByRole('button', { name: t.phone.open }).click()
  const address = await page.getByRole('dialog').getByRole('link', { name: t.phone.here }).getAttribute('href')
  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'vi' })).newPage()
  await phone.goto(address!)
  expect(await phone.locator('h1').innerText()).toContain('Mưa rồi')
  await phone.context().close()
})

/** Picks a file of the page's media in the editor and crops it where a ratio is required. */
async function choose(label: string, name: string, ratio?: string): Promise<void> {
  await page.getByRole('button', { name: `${label}: ${t.picture.choose}` }).click()
  await page.getByRole('button', { name: `${m.picker.choose} ${name}`, exact: true }).click()
  if (ratio) {
    await page.getByRole('dialog').locator('label', { hasText: ratio }).click()
    await page.getByRole('button', { name: m.crop.save }).click()
  }
  await page.getByRole('button', { name: `${label}: ${t.picture.change}` }).waitFor()
}

type LoadedPicture = { path: string; width: number; height: number; isWhole: boolean }

/** Each picture that the browser loaded, with its file and size, after scrolling past it. */
async function pictures(on: Page): Promise<LoadedPicture[]> {
  await on.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await on.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  return on.evaluate(() =>
    [...document.images].map((one) => ({
      path: new URL(one.currentSrc).pathname,
      width: one.naturalWidth,
      height: one.naturalHeight,
      isWhole: one.hasAttribute('width') && one.hasAttribute('height'),
    })),
  )
}

const ratios = (shown: LoadedPicture[]) => shown.map(({ width, height }) => Math.round((width / height) * 10) / 10)

test(
  'pictures are cut for phones and for desks before the owner’s eyes, and each guest gets the one that fits, in a light format',
  able,
  async () => {
    page.setDefaultTimeout(45_000)
    await uploadFile(server(), venue, await photo(900, 900), 'Hiên nhà')
    await uploadFile(server(), venue, await logo('#ffffff', 400, 200), 'Dấu trắng')
    await page.reload()
    await page.getByText(t.section.pictures, { exact: true }).click()
    await choose(t.picture.headerPhone, 'Hiên nhà', '2:3')
    await choose(t.picture.headerDesk, 'Hiên nhà', '4:1')
    await choose(t.picture.footerPhone, 'Hiên nhà', '1:1')
    await choose(t.picture.footerDesk, 'Hiên nhà', '3:1')
    await choose(t.picture.logo, 'Dấu trắng')
    await preview().locator('.logo.light img').waitFor()
    await page.getByText(d.saving.saved).waitFor()
    await page.getByRole('button', { name: d.publish, exact: true }).click()
    await page.getByRole('button', { name: d.review.publish }).click()
    await expect.poll(async () => (await guestHtml()).includes('class="logo light"'), { timeout: 15_000 }).toBe(true)

    const phone = await guestSees()
    const onPhone = await pictures(phone)
    expect(ratios(onPhone)).toEqual([0.7, 2, 1])
    expect(await faults(phone)).toEqual([])
    await phone.context().close()
    const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'vi' })).newPage()
    await desk.goto(portal)
    const onDesk = await pictures(desk)
    expect(ratios(onDesk)).toEqual([4, 2, 3])
    for (const one of [...onPhone, ...onDesk])
      expect([one.path, one.isWhole]).toEqual([expect.stringMatching(/^\/m\/.*\.avif$/), true])
    await desk.context().close()
  },
)

test('of two people who edit one template the second learns who it was, and can keep either draft', able, async () => {
  await page.reload()
  const colleague = await signInAt(server(), await newPerson(browser), venue, new URL(page.url()).pathname)
  await colleague.getByLabel(t.welcome, { exact: true }).waitFor()
  await page.getByLabel(t.welcome, { exact: true }).fill('Bản của tôi')
  await page.getByText(d.saving.saved).waitFor()
  await colleague.getByLabel(t.welcome, { exact: true }).fill('Bản của bạn')
  await colleague.getByRole('alert').getByText('Lan đã sửa bản nháp này').waitFor()
  expect(await faults(colleague)).toEqual([])
  await colleague.getByRole('button', { name: d.clash.mine }).click()
  await colleague.getByText(d.saving.saved).waitFor()
  await colleague.getByRole('button', { name: d.undo, exact: true }).click()
  await expect.poll(() => colleague.getByLabel(t.welcome, { exact: true }).inputValue()).toBe('Bản của tôi')
  await colleague.context().close()
})
