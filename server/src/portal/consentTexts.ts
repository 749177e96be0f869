// The words a guest ticked, as they stood on the phone: they go into the ledger.
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { channelsInWords } from '@portico/portal/words.ts'
import type { Consent } from '../guests/index.ts'
import type { StepAnswer } from './flow.ts'
import { MARKETING } from './screens.ts'

/** Terms always; marketing only when ticked, one record a channel. */
export function consentsOf(language: Language, venue: string, answer: StepAnswer): Consent[] {
  const t = textIn(language)
  const terms: Consent = { purpose: 'terms', channel: 'portal', text: t.markup('agree.terms', { link: (words) => words }) }
  if (!answer.isMarketingTicked) return [terms]
  const text = t('agree.marketing', { venue, channels: channelsInWords(MARKETING.channels, language, t), maxPerMonth: MARKETING.maxPerMonth })
  return [terms, ...MARKETING.channels.map((channel): Consent => ({ purpose: 'marketing', channel, text }))]
}
