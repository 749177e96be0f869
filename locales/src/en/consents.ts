import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Consent texts',
  flows: 'Flows',
  parts: 'Part',
  lead: 'What guests read before they agree. Each save is a new version; whoever agreed to an older one stays on that.',
  purpose: {
    label: 'What they agree to',
    marketing: 'Offers and news',
    terms: 'House rules',
  },
  now: {
    ours: 'Guests read the portal’s own words',
    own: 'Guests read version {number, number}, since {when}',
  },
  language: 'Words in',
  missing: 'In this language guests read the portal’s own words.',
  missingRules: 'No house rules in this language; guests read the portal’s terms only.',
  words: {
    marketing: 'The sentence beside the box',
    terms: 'House rules, before the terms',
  },
  hint: {
    marketing:
      "Filled in for you: '{venue}' is the venue, '{channels}' the channels, '{maxPerMonth}' how many a month. Empty means the portal’s own words.",
    terms: 'For example quiet hours, children, pets. Empty means the portal’s terms only.',
  },
  channels: 'Sent by',
  noChannels: 'With no channel chosen, guests are not asked at all.',
  most: 'At most a month',
  save: 'Save as version {number, number}',
  saved: 'Version {number, number} saved. New guests read it from now on',
  discard: 'Discard changes',
  stay: '{count, plural, =0 {No guest has agreed to the present version yet.} one {# guest who agreed to the present version stays on it.} other {# guests who agreed to the present version stay on it.}}',
  readOnly: 'You can read these words but not change them.',
  preview: {
    title: 'On the guest’s phone',
    frame: 'These words on the guest’s phone',
    scheme: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    failed: 'This screen could not be drawn',
  },
  history: {
    title: 'Versions',
    version: 'Version {number, number}',
    ours: 'The portal’s own words',
    current: 'Guests read this',
    given: '{count, plural, =0 {Nobody agreed} one {# guest agreed} other {# guests agreed}}',
    standing: '{count, plural, one {# still agrees} other {# still agree}}',
    unnumbered:
      '{count, plural, one {# guest agreed before versions were noted.} other {# guests agreed before versions were noted.}}',
    reuse: 'Start from this one',
    empty: '(empty)',
  },
} as const satisfies Like<typeof vi>
