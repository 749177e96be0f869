import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@portico/locales/languages.ts'
import { contentPolicy } from './contentPolicy.ts'
import { isHome } from './home/view.ts'
import { renderPage } from './render.tsx'
import { SAMPLE_SCREENS, samplePage } from './samples.ts'
import { textIn } from './text.ts'
import { titleOf } from './title.ts'
import type { GuestForm, Page, Screen } from './view.ts'

const BUDGET = 6200
const EVERY = Object.entries(SAMPLE_SCREENS).flatMap(([name, screen]) =>
  LANGUAGES.map((language): [string, Language, Screen] => [name, language, screen]),
)
const PAYLOAD = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`

afterEach(() => vi.restoreAllMocks())

test.each(EVERY)('%s is whole in %s: a title, no missing text, no undefined', (_name, language, screen) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = samplePage(screen, language)
  const html = renderPage(page)
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
  expect(titleOf(page)).not.toMatch(/[a-z]\.[a-z]/i)
  expect(visibleText(html)).not.toMatch(
    /\b(?:undefined|null|NaN)\b|\[object|[{}<>]|\b(?:page|agree|connect|form|step|notice|code|password|signIn|video|survey|handOver|waiting|online|terms|problem)\.\w/,
  )
  expect(complaints).not.toHaveBeenCalled()
})

test.each(EVERY)('%s in %s asks nothing of another host and of the phone no storage', (_name, language, screen) => {
  const html = renderPage(samplePage(screen, language))
  // A task leads to the owner's own site, and following to Zalo.
  const allowed = ['handOver', 'online', 'homeTask', 'homeZalo', 'homeWifiReady'].includes(screen.kind)
  if (!allowed) expect(html).not.toMatch(/https?:\/\//)
  expect(html).not.toMatch(/(?:src|srcset|poster|data)="(?!\/)|<link|@import|url\((?!\/)|<script src|<iframe|<object/i)
  expect(html).not.toMatch(
    /localStorage|sessionStorage|indexedDB|document\.cookie|serviceWorker|fetch\(|XMLHttpRequest/,
  )
  expect(html).not.toMatch(/ target=| style="| on[a-z]+="/)
})

test.each(EVERY)('%s in %s comes in one small response', (_name, language, screen) => {
  const html = renderPage(
    samplePage(screen, language, {
      venue: { name: 'Tiệm Cà Phê Nhà Gỗ Bên Hồ', heroUrl: '/m/h.webp', logoUrl: '/m/l.webp' },
    }),
  )
  // One's own data and home are opened by who is online, and are as long as there is data.
  const isOwn = screen.kind === 'me' || screen.kind === 'devices' || isHome(screen)
  expect(brotliCompressSync(html).length).toBeLessThan(isOwn ? 2 * BUDGET : BUDGET)
})

test('the first page is small even as a busy server compresses it', () => {
  const html = renderPage(samplePage(SAMPLE_SCREENS['form']!, 'zh'))
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  expect(quick.length).toBeLessThan(8000)
})

test.each(LANGUAGES)('a guest reading %s can choose every language, and stays on the same address', (language) => {
  for (const screen of Object.values(SAMPLE_SCREENS)) {
    const html = renderPage(samplePage(screen, language))
    for (const other of LANGUAGES) {
      expect(html).toContain(`href="/w/token?lang=${other}" lang="${other}"`)
      expect(html).toContain(`>${LANGUAGE_NAMES[other]}</a>`)
    }
  }
})

test('a guest is never opted in: no box is ticked, and only the own tick on the terms is kept', () => {
  for (const screen of Object.values(SAMPLE_SCREENS)) expect(renderPage(samplePage(screen))).not.toMatch(/checked=/)
  const form = {
    ...(SAMPLE_SCREENS['form-refused'] as GuestForm),
    agreement: { isTicked: true, marketing: { channels: ['zalo'], maxPerMonth: 1 } },
  } satisfies Screen
  const boxes = renderPage(samplePage(form)).match(/<input type="checkbox"[^>]*>/g) ?? []
  expect(boxes).toHaveLength(3)
  expect(boxes.find((box) => box.includes('name="of_age"'))).not.toContain('checked')
  expect(boxes.find((box) => box.includes('name="terms"'))).toContain('checked=""')
  expect(boxes.find((box) => box.includes('name="marketing"'))).not.toContain('checked')
  expect(boxes.find((box) => box.includes('name="marketing"'))).not.toContain('required')
})

test('a refused form keeps what was typed and says beside each field what is wrong', () => {
  const html = renderPage(samplePage(SAMPLE_SCREENS['form-refused']!, 'en'))
  expect(html).toContain('value="Nguyễn Thị Lan"')
  expect(tag(html, 'phone')).toMatch(/value="0912".*|aria-invalid="true"/)
  expect(tag(html, 'phone')).toContain('aria-describedby="phone-error"')
  expect(html).toMatch(/id="phone-error">.*?This number does not look right/)
  expect(tag(html, 'name')).not.toContain('aria-invalid')
  expect(html.match(/autofocus/gi)).toHaveLength(1)
})

test('a form asks only for what the venue asks, with the right keyboard', () => {
  const form: Screen = {
    kind: 'form',
    about: 'contact',
    action: '/f',
    questions: [
      { id: 'phone', type: 'phone', field: 'phone', isRequired: true },
      { id: 'email', type: 'email', field: 'email', isRequired: false },
    ],
  }
  const html = renderPage(samplePage(form))
  expect(html).not.toContain('name="name"')
  expect(html).not.toContain('name="marketing"')
  expect(tag(html, 'phone')).toMatch(/type="tel".*inputMode="tel"/)
  expect(tag(html, 'phone')).toContain('required=""')
  expect(tag(html, 'email')).toContain('type="email"')
  expect(tag(html, 'email')).not.toContain('required')
})

test('nothing an owner, a gateway or a guest supplies can become markup or a script', () => {
  const hostile: Partial<Page> = {
    venue: { name: PAYLOAD, logoUrl: 'javascript:alert(1)', heroUrl: '//evil.example/x', contact: PAYLOAD },
    look: { accent: 'red}</style><script>alert(1)</script>', background: PAYLOAD },
    hrefs: { languageHref: () => 'javascript:alert(1)', terms: 'data:text/html,x' },
  }
  const screens: Screen[] = [
    {
      kind: 'connect',
      action: 'javascript:alert(1)',
      hidden: { [PAYLOAD]: PAYLOAD },
      words: { title: PAYLOAD, text: PAYLOAD, button: PAYLOAD },
      buttonColor: 'red}</style><script>alert(1)</script>',
    },
    {
      kind: 'form',
      about: 'survey',
      action: '//evil.example',
      questions: [
        { id: PAYLOAD, type: 'text', label: PAYLOAD, isRequired: true, value: PAYLOAD, problem: 'field/invalid' },
        { id: 'c', type: 'choice', label: PAYLOAD, isRequired: true, options: [{ value: PAYLOAD, label: PAYLOAD }] },
      ],
    },
    {
      kind: 'video',
      action: '/f',
      mediaUrl: 'javascript:alert(1)',
      posterUrl: '//evil.example/x',
      seconds: 5,
      secondsUntilSkip: 0,
    },
    {
      kind: 'signIn',
      action: '/f',
      provider: 'google',
      elsewhere: {
        phone: 'android',
        href: 'javascript:alert(1)',
        intentHref: 'intent://evil.example/h/x#Intent;scheme=javascript:alert(1);end',
        address: PAYLOAD,
        secondsLeft: 1,
      },
    },
    { kind: 'handOver', to: { method: 'post', action: 'javascript:alert(1)', fields: { [PAYLOAD]: PAYLOAD } } },
    { kind: 'handOver', to: { href: 'javascript:alert(1)' } },
    { kind: 'waiting', secondsWaited: 30, checkHref: 'javascript:alert(1)', againHref: '//evil.example' },
    { kind: 'online', continueHref: 'java\nscript:alert(1)' },
    { kind: 'terms', backHref: 'vbscript:x' },
    { kind: 'problem', problem: 'server', href: ' javascript:alert(1)', reference: PAYLOAD },
  ]
  for (const screen of screens) {
    const html = renderPage(samplePage(screen, 'en', hostile))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/(?:href|action|src|content)="[^"]*(?:script:|data:|intent:|\/\/evil)/i)
    expect(html).not.toContain('<img')
    expect(html.match(/<style/g)).toHaveLength(1)
  }
})

test('"You are online" is said on no screen but the confirmed one', () => {
  for (const language of LANGUAGES) {
    const said = textIn(language)('online.title')
    for (const screen of Object.values(SAMPLE_SCREENS))
      expect(renderPage(samplePage(screen, language)).includes(said)).toBe(screen.kind === 'online')
  }
})

test('a phone without scripts is carried on too: reload while waiting, refresh at once to a link', () => {
  expect(renderPage(samplePage(SAMPLE_SCREENS['waiting']!))).toContain(
    '<noscript><meta http-equiv="refresh" content="2;url=/w/token/wait"/></noscript>',
  )
  const link = renderPage(samplePage(SAMPLE_SCREENS['hand-over-link']!))
  expect(link).toContain('<meta http-equiv="refresh" content="0;url=https://gateway.example/grant?continue_url=1"/>')
  const form = renderPage(samplePage(SAMPLE_SCREENS['hand-over']!))
  expect(form).toMatch(
    /<form [^>]*action="http:\/\/192\.168\.1\.1:2050\/opennds_auth\/"[^>]*>[^]*<button type="submit"/,
  )
})

test('a button only a script can answer is kept from phones without scripts', () => {
  for (const screen of Object.values(SAMPLE_SCREENS)) {
    const html = renderPage(samplePage(screen))
    if (html.includes('data-copy=')) expect(html).toContain('.button[hidden]{display: none}')
  }
  expect(renderPage(samplePage(SAMPLE_SCREENS['sign-in-iphone']!))).toMatch(/data-copy="[^"]+" hidden/)
})

test('the first image of the venue is shown, and only from our own origin', () => {
  const own = renderPage(
    samplePage(SAMPLE_SCREENS['connect']!, 'vi', { venue: { name: 'A', heroUrl: '/media/a.webp' } }),
  )
  expect(own).toContain('src="/media/a.webp"')
  const other = renderPage(
    samplePage(SAMPLE_SCREENS['connect']!, 'vi', { venue: { name: 'A', heroUrl: 'https://x.example/a' } }),
  )
  expect(other).not.toContain('<img')
})

test('a page without a known venue still has a name and a way on', () => {
  const html = renderPage(samplePage(SAMPLE_SCREENS['gone']!, 'en', { venue: undefined }))
  expect(html).toContain('<p class="wordmark">Guest Wi-Fi</p>')
  expect(html).toContain('href="/w/token/again"')
})

test('the content policy admits exactly the style and the script in the page', async () => {
  const page = samplePage(SAMPLE_SCREENS['connect']!)
  const policy = contentPolicy(page)
  const html = renderPage(page)
  for (const [element, directive] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const inside = new RegExp(`<${element}>([^]*?)</${element}>`).exec(html)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inside))
    expect(policy).toContain(`${directive} 'sha256-${Buffer.from(digest).toString('base64')}'`)
  }
})

test('only a screen whose form may end at the gateway may send a form to another host', () => {
  for (const screen of Object.values(SAMPLE_SCREENS)) {
    const isBound = contentPolicy(samplePage(screen)).includes("form-action 'self'")
    expect(isBound).toBe(
      !['connect', 'form', 'code', 'password', 'accessCode', 'purchase', 'signIn', 'video', 'handOver'].includes(
        screen.kind,
      ),
    )
  }
})

function visibleText(html: string): string {
  return html
    .replace(/<(style|script)>[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
}

function tag(html: string, name: string): string {
  return new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
}
