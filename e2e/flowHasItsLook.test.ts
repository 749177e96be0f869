// A flow has its own template, and two people who edit it learn about each other.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flows } from '@portico/contract/flows.ts'
import { pageTemplates, TemplateDesign } from '@portico/contract/templates.ts'
import { drafts as enDrafts } from '@portico/locales/en/drafts.ts'
import { flows as en } from '@portico/locales/en/flows.ts'
import { drafts as viDrafts } from '@portico/locales/vi/drafts.ts'
import { flows as vi } from '@portico/locales/vi/flows.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { randomMac } from '@portico/server/testing/givenGuest.ts'
import { openPortal } from '@portico/server/testing/portal.ts'
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

const DESKS = [
  ['vi', vi, viDrafts, { viewport: { width: 1440, height: 900 } }],
  ['en', en, enDrafts, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const

async function givenTemplate({ token }: Venue, name: string, accent: string, isPublished = true): Promise<void> {
  const { id } = await send(server(), pageTemplates.create, { body: { name } }, { token })
  const design = { ...TemplateDesign.parse({}), accent }
  await send(server(), pageTemplates.update, { params: { id }, body: { design } }, { token })
  if (isPublished) await send(server(), pageTemplates.publish, { params: { id } }, { token })
}

/** A venue with two published templates, a draft of one, and a flow in use. */
async function givenVenue() {
  const venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  await givenTemplate(venue, 'Sảnh trong', '#7a1fa2')
  await givenTemplate(venue, 'Sân vườn', '#1b5e20')
  await givenTemplate(venue, 'Còn dở', '#0d47a1', false)
  const { token } = venue
  const steps = [{ id: 'tap', type: 'one-tap' as const, title: { vi: 'Xin chào', en: 'Hello' } }]
  const flow = await send(server(), flows.create, { body: { name: 'Buổi tối', steps } }, { token })
  await send(server(), flows.publish, { params: { id: flow.id }, body: {} }, { token })
  return { venue, flow, gateway: await givenGateway(server(), venue) }
}

test.each(DESKS)(
  'an owner reading %s gives a flow its look, and guests see it once it is published',
  able,
  async (language, t, d, options) => {
    const { venue, flow, gateway } = await givenVenue()
    const seen = async () => (await openPortal(server(), gateway, { mac: randomMac() })).html
    const desk = await newPerson(browser, { ...options, locale: language })
    const page = await signInAt(server(), desk, venue, `/dashboard/wifi-login-flow/${flow.id}`, language)
    await page.getByText(t.look.ofPage).waitFor()
    await page.getByRole('button', { name: t.look.change }).click()
    const drawer = page.getByRole('dialog', { name: t.look.choose })
    expect(await drawer.getByRole('radio', { name: 'Còn dở' }).isDisabled()).toBe(true)
    expect(await barriers(page)).toEqual([])
    await drawer.getByText('Sân vườn').click()
    await expect.poll(() => drawer.getByRole('radio', { name: 'Sân vườn' }).isChecked(), SOON).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: t.look.title }).getByText('Sân vườn').waitFor()
    expect(await seen()).toContain('#7a1fa2')
    await page.getByRole('button', { name: d.publish, exact: true }).click()
    await page.getByRole('button', { name: d.review.publish }).click()
    await page.getByText(d.inUse).waitFor()
    expect(await seen()).toContain('#1b5e20')
    await desk.close()
  },
)

test.each(DESKS)(
  'when two people edit a flow in %s at once, the second is warned and loses nothing',
  able,
  async (language, t, d, options) => {
    const { venue, flow } = await givenVenue()
    const { token } = venue
    const theirs = (title: string) =>
      send(
        server(),
        flows.update,
        { params: { id: flow.id }, body: { steps: [{ id: 'tap', type: 'one-tap', title: { vi: title, en: title } }] } },
        { token },
      )
    const desk = await newPerson(browser, { ...options, locale: language })
    const page = await signInAt(server(), desk, venue, `/dashboard/wifi-login-flow/${flow.id}`, language)
    const title = page.getByLabel(t.field.title, { exact: true })
    await title.waitFor()
    await theirs('Của người khác')
    await title.fill('Của tôi')
    await page.getByRole('alert').getByText('Lan').waitFor()
    expect(await title.inputValue()).toBe('Của tôi')
    expect(await stored(flow.id, token, language)).toBe('Của người khác')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: d.clash.theirs }).click()
    await expect.poll(() => title.inputValue(), SOON).toBe('Của người khác')
    await page.getByRole('button', { name: d.undo, exact: true }).click()
    await expect.poll(() => title.inputValue(), SOON).toBe('Của tôi')
    await expect.poll(() => stored(flow.id, token, language), SOON).toBe('Của tôi')

    await theirs('Lần nữa')
    await title.fill('Vẫn của tôi')
    await page.getByRole('button', { name: d.clash.mine }).click()
    await expect.poll(() => stored(flow.id, token, language), SOON).toBe('Vẫn của tôi')
    await page.getByRole('button', { name: d.undo, exact: true }).click()
    await expect.poll(() => title.inputValue(), SOON).toBe('Lần nữa')
    await desk.close()
  },
)

async function stored(id: string, token: string, language: 'vi' | 'en'): Promise<string | undefined> {
  return (await send(server(), flows.read, { params: { id } }, { token })).steps[0]?.title[language]
}

test('deleting a flow says first which devices use it', able, async () => {
  const { venue, gateway } = await givenVenue()
  const { token } = venue
  const other = await send(server(), flows.create, { body: { name: 'Sân sau' } }, { token })
  await send(server(), flows.publish, { params: { id: other.id }, body: {} }, { token })
  await send(server(), flows.assign, { params: { id: other.id }, body: { gateways: [gateway.nasId] } }, { token })
  const desk = await newPerson(browser)
  const page: Page = await signInAt(server(), desk, venue, '/dashboard/wifi-login-flow')
  await page.getByRole('button', { name: 'Thao tác với Sân sau', exact: true }).click()
  await page.getByRole('menuitem', { name: vi.remove, exact: true }).click()
  await page.getByText(/^Đang dùng ở \S/).waitFor()
  await desk.close()
})
