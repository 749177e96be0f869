// Addresses in messages that look like another site's: a guest who trusts the venue must not be led astray by its words.
import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { fail } from '../core/fail.ts'

/** Names that are imitated most, with the domains that may carry them. */
const KNOWN: Record<string, readonly string[]> = {
  zalo: ['zalo.me', 'zaloapp.com', 'zalopay.vn', 'zalo.vn'],
  facebook: ['facebook.com', 'fb.com'],
  google: ['google.com', 'google.com.vn', 'goo.gl'],
  vietcombank: ['vietcombank.com.vn'],
  techcombank: ['techcombank.com'],
  momo: ['momo.vn'],
  shopee: ['shopee.vn', 'shopee.com'],
  tiktok: ['tiktok.com'],
  paypal: ['paypal.com'],
  apple: ['apple.com'],
}
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Thai'] as const
/** Letters of other scripts that look Latin. */
const LOOKALIKE = /^[аеорсухіјѕӏһԁԛԝвкмнтαονρτυχικ0-9-]+$/u
const ADDRESS = /https?:\/\/[^\s"'<>\\]+/g
const DOMAIN = /(?:^|[\s(])((?:[\p{L}\p{N}-]+\.)+[a-z]{2,})(?=$|[\s/),!?])/giu

/** Whether an address pretends to lead somewhere else than it does. */
export function isMisleading(address: string): boolean {
  if (!URL.canParse(address)) return true
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return true
  const host = domainToUnicode(url.hostname.replace(/^\[|\]$/g, '')).toLowerCase()
  if (host === '' || isIP(host) !== 0) return true
  return host.split('.').some((label) => isMixed(label) || isDisguised(label)) || isImitation(host)
}

/** A whole word of letters that look Latin and are not. */
function isDisguised(label: string): boolean {
  return /[^\p{ASCII}]/u.test(label) && LOOKALIKE.test(label)
}

/** One word in two alphabets is a disguise. */
function isMixed(label: string): boolean {
  return SCRIPTS.filter((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u').test(label)).length > 1
}

/** A well-known name as a word of a host that is not theirs, digits standing for letters among it. */
function isImitation(host: string): boolean {
  const words = host.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').split(/[.-]/)
  const known = Object.entries(KNOWN).find(([name]) => words.includes(name))
  return known !== undefined && !known[1].some((own) => host === own || host.endsWith(`.${own}`))
}

/** The words of a link name one site and lead to another. */
function namesAnother(label: string, address: string): boolean {
  const to = URL.canParse(address) ? new URL(address).hostname : ''
  return [...label.matchAll(DOMAIN)].some(([, named = '']) => {
    const domain = named.toLowerCase().replace(/^www\./, '')
    return to.replace(/^www\./, '') !== domain && !to.endsWith(`.${domain}`)
  })
}

type Link = { address: string; labels: readonly string[] }

/** Every address a message leads to, with the words it is tapped by. */
export function linksOf({ text, title, subtitle, elements, buttons, blocks }: MessageContent): Link[] {
  const texts = [text, title, subtitle, ...blocks.flatMap((block) => ('text' in block ? [block.text] : []))]
  const written = texts
    .flatMap((one) => Object.values(one))
    .flatMap((said) => [...said.matchAll(ADDRESS)].map(([address]) => ({ address, labels: [] })))
  return [
    ...written,
    ...elements.flatMap((one) => (one.href ? [{ address: one.href, labels: Object.values(one.title) }] : [])),
    ...buttons.flatMap(({ action, value, label }) =>
      action === 'url' && value ? [{ address: value, labels: Object.values(label) }] : [],
    ),
    ...blocks.flatMap((block) =>
      'href' in block && block.href
        ? [{ address: block.href, labels: Object.values(block.type === 'button' ? block.label : block.alt) }]
        : [],
    ),
  ]
}

/** @throws message/link-misleading */
export function refuseMisleading(content: MessageContent): void {
  const wrong = linksOf(content).find(
    ({ address, labels }) => isMisleading(address) || labels.some((label) => namesAnother(label, address)),
  )
  if (wrong) throw fail('message/link-misleading')
}
