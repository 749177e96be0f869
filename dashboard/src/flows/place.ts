export const VIEWS = ['flows', 'consents'] as const
export const PURPOSES = ['marketing', 'terms'] as const

/** What the screen shows; kept in the address. */
export type FlowsPlace = { view?: 'consents'; of?: 'terms' }

/** Reads an address; what makes no sense is left out. */
export function readFlowsPlace(search: Record<string, unknown>): FlowsPlace {
  if (search['view'] !== 'consents') return {}
  return search['of'] === 'terms' ? { view: 'consents', of: 'terms' } : { view: 'consents' }
}
