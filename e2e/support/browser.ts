// A real browser on the built dashboard, for the promises only a browser can keep or break.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { missing, pathOf, skipIf } from '../capabilities.ts'

const BUILT = join(import.meta.dirname, '../../dashboard/dist/index.html')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Why these tests cannot run here; undefined when they can. */
export const reason = missing('chromium') ?? (existsSync(BUILT) ? undefined : 'the dashboard is not built')
export const able = skipIf(reason)

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: pathOf('chromium'), args: FLAGS })
}

/** A person at a desk of their own, whose browser notes every breach of the page's policy. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'vi-VN', viewport: { width: 1440, height: 900 }, ...options })
  await context.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(globalThis, { breaches })
    document.addEventListener('securitypolicyviolation', (event) =>
      breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return context
}

type Violation = { id: string; nodes: { target: string[] }[] }

/** Half-faded words would be judged for their contrast: what moves comes to rest first. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map((one) => one.finished))
  })
}

/** WCAG rules broken on the screen as it stands, by axe's own names and where. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  let found: string[] = []
  // A message that came or went while axe was reading is read again; a real fault is there both times.
  for (let reading = 0; reading < 2; reading += 1) {
    await comesToRest(page)
    const { violations } = await page.evaluate<{ violations: Violation[] }>(
      'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"], iframes: false })',
    )
    found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)
    if (found.length === 0) return found
  }
  return found
}
