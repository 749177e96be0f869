import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Not available yet',
  lead: 'This part is not available yet. We never show made-up figures.',
  back: 'Back to Overview',
  devices: 'View devices',
  topic: {
    zalo: 'Here you will have messages sent by themselves when something happens.',
  },
} as const satisfies Like<typeof source>
