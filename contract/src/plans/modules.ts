/** Parts of the product that a plan opens; `*` is all of them. */
export const MODULES = ['*', 'zalo', 'automation', 'ai', 'messages', 'campaigns', 'loyalty', 'api'] as const
export type Module = (typeof MODULES)[number]
export const CURRENCIES = ['VND', 'USD', 'EUR'] as const
/** How a page came to its plan. */
export const CHANGE_KINDS = ['licence', 'trial', 'purchase', 'renewal', 'admin'] as const
/** What has become of a licence code. */
export const LICENCE_STATES = ['open', 'used', 'revoked', 'expired'] as const
