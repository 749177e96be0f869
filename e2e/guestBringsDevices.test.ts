// An online guest adds a television, in a real phone-sized browser, with scripts and without: the gateway admits
// it by its address, its time ends with the guest's, and it is removed again.
import { randomBytes } from 'node:crypto'
import { devices, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { formStep, givenPage, givenSteps } from '@portico/server/testing/given.ts'
import { givenHotspot } from '@portico/server/testing/hotspot.ts'
import { formatMac } from '@portico/radius/mac.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig } from './support/guestRig.ts'
import { barriersOn } from './support/guestWalk.ts'

const { server, fake, browser } = await useGuestRig()

const WAYS: [Language, boolean][] = [
  ['vi', false],
  ['en', true],
]

test.each(WAYS)(
  'a guest reading %s lets a television in, and takes it off again (scripts: %s)',
  skipIf(missing('chromium')),
  async (language, hasScripts) => {
    const t = textIn(language)
    const venue = await givenPage(server())
    await givenSteps(server(), venue, [{ ...formStep({ phone: 'required' }), sessionTimeout: 60 }])
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

    await page.goto((await phone.join()).href)
    await page.getByLabel(t('form.phone')).fill('0912345678')
    await page.locator('#terms').check()
    // The age check is a separate box that only the guest ticks, and nothing depends on it.
    expect(await page.getByRole('checkbox', { name: t('agree.age') }).isChecked()).toBe(false)
    await press(t('form.button'))
    await page.getByRole('heading', { name: t('online.title') }).waitFor({ timeout: 30_000 })
    await page.getByRole('link', { name: t('devices.link') }).click()
    await clean(page, hasScripts)

    const mac = `ac9b0a${randomBytes(3).toString('hex')}`
    const television = fake().phone(gateway.nasId, mac)
    await television.join()
    await page.getByLabel(t('devices.name')).fill('TV')
    await page.getByLabel(t('devices.mac')).fill('3a:9b:0a:12:34:56')
    await press(t('devices.addButton'))
    await page.getByText(t('devices.problem.mac-random')).waitFor()
    expect(await page.getByLabel(t('devices.name')).inputValue()).toBe('TV')
    await clean(page, hasScripts)
    await page.getByText(t('devices.where')).click()
    expect(await page.getByText(t('devices.whereOf.tv')).isVisible()).toBe(true)
    await page.getByLabel(t('devices.mac')).fill(formatMac(mac, 'AA-BB-CC-DD-EE-FF'))
    await press(t('devices.addButton'))
    await page.getByText(t('devices.added.address')).waitFor()
    await television.login(mac, mac)
    expect(await television.canReachInternet()).toBe(true)
    // The gateway confirms a moment later; the guest reloads.
    const isOnline = async () => {
      await page.getByRole('link', { name: t('devices.check') }).click()
      return page.locator('.given').count()
    }
    await expect.poll(isOnline, { timeout: 30_000, interval: 500 }).toBe(1)
    await clean(page, hasScripts)
    // It is the same page in another language.
    const other = language === 'vi' ? 'en' : 'vi'
    await page.goto(`${page.url().split('?')[0]}?lang=${other}`)
    await page.getByRole('heading', { name: textIn(other)('devices.yours') }).waitFor()
    await page.goto(`${page.url().split('?')[0]}?lang=${language}`)
    await press(t('devices.remove', { name: 'TV' }))
    await page.getByText(t('devices.removed')).waitFor()
    expect(await television.canReachInternet()).toBe(false)
    await page.getByRole('link', { name: t('me.back') }).click()
    await page.getByRole('heading', { name: t('online.title') }).waitFor()
    await context.close()
  },
)

/** The page does not scroll sideways and passes the accessibility rules. */
async function clean(page: Page, hasScripts: boolean): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  if (hasScripts) expect(await barriersOn(page)).toEqual([])
}
