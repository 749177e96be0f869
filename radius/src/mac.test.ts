import { expect, test } from 'vitest'
import { calledStation, formatMac, normaliseMac, type MacStyle } from './mac.ts'

const styles: MacStyle[] = [
  'aa:bb:cc:dd:ee:ff',
  'AA:BB:CC:DD:EE:FF',
  'aa-bb-cc-dd-ee-ff',
  'AA-BB-CC-DD-EE-FF',
  'aabb.ccdd.eeff',
  'aabbccddeeff',
  'AABBCCDDEEFF',
]

test.each([...styles, 'aabbcc-ddeeff', 'AABB-CCDD-EEFF', ' aa:bb:CC:dd:ee:ff '])('%s is read', (written) => {
  expect(normaliseMac(written)).toBe('aabbccddeeff')
})

test.each(styles)('%s is written as it looks', (style) => {
  expect(formatMac('aabbccddeeff', style)).toBe(style)
})

test.each([
  '',
  'aabbccddeef',
  'aabbccddeeff0',
  'aa:bb:cc:dd:ee',
  'aa:bb:cc:dd:ee:ff:00',
  'aa:bb-cc:dd-ee:ff',
  'aa::bb:cc:dd:ee',
  'gg:bb:cc:dd:ee:ff',
  'a:abb:cc:dd:ee:ff',
  'aabb.ccdd-eeff',
  "aa:bb:cc:dd:ee:ff' OR 1=1",
  'aa:bb:cc:dd:ee:ff\nx',
  'aabbccddeeff:cafe',
])('%j is no MAC', (written) => {
  expect(normaliseMac(written)).toBeUndefined()
})

test.each([
  ['AA-BB-CC-DD-EE-FF:Cà phê Sáng', 'Cà phê Sáng'],
  ['aa:bb:cc:dd:ee:ff:Guest:5G', 'Guest:5G'],
  ['aabb.ccdd.eeff:Guest', 'Guest'],
  ['AABBCCDDEEFF:Guest', 'Guest'],
  ['aabbcc-ddeeff:12', '12'],
  ['AA-BB-CC-DD-EE-FF:two\nlines', 'two\nlines'],
  ['AA-BB-CC-DD-EE-FF:', undefined],
  ['AA-BB-CC-DD-EE-FF', undefined],
])('called station %j names the access point and its network', (written, ssid) => {
  expect(calledStation(written)).toEqual({ mac: 'aabbccddeeff', ssid })
})

test.each(['hotspot1', '', 'Guest', 'AA-BB-CC-DD-EE-FF Guest', 'AA-BB-CC-DD-EE-FFGuest'])(
  'called station %j names neither',
  (written) => {
    expect(calledStation(written)).toEqual({})
  },
)
