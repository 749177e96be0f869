import { expect, test } from 'vitest'
import { missingPeer } from './freeradius.ts'

test('the package that FreeRADIUS lacks to be measured is named, and no more than that', () => {
  expect(missingPeer(() => true)).toBeUndefined()
  expect(missingPeer((path) => !path.endsWith('.so'))).toMatch(/apt-get install freeradius-postgresql\)$/)
  expect(missingPeer(() => false)).toMatch(/apt-get install freeradius freeradius-postgresql\)$/)
})
