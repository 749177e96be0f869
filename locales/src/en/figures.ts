import type { figures as source } from '../vi/figures.ts'
import type { Like } from '../languages.ts'

/** What each figure is called and means, on every screen that shows it. */
export const figures = {
  name: {
    visits: 'Visits',
    guests: 'Guests',
    newGuests: 'New guests',
    contacts: 'Shared contact details',
    verified: 'Verified contacts',
    consentRate: 'Consent rate',
    impressions: 'Impressions',
    clicks: 'Clicks',
    ctr: 'Click rate',
    reached: 'First-time viewers',
    cameBack: 'Came back later',
    averageStay: 'Average stay',
    bytes: 'Data used',
    engaged: 'Engaged visits',
    created: 'New leads',
    answered: 'Answers',
  },
  means: {
    visits:
      'One visit is a guest joining the Wi-Fi and leaving. Dropping out and reconnecting right away still counts as one.',
    guests: 'Different people who joined the Wi-Fi. The ≈ sign means an estimate, within about 1.5%.',
    newGuests: 'Guests whose first visit is in this date range.',
    contacts: 'Guests who shared a phone number or e-mail.',
    verified: 'Guests who verified their phone number or e-mail with a code.',
    consentRate: 'The share of guests asked who agreed to receive messages from the venue.',
    impressions: 'How often the campaign was shown on the welcome page.',
    clicks: 'How often guests clicked the campaign.',
    ctr: 'Clicks divided by impressions.',
    reached: 'Guests who saw a campaign for the first time in this date range.',
    cameBack: 'First-time viewers who visited again on a later day.',
    averageStay: 'Completed visits only.',
    bytes: 'Downloads and uploads by all guests.',
    engaged: 'The share of visits that lasted {minutes, plural, one {# minute} other {# minutes}} or more.',
    created: 'Leads recorded in this date range.',
  },
} as const satisfies Like<typeof source>
