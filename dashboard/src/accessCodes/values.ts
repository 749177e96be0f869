// What the form of a batch holds: what the contract takes, and an empty text where a number was cleared.
import type { Batch } from '@portico/contract/accessCodes.ts'

export type BatchValues = {
  name: string
  note: string
  kind: 'sheet' | 'counter'
  count: number | ''
  alphabet: 'digits' | 'letters'
  durationMinutes: number | ''
  maxDevices: number | ''
  /** 0 is no limit. */
  downKbps: number
  upKbps: number
  dataMegabytes: number | null
  validUntil: string | null
  price: number | null
}

export function freshValues(): BatchValues {
  return {
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
}

export function valuesOf({ most, ...batch }: Batch): BatchValues {
  return { ...freshValues(), ...batch, count: most }
}
