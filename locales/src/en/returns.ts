import type { returns as source } from '../vi/returns.ts'
import type { Like } from '../languages.ts'

export const returns = {
  title: 'Do guests come back within {days, plural, one {# day} other {# days}}?',
  early: 'Too early: both groups need more guests.',
  open: 'The difference is {points} percentage points, which may still be chance.',
  interval: 'Difference in return rate, percentage points',
  help: 'Only guests who had {days, plural, one {# day} other {# days}} to come back are counted. The bar is the 95% interval.',
  of: '{cameBack, number} of {guests, plural, one {# guest} other {# guests}}',
} as const satisfies Like<typeof source>
