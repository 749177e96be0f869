import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ARTS, FONTS, TemplateDesign, TRADES, WAVES, type Picture } from '@portico/contract/templates.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { contentPolicy } from '../contentPolicy.ts'
import { previewPage } from '../previews.ts'
import { AUTO_SCRIPT, renderPage } from '../render.tsx'
import { SAMPLE_SCREENS, samplePage } from '../samples.ts'
import { contrast, readColour } from './colour.ts'
import { lookOf } from './design.ts'

const design = (over: Partial<TemplateDesign> = {}): TemplateDesign => ({ ...TemplateDesign.parse({}), ...over })
const shown = (over: Partial<TemplateDesign>, screen: string, language: (typeof LANGUAGES)[number] = 'en') =>
  renderPage(samplePage(SAMPLE_SCREENS[screen]!, language, { look: lookOf(design(over)) }))
const picture = (name: string): Picture => ({
  eid: '00000000-0000-7000-8000-000000000000',
  width: 720,
  height: 720,
  sizes: ['avif', 'webp', 'jpg'].flatMap((type) =>
    [360, 720].map((width) => ({ path: `/m/${name}${width}.${type}`, width })),
  ),
})
const FULL: Partial<TemplateDesign> = {
  header: { mobile: picture('a'), desktop: picture('b') },
  footer: { mobile: picture('c'), desktop: picture('d') },
  logo: picture('e'),
  logoLoadingMs: 3000,
  slides: { pictures: ['f', 'g', 'h'].map(picture), autoplay: true, secondsEach: 4, transitionMs: 800 },
  autologinSeconds: 10,
  headingColour: '#fff2d8',
  subheadingColour: '#ffffff',
}

test.each(TRADES)('the page of a %s welcomes in all six languages and weighs less than the budget', (trade) => {
  for (const language of LANGUAGES) {
    const html = renderPage(
      previewPage({ design: design({ trade, art: trade }), venue: 'Mộc', language, screen: 'form' }),
    )
    expect(html).not.toMatch(/look\.welcome|undefined|\[object/)
    expect(html).toContain('class="art"')
    expect(brotliCompressSync(html).length).toBeLessThan(14_000)
  }
})

test('a page with everything a template can have stays below 14 kB, its pictures apart', () => {
  const html = shown(FULL, 'form')
  expect(brotliCompressSync(html).length).toBeLessThan(14_000)
  expect(html).toContain('fetchPriority="high"')
  expect(html.match(/loading="lazy"/g)!.length).toBeGreaterThanOrEqual(3)
})

test('every picture says how large it is, comes in the sizes a phone needs, and waits when it stands below the steps', () => {
  const html = shown(FULL, 'form')
  for (const [image] of html.matchAll(/<(?:img|source) [^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/)
  const [above, below] = [html.slice(0, html.indexOf('<form')), html.slice(html.indexOf('</form>'))]
  expect(below).toMatch(
    /<picture class="foot">.*type="image\/avif" srcSet="\/m\/d360.avif 360w,\/m\/d720.avif 720w".*loading="lazy"/,
  )
  expect(above).not.toContain('/m/c')
  expect(above).toMatch(/type="image\/avif" srcSet="\/m\/e360.avif 360w[^"]*" sizes="60px"/)
})

test('a wide logo stays wide, and a white one stands on a dark ground', () => {
  const logo = { ...picture('e'), width: 1600, height: 400 }
  expect(shown({ logo }, 'connect')).toMatch(/class="logo"[^]*?<img src="\/m\/e360.jpg" alt="" width="129" height="43"/)
  expect(shown({ logo: { ...logo, isLight: true } }, 'connect')).toContain('class="logo light"')
})

test('the owner’s words go before those of the trade, a step’s own before both', () => {
  const words = { welcome: { en: 'Rain again' }, subheading: { en: 'Come in' } }
  expect(shown(words, 'connect')).toMatch(/Rain again[^]*Come in/)
  expect(shown(words, 'connect', 'fr')).not.toContain('Rain again')
  const own = { ...SAMPLE_SCREENS['connect']!, words: { title: 'The step says' } } as (typeof SAMPLE_SCREENS)[string]
  expect(renderPage(samplePage(own, 'en', { look: lookOf(design(words)) }))).not.toContain('Rain again')
  expect(shown(words, 'online')).not.toContain('Rain again')
})

test('whatever colours an owner gives to the headings, guests can read them on light and dark paper', () => {
  for (const colour of ['#fff2d8', '#000000', '#7f7f7f', '#ffff00', '#1d2b64']) {
    for (const scheme of ['light', 'dark'] as const) {
      const html = shown({ headingColour: colour, subheadingColour: colour, scheme }, 'connect')
      const value = (name: string) => readColour(new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(html)?.[1])!
      expect(contrast(value('heading'), value('paper')), `${colour} ${scheme}`).toBeGreaterThanOrEqual(3)
      expect(contrast(value('subheading'), value('paper')), `${colour} ${scheme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('slides fade at the owner’s pace without a script, and a touch holds them', () => {
  const html = shown({ slides: { ...FULL.slides!, secondsEach: 6, transitionMs: 300 } }, 'connect')
  expect(html).toContain('animation:slide 18s linear infinite')
  expect(html).toContain('.slide:nth-child(2){animation-delay:5.7s}')
  expect(html).toMatch(
    /<input type="checkbox" id="hold"[^>]*aria-label="[^"]+"[^>]*\/><label for="hold" class="slides">/,
  )
  expect(html).toContain('.hold:checked ~ .slides .slide{animation-play-state: paused}')
  expect(html.indexOf('id="hold"')).toBeLessThan(html.indexOf('<form'))
  expect(shown({ slides: { ...FULL.slides!, autoplay: false } }, 'connect')).not.toContain('@keyframes slide')
})

test('the logo stands alone for three seconds at most, never over a question that was refused', () => {
  expect(shown({ logoLoadingMs: 3000 }, 'connect')).toContain('.splash{animation-delay:3000ms}')
  expect(shown({ logoLoadingMs: 3000 }, 'connect-unticked')).not.toContain('class="splash"')
  expect(shown({ logoLoadingMs: 3000 }, 'code')).not.toContain('class="splash"')
  expect(TemplateDesign.safeParse({ logoLoadingMs: 3001 }).success).toBe(false)
})

test('going on by itself is for one tap only, ticks nothing, and brings its script under the policy', () => {
  const over = { autologinSeconds: 8 }
  expect(shown(over, 'connect')).toContain('data-autologin="8"')
  expect(shown(over, 'connect')).not.toContain('checked=')
  for (const screen of ['form', 'terms-step', 'connect-unticked', 'code', 'password'])
    expect(shown(over, screen)).not.toMatch(/data-autologin="|class="aside autologin"/)
  const page = samplePage(SAMPLE_SCREENS['connect']!, 'en', { look: lookOf(design(over)) })
  expect(contentPolicy(page).match(/sha256/g)).toHaveLength(3)
  expect(AUTO_SCRIPT).not.toMatch(/=>|`|\b(?:let|const)\b|<\//)
})

test('a call to action waits until there is Internet', () => {
  const callToAction = { label: { en: 'See the menu' }, href: 'https://menu.example/' }
  expect(shown({ callToAction }, 'connect')).not.toContain('menu.example')
  expect(shown({ callToAction }, 'online')).toContain('href="https://menu.example/"')
})

test('no design can carry an address of another host, a script or a rule of its own', () => {
  const bad = [
    { accent: 'red}</style>' },
    { headingColour: '#12345' },
    { callToAction: { label: {}, href: 'javascript:alert(1)' } },
    { video: { path: 'https://evil.example/x.mp4', poster: '' } },
    { logo: { ...picture('a'), sizes: [{ path: '//evil.example/a.jpg', width: 100 }] } },
    { logo: { ...picture('a'), sizes: [{ path: '/m/../../secret.jpg', width: 100 }] } },
  ]
  for (const one of bad) expect(TemplateDesign.safeParse(one).success, JSON.stringify(one)).toBe(false)
  const payload = '"><script>alert(1)</script>'
  const html = shown({ welcome: { en: payload }, subheading: { en: payload }, terms: { en: payload } }, 'connect')
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('every drawing, letter and edge makes a page', () => {
  for (const art of ARTS)
    for (const wave of WAVES) for (const font of FONTS) expect(shown({ art, wave, font }, 'connect')).toContain('<form')
})
