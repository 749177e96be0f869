import { expect, test } from 'vitest'
import { formatMoney, formatsFor, minorDigits } from './formats.ts'

/** Intl writes no-break spaces; the eye does not see which. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('đồng are written the Vietnamese way and all other money the American way, whatever the language', () => {
  expect(plain(formatMoney(45_000, 'VND'))).toBe('45.000 ₫')
  expect(plain(formatMoney(123_456, 'USD'))).toBe('$1,234.56')
  expect(plain(formatMoney(123_456, 'EUR'))).toBe('€1,234.56')
  expect([minorDigits('VND'), minorDigits('JPY'), minorDigits('USD')]).toEqual([0, 0, 2])
})

test('a time is shown as the clock on the wall of the venue', () => {
  const instant = '2026-11-20T18:30:00.000Z'
  expect(formatsFor('en', 'Asia/Ho_Chi_Minh').time(instant)).toBe('01:30')
  expect(formatsFor('en', 'Europe/London').time(instant)).toBe('18:30')
})

test('a calendar day is the same day in every time zone', () => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland'])
    expect(formatsFor('en', zone).day('2026-11-21')).toBe('21 Nov')
})

test.each([
  [0, '0 byte'],
  [900, '900 byte'],
  [1536, '1.5 kB'],
  [52_428_800, '50 MB'],
  [1.5 * 1024 ** 4, '1.5 TB'],
])('%d bytes read as %s', (bytes, expected) => {
  expect(plain(formatsFor('en', undefined).bytes(bytes))).toBe(expected)
})

test.each([
  [0, '0 secs'],
  [59, '59 secs'],
  [61, '1 min'],
  [3600, '1 hr'],
  [7500, '2 hrs 5 mins'],
  [90_000, '1 day 1 hr'],
])('%d seconds read as %s', (seconds, expected) => {
  expect(plain(formatsFor('en', undefined).duration(seconds))).toBe(expected)
})

test('how long ago is said in the largest unit that fits', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  const { ago } = formatsFor('vi', undefined)
  expect([ago('2026-11-21T11:57:00.000Z', now), ago('2026-11-20T12:00:00.000Z', now)]).toEqual([
    '3 phút trước',
    'Hôm qua',
  ])
})
