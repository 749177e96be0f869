import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuditEntry } from '@portico/contract/audit.ts'
import { Around } from '../core/testing/show.tsx'
import { detailsOf, thingOf } from './describe.ts'
import { useWords } from './useWords.ts'

afterEach(cleanup)

const ROW: AuditEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  at: '2026-11-21T13:00:00.000Z',
  actorKind: 'user',
  actorId: null,
  actorName: 'Lan',
  action: 'gateways.update',
  subject: 'san-truoc',
  name: null,
  changes: {},
  detail: {},
}

/** The row as the screen tells it: thing and details. */
function describeRow(row: Partial<AuditEntry>): [string, string] {
  const { result } = renderHook(useWords, { wrapper: Around })
  const entry = { ...ROW, ...row }
  return [thingOf(entry, result.current), detailsOf(entry, result.current)]
}

test('a thing has its name, a report its title, and a guest without a name is a guest', () => {
  expect(describeRow({ name: 'Sân trước' })[0]).toBe('Sân trước')
  expect(describeRow({ action: 'reports.share', detail: { report: 'overview' } })).toEqual(['Summary report', ''])
  expect(describeRow({ action: 'guests.erase', subject: ROW.id })[0]).toBe('A guest')
})

test('what changed is described by the name of the field, with its values where they fit a line', () => {
  const changes = {
    name: ['Sân trước', 'Sân sau'],
    role: ['staff', 'editor'],
    price: [null, 35],
    configuration: [],
  }
  expect(describeRow({ changes })[1]).toBe(
    'Name: Sân trước → Sân sau · Role: Staff → Editor · Price: (empty) → 35 · Changed: Configuration',
  )
  expect(describeRow({ action: 'notifications.update', changes: { 'device.offline': [] } })[1]).toBe(
    'Changed: A device goes offline',
  )
})

test('facts are sentences; empty ones, identifiers and codes without words are left out', () => {
  const detail = { result: 'done', hours: 2, failed: 0, scopes: ['devices:read'], gateways: [], job: 'x', from: ROW.id }
  expect(describeRow({ name: 'x', detail: { ...detail, fooBar: 'bazQux', fields: ['phone', 'q7'] } })[1]).toBe(
    'Done · 2 hours · View devices · Phone number, Other answers',
  )
})
