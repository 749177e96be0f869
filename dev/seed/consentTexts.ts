// The texts that guests agreed to, as the portal writes them into the ledger.
import { createHash } from 'node:crypto'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { channelsInWords } from '@portico/portal/words.ts'

export type Purpose = 'terms' | 'marketing'
export type Words = { text: string; hash: Buffer }

/** The offered kinds of messages and how often they come at most. */
const CHANNELS = ['email', 'sms', 'zalo'] as const
const MOST_A_MONTH = 4

/** The sentence beside a checkbox for a purpose in a language, and its SHA-256. */
export function makeWords(venue: string): (purpose: Purpose, language: Language) => Words {
  const known = new Map<string, Words>()
  return (purpose, language) => {
    const key = `${purpose} ${language}`
    const words = known.get(key) ?? write(venue, purpose, language)
    known.set(key, words)
    return words
  }
}

function write(venue: string, purpose: Purpose, language: Language): Words {
  const t = textIn(language)
  const channels = channelsInWords(CHANNELS, language, t)
  const text =
    purpose === 'terms'
      ? t.markup('agree.terms', { link: (words) => words })
      : t('agree.marketing', { venue, channels, maxPerMonth: MOST_A_MONTH })
  return { text, hash: createHash('sha256').update(text).digest() }
}
