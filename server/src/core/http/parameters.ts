import { bareRecord } from '@portico/contract/names.ts'

const LONGEST = 8000

/** Parameters as a phone or an attacker sent them, flat: of doubled ones the first counts, all are cut to a sane length and can be stored. */
export function flat(parameters: unknown): Record<string, string> {
  const result = bareRecord<string>()
  if (typeof parameters !== 'object' || parameters === null) return result
  for (const [name, value] of Object.entries(parameters)) {
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string')
      result[name.slice(0, 100)] = first.slice(0, LONGEST).replaceAll('\0', '').toWellFormed()
  }
  return result
}
