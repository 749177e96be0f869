export { takeNotice } from './receive.ts'
export { makeReference } from './orders.ts'
export { ProviderError, type Payment, type PaymentProvider, type Verdict } from './providers/provider.ts'
export { providerOf } from './providers/providers.ts'
