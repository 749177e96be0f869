// One page as one document: styles and script inside, nothing to fetch but the venue's own images.
// The only file of the portal that needs Node.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from './view.ts'
import { Body } from './Body.tsx'
import { safeHref } from './href.ts'
import { lookCss, palettes } from './look/palette.ts'
import { WAVE_CSS } from './look/wave.ts'
import { hex } from './look/colour.ts'
import { refreshOf } from './refresh.ts'
import { titleOf } from './title.ts'

// In this order: what adapts to a wide screen, to less motion or to forced colours has the last word.
const SHEETS = ['page', 'controls', 'adapting']
const STYLE = squeeze(SHEETS.map((name) => readFileSync(new URL(`css/${name}.css`, import.meta.url), 'utf8')).join(''))
export const SCRIPT = squeezeScript(readFileSync(new URL('enhance.js', import.meta.url), 'utf8'))

/** The whole HTML document of a page. */
export function renderPage(page: Page): string {
  return '<!doctype html>' + renderToStaticMarkup(<Document page={page} />)
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
      </head>
      <body>
        <Body page={page} />
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  )
}

/** The style sheet of a page, exactly as it stands in the document. */
export function styleOf(page: Page): string {
  return lookCss(page.look) + (page.look.wave === false ? '' : WAVE_CSS) + STYLE
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
