import { expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { marketingText, termsSections, termsText } from './agreement.ts'
import { renderPage } from './render.tsx'
import { SAMPLE_SCREENS, SAMPLE_VENUE, samplePage } from './samples.ts'
import { CHANNELS } from './view.ts'

test.each(LANGUAGES)('the %s consent to messages names the sender, the channels and how often', (language) => {
  const text = marketingText({ venue: SAMPLE_VENUE, language }, { channels: CHANNELS, maxPerMonth: 7 })
  expect(text).toContain('Cà phê Mộc')
  expect(text).toContain('Zalo')
  expect(text).toContain('7')
  expect(text).toContain('Wi-Fi')
  const one = marketingText({ venue: SAMPLE_VENUE, language }, { channels: ['zalo'], maxPerMonth: 1 })
  expect(one).not.toMatch(/SMS|短信|mail|correo|邮/)
})

test.each(LANGUAGES)('what a %s guest reads is to the letter what the consent record keeps', (language) => {
  const form = SAMPLE_SCREENS['form']!
  const marketing = form.kind === 'form' ? form.agreement?.marketing : undefined
  if (!marketing) throw new Error('the sample form asks for consent')
  const page = samplePage(form, language)
  expect(textOf(renderPage(page))).toContain(marketingText(page, marketing))
  const terms = samplePage(SAMPLE_SCREENS['terms']!, language)
  const shown = textOf(renderPage(terms))
  for (const { title, paragraphs } of termsSections(terms, 24))
    for (const words of [title, ...paragraphs]) expect(shown).toContain(words)
})

test.each(LANGUAGES)('the %s terms name the responsible venue, the time kept and the contact', (language) => {
  const text = termsText({ venue: { name: 'Nhà Gỗ', contact: 'chao@nhago.vn' }, language }, 18)
  expect(text).toContain('Nhà Gỗ')
  expect(text).toContain('chao@nhago.vn')
  expect(text).toContain('18')
  expect(termsText({ venue: SAMPLE_VENUE, language })).not.toMatch(/\d{2} (?:tháng|months?|mois|mesi|meses)/)
})

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
