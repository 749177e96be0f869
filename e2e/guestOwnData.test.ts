// What an online guest can do in a real phone-sized browser: more time, own data, leaving; with scripts and
// without, in Vietnamese and English, by keyboard, at double size, accessibly.
import { devices, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { formStep, givenPage, givenSteps } from '@portico/server/testing/given.ts'
import { givenHotspot } from '@portico/server/testing/hotspot.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig } from './support/guestRig.ts'
import { barriersOn } from './support/guestWalk.ts'

const { server, fake, browser } = await useGuestRig()

const WAYS: [Language, boolean][] = [
  ['vi', true],
  ['vi', false],
  ['en', true],
  ['en', false],
]

test.each(WAYS)(
  'a guest reading %s sees their data, takes consent back, erases it and leaves (scripts: %s)',
  skipIf(missing('chromium')),
  async (language, hasScripts) => {
    const t = textIn(language)
    const venue = await givenPage(server())
    const ask = formStep({ name: 'optional', phone: 'required' })
    await givenSteps(server(), venue, [{ ...ask, sessionTimeout: 60, extension: { minutes: 30, times: 1 } }])
    const { gateway } = await givenHotspot(server(), fake(), venue)
    const phone = fake().phone(gateway.nasId)
    const context = await browser().newContext({
      ...devices['Pixel 7'],
      locale: language,
      javaScriptEnabled: hasScripts,
      colorScheme: hasScripts ? 'light' : 'dark',
    })
    const page = await context.newPage()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const seen = async () => {
      await fits(page)
      if (hasScripts) expect(await barriersOn(page)).toEqual([])
    }
    await page.goto((await phone.join()).href)
    await page.getByLabel(t('form.name')).fill('Lan')
    await page.getByLabel(t('form.phone')).fill('0912345678')
    await page.locator('#terms').check()
    await page.locator('#marketing').check()
    await page.locator('#of_age').check()
    await press(t('form.button'))
    await page.getByRole('heading', { name: t('online.title') }).waitFor({ timeout: 15_000 })
    const success = page.url()
    await seen()
    await press(t('online.extend', { minutes: 30 }))
    await page.getByText(t('online.notice.extended')).waitFor()
    expect(Number(await page.locator('[data-left]').getAttribute('data-left'))).toBeGreaterThan(5000)

    await page.getByRole('link', { name: t('me.title') }).click()
    await page.getByRole('heading', { name: t('me.title'), level: 1 }).waitFor()
    await page.getByText('+84912345678').waitFor()
    await seen()
    await page.getByLabel(t('form.name')).fill('Linh')
    await page.getByLabel(t('form.name')).press('Enter')
    await page.getByText(t('me.notice.saved')).waitFor()
    expect(await page.getByLabel(t('form.name')).inputValue()).toBe('Linh')
    // By keyboard alone: the agreed wording opens, and the first consent is withdrawn.
    await page.getByText(t('me.consent.words')).nth(1).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('button', { name: t('me.consent.withdraw') })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText(t('me.notice.withdrawn')).waitFor()
    expect(await page.getByRole('button', { name: t('me.consent.withdraw') }).count()).toBe(1)
    await page.getByRole('link', { name: t('me.erase.open') }).click()
    await page.getByRole('heading', { name: t('me.erase.title') }).waitFor()
    await seen()
    await press(t('me.erase.button'))
    await page.getByRole('heading', { name: t('problem.erased.title') }).waitFor()

    await page.goto(success)
    await press(t('online.leave'))
    await page.getByRole('heading', { name: t('problem.left.title') }).waitFor()
    expect(await phone.canReachInternet()).toBe(false)
    await context.close()
  },
)

/** The page does not scroll sideways, at double size either. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const part of [1, 2]) {
    await page.setViewportSize({ width: Math.round(width / part), height: Math.round(height / part) })
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width, height })
}
