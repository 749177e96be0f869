// What runs and answers by itself, made by its owner: an automation from a recipe, a chatbot, a rule, and a file that is known.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiKnowledge as k } from '@portico/locales/vi/aiKnowledge.ts'
import { aiSettings as s } from '@portico/locales/vi/aiSettings.ts'
import { automations as a } from '@portico/locales/vi/automations.ts'
import { chatbots as c } from '@portico/locales/vi/chatbots.ts'
import { drafts as d } from '@portico/locales/vi/drafts.ts'
import { errors } from '@portico/locales/vi/errors.ts'
import { givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
let page: Page
beforeAll(async () => {
  if (reason) return
  browser = await launch()
  const venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-automation')
})
afterAll(() => browser?.close())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (path: string) => page.goto(`${server().apiUrl}/dashboard/${path}`)

/** Publishes what is being edited, after its review. */
async function publish(): Promise<void> {
  await button(d.publish).click()
  await page.getByText(d.review.first).waitFor()
  await button(d.review.publish).click()
}

test('an automation from a recipe is published and runs', able, async () => {
  await button(a.create).click()
  await page.getByRole('radio', { name: a.recipe.welcome, exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: a.create, exact: true }).click()
  await page.waitForURL(/zalo-automation\/./)
  await publish()
  await page.getByText(a.published).waitFor()
  await page.getByText(a.state.running, { exact: true }).first().waitFor()
  expect(await barriers(page)).toEqual([])
})

test('a chatbot gets a node by keyboard, is tried in the chat beside, and answers from then on', able, async () => {
  await open('zalo-chatbot')
  await button(c.add).click()
  await page.waitForURL(/zalo-chatbot\/./)
  await button(c.addNode).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: c.kind.keywords, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.locator('fieldset').getByLabel(c.words, { exact: true }).first().focus()
  await page.keyboard.type('gửi xe')
  await page.keyboard.press('Enter')
  const next = page.getByLabel(c.leadsTo.replace('{way}', c.exit.next), { exact: true })
  await next.focus()
  // Nothing, the buttons, the opening hours.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.getByText(d.saving.saved).waitFor()
  await page.getByRole('textbox', { name: c.try.words }).fill('gui xe o dau')
  await page.keyboard.press('Enter')
  const chat = page.getByRole('log', { name: c.try.title })
  await chat.getByText('giờ mở cửa').waitFor()
  await publish()
  await page.getByText(c.answering, { exact: true }).first().waitFor()
  expect(await barriers(page)).toEqual([])
})

test('a rule answers a question that is tried, and a file is read or refused in words', able, async () => {
  await open('zalo-ai-settings')
  await button(s.begin).click()
  await button(s.addRule).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(s.ruleName).fill('Mật khẩu')
  await drawer.getByLabel(s.keywords, { exact: true }).first().fill('wifi')
  await page.keyboard.press('Enter')
  await drawer.getByLabel(s.replyText).fill('Mật khẩu in trên hóa đơn ạ')
  await drawer.getByRole('button', { name: s.save, exact: true }).click()
  await page.getByRole('list', { name: s.view.rules }).getByText('Mật khẩu', { exact: true }).waitFor()
  await page.getByText(s.view.test, { exact: true }).click()
  await page.getByLabel(s.test.question).fill('mat khau wifi la gi')
  await button(s.test.ask).click()
  await page.getByRole('status').getByText('Mật khẩu in trên hóa đơn ạ').waitFor()

  await page.getByText(s.view.knowledge, { exact: true }).click()
  await page.getByText(k.empty).waitFor()
  const file = page.getByLabel(k.addFile, { exact: true })
  const bring = (name: string, words: string) =>
    file.first().setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(words) })
  await bring('quy-dinh.txt', 'Quán cho thú cưng vào sân vườn.')
  await page.getByText(k.fileAdded.replace('{name}', 'quy-dinh.txt')).waitFor()
  await page.getByRole('cell', { name: 'quy-dinh.txt', exact: true }).waitFor()
  await bring('hong.pdf', '%PDF-1.7\nnửa chừng')
  await page.getByText(errors['ai/file-unreadable']).waitFor()
  expect(await barriers(page)).toEqual([])
})
