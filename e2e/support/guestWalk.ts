// A guest with a phone: a real browser behind the simulated hotspot, by touch, at double size, by keyboard alone or
// on a small screen in dark mode; with scripts and without.
import { devices, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '@portico/locales/languages.ts'
import { textIn, type Text } from '@portico/portal/text.ts'
import type { ScriptedPhone } from '../../dev/fakeGateway/scriptedPhone.ts'
import { AXE } from './axe.ts'
import { byKeyboard, byTouch, type Hand } from './hand.ts'

/** `hold`: how the phone is used. */
export type Way = { language: Language; hasScripts: boolean; hold: 'touch' | 'large' | 'keyboard' | 'small' }

/** Both languages, each with scripts and without, with four ways to use a phone among them. */
export const WAYS: readonly Way[] = [
  { language: 'vi', hasScripts: true, hold: 'touch' },
  { language: 'vi', hasScripts: false, hold: 'large' },
  { language: 'en', hasScripts: true, hold: 'keyboard' },
  { language: 'en', hasScripts: false, hold: 'small' },
]

/** For a test's name. */
export function wayInWords({ language, hasScripts, hold }: Way): string {
  return `${language}, ${hasScripts ? 'with' : 'without'} scripts, ${hold}`
}

const PHONE = devices['Pixel 7']
const LONGEST_MS = 40_000

/** A phone, independent of the gateway. */
export type Joining = Pick<ScriptedPhone, 'join' | 'canReachInternet'>

export type Guest<Phone extends Joining = ScriptedPhone> = Hand & {
  way: Way
  phone: Phone
  context: BrowserContext
  page: Page
  t: Text
  /** Joins the Wi-Fi and opens the gateway's redirect. */
  arrive(): Promise<void>
  /** Closes the sign-in sheet and reopens it in the same browser at the gateway's address. */
  reopen(): Promise<void>
  heading(title: string): Promise<void>
  /** The page does not overflow, is accessible, and loads nothing from other hosts. */
  seen(): Promise<void>
  /** Online according to both the portal and the gateway. */
  isOnline(): Promise<void>
  close(): Promise<void>
}

/** @param hosts additional hosts that the pages may contact */
export async function takePhone<Phone extends Joining>(
  browser: Browser,
  phone: Phone,
  way: Way,
  hosts = /^http:\/\/127\.0\.0\.1/,
): Promise<Guest<Phone>> {
  const context = await browser.newContext({
    ...PHONE,
    ...screenOf(way),
    locale: way.language,
    javaScriptEnabled: way.hasScripts,
  })
  const strangers: string[] = []
  const breaches: string[] = []
  const t = textIn(way.language)
  const guest: Guest<Phone> = { way, phone, context, t, ...(await openSheet()) }

  async function openSheet() {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    page.on('request', (request) => {
      if (!hosts.test(request.url()) && !request.url().startsWith('data:')) strangers.push(request.url())
    })
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) breaches.push(message.text())
    })
    return { page, ...(way.hold === 'keyboard' ? byKeyboard(page) : byTouch(page)), ...doings(page) }
  }

  function doings(page: Page) {
    const heading = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()
    const arrive = async () => void (await page.goto((await phone.join()).href))
    return {
      arrive,
      heading,
      async reopen() {
        await page.close()
        Object.assign(guest, await openSheet())
        await guest.arrive()
      },
      async seen() {
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
        if (way.hold === 'touch') expect(await barriersOn(page)).toEqual([])
        expect([...strangers, ...breaches]).toEqual([])
      },
      async isOnline() {
        await heading(t('online.title'))
        expect(await phone.canReachInternet()).toBe(true)
        await guest.seen()
      },
      close: () => context.close(),
    }
  }
  return guest
}

/** A zoom of 200 % is half the space at twice the pixel density. */
function screenOf({ hold }: Way): BrowserContextOptions {
  const { width, height } = PHONE.viewport
  if (hold === 'large')
    return {
      viewport: { width: width / 2, height: Math.round(height / 2) },
      deviceScaleFactor: PHONE.deviceScaleFactor * 2,
    }
  if (hold === 'small') return { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, colorScheme: 'dark' }
  return {}
}

/** Accessibility violations of a guest's page, by all of axe's rules; needs scripts. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Through the browser's console, which no content policy stops.
  await page.evaluate(AXE)
  return page.evaluate<string[]>('axe.run().then((r) => r.violations.map((v) => v.id + ": " + v.nodes[0].html))')
}
