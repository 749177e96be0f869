/** How the states of a payment look. */
export const PAYMENT_TONES = {
  pending: 'warn',
  paid: 'good',
  expired: 'quiet',
  failed: 'quiet',
  refused: 'bad',
} as const
