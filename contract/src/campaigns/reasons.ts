// Why a booking is not shown at a moment, in the order in which the decision asks (server/src/campaigns/decide.ts).

export const REASONS = [
  'draft',
  'approval',
  'paused',
  'finished',
  'not-begun',
  'over',
  'goal-met',
  'day-goal-met',
  'slot',
  'nothing-to-show',
  'missing',
  'plan',
  'device',
  'weekday',
  'hour',
  'language',
  'system',
  'new-guests',
  'returning-guests',
  'segment',
  'cap',
  'rest',
  'hold-out',
  'override',
  'level',
  'pacing',
  'weight',
] as const
/** Up to `hold-out` it is not eligible; from `override` on it is, and another is shown more often. */
export type Reason = (typeof REASONS)[number]
