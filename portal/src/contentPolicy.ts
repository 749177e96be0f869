// The Content-Security-Policy header that fits a page: its own style and script by hash, images from its own origin.
import { createHash } from 'node:crypto'
import { AUTO_SCRIPT, countsDown, HOME_SCRIPT, isCounted, SCRIPT, SEEN_SCRIPT, styleOf } from './render.tsx'
import { FILM_HOST } from './home/taskView.ts'
import type { Page } from './view.ts'

const LEADS_TO_GATEWAY = new Set<string>([
  'connect',
  'form',
  'code',
  'password',
  'accessCode',
  'purchase',
  'signIn',
  'video',
  'handOver',
])
const SCRIPT_HASH = hashOf(SCRIPT)
const AUTO_HASH = hashOf(AUTO_SCRIPT)
const SEEN_HASH = hashOf(SEEN_SCRIPT)
const HOME_HASH = hashOf(HOME_SCRIPT)

/** The value of the header. Leaves `frame-ancestors` to the server, which knows who may frame a preview. */
export function contentPolicy(page: Page): string {
  const scripts = [SCRIPT_HASH]
  if (countsDown(page)) scripts.push(AUTO_HASH)
  if (isCounted(page)) scripts.push(SEEN_HASH)
  if (page.home) scripts.push(HOME_HASH)
  const rules = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${hashOf(styleOf(page))}`,
    "img-src 'self'",
    "base-uri 'none'",
  ]
  if (page.screen.kind === 'video' || page.look.design?.video || page.advert?.design.film)
    rules.push("media-src 'self'")
  if (page.screen.kind === 'homeTask' && page.screen.film) rules.push(`frame-src ${FILM_HOST}`)
  if (page.home) rules.push("manifest-src 'self'", "worker-src 'self'")
  // Browsers hold form-action against every redirect that follows, and the last step's form leads on to the gateway.
  if (!LEADS_TO_GATEWAY.has(page.screen.kind)) rules.push("form-action 'self'")
  return rules.join(';')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
