// What the form of a batch holds: what the contract takes, and an empty text where a number was cleared.
import type { Batch } from '@portico/contract/accessCodes.ts'

type NumberName = 'count' | 'durationMinutes' | 'maxDevices'
export type BatchValues = Omit<
  Batch,
  NumberName | 'id' | 'length' | 'most' | 'isEnabled' | 'revokedAt' | 'createdAt' | 'counts'
> &
  Record<NumberName, number | ''>

export const FRESH: BatchValues = {
  name: '',
  note: '',
  kind: 'sheet',
  count: 30,
  alphabet: 'digits',
  durationMinutes: 120,
  maxDevices: 1,
  downKbps: 0,
  upKbps: 0,
  dataMegabytes: null,
  validUntil: null,
  price: null,
}

export function valuesOf({ most, ...batch }: Batch): BatchValues {
  return { ...FRESH, ...batch, count: most }
}
