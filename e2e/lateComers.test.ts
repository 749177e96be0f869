// Expired links and codes: a latecomer reads what happened and what to do.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts as text } from '@portico/locales/vi/accounts.ts'
import { errors } from '@portico/locales/vi/errors.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { codeTo } from '@portico/server/testing/outbox.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'

const clock = handClock()
const server = useServer({ clock, config: { demo: true } })
const PASSWORD = 'sáu con mèo ngủ trưa'
let browser: Browser

beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

async function signUp(address: string): Promise<Page> {
  const page = await (await newPerson(browser)).newPage()
  await page.clock.install()
  await page.goto(`${server().apiUrl}/signup`)
  await page.getByLabel(text.signUp.name).fill('Nguyễn Thị Lan')
  await page.locator('input[autocomplete=username]').fill(address)
  await page.getByLabel(text.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text.create }).click()
  return page
}

test('an activation link opened a day too late says so, and sends a fresh one that works once', able, async () => {
  const address = 'lan@quanla.test'
  const page = await signUp(address)
  await page.getByRole('heading', { name: text.mail.title }).waitFor()
  clock.advance(24 * 3600 + 1)
  const link = async () => `${server().apiUrl}/activate/${await codeTo(server(), address)}`
  const late = await link()
  await page.goto(late)
  await page.getByRole('heading', { name: text.activate.spent }).waitFor()
  await page.locator('input[autocomplete=username], input[type=email]').first().fill(address)
  await page.getByRole('button', { name: text.activate.resend }).click()
  await expect.poll(link).not.toBe(late)
  const fresh = await link()
  await page.goto(fresh)
  await page.waitForURL(/\/dashboard/)
  await page.goto('about:blank')
  await page.goto(fresh)
  await page.getByRole('heading', { name: text.activate.spent }).waitFor()
})

test('a code of a text message that is too old is refused in words, and the next one leads in', able, async () => {
  const number = '0912345678'
  const reached = '+84912345678'
  const page = await signUp(number)
  const field = page.locator('input[autocomplete=one-time-code]')
  await field.waitFor()
  const old = await codeTo(server(), reached)
  clock.advance(10 * 60 + 1)
  await field.fill(old)
  await page.getByRole('button', { name: text.code.submit }).click()
  await page.getByText(errors['auth/code-invalid']).waitFor()
  await page.waitForURL(/\/signup/)
  // The countdown to the next code, second by second.
  for (let second = 0; second <= 60; second++) await page.clock.runFor(1000)
  await page.getByRole('button', { name: text.resend.again }).click()
  await expect.poll(() => codeTo(server(), reached)).not.toBe(old)
  await field.fill(await codeTo(server(), reached))
  await page.getByRole('button', { name: text.code.submit }).click()
  await page.waitForURL(/\/dashboard/)
})
