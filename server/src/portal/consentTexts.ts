// The words a guest agreed to, as the portal showed them: they go into the ledger.
import type { Language } from '@portico/locales/languages.ts'
import { marketingText, termsText } from '@portico/portal/agreement.ts'
import type { Venue } from '@portico/portal/view.ts'
import type { Consent } from '../guests/index.ts'
import type { StepAnswer } from './flow.ts'
import { MARKETING } from './screens.ts'

/** Terms always; marketing only when ticked, one record a channel. */
export function consentsOf(language: Language, venue: Venue, answer: StepAnswer): Consent[] {
  const shown = { language, venue }
  const terms: Consent = { purpose: 'terms', channel: 'portal', text: termsText(shown) }
  if (!answer.isMarketingTicked) return [terms]
  const text = marketingText(shown, MARKETING)
  return [terms, ...MARKETING.channels.map((channel): Consent => ({ purpose: 'marketing', channel, text }))]
}
