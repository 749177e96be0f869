import { expect, test } from 'vitest'
import { readCodePlace } from './place.ts'
import { bodyOf, endOfDay, freshValues } from './values.ts'

test('a last day ends at midnight of the venue, also where clocks change that night', () => {
  expect(endOfDay('2026-12-31', 'Asia/Ho_Chi_Minh').toISOString()).toBe('2026-12-31T17:00:00.000Z')
  expect(endOfDay('2026-10-24', 'Europe/Paris').toISOString()).toBe('2026-10-24T22:00:00.000Z')
  expect(endOfDay('2026-10-25', 'Europe/Paris').toISOString()).toBe('2026-10-25T23:00:00.000Z')
})

test('what is left empty is no limit, and a price goes out in the currency’s smallest unit', () => {
  const zone = { timeZone: 'Asia/Ho_Chi_Minh' }
  const values = { ...freshValues(), price: 2.5 }
  expect(bodyOf(values, { ...zone, currency: 'USD' })).toMatchObject({
    price: 250,
    dataMegabytes: null,
    downKbps: 0,
    validUntil: null,
  })
  expect(bodyOf({ ...values, price: 15_000 }, { ...zone, currency: 'VND' }).price).toBe(15_000)
})

test('an address made by hand asks for nothing the server would refuse', () => {
  expect(readCodePlace({ batch: '../x', state: 'gone', search: ' ', sort: 'sealed', order: 'up' })).toEqual({})
  expect(readCodePlace({ state: 'used', search: 482_103_957_716, order: 'desc' })).toEqual({
    state: 'used',
    search: '482103957716',
    order: 'desc',
  })
})
