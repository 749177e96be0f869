// The media library as its owner uses it: files dropped, found, deleted and restored.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { pageTemplates, TemplateDesign } from '@portico/contract/templates.ts'
import { media as t } from '@portico/locales/en/media.ts'
import { givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { logo } from '@portico/server/testing/look.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const SOON = { timeout: 30_000 }
const server = useServer()
let browser: Browser
let venue: Venue
let page: Page

beforeAll(async () => {
  if (reason) return
  browser = await launch()
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  page = await signInAt(server(), await newPerson(browser), venue, '/dashboard/media', 'en')
})
afterAll(() => browser?.close())

/** Drops files on the library, as from the desktop. */
async function drop(files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const carried = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!)
      transfer.items.add(new File([bytes], name, { type: 'image/png' }))
    }
    return transfer
  }, carried)
  const target = page.getByRole('search')
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: data })
}

const names = async () => (await page.getByRole('button', { name: /^View / }).all()).length
const list = async (query: Record<string, string> = {}) =>
  send(server(), media.list, { query: { pageId: venue.eid, ...query } }, { token: venue.token })

test('pictures dropped on the library are there twenty a page', able, async () => {
  const files = await Promise.all(
    Array.from({ length: 22 }, async (_, n) => ({
      name: `Món ${String(n + 1).padStart(2, '0')}.png`,
      bytes: await logo(`hsl(${n * 16} 60% 40%)`, 320, 240),
    })),
  )
  await page.getByRole('search').waitFor()
  await drop(files)
  await expect.poll(async () => (await list()).count, { timeout: 60_000 }).toBe(22)
  await page.getByText(t.pager.at.replace('{page}', '1').replace('{pages}', '2')).waitFor()
  await expect.poll(names, SOON).toBe(20)
  await page.getByRole('button', { name: t.pager.next }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
  await expect.poll(names, SOON).toBe(2)
  expect(await barriers(page)).toEqual([])
})

test('a name, a folder and tags given to a picture find it again', able, async () => {
  await page.getByLabel(t.search).fill('Món 07')
  await page.getByRole('button', { name: /^View Món 07/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(t.name).fill('Bánh mì chảo')
  await drawer.getByLabel(t.folder).fill('Thực đơn')
  await drawer.getByLabel(t.tags).fill('sáng, nóng')
  await drawer.getByRole('button', { name: t.save }).click()
  await page.getByText(t.saved, { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  for (const filter of ['folder=Thực đơn', 'tag=nóng', 'search=banh mi']) {
    await page.goto(`${server().apiUrl}/dashboard/media?${encodeURI(filter)}`)
    await page.getByRole('button', { name: t.open.replace('{name}', 'Bánh mì chảo') }).waitFor()
    expect(await names(), filter).toBe(1)
  }
})

test('deleting says where a picture is used, and the bin gives it back', able, async () => {
  const { token } = venue
  const [file] = (await list({ search: 'Món 03' })).rows
  const { id } = await send(server(), pageTemplates.create, { body: { name: 'Mẫu mùa mưa' } }, { token })
  const plain = TemplateDesign.parse({})
  const picture = {
    eid: file!.eid,
    width: file!.width,
    height: file!.height,
    sizes: [{ path: new URL(file!.url, server().apiUrl).pathname, width: 320 }],
  }
  const design = { ...plain, slides: { ...plain.slides, pictures: [picture] } }
  await send(server(), pageTemplates.update, { params: { id }, body: { design } }, { token })
  await page.goto(`${server().apiUrl}/dashboard/media?search=${encodeURIComponent('Món 03')}`)
  await page.getByRole('button', { name: /^View Món 03/ }).click()
  await page.getByRole('dialog').getByText('Mẫu mùa mưa').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete 1 file?' })
  await question.getByText(/Mẫu mùa mưa/).waitFor()
  await question.getByRole('button', { name: t.remove, exact: true }).click()
  await page.getByText('File deleted').waitFor()
  expect((await list({ search: 'Món 03' })).rows).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await list({ search: 'Món 03' })).rows.length).toBe(1)
  await send(server(), media.remove, { params: { eid: file!.eid }, query: { even: 'used' } }, { token })
  await page.goto(`${server().apiUrl}/dashboard/media?bin=true`)
  await page.getByRole('button', { name: /^View Món 03/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.restore }).click()
  await page.getByText(t.restored, { exact: true }).waitFor()
  expect((await list({ search: 'Món 03' })).rows).toHaveLength(1)
})
