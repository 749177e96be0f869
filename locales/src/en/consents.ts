import type { Like } from '../languages.ts'
import type { consents as vi } from '../vi/consents.ts'

export const consents = {
  tab: 'Consent texts',
  flows: 'Flows',
  parts: 'Part',
  lead: 'What guests read before they agree. Each save creates a new version; guests who agreed to an older version stay on it.',
  purpose: {
    label: 'What they agree to',
    marketing: 'Offers and news',
    terms: 'House rules',
  },
  now: {
    ours: 'Guests read the default text',
    own: 'Guests read version {number, number}, since {when}',
  },
  language: 'Editing language',
  missing: 'In this language guests read the default text.',
  missingRules: 'No house rules in this language; guests read the default terms only.',
  words: {
    marketing: 'Text next to the checkbox',
    terms: 'House rules, shown before the terms',
  },
  hint: {
    marketing:
      "Filled in for you: '{venue}' is your venue, '{channels}' the channels, '{maxPerMonth}' the monthly maximum. Leave empty for the default text.",
    terms: 'For example quiet hours, children, pets. Leave empty for the default terms only.',
  },
  channels: 'Sent via',
  noChannels: 'If you choose no channel, guests are not asked about offers.',
  most: 'Maximum per month',
  save: 'Save as version {number, number}',
  saved: 'Version {number, number} saved. New guests see it from now on',
  discard: 'Discard changes',
  stay: '{count, plural, =0 {No guest has agreed to the current version yet.} one {# guest who agreed to the current version stays on it.} other {# guests who agreed to the current version stay on it.}}',
  readOnly: 'You can view this text but not edit it.',
  preview: {
    title: 'On a guest’s phone',
    frame: 'This text on a guest’s phone',
    failed: 'This screen could not be displayed',
  },
  history: {
    title: 'Versions',
    version: 'Version {number, number}',
    ours: 'Default text',
    current: 'Guests see this',
    given: '{count, plural, =0 {No one agreed} one {# guest agreed} other {# guests agreed}}',
    standing: '{count, plural, one {# still agrees} other {# still agree}}',
    unnumbered:
      '{count, plural, one {# guest agreed before versions were recorded.} other {# guests agreed before versions were recorded.}}',
    reuse: 'Start from this version',
    empty: '(empty)',
  },
} as const satisfies Like<typeof vi>
