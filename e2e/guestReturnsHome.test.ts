// A guest comes back to a venue's page from anywhere, on a phone that was never there: by the code on a table, with
// scripts and without.
import { devices, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageItems } from '@portico/contract/menu.ts'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { homeHref } from '@portico/server/home/index.ts'
import { givenPage, givenSteps, send } from '@portico/server/testing/given.ts'
import { givenHotspot } from '@portico/server/testing/hotspot.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig } from './support/guestRig.ts'
import { barriersOn } from './support/guestWalk.ts'

const { server, outside, fake, browser } = await useGuestRig()

const WAYS: [Language, boolean][] = [
  ['vi', true],
  ['en', false],
]

test.each(WAYS)(
  'a guest reading %s signs in by a code on another phone, reads the menu and says how it was (scripts: %s)',
  skipIf(missing('chromium')),
  async (language, hasScripts) => {
    const t = textIn(language)
    const phoneNumber = hasScripts ? '0912345671' : '0912345672'
    const venue = await givenPage(server())
    await givenSteps(server(), venue, [{ type: 'phone-code', codeDeliverMode: ['sms'] }])
    await send(server(), pageItems.create, { body: { name: 'Cà phê muối', price: 39_000 } }, { token: venue.token })
    const { gateway } = await givenHotspot(server(), fake(), venue)
    const context = () =>
      browser().newContext({ ...devices['Pixel 7'], locale: language, javaScriptEnabled: hasScripts })
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

    const first = await (await context()).newPage()
    await first.goto((await fake().phone(gateway.nasId).join()).href)
    await first.locator('input[type=tel]').fill(phoneNumber)
    await first.locator('#terms').check()
    await first.locator('main button[type=submit]').first().click()
    await first.locator('input[name=code]').fill(await outside.codeTo(`+84${phoneNumber.slice(1)}`, 'sms'))
    await first.locator('main button[type=submit]').first().click()
    await first.getByRole('heading', { name: t('online.title') }).waitFor({ timeout: 15_000 })
    await first.getByRole('link', { name: t('home.link') }).click()
    await first.getByRole('heading', { name: t('home.helloUnnamed') }).waitFor()

    // Another code may be asked for after a minute.
    await server().services.db.asSystem((tx) =>
      tx.run(sql`update portal_codes set created_at = created_at - interval '2 minutes'`),
    )
    const other = await (await context()).newPage()
    await other.goto(`${server().services.config.portalUrl}${homeHref(venue.eid)}/menu?table=5`)
    await other.getByText(t('menu.atTable', { table: '5' })).waitFor()
    await other.getByRole('link', { name: /Cà phê muối/ }).click()
    await other.getByRole('heading', { name: 'Cà phê muối' }).waitFor()
    await other.goto(`${server().services.config.portalUrl}${homeHref(venue.eid)}`)
    await other.getByLabel(t('home.contact')).fill(phoneNumber)
    await press(other, t('code.send'))
    await other.locator('input[name=code]').fill(await outside.codeTo(`+84${phoneNumber.slice(1)}`, 'sms', 1))
    await press(other, t('code.button'))
    await other.getByRole('heading', { name: t('home.helloUnnamed') }).waitFor()
    if (hasScripts) expect(await barriersOn(other)).toEqual([])

    await other.getByRole('link', { name: new RegExp(t('review.title')) }).click()
    await other.locator('#score-5').check()
    await other.getByLabel(new RegExp(t('review.words'))).fill('Thơm lắm')
    await press(other, t('review.send'))
    await other.getByRole('heading', { name: t('review.thanks') }).waitFor()
    await other.getByRole('link', { name: t('home.back') }).click()
    expect(await other.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await press(other, t('home.signOut'))
    await other.getByText(t('home.notice.signed-out')).waitFor()
  },
)
