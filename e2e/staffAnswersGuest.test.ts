// A guest writes on Zalo; the team sees it at once, answers, and sees that the answer was read.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { givenZalo, ZALO_APP, zaloConfig } from '@portico/server/testing/zalo.ts'
import { addOa, addUser } from '../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../dev/simulators/zalo/startZaloOa.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const sim = await startZaloOa(ZALO_APP)
addUser(sim.state, addOa(sim.state, '4004', 'Cà phê Mộc'), '2001', { name: 'Trần Thị Mai' })
const server = useServer({ config: zaloConfig(sim) })
let browser: Browser
let page: Page
beforeAll(async () => {
  if (reason) return
  const venue = await givenPage(server(), 'Quán Lá Zalo')
  await givenZalo(server(), venue)
  sim.hooks.url = `${server().services.config.portalUrl}/zalo/events`
  await server().jobs.run('zalo.syncUsers')
  browser = await launch()
  page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/zalo-messages', 'en')
})
afterAll(async () => {
  await browser?.close()
  await sim.close()
})

test('what a guest writes stands in the list and on the menu without a reload', able, async () => {
  await page.getByText('No messages yet').waitFor()
  await sim.control('say', { user: '2001', text: 'Quán còn bàn tối nay không ạ?' })
  await page.locator('[data-conversation]').filter({ hasText: 'Quán còn bàn tối nay' }).waitFor({ timeout: 15_000 })
  await page.getByRole('img', { name: '1 unread conversation' }).first().waitFor()
})

test('the answer reaches Zalo once, by keys alone, and its receipt comes back', able, async () => {
  await page.keyboard.press('j')
  await page.getByText(/Replies are free for/).waitFor()
  await page.keyboard.press('r')
  await page.keyboard.type('Dạ {name} ơi, quán còn bàn ạ.')
  await page.getByText('Will be sent: Dạ Trần Thị Mai ơi').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('Seen').waitFor({ timeout: 20_000 })
  const sent = sim.state.log.filter(({ path }) => path === '/v3.0/oa/message/cs').map(({ body }) => body)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Dạ Trần Thị Mai ơi, quán còn bàn ạ.')
  expect(await page.getByRole('log').getByText('quán còn bàn ạ').count()).toBe(1)
  expect(await page.getByRole('img', { name: /unread conversation/ }).count()).toBe(0)
})
