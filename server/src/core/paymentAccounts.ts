// Accounts at payment providers: the platform's own come from the environment, a venue's from its settings.
import { StartError } from './startError.ts'
import type { VARIABLES } from './variables.ts'

type Name = keyof typeof VARIABLES

export type PayosAccount = { provider: 'payos'; url: string; clientId: string; apiKey: string; checksumKey: string }
export type VnpayAccount = { provider: 'vnpay'; url: string; apiUrl: string; tmnCode: string; secret: string }
export type StripeAccount = { provider: 'stripe'; url: string; secretKey: string; webhookSecret: string }

/** Credentials of one account; the base URLs lead to a simulator in tests. */
export type PaymentAccount = PayosAccount | VnpayAccount | StripeAccount

/** The base URLs of the providers, without anybody's credentials. */
export type PaymentUrls = {
  payos: Pick<PayosAccount, 'url'>
  vnpay: Pick<VnpayAccount, 'url' | 'apiUrl'>
  stripe: Pick<StripeAccount, 'url'>
}

type Value = (name: Name) => string

/** The platform's own accounts, of each provider all or nothing, and where the providers are. */
export function readPayments(
  value: Value,
  url: Value,
): { paymentAccounts: PaymentAccount[]; paymentUrls: PaymentUrls } {
  const urls: PaymentUrls = {
    payos: { url: url('PAYOS_URL') },
    vnpay: { url: url('VNPAY_URL'), apiUrl: url('VNPAY_API_URL') },
    stripe: { url: url('STRIPE_URL') },
  }
  const hasAll = (...[first, ...rest]: [Name, ...Name[]]) => {
    const missing = value(first) === '' ? undefined : rest.find((name) => value(name) === '')
    if (missing) throw new StartError(`${missing} is empty; it is required with ${first}.`)
    return value(first) !== ''
  }
  const accounts: PaymentAccount[] = []
  if (hasAll('PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'))
    accounts.push({
      provider: 'payos',
      ...urls.payos,
      clientId: value('PAYOS_CLIENT_ID'),
      apiKey: value('PAYOS_API_KEY'),
      checksumKey: value('PAYOS_CHECKSUM_KEY'),
    })
  if (hasAll('VNPAY_TMN_CODE', 'VNPAY_SECRET')) {
    const [tmnCode, secret] = [value('VNPAY_TMN_CODE'), value('VNPAY_SECRET')]
    accounts.push({ provider: 'vnpay', ...urls.vnpay, tmnCode, secret })
  }
  if (hasAll('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')) {
    const [secretKey, webhookSecret] = [value('STRIPE_SECRET_KEY'), value('STRIPE_WEBHOOK_SECRET')]
    accounts.push({ provider: 'stripe', ...urls.stripe, secretKey, webhookSecret })
  }
  return { paymentAccounts: accounts, paymentUrls: urls }
}
