import type { CampaignState } from '@portico/contract/messages/kinds.ts'

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
