// One page as one document: styles and script inside, nothing to fetch but the venue's own images.
// The only file of the portal that needs Node.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from './view.ts'
import { Body } from './Body.tsx'
import { safeHref } from './href.ts'
import { advertCss } from './look/advert.ts'
import { designCss, isFirst } from './look/design.ts'
import { withWelcome } from './look/dress.ts'
import { buttonCss, lookCss, palettes } from './look/palette.ts'
import { edgeCss } from './look/wave.ts'
import { hex } from './look/colour.ts'
import { isHome, type HomePage } from './home/view.ts'
import { refreshOf } from './refresh.ts'
import { titleOf } from './title.ts'

/** Each is read and squeezed once, because most pages share them. */
const SHEETS = new Map<string, string>()
// In this order: what adapts to a wide screen, to less motion or to forced colours has the last word.
const STYLE = sheet('page', 'controls', 'adapting')
const STEP_STYLE = sheet('page', 'controls', 'steps', 'adapting')
const PURCHASE_STYLE = sheet('page', 'controls', 'steps', 'purchase', 'adapting')
const TEMPLATE_STYLE = sheet('template')
/** Screens with more than a box and a button; the others stay as small as they are. */
const RICH = new Set<string>(['form', 'code', 'password', 'accessCode', 'signIn', 'video'])
const ADVERT_STYLE = sheet('advert')
const ME_STYLE = sheet('page', 'controls', 'steps', 'myData', 'adapting')
const HOME_STYLE = sheet('page', 'controls', 'steps', 'myData', 'home', 'rewards', 'chat', 'adapting')
const ME = new Set<string>(['devices', 'me', 'meAsk', 'meCode', 'meErase', 'venue'])
/** The script of a page that a phone may keep. */
export const HOME_SCRIPT = squeezeScript(readFileSync(new URL('home.js', import.meta.url), 'utf8'))
export const SCRIPT = squeezeScript(readFileSync(new URL('enhance.js', import.meta.url), 'utf8'))

/** The script of a page that goes on by itself. */
export const AUTO_SCRIPT = squeezeScript(readFileSync(new URL('autoConnect.js', import.meta.url), 'utf8'))

/** The script of a page with an advert that counts. */
export const SEEN_SCRIPT = squeezeScript(readFileSync(new URL('seen.js', import.meta.url), 'utf8'))

/** The whole HTML document of a page. */
export function renderPage(page: Page): string {
  return '<!doctype html>' + renderToStaticMarkup(<Document page={withWelcome(page)} />)
}

/** Whether a page may go on by itself. */
export function countsDown({ look, screen }: Page): boolean {
  return screen.kind === 'connect' && !screen.isTerms && isFirst(screen) && (look.design?.autologinSeconds ?? 0) > 0
}

/** Whether a page tells that its advert, or its look, was seen. */
export function isCounted({ advert, seenHref }: Page): boolean {
  return [advert?.seenHref, seenHref].some((href) => href && safeHref(href))
}

/** A page for an editor's frame: the same components and the same styles, without the document around them. */
export type Drawing = { style: string; body: string }

/**
 * @param scheme light or dark whatever the editor's device prefers; by its preference when absent.
 * @param origin where the venue's pictures are, seen from the editor.
 */
export function drawPage(page: Page, { scheme, origin = '' }: { scheme?: 'light' | 'dark'; origin?: string }): Drawing {
  const style = styleOf(page)
  const body = renderToStaticMarkup(<Body page={withWelcome(page)} />)
  return {
    style: scheme
      ? style.replaceAll('@media(prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all') +
        `:root{color-scheme:${scheme}}`
      : style,
    // React writes a quotation mark in text as an entity: what stands here is an attribute.
    body: body
      .replaceAll(/ (src|poster)="\//g, ` $1="${origin}/`)
      .replaceAll(/ srcSet="[^"]*"/gi, (set) => set.replaceAll(/([",])\//g, `$1${origin}/`)),
  }
}

function Document({ page }: { page: Page }) {
  const { light, dark } = palettes(page.look)
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{titleOf(page)}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={hex(light.scene)} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={hex(dark.scene)} media="(prefers-color-scheme:dark)" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex" />
        {/* The address carries the guest's token; other hosts must not see it. */}
        <meta name="referrer" content="same-origin" />
        <style dangerouslySetInnerHTML={{ __html: styleOf(page) }} />
        <Refresh page={page} />
        {page.home && <HomeLinks home={page.home} />}
      </head>
      <body>
        <Body page={page} />
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
        {countsDown(page) && <script dangerouslySetInnerHTML={{ __html: AUTO_SCRIPT }} />}
        {page.home && <script dangerouslySetInnerHTML={{ __html: HOME_SCRIPT }} />}
        {isCounted(page) && <script dangerouslySetInnerHTML={{ __html: SEEN_SCRIPT }} />}
      </body>
    </html>
  )
}

/** The style sheet of a page, exactly as it stands in the document. */
export function styleOf(page: Page): string {
  const { look, screen, advert } = page
  const own = 'buttonColor' in screen && screen.buttonColor ? buttonCss(look, screen.buttonColor) : ''
  return (
    lookCss(look) +
    (look.wave === false ? '' : edgeCss(look.design?.wave)) +
    sheetOf(page) +
    (look.design ? TEMPLATE_STYLE + designCss(look) : '') +
    (advert ? ADVERT_STYLE + advertCss(look, advert) : '') +
    own
  )
}

function sheetOf({ screen, advert }: Page): string {
  if (isHome(screen)) return HOME_STYLE
  if (ME.has(screen.kind)) return ME_STYLE
  if (screen.kind === 'purchase') return PURCHASE_STYLE
  const isRich =
    RICH.has(screen.kind) || advert?.design.kind === 'survey' || ('position' in screen && screen.position !== undefined)
  return isRich ? STEP_STYLE : STYLE
}

/** What makes a phone offer to keep the page, and where its script finds the rest. */
function HomeLinks({ home: { href } }: { home: HomePage }) {
  return (
    <>
      <link rel="manifest" href={safeHref(`${href}/app.webmanifest`)} data-home={href} />
      <link rel="apple-touch-icon" href={safeHref(`${href}/icon-180.png`)} />
      <link rel="icon" href={safeHref(`${href}/icon-192.png`)} />
    </>
  )
}

// Where scripts run, the script reloads: a timed meta refresh cannot be held while the page is hidden
// and is a fault in WCAG 2.2.1. A refresh at once is neither.
function Refresh({ page }: { page: Page }) {
  const refresh = refreshOf(page.screen)
  const href = refresh && safeHref(refresh.href)
  if (!refresh || !href) return null
  const meta = <meta httpEquiv="refresh" content={`${refresh.seconds};url=${href}`} />
  return refresh.seconds === 0 ? meta : <noscript>{meta}</noscript>
}

function sheet(...names: string[]): string {
  return names.map(readSheet).join('')
}

function readSheet(name: string): string {
  const css = SHEETS.get(name) ?? squeeze(readFileSync(new URL(`css/${name}.css`, import.meta.url), 'utf8'))
  SHEETS.set(name, css)
  return css
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim()
}

/** Drops comment lines and indentation; every line of the script stands on its own. */
function squeezeScript(script: string): string {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}
