// Details of a template: its name, the order of its slides, both devices side by side.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageTemplates, TemplateDesign } from '@portico/contract/templates.ts'
import { drafts as d } from '@portico/locales/vi/drafts.ts'
import { templates as t } from '@portico/locales/vi/templates.ts'
import { givenPage, send } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
const SOON = { timeout: 20_000 }
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const slide = (n: number) => ({
  eid: `0000000${n}-0000-7000-8000-000000000000`,
  width: 400,
  height: 400,
  sizes: [{ path: `/m/slide-${n}.webp`, width: 400 }],
})

test('a template gets another name, and its slides another order by keys and by dragging', able, async () => {
  const venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  const { token } = venue
  const { id } = await send(server(), pageTemplates.create, { body: { name: 'Mẫu cũ' } }, { token })
  const plain = TemplateDesign.parse({})
  const design = { ...plain, slides: { ...plain.slides, pictures: [slide(1), slide(2), slide(3)] } }
  await send(server(), pageTemplates.update, { params: { id }, body: { design } }, { token })
  const order = async () => {
    const { design: saved } = await send(server(), pageTemplates.read, { params: { id } }, { token })
    return saved.slides.pictures.map(({ eid }) => Number(eid.slice(0, 8)))
  }
  const page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/templates')
  await page.getByRole('button', { name: `${t.rename} Mẫu cũ` }).click()
  await page.getByRole('dialog').getByLabel(t.name).fill('Mẫu mùa mưa')
  await page.getByRole('button', { name: d.saveName }).click()
  await page.getByRole('link', { name: `${t.edit} Mẫu mùa mưa` }).click()

  await page.locator(`iframe[title="${t.preview.title}"]`).waitFor()
  await page.locator(`iframe[title="${t.preview.title} · ${t.preview.desktop}"]`).waitFor()
  await page.getByText(t.section.slides, { exact: true }).click()
  const second = t.slide.replace('{number}', '2')
  await page.getByRole('button', { name: t.slideUp.replace('{name}', second) }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order, SOON).toEqual([2, 1, 3])
  await page.getByText('Ảnh giờ ở vị trí 1 trên 3').waitFor({ state: 'attached' })
  expect(await barriers(page)).toEqual([])
  const grips = page.locator(`[title="${t.slideDrag}"]`)
  await grips.nth(2).dragTo(grips.nth(0), { targetPosition: { x: 10, y: 2 } })
  await expect.poll(order, SOON).toEqual([3, 2, 1])
})
