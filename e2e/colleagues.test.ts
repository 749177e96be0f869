// Owners, colleagues and the browsers they leave open: changes made elsewhere take effect here.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts as calls } from '@portico/contract/accounts.ts'
import { members } from '@portico/contract/members.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { accounts } from '@portico/locales/vi/accounts.ts'
import { errors } from '@portico/locales/vi/errors.ts'
import { frame } from '@portico/locales/vi/frame.ts'
import { members as words } from '@portico/locales/vi/members.ts'
import { shell } from '@portico/locales/vi/shell.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { credit } from '@portico/server/finance/index.ts'
import { givenMember, givenPage, send, type Person } from '@portico/server/testing/given.ts'
import { lettersTo } from '@portico/server/testing/outbox.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'

const server = useServer()
const SOON = { timeout: 10_000 }
let browser: Browser

beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const someone = async (): Promise<Page> => (await newPerson(browser)).newPage()
const language = (page: Page) => page.evaluate(() => document.documentElement.lang)
const selected = (page: Page) => page.evaluate(() => localStorage.getItem('page'))

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.locator('input[name=emailOrMobile]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

test('another role is felt at once in a browser that stands open, and so is none', able, async () => {
  const venue = await givenPage(server(), 'Quán Lá')
  const staff = await givenMember(server(), venue, 'staff')
  const page = await someone()
  await page.goto(`${server().apiUrl}/signin`)
  await signIn(page, staff)
  await page.waitForURL(/\/dashboard\/counter$/)
  await page.getByRole('button', { name: shell.openMenu }).click()
  const entries = page.getByRole('navigation').first()
  await entries.getByText(frame.menu.devices).waitFor()
  expect(await entries.getByText(frame.menu.report).count()).toBe(0)

  const by = { token: venue.token }
  await send(server(), members.update, { body: { page_id: venue.eid, uid: staff.id, role: 'analyst' } }, by)
  await entries.getByText(frame.menu.report, { exact: true }).waitFor(SOON)

  let refused = 0
  page.on('response', (response) => void (refused += response.status() === 404 ? 1 : 0))
  await send(server(), members.remove, { body: { page_id: venue.eid, uid: staff.id } }, by)
  await page.getByRole('heading', { name: shell.selectPage.title }).waitFor(SOON)
  await page.getByText(shell.selectPage.failed).waitFor()
  await page.waitForTimeout(1000)
  expect(refused).toBeLessThan(10)
})

test('the link in a mail opens its page, also for a user who must sign in first', able, async () => {
  const [first, second] = [await givenPage(server(), 'Quán Một'), await givenPage(server(), 'Quán Hai')]
  const both = await givenMember(server(), first, 'manager')
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into members (page_id, user_id, role) values (${second.eid}, ${both.id}, 'manager')`),
  )
  const page = await someone()
  await page.goto(`${server().apiUrl}/page/${second.eid}/page-notification#digest`)
  await page.waitForURL(/\/signin/)
  await signIn(page, both)
  await page.waitForURL(/\/dashboard\/page-notification#digest$/)
  await expect.poll(() => selected(page)).toBe(second.eid)
  await page.goto(`${server().apiUrl}/page/${first.eid}`)
  await page.waitForURL(/\/dashboard$/)
  expect(await selected(page)).toBe(first.eid)
})

test('without a network sign-up keeps what was typed and offers to try again', able, async () => {
  const page = await someone()
  await page.goto(`${server().apiUrl}/signup`)
  await page.getByLabel(accounts.signUp.name).fill('Nguyễn Thị Lan')
  await page.locator('input[autocomplete=username]').fill('lan@quanla.test')
  await page.getByLabel(accounts.password, { exact: true }).fill('sáu con mèo ngủ trưa')
  await page.getByRole('checkbox').check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: accounts.create }).click()
  await page.getByText(errors['network/unreachable']).first().waitFor()
  expect(await page.locator('input[autocomplete=username]').inputValue()).toBe('lan@quanla.test')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: shell.tryAgain }).click()
  await page.getByRole('heading', { name: accounts.mail.title }).waitFor()
})

test('the language chosen in one browser is there in the next', able, async () => {
  const { owner } = await givenPage(server())
  await send(server(), calls.setLanguage, { body: { language: 'it' } }, { token: owner.token })
  const page = await someone()
  await page.goto(`${server().apiUrl}/signin`)
  expect(await language(page)).toBe('vi')
  await signIn(page, owner)
  await expect.poll(() => language(page)).toBe('it')
  await page.reload()
  expect(await language(page)).toBe('it')
})

test(
  'who is offered a page sees it above whatever screen they are on, follows the letter, and owns it',
  able,
  async () => {
    const [venue, other] = [await givenPage(server(), 'Quán Lá'), await givenPage(server(), 'Quán Khác')]
    const heir = await givenMember(server(), venue, 'manager')
    await server().services.db.asSystem((tx) =>
      tx.run(sql`insert into members (page_id, user_id, role) values (${other.eid}, ${heir.id}, 'staff')`),
    )
    const page = await someone()
    await page.goto(`${server().apiUrl}/page/${venue.eid}/media`)
    const stream = page.waitForResponse((response) => response.url().endsWith('/live'))
    await signIn(page, heir)
    await stream
    const body = { page_id: venue.eid, uid: heir.id, password: venue.owner.password }
    await send(server(), members.transfer, { body }, { token: venue.token })
    const accept = page.getByRole('button', { name: words.waiting.accept })
    await accept.waitFor(SOON)
    await page.getByText('“Quán Lá”').waitFor()

    // Declined, the offer is gone; offered again, the mail leads to it with another page selected.
    await page.getByRole('button', { name: words.waiting.decline }).click()
    await accept.waitFor({ ...SOON, state: 'hidden' })
    await send(server(), members.transfer, { body }, { token: venue.token })
    const letter = (await lettersTo(server(), heir.email)).at(-1)!
    await page.goto(`${server().apiUrl}/page/${other.eid}`)
    await page.goto(server().apiUrl + /\/dashboard\/my-pages/.exec(letter.text)![0])
    await accept.click()
    await accept.waitFor({ ...SOON, state: 'hidden' })
    expect(await selected(page)).toBe(other.eid)
    const { rows } = await send(server(), members.list, { query: { page_id: venue.eid } }, { token: heir.pageToken })
    expect(rows.map(({ uid, role }) => [uid, role])).toEqual([
      [heir.id, 'owner'],
      [venue.owner.id, 'manager'],
    ])
  },
)

test('the bar says what one has as money, and money that comes in is seen without a reload', able, async () => {
  const venue = await givenPage(server())
  const page = await someone()
  await page.goto(`${server().apiUrl}/page/${venue.eid}`)
  const stream = page.waitForResponse((response) => response.url().endsWith('/live'))
  await signIn(page, venue.owner)
  const money = page.getByRole('banner').locator('[aria-haspopup=dialog]').first()
  await expect.poll(() => money.innerText(), SOON).toBe(formatMoney(0, 'VND'))
  await stream
  const { id } = venue.owner
  await credit(server().services, { userId: id, amount: 12_345_678, reason: 'FT1', key: 'FT1' })
  await expect.poll(() => money.innerText(), SOON).toBe(formatMoney(12_345_678, 'VND'))
  const stored = await page.evaluate(() => Object.keys(localStorage).toSorted().join(' '))
  expect(stored).not.toMatch(/finance|balance/)
})
