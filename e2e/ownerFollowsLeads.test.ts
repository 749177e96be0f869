// A lead on its way: added by the owner, moved by keyboard on the board, found again and deleted.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '@portico/contract/leads.ts'
import { drafts } from '@portico/locales/vi/drafts.ts'
import { leads as vi } from '@portico/locales/vi/leads.ts'
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

const NAME = 'Chị Hạnh'

test('an owner adds a lead, moves it to won by keyboard, finds it again and deletes it', able, async () => {
  const venue = await givenPage(server())
  const stored = async () => (await send(server(), leads.list, { query: {} }, { token: venue.token })).rows
  const desk = await newPerson(browser, { viewport: { width: 1440, height: 900 }, locale: 'vi' })
  const page = await signInAt(server(), desk, venue, '/dashboard/sale-leads?view=board')
  await page.getByRole('button', { name: vi.add, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: vi.add })
  await drawer.getByLabel(vi.column.name, { exact: true }).fill(NAME)
  await drawer.getByLabel(vi.field.phone).fill('0912 345 678')
  await drawer.getByRole('button', { name: vi.save, exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })

  const handle = page.getByRole('button', { name: vi.card.replace('{name}', NAME) })
  for (const stage of ['contacted', 'won'] as const) {
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('region', { name: vi.stages[stage], exact: true }).getByText(NAME).first().waitFor()
  }
  expect(await stored()).toMatchObject([{ name: NAME, phone: '+84912345678', stage: 'won' }])
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: vi.view.list, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: NAME })
  await row.waitFor()
  expect(await row.getByRole('link', { name: vi.action.call.replace('{name}', NAME) }).getAttribute('href')).toBe(
    'tel:+84912345678',
  )
  expect(await barriers(page)).toEqual([])
  await page.getByRole('searchbox').fill('khong co ai')
  await page.getByText(vi.empty.filtered).waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe('khong co ai')
  await page.getByRole('searchbox').fill('hanh')
  await row.waitFor()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: vi.action.remove, exact: true }).click()
  await row.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: drafts.undo, exact: true }).click()
  await row.waitFor()
  expect(await stored()).toHaveLength(1)

  // A stage given to several at once is taken back too, by the keyboard.
  await row.getByRole('checkbox').check()
  await page.getByLabel(vi.action.move, { exact: true }).selectOption('contacted')
  await row.getByText(vi.stages.contacted, { exact: true }).waitFor()
  await page.getByRole('button', { name: drafts.undo, exact: true }).waitFor()
  await page.locator('main h1').click()
  await page.keyboard.press('Control+z')
  await row.getByText(vi.stages.won, { exact: true }).waitFor()

  // Closing the tab does not bring back what was deleted.
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: vi.action.remove, exact: true }).click()
  await row.waitFor({ state: 'hidden' })
  await page.goto('about:blank')
  await expect.poll(stored).toEqual([])
})
