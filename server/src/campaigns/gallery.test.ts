import { expect, test } from 'vitest'
import { CreativeDesign } from '@portico/contract/campaigns.ts'
import { lacksOf } from '@portico/contract/campaigns/readiness.ts'
import { OCCASIONS } from '@portico/contract/campaigns/kinds.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { drawCreative } from './preview.ts'
import { galleryRows } from './gallery.ts'

test('the gallery has a finished campaign for every occasion, whole in all six languages', () => {
  for (const language of LANGUAGES) {
    const rows = galleryRows(language)
    expect(rows.map(({ occasion }) => occasion)).toEqual([...OCCASIONS])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  }
  for (const { occasion, design } of galleryRows('vi')) {
    expect(CreativeDesign.parse(design), occasion).toEqual(design)
    expect(lacksOf(design), occasion).toEqual([])
    const texts = [design.heading, design.body, design.action?.label, design.survey?.question].filter(Boolean)
    const options = design.survey?.options.map(({ label }) => label) ?? []
    for (const one of [...texts, ...options])
      for (const language of LANGUAGES) expect(one?.[language], `${occasion} ${language}`).toMatch(/\S/)
  }
})

test('an editor shows a campaign as guests will see it: in its place, its language and its light', () => {
  const { design } = galleryRows('en').find(({ occasion }) => occasion === 'app')!
  const inSlot = (slot: 'before-login' | 'waiting' | 'success') =>
    drawCreative({ design, slot, language: 'en', venue: 'Mộc', scheme: 'dark' })
  for (const slot of ['before-login', 'waiting', 'success'] as const) {
    const { body, language, style } = inSlot(slot)
    expect(body).toContain('Skip the queue')
    expect(body).toContain('Mộc')
    expect(body).not.toMatch(/example\.com|data-seen|<noscript>/)
    expect(language).toBe('en')
    expect(style).toContain('color-scheme:dark')
  }
  expect(inSlot('before-login').body).toContain('<form')
  expect(inSlot('success').body).not.toContain('Opens once you are online')
})
