// Accounts at payment providers: the platform's own come from the environment, a venue's from its settings.

export type PayosAccount = { provider: 'payos'; url: string; clientId: string; apiKey: string; checksumKey: string }
export type VnpayAccount = { provider: 'vnpay'; url: string; apiUrl: string; tmnCode: string; secret: string }
export type StripeAccount = { provider: 'stripe'; url: string; secretKey: string; webhookSecret: string }

/** Credentials of one account; the base URLs lead to a simulator in tests. */
export type PaymentAccount = PayosAccount | VnpayAccount | StripeAccount
