// A lead on its way: added by the owner, moved by keyboard on the board, found again and deleted.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '@portico/contract/leads.ts'
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
  await page.getByRole('dialog').getByRole('button', { name: vi.action.remove, exact: true }).click()
  await row.waitFor({ state: 'hidden' })
  expect(await stored()).toEqual([])
})
