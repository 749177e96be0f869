// What a User-Agent says of a phone, packed into 15 bits, so that every event can carry it.
import bowser from 'bowser'
import { ownValue } from '@portico/contract/names.ts'
import { BRANDS, BROWSERS, SYSTEMS, type DEVICES } from '@portico/contract/reports.ts'

/** Codes are stored: a new one goes to the end. */
export const KINDS = ['other', 'phone', 'tablet', 'computer'] as const satisfies readonly (typeof DEVICES)[number][]
export { BRANDS, BROWSERS, SYSTEMS }

export type Agent = {
  kind: (typeof KINDS)[number]
  brand: (typeof BRANDS)[number]
  system: (typeof SYSTEMS)[number]
  browser: (typeof BROWSERS)[number]
  /** The sign-in window a phone opens by itself, which keeps nothing. */
  isMini: boolean
}

/** Makers by how their phones name themselves; iPhones and iPads by their system. */
const MAKERS: [Agent['brand'], RegExp][] = [
  ['apple', /iPhone|iPad|iPod|Macintosh|CaptiveNetworkSupport/],
  ['samsung', /\bSM-[A-Z]|SAMSUNG|Galaxy/i],
  ['xiaomi', /\b(Redmi|POCO|Xiaomi|MI \d|Mi \d|M20\d\d|2[0-9]{3,}[A-Z]\w+)\b/],
  ['oppo', /\bCPH\d{4}|OPPO/i],
  ['realme', /\bRMX\d{4}|realme/i],
  ['vivo', /\bvivo\b|\bV2\d{3}A?\b/i],
  ['huawei', /HUAWEI|HONOR/i],
  ['google', /\bPixel\b/],
]

const APPS: [Agent['browser'], RegExp][] = [
  ['zalo', /\bZalo\b/i],
  ['facebook', /FBA[NV]|FB_IAB|Instagram/],
  ['coccoc', /coc_coc_browser|CocCoc/i],
]

const SYSTEM_OF: Record<string, Agent['system']> = {
  iOS: 'ios',
  Android: 'android',
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
  'Chrome OS': 'chromeos',
}
const BROWSER_OF: Record<string, Agent['browser']> = {
  Safari: 'safari',
  Chrome: 'chrome',
  Chromium: 'chrome',
  'Samsung Internet for Android': 'samsung',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Opera: 'opera',
}

/** Reads a User-Agent; what it does not recognise is `other`. */
export function readAgent(userAgent: string | undefined): Agent {
  const text = (userAgent ?? '').slice(0, 500)
  if (text === '') return { kind: 'other', brand: 'other', system: 'other', browser: 'other', isMini: false }
  const said = bowser.parse(text)
  const isApple = /iPhone|iPad|iPod/.test(text)
  // iOS leaves out "Safari" in its sign-in window; Android says "wv", and none of them is an app we know.
  const app = APPS.find(([, pattern]) => pattern.test(text))?.[0]
  const isView =
    (isApple && !/Safari\//.test(text)) || /; wv\)/.test(text) || /CaptiveNetworkSupport|CaptivePortal/i.test(text)
  const isMini = isView && app === undefined
  const { platform, os, browser } = said
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : undefined
  return {
    kind: kind ?? (platform.type === 'desktop' ? 'computer' : 'other'),
    brand: MAKERS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other',
    system: isApple ? 'ios' : (ownValue(SYSTEM_OF, os.name ?? '') ?? 'other'),
    browser: app ?? (isMini ? 'webview' : (ownValue(BROWSER_OF, browser.name ?? '') ?? 'other')),
    isMini,
  }
}

/** An agent as it is stored, in 15 bits. */
export function packAgent({ kind, brand, system, browser, isMini }: Agent): number {
  return (
    KINDS.indexOf(kind) |
    (BRANDS.indexOf(brand) << 3) |
    (SYSTEMS.indexOf(system) << 7) |
    (BROWSERS.indexOf(browser) << 10) |
    (Number(isMini) << 14)
  )
}
