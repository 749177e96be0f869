import type { Sorting } from '../../ui/sortRows.ts'

export const VIEWS = ['online', 'lists', 'quota'] as const

/** What the live list can be sorted by. */
export const SORTS = ['guest', 'device', 'since', 'rate', 'data', 'limit'] as const

/** What the screen shows; kept in the address, so that it can be sent to somebody. A minus before `sort` turns it round. */
export type SessionFilters = { view?: (typeof VIEWS)[number]; search?: string; device?: string; sort?: string }

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
  const sorting = readSort(String(search['sort'] ?? ''))
  if (sorting) found.sort = writeSort(sorting)
  return found
}

/** The order an address asks for. */
export function readSort(text: string | undefined): Sorting | undefined {
  const key = SORTS.find((known) => known === text?.replace(/^-/, ''))
  return key && { key, isDescending: text!.startsWith('-') }
}

export function writeSort(sorting: Sorting | undefined): string | undefined {
  return sorting && `${sorting.isDescending ? '-' : ''}${sorting.key}`
}
