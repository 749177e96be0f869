import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveries, histories, mutateRecords, buildAt, type History } from '../testing/histories.ts'
import { applyRecord, type AccountingRecord, type SessionState } from './accounting.ts'

/** `ATTACK_LONG=1` draws five times as many. */
const RUNS = process.env['ATTACK_LONG'] === '1' ? 10_000 : 2000
const applyAll = (records: readonly AccountingRecord[], from?: SessionState) =>
  records.reduce<SessionState | undefined>(applyRecord, from)!

test('whatever copies, order and delay the network makes of a session’s reports, its end is the truth', () => {
  fc.assert(
    fc.property(histories(), deliveries(), ({ records, truth }, delivery) => {
      const state = applyAll(mutateRecords(records, delivery))
      expect(state).toMatchObject(truth)
    }),
    { numRuns: RUNS },
  )
})

test('hearing everything a second time changes nothing', () => {
  fc.assert(
    fc.property(histories(), deliveries(), ({ records }, delivery) => {
      const told = mutateRecords(records, delivery)
      const once = applyAll(told)
      expect(applyAll(mutateRecords(records, delivery), once)).toEqual(once)
    }),
    { numRuns: RUNS / 4 },
  )
})

test('a lost Start is made up for by any later report', () => {
  fc.assert(
    fc.property(histories({ interims: { min: 1, max: 40 } }), deliveries(), ({ records, truth }, delivery) => {
      expect(applyAll(mutateRecords(records.slice(1), delivery))).toMatchObject(truth)
    }),
    { numRuns: RUNS / 4 },
  )
})

test('a lost Stop costs at most one interim interval', () => {
  fc.assert(
    fc.property(histories({ interims: { min: 1, max: 40 } }), deliveries(), ({ records }, delivery) => {
      const heard = records.slice(0, -1)
      const last = heard.at(-1)!
      const state = applyAll(mutateRecords(heard, delivery))
      expect(state).toMatchObject({ stoppedAt: undefined, seconds: last.seconds, updatedAt: last.at })
    }),
    { numRuns: RUNS / 4 },
  )
})

test('a session we closed for its silence goes on when it speaks again, and ends when it says so', () => {
  fc.assert(
    fc.property(histories({ interims: { min: 2, max: 40 } }), fc.nat(), ({ records, truth }, cut) => {
      const at = 1 + (cut % (records.length - 2))
      const before = applyAll(records.slice(0, at))
      const closed = { ...before, stoppedAt: before.updatedAt, isStopInferred: true, cause: 'LostService' }
      // What was said before we gave up does not wake it, what is said after does.
      expect(applyAll(records.slice(0, at), closed).stoppedAt).toBe(closed.stoppedAt)
      const woken = applyRecord(closed, records[at]!)
      if (records[at]!.status !== 'stop') expect(woken).toMatchObject({ stoppedAt: undefined, isStopInferred: false })
      expect(applyAll(records.slice(at), closed)).toMatchObject(truth)
    }),
    { numRuns: RUNS / 4 },
  )
})

test('after its own Stop nothing opens a session again, but late news still counts', () => {
  fc.assert(
    fc.property(histories(), ({ records, truth }: History) => {
      const stop = records.at(-1)!
      const state = applyAll([stop, ...records.slice(0, -1)])
      expect(state).toMatchObject({ stoppedAt: truth.stoppedAt, isStopInferred: false })
      const late = buildAt(
        { ...stop, status: 'interim', seconds: stop.seconds + 60, up: undefined, down: undefined },
        stop.at + 60_000,
      )
      expect(applyRecord(state, late)).toMatchObject({ stoppedAt: truth.stoppedAt, seconds: stop.seconds + 60 })
    }),
    { numRuns: RUNS / 4 },
  )
})

test('a counter that began again after 4 GiB has passed 4 GiB; one told late has not', () => {
  const at = (seconds: number, down: number, status: AccountingRecord['status'] = 'interim'): AccountingRecord => ({
    status,
    at: 1e12 + seconds * 1000,
    seconds,
    up: 0,
    down,
  })
  const wrapped = applyAll([at(0, 0, 'start'), at(60, 4_294_967_000), at(120, 704)])
  expect(wrapped.down).toBe(2 ** 32 + 704)
  expect(applyRecord(wrapped, at(60, 4_294_967_000)).down).toBe(2 ** 32 + 704)
  expect(applyAll([at(120, 704), at(60, 4_294_967_000), at(0, 0, 'start')]).down).toBe(2 ** 32 + 704)
  expect(applyAll([at(60, 900), at(30, 500)]).down).toBe(900)
})

test('a report that names no bytes takes none away, and adds none', () => {
  const silent: AccountingRecord = { status: 'stop', at: 1e12 + 90_000, seconds: 90, up: undefined, down: undefined }
  const interim: AccountingRecord = { status: 'interim', at: 1e12 + 60_000, seconds: 60, up: 7, down: 500 }
  for (const order of [
    [silent, interim],
    [interim, silent],
  ])
    expect(applyAll(order)).toMatchObject({ up: 7, down: 500, seconds: 90 })
})

test('no gateway, however mad, makes counters that cannot be stored or shown', () => {
  const value = fc.oneof(fc.constant(0), fc.nat(), fc.maxSafeNat(), fc.constant(Number.MAX_SAFE_INTEGER))
  const mad = fc.record({
    status: fc.constantFrom('start' as const, 'interim' as const, 'stop' as const),
    at: fc.integer({ min: 1.7e12, max: 1.8e12 }),
    seconds: fc.oneof(fc.nat(), fc.constant(2 ** 32 - 1)),
    up: fc.option(value, { nil: undefined }),
    down: fc.option(value, { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(mad, { minLength: 1, maxLength: 20 }), (records) => {
      const { seconds, up, down, startedAt, updatedAt } = applyAll(records)
      for (const counter of [seconds, up, down]) {
        expect(Number.isSafeInteger(counter)).toBe(true)
        expect(counter).toBeGreaterThanOrEqual(0)
      }
      expect(startedAt).toBeLessThanOrEqual(updatedAt)
    }),
    { numRuns: RUNS },
  )
})

test('a Stop that only its arrival dates ends when its seconds are over, however our clock was set meanwhile', () => {
  const [begun, hour] = [1.8e12, 3600_000]
  const start: AccountingRecord = { status: 'start', at: begun, isArrivalTime: true, seconds: 0, up: 0, down: 0 }
  const stop = (at: number): AccountingRecord => ({ ...start, status: 'stop', at, seconds: 300, up: 5, down: 6 })
  for (const at of [begun + 300_000, begun + hour, begun - hour, begun - 24 * hour]) {
    const { startedAt, stoppedAt, seconds } = applyAll([start, stop(at)])
    expect([stoppedAt! - startedAt, seconds]).toEqual([300_000, 300])
  }
})
