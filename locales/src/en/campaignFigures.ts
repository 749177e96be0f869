import type { campaignFigures as source } from '../vi/campaignFigures.ts'
import type { Like } from '../languages.ts'

export const campaignFigures = {
  figures: {
    impressions: 'Impressions',
    impressionsHelp: 'Counted when the advert was really on screen for a second, once for each sign-in.',
    guests: 'Guests who saw it',
    clicks: 'Clicks',
    clicksHelp: 'Counted by our own link, once for each sign-in.',
    rate: 'Click rate',
    none: 'Not shown yet',
    noneText: 'Figures appear here once the first guest has seen it.',
    byDay: 'By day',
    day: 'Day',
    bySlot: 'By place',
    byDevice: 'By device',
    byVariant: 'By variant',
  },
  trial: {
    title: 'Which variant is better?',
    clicked: 'Guests who clicked',
    best: 'Better',
    won: '{name} is better: {points} percentage points more guests click (between {low} and {high}).',
    open: 'Undecided: the difference may be chance. Let it run on.',
    interval: 'Difference of click rates, percentage points',
    honest: 'Looking every day does not spoil it. Chance alone would explain the difference with {chance}.',
  },
  comeback: {
    shown: 'Saw it',
    heldOut: 'Left out',
    more: 'It works: {points} percentage points more guests come back.',
    less: 'Guests who saw it come back less often, by {points} percentage points. Try something else.',
    without: 'To learn whether it brings guests back, leave a group out in the step “How much”.',
  },
  report: {
    title: 'Full report',
    text: 'Beside the period before, with CSV and pictures of the charts.',
    open: 'Open the report',
  },
  share: {
    title: 'Link to its report',
    text: 'Everyone with the link sees the figures of this campaign, may keep them as CSV and pictures, and sees nothing else.',
  },
} as const satisfies Like<typeof source>
