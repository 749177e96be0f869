import { expect, test } from 'vitest'
import { dayIn, endOfDay, hourOfDay, perZone } from './dates.ts'

test('a day ends by the venue’s clock, wherever the reader is', () => {
  expect(endOfDay('2027-01-31', 'Asia/Ho_Chi_Minh')).toEqual(new Date('2027-01-31T17:00:00Z'))
  expect(dayIn(new Date('2027-01-31T16:59:59Z'), 'Asia/Ho_Chi_Minh')).toBe('2027-01-31')
  expect(dayIn(new Date('2027-01-31T17:00:00Z'), 'Asia/Ho_Chi_Minh')).toBe('2027-02-01')
})

test('a day on which the clocks change ends at its own midnight', () => {
  expect(endOfDay('2026-10-25', 'Europe/Madrid')).toEqual(new Date('2026-10-25T23:00:00Z'))
  expect(hourOfDay('2026-03-28', 8, 'Europe/Madrid')).toEqual(new Date('2026-03-28T07:00:00Z'))
})

test('a format is made once a zone, and a million spellings of one take no more room than the zones there are', () => {
  const made: string[] = []
  const formats = perZone((timeZone) => (made.push(timeZone), new Intl.DateTimeFormat('en', { timeZone })))
  const [first = '', ...more] = Array.from({ length: 1000 }, (_, n) => spell('asia/ho_chi_minh', n))
  for (const name of [first, first, ...more]) formats(name)
  expect(made).toHaveLength(1000)
  formats(more.at(-1)!)
  expect(made).toHaveLength(1000)
  // Long forgotten.
  formats(first)
  expect(made).toHaveLength(1001)
})

/** With the letters in capitals that have a one in a binary number. */
function spell(name: string, number: number): string {
  let bit = 0
  return name.replaceAll(/[a-z]/g, (letter) => ((number >> bit++) & 1 ? letter.toUpperCase() : letter))
}
