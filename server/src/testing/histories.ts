// True histories of sessions, and what a network makes of them on the way.
import * as fc from 'fast-check'
import type { AccountingRecord } from '../gateways/accounting.ts'

export type Truth = {
  startedAt: number
  updatedAt: number
  stoppedAt: number
  seconds: number
  up: number
  down: number
  cause: string
}
/** Reports in the order they happened, the counters as a box with 32 bits or with Gigawords sends them. */
export type History = { records: AccountingRecord[]; truth: Truth }

/** Which copies arrive, and how far each is moved from its place. */
export type Delivery = { copies: number[]; shifts: number[] }

const GIGAWORD = 2 ** 32
/** Reports overtake each other within this many places. */
const WINDOW = 10
const COPIES = 3
const BEGAN = Date.UTC(2026, 10, 21, 4)

/**
 * A session with its Start, interims and Stop. Without Gigawords a counter may pass 4 GiB at most once within the
 * window of reordering; more would be ambiguous.
 */
export function histories({ interims = { min: 1, max: 40 }, window = WINDOW } = {}): fc.Arbitrary<History> {
  const bytes = amount(Math.floor(GIGAWORD / (window + 2)))
  const step = fc.record({ seconds: fc.integer({ min: 1, max: 600 }), up: bytes, down: bytes })
  return fc
    .record({
      began: fc.integer({ min: 0, max: 86_400 }),
      steps: fc.array(step, { minLength: interims.min + 1, maxLength: interims.max + 1 }),
      hasGigawords: fc.boolean(),
    })
    .map(({ began, steps, hasGigawords }) => buildHistory(BEGAN + began * 1000, steps, hasGigawords))
}

/** Bytes between two reports: mostly little, sometimes as much as keeps the window below 4 GiB. */
function amount(most: number): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(0), fc.nat(5_000_000), fc.integer({ min: most >> 1, max: most }))
}

type Step = { seconds: number; up: number; down: number }

function buildHistory(startedAt: number, steps: readonly Step[], hasGigawords: boolean): History {
  const sent = (total: number) => (hasGigawords ? total : total % GIGAWORD)
  const now = { seconds: 0, up: 0, down: 0 }
  const records: AccountingRecord[] = [{ status: 'start', at: startedAt, seconds: 0, up: undefined, down: undefined }]
  steps.forEach((step, index) => {
    now.seconds += step.seconds
    now.up += step.up
    now.down += step.down
    const isLast = index === steps.length - 1
    records.push({
      status: isLast ? 'stop' : 'interim',
      at: startedAt + now.seconds * 1000,
      seconds: now.seconds,
      up: sent(now.up),
      down: sent(now.down),
      ...(isLast ? { cause: 'UserRequest' } : {}),
    })
  })
  const end = startedAt + now.seconds * 1000
  return { records, truth: { startedAt, updatedAt: end, stoppedAt: end, cause: 'UserRequest', ...now } }
}

export function deliveries(): fc.Arbitrary<Delivery> {
  return fc.record({
    copies: fc.array(fc.integer({ min: 1, max: COPIES }), { minLength: 42, maxLength: 42 }),
    shifts: fc.array(fc.integer({ min: 0, max: WINDOW }), { minLength: 42 * COPIES, maxLength: 42 * COPIES }),
  })
}

/** What arrives: every report at least once, up to three times, up to ten places late. */
export function mutateRecords(records: readonly AccountingRecord[], { copies, shifts }: Delivery): AccountingRecord[] {
  let drawn = 0
  return records
    .flatMap((record, index) =>
      Array.from({ length: copies[index] ?? 1 }, () => ({ record, place: index + (shifts[drawn++] ?? 0) })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ record }) => record)
}

/** A report with another time. */
export function buildAt(record: AccountingRecord, at: number): AccountingRecord {
  return { ...record, at }
}
