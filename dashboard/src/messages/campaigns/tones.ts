import type { CampaignState, SEND_STATES } from '@portico/contract/messages/kinds.ts'

/** How the state of a campaign is coloured. */
export const TONES = {
  draft: 'quiet',
  scheduled: 'info',
  preparing: 'info',
  running: 'good',
  paused: 'warn',
  done: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<CampaignState, string>

/** How the state of a single message is coloured. */
export const SEND_TONES = {
  waiting: 'info',
  sending: 'info',
  sent: 'good',
  unknown: 'warn',
  failed: 'bad',
  skipped: 'quiet',
  'held-out': 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<(typeof SEND_STATES)[number], string>
