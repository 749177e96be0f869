// The words a guest agreed to, as the portal showed them: they go into the ledger.
import { marketingText, termsText } from '@portico/portal/agreement.ts'
import type { Venue } from '@portico/portal/view.ts'
import type { Consent } from '../guests/index.ts'
import { MARKETING } from './marketing.ts'
import type { Progress } from './progress.ts'

/** Terms always, with the house's own rules before them; marketing only when ticked, one record a channel. */
export function consentsOf(venue: Venue, { language, marketing, house }: NonNullable<Progress['agreed']>): Consent[] {
  const shown = { language, venue }
  const text = [house, termsText(shown)].filter(Boolean).join('\n\n')
  const terms: Consent = { purpose: 'terms', channel: 'portal', text }
  if (!marketing) return [terms]
  const asked = venue.marketing ?? MARKETING
  const words = marketingText(shown, asked)
  const { maxPerMonth } = asked
  return [
    terms,
    ...asked.channels.map((channel): Consent => ({ purpose: 'marketing', channel, text: words, maxPerMonth })),
  ]
}
