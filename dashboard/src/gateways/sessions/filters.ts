export const VIEWS = ['online', 'lists', 'quota'] as const

/** What the screen shows; kept in the address, so that it can be sent to somebody. */
export type SessionFilters = { view?: (typeof VIEWS)[number]; search?: string; device?: string }

/** Reads an address; what makes no sense is left out. */
export function readSessionFilters(search: Record<string, unknown>): SessionFilters {
  const found: SessionFilters = {}
  const view = VIEWS.find((known) => known !== 'online' && known === search['view'])
  if (view) found.view = view
  for (const name of ['search', 'device'] as const) {
    // The router reads a number where somebody typed one.
    const value = search[name] === undefined ? '' : String(search[name]).trim()
    if (value !== '' && value.length <= 100) found[name] = value
  }
  return found
}
