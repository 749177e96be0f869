// What the form of a batch holds, and what the contract takes.
import type { Batch } from '@portico/contract/accessCodes.ts'
import { minorDigits } from '../core/formats.ts'

export type BatchValues = {
  name: string
  note: string
  kind: 'sheet' | 'counter'
  count: number | ''
  alphabet: 'digits' | 'letters'
  durationMinutes: number | ''
  maxDevices: number | ''
  downKbps: number | ''
  upKbps: number | ''
  dataMegabytes: number | ''
  /** A day of the venue's calendar. */
  validUntil: string
  /** In the currency's own unit, as people write it. */
  price: number | ''
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
    downKbps: '',
    upKbps: '',
    dataMegabytes: '',
    validUntil: '',
    price: '',
  }
}

export function valuesOf(batch: Batch, { currency, timeZone }: Zone): BatchValues {
  return {
    ...freshValues(),
    ...batch,
    count: batch.most,
    downKbps: batch.downKbps || '',
    upKbps: batch.upKbps || '',
    dataMegabytes: batch.dataMegabytes ?? '',
    validUntil: batch.validUntil ? dayIn(new Date(Date.parse(batch.validUntil) - 1), timeZone) : '',
    price: batch.price === null ? '' : batch.price / 10 ** minorDigits(currency),
  }
}

type Zone = { currency: string; timeZone: string }

/** The same keys as the contract's body, so that a problem finds its input. */
export function bodyOf(values: BatchValues, { currency, timeZone }: Zone) {
  const { price, validUntil, dataMegabytes, downKbps, upKbps } = values
  return {
    ...values,
    downKbps: downKbps === '' ? 0 : downKbps,
    upKbps: upKbps === '' ? 0 : upKbps,
    dataMegabytes: dataMegabytes === '' ? null : dataMegabytes,
    validUntil: validUntil === '' ? null : endOfDay(validUntil, timeZone).toISOString(),
    price: price === '' ? null : Math.round(price * 10 ** minorDigits(currency)),
  }
}

/** The moment a day of a zone is over. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${day}T00:00:00Z`) + 86_400_000
  // Twice, for the clock may be put forward in between.
  const first = next - offsetAt(next, timeZone)
  return new Date(next - offsetAt(first, timeZone))
}

function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}

/** How far a zone is ahead of UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
