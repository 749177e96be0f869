/** What the library is narrowed to; kept in the address, so that it can be sent to somebody. */
export type MediaFilters = {
  search?: string
  folder?: string
  tag?: string
  type?: 'i' | 'v'
  bin?: true
  page?: number
}

const LONGEST = { search: 100, folder: 60, tag: 30 }

/** Reads an address; what the server would not take is left out. */
export function readMediaFilters(search: Record<string, unknown>): MediaFilters {
  const found: MediaFilters = {}
  for (const name of ['search', 'folder', 'tag'] as const) {
    // The router reads a number or true where somebody typed one.
    const value = search[name] === undefined ? '' : String(search[name]).trim()
    if (value !== '' && value.length <= LONGEST[name]) found[name] = value
  }
  if (search['type'] === 'i' || search['type'] === 'v') found.type = search['type']
  if (search['bin'] === true) found.bin = true
  const page = Number(search['page'])
  if (Number.isInteger(page) && page > 1 && page <= 500) found.page = page
  return found
}
