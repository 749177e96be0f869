import * as z from 'zod'
import { expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { audit } from '@portico/contract/audit.ts'
import { media } from '@portico/contract/media.ts'
import { webhooks } from '@portico/contract/integrations.ts'
import { placeOf } from './usePlace.ts'

const ID = '01900000-0000-7000-8000-000000000001'

test('an address asks for what the server takes, and for nothing else', () => {
  const log = placeOf(audit.list)
  expect(log({ from: '2026-02-31', to: 'soon', actor: '1', action: 'a b', x: 'y' })).toEqual({})
  const good = { from: '2026-02-28', action: 'pages.update', actor: ID }
  expect(log(good)).toEqual(good)
  const library = placeOf(media.list, { page: z.int().min(2).max(500) })
  expect(library({ search: ' Tết ', folder: 2027, type: 'v', page: 3, other: 1, pageId: ID, limit: 9 })).toEqual({
    search: 'Tết',
    folder: '2027',
    type: 'v',
    page: 3,
  })
  expect(library({ search: '', type: 'x', page: -1, tag: 'x'.repeat(31) })).toEqual({})
})

test('digits typed as a search are read as typed', () => {
  const codes = placeOf(accessCodes.list)
  expect(codes({ batchId: '../x', state: 'gone', search: ' ', sort: 'sealed', order: 'up' })).toEqual({})
  expect(codes({ state: 'used', search: 482_103_957_716 })).toEqual({ state: 'used', search: '482103957716' })
})

test('hostile shapes in an address are left out', () => {
  const log = placeOf(webhooks.deliveries, { part: z.enum(['webhooks', 'keys']) })
  expect(log({ part: ['keys'], webhook: { $ne: 1 }, state: ['done'], constructor: 'x' })).toEqual({})
  const good = { part: 'webhooks', webhook: ID, state: 'failed' }
  expect(log(good)).toEqual(good)
})
