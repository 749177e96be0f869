// What loyalty gave, what guests made of it, and what it cost.
import type { Bar, LoyaltyReport } from '@portico/contract/reports/replies.ts'
import { bucketsOf, monthOf, type Range } from '../read/range.ts'
import { headOf, type Reader } from '../read/reader.ts'
import { readLoyaltyReturns } from './loyaltyReturns.ts'
import {
  readCollectors,
  readGivenGifts,
  readMoves,
  readOutcomes,
  readOwed,
  type GivenGift,
  type Moves,
} from './loyaltyCounts.ts'

const MOST_GIFTS = 100

/** Points given and spent, gifts by kind, orders by outcome, their cost, and who came back because of it. */
export async function loyalty(reader: Reader): Promise<LoyaltyReport> {
  const { range, before } = reader
  const [now, then, owed, returns] = await Promise.all([
    readPeriod(reader, range),
    before ? readPeriod(reader, before) : null,
    readOwed(reader),
    readLoyaltyReturns(reader),
  ])
  const bars = (pick: (of: Period) => ReadonlyMap<string, number>) => barsOf(pick(now), then && pick(then))
  return {
    ...headOf(reader),
    now: now.figures,
    previous: then && then.figures,
    owed,
    ...courseOf(range, now.moves),
    reasons: bars(({ moves }) =>
      sumBy(
        moves,
        ({ reason }) => reason,
        ({ given }) => given,
      ),
    ),
    kinds: bars(({ gifts }) =>
      sumBy(
        gifts,
        ({ type }) => type,
        ({ given }) => given,
      ),
    ),
    outcomes: bars(({ outcomes }) =>
      sumBy(
        outcomes,
        ({ outcome }) => outcome,
        ({ count }) => count,
      ),
    ),
    gifts: now.gifts
      .toSorted((a, b) => b.given - a.given)
      .slice(0, MOST_GIFTS)
      .map(({ amount, currency, ...gift }) => ({ ...gift, cost: { currency, amount } })),
    ...returns,
  }
}

type Period = Awaited<ReturnType<typeof readPeriod>>

async function readPeriod(reader: Reader, range: Range) {
  const [moves, gifts, outcomes, collectors] = await Promise.all([
    readMoves(reader, range),
    readGivenGifts(reader, range),
    readOutcomes(reader, range),
    readCollectors(reader, range),
  ])
  const sum = (pick: (of: Moves) => number) => moves.reduce((all, row) => all + pick(row), 0)
  const figures = {
    given: sum(({ given }) => given),
    spent: sum(({ spent }) => spent),
    expired: sum(({ expired }) => expired),
    tasks: sum(({ tasks }) => tasks),
    gifts: gifts.reduce((all, { given }) => all + given, 0),
    cost: costOf(gifts),
    collectors,
  }
  return { figures, moves, gifts, outcomes }
}

function costOf(gifts: readonly GivenGift[]) {
  const sums = sumBy(
    gifts,
    ({ currency }) => currency,
    ({ amount }) => amount,
  )
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

function courseOf(range: Range, moves: readonly Moves[]): Pick<LoyaltyReport, 'by' | 'series'> {
  const { by, starts } = bucketsOf(range)
  const keyOf = (on: string) => (by === 'day' ? on : monthOf(on))
  const [given, spent, expired] = (['given', 'spent', 'expired'] as const).map((name) =>
    sumBy(
      moves,
      ({ on }) => keyOf(on),
      (row) => row[name],
    ),
  )
  const at = (sums: ReadonlyMap<string, number> | undefined, on: string) => sums?.get(keyOf(on)) ?? 0
  const series = starts.map((on) => ({ on, given: at(given, on), spent: at(spent, on), expired: at(expired, on) }))
  return { by, series }
}

function sumBy<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  amount: (row: Row) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + amount(row))
  return sums
}

function barsOf(now: ReadonlyMap<string, number>, then: ReadonlyMap<string, number> | null): Bar[] {
  const keys = [...new Set([...now.keys(), ...(then?.keys() ?? [])])]
  return keys
    .map((key) => ({ key, count: now.get(key) ?? 0, previous: then && (then.get(key) ?? 0) }))
    .filter(({ count, previous }) => count > 0 || (previous ?? 0) > 0)
    .toSorted((a, b) => b.count - a.count)
}
