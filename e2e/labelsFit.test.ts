// Buttons and facts on a phone keep all their words in every language.
import { expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { able } from './support/browser.ts'
import { cutWords } from './support/cutWords.ts'
import { useLivingVenue } from './support/livingVenue.ts'

/** Their cards are the fullest. */
const SCREENS = ['/templates', '/zalo-chatbot', '/wifi-campaign', '/page-role']
const venue = await useLivingVenue()

test('no word is cut on a phone, whatever the language', { ...able, timeout: 240_000 }, async () => {
  const page = await venue.enter({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => localStorage.setItem('language', sessionStorage.getItem('walked') ?? 'vi'))
  const faults: Record<string, string[]> = {}
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => sessionStorage.setItem('walked', chosen), language)
    for (const path of SCREENS) {
      await venue.open(page, path)
      await page.locator('main [data-skeleton], main [aria-busy=true]').first().waitFor({ state: 'detached' })
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const cut = await cutWords(page)
      if (cut.length > 0) faults[`${path} in ${language}`] = cut
    }
  }
  expect(faults).toEqual({})
})

test('a heading in Chinese is bolder than its text', able, async ({ skip }) => {
  const page = await venue.enter({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => localStorage.setItem('language', 'zh'))
  await venue.open(page, '/devices')
  const heading = page.locator('h1')
  await heading.waitFor()
  await page.evaluate(() => document.fonts.ready)
  skip(!(await page.evaluate(drawsChinese)), 'there is no Chinese font')
  const drawn = await heading.screenshot()
  await heading.evaluate((at) => (at.style.fontWeight = '400'))
  expect(drawn.equals(await heading.screenshot())).toBe(false)
})

/** Whether a Chinese letter looks other than one that no font has; runs in the page. */
function drawsChinese(): boolean {
  const drawn = (letter: string) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')!
    pen.font = '32px sans-serif'
    pen.fillText(letter, 8, 40)
    return canvas.toDataURL()
  }
  return drawn('\u6982') !== drawn('\uE000')
}
