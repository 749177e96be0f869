/** The messages a guest is asked to agree to: by which channels, and how many at most. */
export const MARKETING = { channels: ['email', 'sms', 'zalo'], maxPerMonth: 4 } as const
