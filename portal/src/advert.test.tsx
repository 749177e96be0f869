import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { OCCASIONS } from '@portico/contract/campaigns/kinds.ts'
import { TemplateDesign } from '@portico/contract/templates.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { SAMPLE_ADVERTS } from './advertSamples.ts'
import type { Advert } from './advertView.ts'
import { OCCASION_DRAWINGS } from './art/occasions.tsx'
import { contentPolicy } from './contentPolicy.ts'
import { contrast, readColour } from './look/colour.ts'
import { lookOf } from './look/design.ts'
import { renderPage, SEEN_SCRIPT } from './render.tsx'
import { SAMPLE_SCREENS, samplePage } from './samples.ts'
import type { Page } from './view.ts'

const KINDS = Object.keys(SAMPLE_ADVERTS) as (keyof typeof SAMPLE_ADVERTS)[]
const pageWith = (advert: Advert, screen = 'connect', over: Partial<Page> = {}) =>
  samplePage(SAMPLE_SCREENS[screen]!, over.language ?? 'en', { advert, ...over })
const renderAdvert = (advert: Advert, screen = 'connect', over: Partial<Page> = {}) =>
  renderPage(pageWith(advert, screen, over))
const designed = (over: Partial<Advert['design']>, kind: keyof typeof SAMPLE_ADVERTS = 'words'): Advert => ({
  ...SAMPLE_ADVERTS[kind],
  design: { ...SAMPLE_ADVERTS[kind].design, ...over },
})
const partOf = (html: string) => /<section class="advert"[^]*?<\/section>/.exec(html)?.[0] ?? ''

test.each(KINDS)('an advert of kind %s is whole in all six languages and comes after the form', (kind) => {
  for (const language of LANGUAGES) {
    const html = renderAdvert(SAMPLE_ADVERTS[kind], 'form', { language })
    expect(html.indexOf('<section class="advert"')).toBeGreaterThan(html.indexOf('</form>'))
    expect(html.replace(/<(style|script)>[^]*?<\/\1>/g, '')).not.toMatch(/\badvert\.\w|undefined|\[object/)
    expect(html).not.toMatch(/ style="| target=|https?:\/\//)
  }
})

test.each(KINDS)('the first page with an advert of kind %s stays below 14 kB, with a template and without', (kind) => {
  for (const language of LANGUAGES)
    for (const look of [undefined, lookOf(TemplateDesign.parse({}))]) {
      const html = renderAdvert(SAMPLE_ADVERTS[kind], 'form', { language, ...(look ? { look } : {}) })
      expect(brotliCompressSync(html).length).toBeLessThan(look ? 14_000 : 8000)
    }
})

test('an advert without a text in the guest’s language speaks the owner’s, else any it has', () => {
  const heading = { vi: 'Trà', fr: 'Thé' }
  expect(partOf(renderAdvert(designed({ heading }), 'connect', { language: 'fr' }))).toContain('<h2>Thé</h2>')
  expect(partOf(renderAdvert(designed({ heading }), 'connect', { language: 'es' }))).toContain('<h2>Trà</h2>')
  expect(partOf(renderAdvert(designed({ heading: { vi: ' ', fr: 'Thé' } })))).toContain('<h2>Thé</h2>')
  expect(partOf(renderAdvert(designed({ heading: {}, body: {} })))).not.toMatch(/<h2>|ad-body/)
})

test('an address outside is called by our own, and before sign-in the guest reads that it waits', () => {
  const before = partOf(renderAdvert(SAMPLE_ADVERTS.words))
  expect(before).toContain('href="/w/token/go/advert"')
  expect(before).not.toContain('menu.example')
  expect(before).toContain('Opens once you are online.')
  const after = partOf(renderAdvert({ ...SAMPLE_ADVERTS.words, slot: 'success' }, 'online'))
  expect(after).not.toContain('Opens once')
  const saved = partOf(renderAdvert({ ...SAMPLE_ADVERTS.words, notice: 'saved' }))
  expect(saved).toContain('role="status"')
  expect(saved).not.toContain('href=')
})

test('a survey asks one question by radio buttons, and thanks once it is answered', () => {
  const rating = partOf(renderAdvert(SAMPLE_ADVERTS.survey))
  expect(rating.match(/<input [^>]*type="radio"[^>]* name="answer"/g)).toHaveLength(5)
  expect(rating).toMatch(/<form [^>]*action="\/w\/token\/answer\/advert"[^]*<button type="submit"/)
  expect(renderAdvert(SAMPLE_ADVERTS.survey)).toContain('.rating .options')
  const survey = { ...SAMPLE_ADVERTS.survey.design.survey!, form: 'choice' as const }
  const options = [{ id: 'tea', label: { en: 'Tea' } }]
  expect(partOf(renderAdvert(designed({ survey: { ...survey, options } }, 'survey')))).toMatch(
    /value="tea"\/><span>Tea</,
  )
  const thanks = partOf(renderAdvert({ ...SAMPLE_ADVERTS.survey, notice: 'thanks' }))
  expect(thanks).toContain('Thank you')
  expect(thanks).not.toContain('<form')
})

test('pictures wait until the page is there; a film loads nothing until it is played', () => {
  for (const kind of ['image', 'slides'] as const) {
    const html = partOf(renderAdvert(SAMPLE_ADVERTS[kind])).replace(/<noscript>.*<\/noscript>/, '')
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toContain('loading="lazy"')
    expect(html).not.toContain('fetchPriority')
  }
  expect(partOf(renderAdvert(SAMPLE_ADVERTS.film))).toMatch(/<video src="\/m\/film.mp4"[^>]*muted[^>]*preload="none"/)
  expect(contentPolicy(pageWith(SAMPLE_ADVERTS.film))).toContain("media-src 'self'")
  expect(contentPolicy(pageWith(SAMPLE_ADVERTS.words))).not.toContain('media-src')
})

test('slides of an advert and of a template hold and turn apart from each other', () => {
  const { pictures } = SAMPLE_ADVERTS.slides.design
  const slides = { pictures: pictures.slice(0, 2), autoplay: true, secondsEach: 5, transitionMs: 600 }
  const look = lookOf({ ...TemplateDesign.parse({}), slides })
  const html = renderAdvert(SAMPLE_ADVERTS.slides, 'connect', { look })
  expect(html).toContain('@keyframes slide{')
  expect(html).toContain('@keyframes advert{')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('whatever the accent, an advert can be read on light and dark paper', () => {
  for (const accent of ['#ffff00', '#000000', '#7f7f7f', '#ffffff', '#e11d48'])
    for (const background of [undefined, '#ffffff', '#1d2b64']) {
      const html = renderAdvert(designed({ accent }), 'connect', { look: { accent: '#0f766e', background } })
      const rules = [...html.matchAll(/\.advert,\.advert \.button\{([^}]*)\}/g)].map(([, rule = '']) => rule)
      expect(rules).toHaveLength(2)
      for (const rule of rules) {
        const value = (name: string) => readColour(new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(rule)?.[1])!
        for (const [text, ground] of [
          ['ink', 'tint'],
          ['soft', 'tint'],
          ['link', 'tint'],
          ['on-button', 'button'],
        ] as const)
          expect(contrast(value(text), value(ground)), `${accent} ${text}`).toBeGreaterThanOrEqual(4.5)
      }
    }
})

test('nothing in an advert can become markup, a script or an address of another kind', () => {
  const payload = '"><script>alert(1)</script>'
  const action = { label: { en: payload }, href: 'https://x.example/', isLead: false }
  const html = renderAdvert({
    ...designed({ heading: { en: payload }, body: { en: payload }, action }),
    seenHref: 'javascript:alert(1)',
    goHref: 'javascript:alert(1)',
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toMatch(/"javascript:/)
})

test('the policy admits the script that counts, on pages with an advert that counts and on no other', async () => {
  const policyOf = (advert: Advert) => contentPolicy(pageWith(advert))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SEEN_SCRIPT))
  const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`
  expect(policyOf(SAMPLE_ADVERTS.words)).toContain(hash)
  expect(renderAdvert(SAMPLE_ADVERTS.words)).toContain(`<script>${SEEN_SCRIPT}</script>`)
  const { seenHref: _none, ...preview } = SAMPLE_ADVERTS.words
  expect(policyOf(preview)).not.toContain(hash)
  expect(renderAdvert(preview)).not.toMatch(/data-seen="|<noscript>/)
  expect(renderAdvert(SAMPLE_ADVERTS.words)).toContain(
    '<noscript><img src="/w/token/seen/advert" width="1" height="1" alt=""/></noscript>',
  )
})

test('every occasion has a drawing of at most 600 bytes or so', () => {
  for (const occasion of OCCASIONS) {
    const size = renderToStaticMarkup(OCCASION_DRAWINGS[occasion]).length
    expect(size, occasion).toBeGreaterThan(100)
    expect(size, occasion).toBeLessThan(800)
    expect(partOf(renderAdvert(designed({ art: occasion })))).toContain('class="ad-art"')
  }
  expect(partOf(renderAdvert(designed({ art: 'none' })))).not.toContain('<svg')
  expect(partOf(renderAdvert(designed({ art: 'tet' }, 'image')))).not.toContain('<svg')
})
