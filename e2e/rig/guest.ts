import { chromium, type Browser, type Page } from 'playwright-core'
import { vi } from 'vitest'
import type { Rig } from './startRig.ts'

export type RigGuest = ReturnType<typeof makeGuest>

/**
 * The guest with the first phone, in a browser of its own. openNDS 9.10 crashes now and then and drops every guest.
 * @param fill the fields of the venue's form
 */
export function makeGuest({ gateway, phone, internet }: Rig, fill?: (page: Page) => Promise<void>) {
  let browser: Browser | undefined
  /** The run of openNDS in which the guest signed in. */
  let signedInTo = 0
  return {
    /** Signs in, unless the guest has since openNDS started. */
    async stayIn(): Promise<void> {
      if (gateway.starts() === signedInTo) return
      // A router that has just started lets everyone pass until its firewall is set up.
      await vi.waitUntil(async () => (await phone.curl(internet.url)).status === 307, { timeout: 20_000 })
      const life = gateway.starts()
      browser ??= await chromium.launch(phone.chromium())
      const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 } })
      context.setDefaultTimeout(20_000)
      try {
        const page = await context.newPage()
        await page.goto(internet.url)
        await page.getByText('Quán Lá').first().waitFor()
        await fill?.(page)
        await page.locator('input[name=terms]').check()
        await page.locator('form button[type=submit], form button:not([type])').first().click()
        await page.getByText('Kết nối thành công').first().waitFor()
        signedInTo = life
      } finally {
        await context.close()
      }
    },
    /** Restarts openNDS, which sometimes loses contact with its own ndsctl until then. */
    async restartGateway(): Promise<void> {
      const before = gateway.starts()
      await gateway.crash()
      await vi.waitUntil(() => gateway.starts() > before, { timeout: 20_000 })
    },
    async leave(): Promise<void> {
      await browser?.close()
    },
  }
}
