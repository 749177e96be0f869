// A login flow from the owner's keyboard to the guest's phone: created, ordered, published, used; and tried as a draft.
import { devices, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drafts as d } from '@portico/locales/vi/drafts.ts'
import { flows as t } from '@portico/locales/vi/flows.ts'
import { textIn } from '@portico/portal/text.ts'
import { givenGateway, givenPage, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { simulate } from '../dev/fakeGateway/simulate.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer({ simulate })
const guest = textIn('vi')
const SOON = { timeout: 20_000 }
let browser: Browser
let desk: BrowserContext
let page: Page
let venue: Venue
let fake: FakeGateway

beforeAll(async () => {
  if (reason) return
  const { authPort, acctPort } = server().radius
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort, acctPort },
    interimSeconds: 1,
  })
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  browser = await launch()
  desk = await newPerson(browser, { viewport: { width: 1440, height: 900 } })
  page = await desk.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(venue.owner.email)
  await page.locator('input[name=password]').fill(venue.owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
})
afterAll(async () => {
  await browser?.close()
  await fake?.stop()
})

/** Presses Tab until the focused element has the name. */
async function tabTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let n = 0; n < 150; n++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const at = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }) | null
      return at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`the keyboard does not reach “${name}”`)
}

async function press(name: string, key?: 'Shift+Tab'): Promise<void> {
  await tabTo(name, key)
  await page.keyboard.press('Enter')
}

const stepNames = () => page.getByRole('region', { name: t.steps }).locator('[aria-pressed]').allInnerTexts()

/** Accessibility violations of the current screen, and violations of the content security policy. */
async function faults(): Promise<string[]> {
  const breaches = await page.evaluate(() => (globalThis as unknown as { breaches: string[] }).breaches)
  return [...(await barriers(page)), ...breaches]
}

test('an owner builds and publishes a flow with the keyboard only, and a phone goes through it', able, async () => {
  await page.goto(`${server().apiUrl}/dashboard/wifi-login-flow`)
  await page.getByRole('heading', { name: t.empty.title }).waitFor()
  expect(await faults()).toEqual([])
  await press(t.create)
  await page.getByRole('radio', { name: t.preset['one-tap'].name, exact: true }).waitFor()
  await tabTo(t.preset['one-tap'].name)
  await page.keyboard.press('ArrowDown')
  await press(t.start.submit)
  await page.waitForURL(/wifi-login-flow\/./)
  await expect.poll(stepNames, SOON).toEqual([`Bước 1: ${t.type.terms}`, `Bước 2: ${t.type['one-tap']}`])

  await press(t.addStep)
  await page.getByRole('dialog').getByText(t.typeText.survey).waitFor()
  await press(`${t.type.survey}${t.typeText.survey}`)
  await expect.poll(stepNames, SOON).toHaveLength(3)
  // A new step goes before the Connect button, which is the last.
  await expect.poll(stepNames, SOON).toMatchObject({ 1: expect.stringContaining(t.type.survey) })
  // A survey without questions cannot be published, and the step says so.
  await page.getByText('Bước này chưa có câu hỏi nào.').first().waitFor()
  await tabTo(t.field.title)
  await page.keyboard.type('Quán thế nào ạ?')
  await press(t.questions.add)
  await tabTo(t.questions.label)
  await page.keyboard.type('Cà phê hôm nay')
  await tabTo(t.session.down)
  await page.keyboard.type('5')
  await tabTo(t.session.time)
  await page.keyboard.type('2')
  await page.getByText('Khách được 5 Mbps, 2 giờ.').waitFor()
  const shown = page.frameLocator(`iframe[title="${t.preview.frame}"]`)
  await shown.getByRole('heading', { name: 'Quán thế nào ạ?', includeHidden: true }).waitFor({ state: 'attached' })
  await page.getByText(d.saving.saved).waitFor()
  expect(await faults()).toEqual([])
  await press(d.publish, 'Shift+Tab')
  await page.getByText(d.review.first).waitFor()
  expect(await faults()).toEqual([])
  await press(d.review.publish)
  await page.getByText(d.inUse).waitFor()

  const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: `${fake.url}/login` } })
  const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
  fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
  const mini = fake.phone(gateway.nasId)
  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'vi' })).newPage()
  await phone.goto((await mini.join()).href)
  await phone.locator('#terms').check()
  await phone.getByRole('button', { name: guest('step.next'), exact: true }).click()
  await phone.getByRole('heading', { name: 'Quán thế nào ạ?' }).waitFor()
  await phone.getByRole('radio', { name: guest('survey.stars', { stars: 5 }) }).check({ force: true })
  await phone.getByRole('button', { name: guest('step.next'), exact: true }).click()
  await phone.getByRole('button', { name: guest('connect.button'), exact: true }).click()
  await phone.getByRole('heading', { name: guest('online.title') }).waitFor({ timeout: 15_000 })
  expect(await mini.canReachInternet()).toBe(true)
  expect(await phone.locator('main').innerText()).toMatch(/5 Mbps/)
  await phone.context().close()
})

test('a removed step comes back, an older version too, and the phone beside the fields follows', able, async () => {
  const remove = page.getByRole('button', { name: 'Xóa bước “Quán thế nào ạ?”' })
  await remove.click()
  await expect.poll(stepNames, SOON).toHaveLength(2)
  await page.getByRole('button', { name: d.undo, exact: true }).click()
  await expect.poll(stepNames, SOON).toHaveLength(3)
  await remove.click()
  await page.getByText(d.saving.saved).waitFor()
  await page.getByRole('button', { name: d.publish, exact: true }).click()
  await page.getByText(t.review.removed.replace('{name}', 'Quán thế nào ạ?')).waitFor()
  await page.getByText(t.review.everyone).waitFor()
  await page.getByRole('button', { name: d.review.publish }).click()
  await page.getByText(d.inUse).waitFor()
  await page.getByRole('button', { name: d.review.undo.split(' (')[0]! }).click()
  await page.getByText(d.publishReady).waitFor()
  await page.getByRole('button', { name: d.publish, exact: true }).click()
  await page.getByRole('button', { name: d.review.publish }).click()
  await page.getByText(d.inUse).waitFor()
  await page.getByRole('button', { name: d.versions.title, exact: true }).click()
  await page.getByRole('button', { name: d.versions.rollBack }).last().click()
  await page.getByRole('button', { name: d.versions.rollBackAsk.confirm, exact: true }).click()
  await expect.poll(stepNames, SOON).toHaveLength(3)
})

test('the owner tries a draft on a phone that guests do not see yet', able, async () => {
  await page.getByRole('button', { name: /^Bước 3/ }).click()
  await page.getByLabel(t.field.title, { exact: true }).fill('Chỉ là bản nháp')
  await page.getByRole('button', { name: t.tryOut, exact: true }).click()
  const address = await page.getByRole('dialog').getByRole('link', { name: t.tryOpen }).getAttribute('href')
  expect(await faults()).toEqual([])
  const phone = await (await browser.newContext({ ...devices['Pixel 7'], locale: 'vi' })).newPage()
  await phone.goto(address!)
  await phone.locator('#terms').check()
  await phone.getByRole('button', { name: guest('step.next'), exact: true }).click()
  await phone.getByRole('button', { name: guest('step.skip'), exact: true }).click()
  await phone.getByRole('heading', { name: 'Chỉ là bản nháp' }).waitFor()
  await phone.getByRole('button', { name: guest('connect.button'), exact: true }).click()
  await phone.getByRole('heading', { name: guest('online.title') }).waitFor({ timeout: 15_000 })
  await phone.context().close()
})

test('what is written while the network is away is kept, and saved when it is back', able, async () => {
  await page.keyboard.press('Escape')
  await desk.setOffline(true)
  await page.getByLabel(t.field.button, { exact: true }).fill('Vào mạng nhé')
  await page.getByText(d.saving.failed).waitFor()
  await desk.setOffline(false)
  await page.getByRole('button', { name: d.saving.again }).click()
  await page.getByText(d.saving.saved).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Bước 3/ }).click()
  await expect.poll(() => page.getByLabel(t.field.button, { exact: true }).inputValue(), SOON).toBe('Vào mạng nhé')
})

test('flows are copied, renamed, put in use and deleted from the list', able, async () => {
  await page.getByRole('link', { name: t.back }).click()
  const choose = async (flow: string, action: string) => {
    await page.getByRole('button', { name: `Thao tác với ${flow}`, exact: true }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  const first = t.preset.terms.name
  await choose(first, t.duplicate)
  await choose(`${first} (bản sao)`, t.rename)
  await page.getByLabel(t.name.label).fill('Sân vườn')
  await page.getByRole('button', { name: d.saveName }).click()
  await page.getByRole('button', { name: `${t.open}: Sân vườn` }).click()
  await page.getByRole('button', { name: d.publish, exact: true }).click()
  await page.getByText(t.review.nobody).waitFor()
  await page.getByRole('checkbox', { name: d.review.use }).uncheck()
  await page.getByText(d.review.unused).waitFor()
  await page.getByRole('button', { name: d.review.publish }).click()
  await page.getByText(d.publishedUnused).waitFor()
  await page.getByText(t.unused, { exact: true }).waitFor()
  expect(await page.getByText(d.inUse).count()).toBe(0)
  await page.getByRole('main').getByRole('button', { name: t.activate }).click()
  await page.getByText(d.inUse).waitFor()
  await page.getByRole('link', { name: t.back }).click()
  await page
    .getByRole('row', { name: /Sân vườn/ })
    .getByText(t.wholePage)
    .waitFor()
  await choose('Sân vườn', t.assign)
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t.assigning.save }).click()
  await page
    .getByRole('row', { name: /Sân vườn/ })
    .getByText('1 thiết bị')
    .waitFor()
  await choose(first, t.remove)
  await page.getByRole('button', { name: t.removeAsk.confirm }).click()
  await page.getByRole('row', { name: new RegExp(`^${first}`) }).waitFor({ state: 'detached' })
  expect(await faults()).toEqual([])
})
