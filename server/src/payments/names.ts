import type { ProviderName } from './providers/provider.ts'

/** What people call the ways to pay; proper names, alike in every language. */
export const NAMES: Record<ProviderName, string> = { payos: 'VietQR', vnpay: 'VNPay', stripe: 'Stripe' }
