import { expect, test } from 'vitest'
import { sessions } from '@portico/locales/vi/sessions.ts'
import type { OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { readSorting, writeSorting } from '../../ui/sortRows.ts'
import { readPlace } from './place.ts'
import { sessionsCsv } from './sessionsCsv.ts'

test('an address brings back the order it was copied with; a made-up one is left out', () => {
  for (const sort of ['since', '-data']) expect(readPlace({ sort }).sort).toBe(sort)
  expect(writeSorting(readSorting('-rate'))).toBe('-rate')
  for (const sort of ['password', '--since', '', 7, { a: 1 }]) expect(readPlace({ sort }).sort).toBeUndefined()
})

const ROW: OnlineSession = {
  id: '01930000-0000-7000-8000-000000000001',
  guestId: null,
  ownDevice: null,
  guestName: '=HYPERLINK("http://x")',
  mac: 'a483e7001c00',
  ip: null,
  nas_id: 'bar',
  deviceName: 'Quầy, tầng 1',
  startedAt: '2026-11-21T01:00:00Z',
  seconds: 3700,
  downBytes: 5_000_000,
  upBytes: 1000,
  downRate: null,
  upRate: null,
  endsAt: null,
  downKbps: 5000,
  upKbps: 0,
  isLeaving: false,
  change: null,
  can: ['disconnect', 'extend', 'changeSpeed'],
}

test('the file has a line for each row in its order, and no cell that a spreadsheet would run', () => {
  const text = ((key: string) => (key === 'change.down' ? sessions.change.down : key)) as never
  const lines = sessionsCsv([ROW, { ...ROW, guestName: 'Hà' }], text)
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe(
    `"'=HYPERLINK(""http://x"")",A4:83:E7:00:1C:00,,"Quầy, tầng 1",2026-11-21T01:00:00Z,,3700,5000000,1000,5,`,
  )
  expect(lines[2]).toMatch(/^Hà,/)
})
