// The words a guest agreed to, as the portal showed them: they go into the ledger.
import { ageText, marketingText, termsText } from '@portico/portal/agreement.ts'
import type { Channel, Venue } from '@portico/portal/view.ts'
import type { Consent } from '../../guests/index.ts'
import { MARKETING } from './marketing.ts'
import type { Progress } from '../walk/progress.ts'

type Agreement = NonNullable<Progress['agreed']>

/** Whether messages are agreed to: both ticks, of somebody whose own birthday does not say otherwise. */
export function agreesToMessages({ marketing, isOfAge }: Agreement, isYoung: boolean): boolean {
  return marketing && isOfAge && !isYoung
}

/** A channel needs an address: what staff type in later was never agreed to. */
export function channelsOf(venue: Venue, { phone, email }: { phone?: string; email?: string }): Channel[] {
  const { channels } = venue.marketing ?? MARKETING
  return channels.filter((channel) => Boolean(channel === 'email' ? email : phone))
}

/** Terms always, with the house's own rules before them; messages only by these channels, one record each. */
export function consentsOf(
  venue: Venue,
  { language, house, wording }: Agreement,
  channels: readonly Channel[],
): Consent[] {
  const shown = { language, venue }
  const text = [house, termsText(shown)].filter(Boolean).join('\n\n')
  const terms: Consent = { purpose: 'terms', channel: 'portal', text, version: wording.terms }
  if (channels.length === 0) return [terms]
  const asked = venue.marketing ?? MARKETING
  const words = marketingText(shown, asked)
  const { maxPerMonth } = asked
  const evidence = { age: ageText(shown) }
  return [
    terms,
    ...channels.map((channel): Consent => ({
      purpose: 'marketing',
      channel,
      text: words,
      maxPerMonth,
      version: wording.marketing,
      evidence,
    })),
  ]
}
