// Consent texts: an owner rewrites them, sees them on a phone, and who agreed to which version.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consents as en } from '@portico/locales/en/consents.ts'
import { consents as vi } from '@portico/locales/vi/consents.ts'
import { formStep, givenGateway, givenPage, givenSteps, type Venue } from '@portico/server/testing/given.ts'
import { randomMac } from '@portico/server/testing/givenGuest.ts'
import { openPortal, post } from '@portico/server/testing/portal.ts'
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
  ['vi', vi, { viewport: { width: 1440, height: 900 } }],
  ['en', en, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const

/** A guest passes the form and ticks the box for messages. */
async function agrees(venue: Venue): Promise<void> {
  const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const shown = await openPortal(server(), gateway, { mac: randomMac() })
  const wording = /name="wording" value="([^"]+)"/.exec(shown.html)?.[1] ?? ''
  const ticks = { terms: 'yes', marketing: 'yes', of_age: 'yes' }
  await post(server(), shown.action, { phone: '0912345678', ...ticks, wording })
}

test.each(DESKS)(
  'an owner reading %s writes the next version, and guests who agreed to the last one stay on it',
  able,
  async (language, t, options) => {
    const venue = await givenPage(server(), 'Cà phê Hiên Nhà')
    await givenSteps(server(), venue, [formStep({ phone: 'required' })])
    await agrees(venue)
    const desk: BrowserContext = await newPerson(browser, { ...options, locale: language })
    const page: Page = await signInAt(server(), desk, venue, '/dashboard/wifi-login-flow?view=consents', language)
    await page.getByText(t.now.ours, { exact: true }).waitFor()
    const versions = () => page.getByRole('region', { name: t.history.title }).getByRole('listitem').allInnerTexts()
    await expect.poll(versions, SOON).toHaveLength(1)
    const shown = page.frameLocator(`iframe[title="${t.preview.frame}"]`)
    await page.getByLabel(t.words.marketing).fill('Hello from {venue}: {channels}, {maxPerMonth}')
    await shown.getByText(/Hello from Cà phê Hiên Nhà: .*4/).waitFor({ state: 'attached' })
    expect(await barriers(page)).toEqual([])
    // A press elsewhere does not discard unsaved text.
    await page.locator('label', { hasText: t.purpose.terms }).click()
    const question = page.getByRole('dialog')
    await question.waitFor()
    await question.getByRole('button').first().click()
    await page.getByRole('button', { name: t.save.replace('{number, number}', '1') }).click()
    await page.getByText(t.history.version.replace('{number, number}', '1')).waitFor()
    await agrees(venue)
    await page.reload()
    await expect.poll(versions, SOON).toHaveLength(2)
    const [newest = '', first = ''] = await versions()
    expect(newest).toContain(t.history.current)
    for (const one of [newest, first]) expect(one).toMatch(/\b1\b.*·/s)
    await page.locator('label', { hasText: t.purpose.terms }).click()
    await page.getByLabel(t.words.terms).fill('No shoes on the sofa.')
    await shown.getByText('No shoes on the sofa.').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: t.discard }).click()
    expect(page.url()).toContain('of=terms')
    expect(await barriers(page)).toEqual([])
    await desk.close()
  },
)
