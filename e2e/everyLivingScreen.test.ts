// Every screen of a living venue is looked at with axe.
import { expect, test } from 'vitest'
import { able, barriers } from './support/browser.ts'
import { useLivingVenue } from './support/livingVenue.ts'

const venue = await useLivingVenue()

test.for([
  ['on a desk in light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['on a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const)(
  'no screen of a living venue has a barrier or moves sideways, %s',
  { ...able, timeout: 400_000 },
  async ([, options]) => {
    const page = await venue.enter(options)
    const faults: Record<string, string[]> = {}
    for (const path of venue.paths) {
      await venue.open(page, path)
      await page.locator('main [data-skeleton], main [aria-busy=true]').first().waitFor({ state: 'detached' })
      const found = await barriers(page)
      const wide = await page.evaluate(
        () => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
      )
      if (wide > 0) found.push(`${wide} px too wide`)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
    await page.context().close()
  },
)
