// The providers: the only list of them.
import type { PaymentAccount } from '../../core/paymentAccounts.ts'
import type { PaymentProvider } from './provider.ts'
import { makePayos } from './payos.ts'
import { makeStripe } from './stripe.ts'
import { makeVnpay } from './vnpay.ts'

/** The provider of an account, with its credentials. */
export function providerOf(account: PaymentAccount): PaymentProvider {
  if (account.provider === 'payos') return makePayos(account)
  return account.provider === 'vnpay' ? makeVnpay(account) : makeStripe(account)
}
