// New people: an owner who signs up by e-mail, a colleague who follows an invitation, a user of Google.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@portico/contract/members.ts'
import { accounts as text } from '@portico/locales/vi/accounts.ts'
import { home } from '@portico/locales/vi/home.ts'
import { members as words } from '@portico/locales/vi/members.ts'
import { pages } from '@portico/locales/vi/pages.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { readContent } from '@portico/server/core/mail/queue.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startGoogle } from '../dev/simulators/google.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'

const google = await startGoogle('e2e')
const server = useServer({ config: { googleClientId: 'e2e', googleIssuer: google.issuer } })
const ADDRESS = 'input[autocomplete=username]'
const LONG = { timeout: 10_000 }
const PASSWORD = 'sáu con mèo ngủ trưa'
let browser: Browser

beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await google.close()
})

const someone = async (): Promise<Page> => (await newPerson(browser)).newPage()

/** The newest mail to an address. @returns its link of that kind */
async function linkTo(address: string, kind: string): Promise<string> {
  const { db, secrets } = server().services
  const find = () =>
    db.asSystem((tx) =>
      tx.first(
        sql<{ content: Buffer }>`select content from outbox where recipient = ${address} order by id desc limit 1`,
      ),
    )
  await expect.poll(find).toBeTruthy()
  const { content } = (await find())!
  return new RegExp(`/${kind}[^\\s"\\\\<]+`).exec(JSON.stringify(readContent(secrets, content)))![0]
}

async function signUp(page: Page, address: string | undefined): Promise<void> {
  await page.getByLabel(text.signUp.name).fill('Nguyễn Thị Lan')
  if (address) await page.locator(ADDRESS).fill(address)
  await page.getByLabel(text.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text.create }).click()
  await page.getByRole('heading', { name: text.mail.title }).waitFor()
}

test(
  'an owner signs up, opens the letter, is led to a page of their own and from there to the first device',
  able,
  async () => {
    const page = await someone()
    await page.goto(`${server().apiUrl}/signup`)
    await signUp(page, 'lan@quanla.test')
    await page.goto(server().apiUrl + (await linkTo('lan@quanla.test', 'activate/')))
    await page.waitForURL(/\/dashboard\/create-page/)
    await page.getByLabel(pages.field.name).first().fill('Quán Lá')
    await page.getByRole('button', { name: pages.create.submit }).click()
    await page.getByRole('heading', { name: home.evening.title }).waitFor()
    await page.getByRole('link', { name: home.start.add }).click()
    await page.waitForURL(/\/dashboard\/devices/)
  },
)

test(
  'a colleague without an account follows the invitation, signs up, and lands before the question',
  able,
  async () => {
    const venue = await givenPage(server(), 'Quán Cây')
    const link = await invite(venue, 'minh@quanla.test')
    const page = await someone()
    await page.goto(server().apiUrl + link)
    await page.getByText('Quán Cây').waitFor()
    await page.getByRole('link', { name: text.create }).click()
    await page.waitForURL(/\/signup\?invitation=/)
    await expect.poll(() => page.locator(ADDRESS).inputValue(), LONG).toBe('minh@quanla.test')
    await signUp(page, undefined)
    await page.goto(server().apiUrl + (await linkTo('minh@quanla.test', 'activate/')))
    await page.waitForURL(/\/dashboard/)
    await page.goto(server().apiUrl + link)
    await page.getByRole('dialog').getByRole('button', { name: words.waiting.accept }).click()
    await page.getByRole('heading', { name: home.title }).waitFor()
    await page.goto(server().apiUrl + link)
    await page.getByRole('dialog').getByText(words.dialog.accepted).waitFor()
  },
)

test('a withdrawn invitation says so before anybody signs in', able, async () => {
  const venue = await givenPage(server(), 'Quán Hoa')
  const link = await invite(venue, 'hoa@quanla.test')
  const { invitations } = await send(server(), members.list, { query: { page_id: venue.eid } }, { token: venue.token })
  await send(server(), members.withdraw, { params: { id: invitations[0]!.id } }, { token: venue.token })
  const page = await someone()
  await page.goto(server().apiUrl + link)
  await page.getByText(text.invitation.withdrawn).waitFor()
})

test(
  'with Google one is in by one press, back where one wanted to go, and the token is in no address',
  able,
  async () => {
    const page = await someone()
    await page.goto(`${server().apiUrl}/dashboard/settings`)
    await page.waitForURL(/\/signin/)
    await page.getByRole('button', { name: text.google }).click()
    await page.waitForURL(/\/dashboard\/settings$/)
    expect(page.url()).not.toContain('id_token')
    expect(await page.evaluate(() => localStorage.getItem('email_mobile'))).toBe('owner@gmail.com')
    await page.goBack()
    expect(page.url()).not.toContain('id_token')
  },
)

test('an answer of Google’s to a question this browser never asked opens nothing', able, async () => {
  const page = await someone()
  const token = google.token({ sub: 'somebody', email: 'thief@gmail.com', email_verified: true })
  await page.goto(`${server().apiUrl}/signin#id_token=${token}&state=invented`)
  await page.getByRole('alert').first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull()
  expect(page.url()).not.toContain('id_token')
})

async function invite(venue: Venue, email_mobile: string): Promise<string> {
  const body = { page_id: venue.eid, email_mobile, role: 'editor' } as const
  await send(server(), members.invite, { body }, { token: venue.token })
  return linkTo(email_mobile, 'signin\\?invitation=')
}
