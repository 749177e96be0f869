// Whether a mail domain proves that its letters are its own. Since 2024 the large mailboxes turn away bulk mail without it.
import { Resolver } from 'node:dns/promises'
import { codeOf } from '@portico/contract/errorParts.ts'
import type { SenderRecord } from '@portico/contract/messages/settings.ts'

export type TextResolver = Pick<Resolver, 'resolveTxt'>
const TIMEOUT_MS = 3000

/** The machine's own way to ask names. */
export function systemResolver(): TextResolver {
  return new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
}

type Sender = { domain: string; selector: string }

/** Asks for the three records, each with the words to paste where it is missing or wrong. */
export async function checkSender(resolver: TextResolver, { domain, selector }: Sender): Promise<SenderRecord[]> {
  const ask = (kind: SenderRecord['kind'], name: string) => askOne(resolver, kind, name)
  return Promise.all([
    ask('spf', domain),
    ask('dkim', `${selector}._domainkey.${domain}`),
    ask('dmarc', `_dmarc.${domain}`),
  ])
}

const BEGINS = { spf: /^v=spf1(?:\s|$)/i, dkim: /^(?:v=DKIM1\s*;|k=|p=)/i, dmarc: /^v=DMARC1\s*;/i } as const

async function askOne(resolver: TextResolver, kind: SenderRecord['kind'], name: string): Promise<SenderRecord> {
  const shown = { kind, name, wanted: wantedOf(kind, name) }
  let texts: string[]
  try {
    texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const isMissing = ['ENOTFOUND', 'ENODATA'].includes(codeOf(error) ?? '')
    return { ...shown, state: isMissing ? 'missing' : 'unreachable', value: '' }
  }
  const found = texts.filter((text) => BEGINS[kind].test(text.trim()))
  const value = found.join('\n').slice(0, 500)
  if (found.length === 0) return { ...shown, state: 'missing', value }
  // Two records of a kind count as none (RFC 7208, section 4.5; RFC 7489, section 6.6.3).
  const isFine = found.length === 1 && isRight(kind, found[0]!)
  return { ...shown, state: isFine ? 'fine' : 'wrong', value }
}

function isRight(kind: SenderRecord['kind'], text: string): boolean {
  if (kind === 'spf') return /[~-]all\s*$/i.test(text) || /redirect=/i.test(text)
  if (kind === 'dkim') return /p=\s*[A-Za-z0-9+/]{40,}/.test(text)
  return /;\s*p=\s*(?:none|quarantine|reject)/i.test(text)
}

function wantedOf(kind: SenderRecord['kind'], name: string): string {
  if (kind === 'spf') return 'v=spf1 a mx ~all'
  if (kind === 'dkim') return 'v=DKIM1; k=rsa; p=…'
  return `v=DMARC1; p=quarantine; rua=mailto:postmaster@${name.replace('_dmarc.', '')}`
}
