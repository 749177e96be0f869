import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Impressions',
    impressionsHelp: 'Counted when the advert was on screen for at least a second, once per sign-in.',
    guests: 'Guests who saw it',
    clicks: 'Clicks',
    clicksHelp: 'Counted through our own link, once per sign-in.',
    rate: 'Click rate',
    none: 'Not shown yet',
    noneText: 'Figures appear here once the first guest has seen it.',
    byDay: 'By day',
    day: 'Day',
    bySlot: 'By position',
    byDevice: 'By device',
    byVariant: 'By variant',
  },
  trial: {
    title: 'Which variant is better?',
    clicked: 'Guests who clicked',
    best: 'Better',
    won: '{name} is better: {points} percentage points more guests click (between {low} and {high}).',
    open: 'Undecided: the difference may be chance. Keep it running.',
    interval: 'Difference in click rate, percentage points',
    honest: 'Checking every day does not distort the result. Probability that the difference is only chance: {chance}.',
  },
  comeback: {
    shown: 'Saw the advert',
    heldOut: 'Control group',
    more: 'It works: guests who saw it come back more often, by {points} percentage points.',
    less: 'Guests who saw it come back less often, by {points} percentage points. Try something else.',
    without: 'To learn whether it brings guests back, set a control group in the “How much” step.',
  },
  report: {
    title: 'Full report',
    text: 'Compared with the previous period, with CSV and chart images.',
    open: 'Open the report',
  },
  share: {
    title: 'Link to the report',
    text: 'Anyone with the link can see this campaign’s figures and download them as CSV and images, and nothing else.',
  },
} as const satisfies Like<typeof source>
