import type { Page } from 'playwright-core'
import { barriers } from './browser.ts'
import { cutWords } from './cutWords.ts'
import { makeFormWalk } from './formWalk.ts'
import type { LivingVenue } from './livingVenue.ts'

/** A column of ticks takes no room from names. */
const WIDEST_TICKS = 60

/** Every screen is walked on a desk or on a phone; `npm test -- --long` walks every screen on both. */
export function shareOf(paths: readonly string[], form: 'desk' | 'phone'): readonly string[] {
  if (process.env['TEST_LONG'] === '1') return paths
  return paths.filter((_path, index) => index % 2 === (form === 'desk' ? 0 : 1))
}

/** Looks at every screen with axe, then opens its forms and tries so many choices at most. @returns faults by screen */
export async function walkScreens(
  { open }: LivingVenue,
  page: Page,
  paths: readonly string[],
  most: number,
): Promise<{ faults: Record<string, string[]>; presses: number }> {
  const walk = makeFormWalk(page, most)
  const faults: Record<string, string[]> = {}
  let presses = 0
  for (const path of paths) {
    await open(page, path)
    const seen = await lookAt(page)
    const walked = await walk()
    presses += walked.presses
    const all = [...seen, ...walked.faults]
    if (all.length > 0) faults[path] = all
  }
  await page.context().close()
  return { faults, presses }
}

/** What keeps a person from reading the screen that is open. */
async function lookAt(page: Page): Promise<string[]> {
  await page.locator('main [data-skeleton], main [aria-busy=true]').first().waitFor({ state: 'detached' })
  const seen = await barriers(page)
  const { wide, ticks } = await page.evaluate(() => ({
    wide: document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
    ticks: document.querySelector('main th:has(> input[type=checkbox])')?.clientWidth ?? 0,
  }))
  if (wide > 0) seen.push(`${wide} px too wide`)
  seen.push(...(await cutWords(page)))
  if (ticks > WIDEST_TICKS) seen.push(`${ticks} px for ticks alone`)
  return seen
}
