// The portal on a phone with a browser that is years old, and on a small one with large letters.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { renderPage } from '@portico/portal/render.tsx'
import { SAMPLE_SCREENS, samplePage } from '@portico/portal/samples.ts'
import { missing, skipIf } from './capabilities.ts'
import { launch } from './support/browser.ts'
import { asSeenBy, type OldEngine } from './support/oldEngines.ts'

const SMALL = { viewport: { width: 320, height: 568 } }
/** A page without the scripts and the refresh that would lead on. */
const still = (html: string) =>
  html.replaceAll(/<script>[^]*?<\/script>|<noscript>.*?<\/noscript>|<meta http-equiv[^>]*>/g, '')

const ENGINES: OldEngine[] = ['ios12', 'android6']

describe('a page of the portal', skipIf(missing('chromium')), () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  test.each(ENGINES)('shows what a guest has chosen on a phone with %s', async (engine) => {
    const page = await browser.newPage(SMALL)
    await page.setContent(asSeenBy(engine, still(renderPage(samplePage(SAMPLE_SCREENS['survey-plain']!, 'en')))), {
      waitUntil: 'domcontentloaded',
    })
    const styles = (kind: string) =>
      page.$$eval(`.${kind} .options span`, (spans) =>
        spans.map((span) => {
          const { color, backgroundColor, borderColor } = getComputedStyle(span)
          return `${color} ${backgroundColor} ${borderColor}`
        }),
      )
    for (const kind of ['rating', 'nps', 'pick']) {
      const before = await styles(kind)
      await page.locator(`.${kind} input`).nth(1).check({ force: true })
      const after = await styles(kind)
      const changed = after.flatMap((style, at) => (style === before[at] ? [] : [at]))
      // Stars are written from five to one: with four chosen, those below light up too.
      expect(changed, kind).toEqual(kind === 'rating' ? [1, 2, 3, 4] : [1])
    }
    await page.close()
  })

  test.each(ENGINES)('keeps its words off the edge of a phone with %s', async (engine) => {
    const page = await browser.newPage(SMALL)
    for (const [name, screen] of Object.entries(SAMPLE_SCREENS)) {
      await page.setContent(asSeenBy(engine, still(renderPage(samplePage(screen, 'en')))), {
        waitUntil: 'domcontentloaded',
      })
      const paddings = await page.$$eval('.hero, .content', (boxes) =>
        boxes.map((box) => Number.parseFloat(getComputedStyle(box).paddingLeft)),
      )
      for (const padding of paddings) expect(padding, name).toBeGreaterThanOrEqual(20)
      const heading = await page.$$eval('h1', ([title]) => title && Number.parseFloat(getComputedStyle(title).fontSize))
      expect(heading ?? 22, name).toBeGreaterThanOrEqual(22)
    }
    await page.close()
  })

  test.each(LANGUAGES)('in %s fits a small phone with letters twice as large', async (language) => {
    const page = await browser.newPage(SMALL)
    for (const [name, screen] of Object.entries(SAMPLE_SCREENS)) {
      const html = still(renderPage(samplePage(screen, language)))
      await page.setContent(html.replace('</head>', '<style>html{font-size:200%!important}</style></head>'), {
        waitUntil: 'domcontentloaded',
      })
      const seen = await page.evaluate(() => ({
        scrolls: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        wide: [...document.querySelectorAll('main *, footer *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30)}`),
      }))
      expect({ name, ...seen }).toEqual({ name, scrolls: 0, wide: [] })
    }
    await page.close()
  })
})
