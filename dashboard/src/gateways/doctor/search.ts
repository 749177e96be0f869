/** Whom the doctor looks at; the whole venue when absent. */
export type DoctorSearch = { of?: string }

/** Reads an address. */
export function readDoctorSearch(search: Record<string, unknown>): DoctorSearch {
  // The router reads a number where somebody typed a phone number.
  const of = search['of'] === undefined ? '' : String(search['of']).trim()
  return of.length >= 2 && of.length <= 128 ? { of } : {}
}
