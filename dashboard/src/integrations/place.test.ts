import { expect, test } from 'vitest'
import { readPlace } from './place.ts'

test('an address with nonsense in it opens the first part, unfiltered', () => {
  expect(readPlace({ part: 'all', webhook: '1', state: ['done'], x: 'y' })).toEqual({})
  const good = { part: 'webhooks', webhook: '01900000-0000-7000-8000-000000000001', state: 'failed' }
  expect(readPlace(good)).toEqual(good)
})
