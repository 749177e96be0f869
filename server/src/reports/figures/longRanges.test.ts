// Ranges that are read as quarters, months, days beside them and days taken off again.
import { LONGEST_DAYS } from '@portico/contract/reports.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDatabase } from '../../testing/database.ts'
import { CAMPAIGNS, drawnEvents } from '../../testing/guestEvents.ts'
import { givenEvents, naive } from '../../testing/reportTruth.ts'
import { addDays, partsOf, quartersOf } from '../read/range.ts'
import { COUNTS } from '../reportsByName.ts'

const database = useDatabase()
const LAST = '2026-11-14'
/** How far back a range may begin, which counts both of its ends. */
const DAYS = LONGEST_DAYS - 1
const DAY_MS = 86_400_000

const drawnSpan = fc
  .tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: DAYS }))
  .map(([a, b]) => ({ from: addDays(LAST, -Math.max(a, b)), to: addDays(LAST, -Math.min(a, b)) }))

function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

test('quarters, months and days of a range are each of its days once', () => {
  fc.assert(
    fc.property(drawnSpan, (span) => {
      const { months, plus, minus } = partsOf(span)
      const whole = months ? quartersOf(months) : { quarters: [], months: [] }
      for (const { from, to } of whole.quarters) {
        expect(from).toMatch(/-(01|04|07|10)-01$/)
        expect(addDays(to, 1)).toMatch(/-(01|04|07|10)-01$/)
      }
      const times = new Map<string, number>()
      const add = (spans: { from: string; to: string }[], by: number) => {
        for (const day of spans.flatMap(daysOf)) times.set(day, (times.get(day) ?? 0) + by)
      }
      add([...whole.quarters, ...whole.months, ...plus], 1)
      add(minus, -1)
      expect([...times].flatMap(([day, n]) => (n === 0 ? [] : [`${day} ${n}`])).toSorted()).toEqual(
        daysOf(span).map((day) => `${day} 1`),
      )
    }),
    { numRuns: 300 },
  )
})

test('what happened over two years is counted as one by one, in any range of it', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(drawnEvents(), fc.integer({ min: 0, max: DAYS })), { minLength: 4, maxLength: 12 }),
      fc.array(drawnSpan, { minLength: 3, maxLength: 3 }),
      async (drawn, spans) => {
        const batches = drawn.map(
          ([batch, back]) =>
            (pageId: string) =>
              batch(pageId).map((event) => ({ ...event, at: new Date(event.at.getTime() - back * DAY_MS) })),
        )
        const { events, read } = await givenEvents(database(), batches)
        for (const { from, to } of spans) {
          const { of, online, ended, seconds, guests } = naive(events, { from, to, days: 0 })
          const text = `${from},${to}`
          const { now, series } = await read(text, COUNTS.overview)
          expect(now).toMatchObject({ visits: online.length, impressions: of('impression').length })
          expect(now.guests.isEstimate || now.guests.count === guests).toBe(true)
          expect(series.reduce((sum, one) => sum + one.visits, 0)).toBe(online.length)
          const visits = await read(text, COUNTS.visits)
          expect(visits.now).toMatchObject({ seconds, ended: ended.filter((one) => one.before == null).length })
          const { rows } = await read(text, COUNTS.campaigns)
          for (const id of CAMPAIGNS) {
            const row = rows.find((one) => one.id === id)
            const shown = of('impression').filter((one) => one.campaignId === id).length
            const clicked = of('click').filter((one) => one.campaignId === id).length
            expect([row?.impressions ?? 0, row?.clicks ?? 0]).toEqual([shown, clicked])
            expect(row?.daily.reduce((sum, one) => sum + one.impressions, 0) ?? 0).toBe(shown)
          }
          const { questions } = await read(text, COUNTS.survey)
          expect(questions.reduce((sum, one) => sum + one.answered, 0)).toBe(of('answer').length)
          const { cells } = await read(text, COUNTS.times)
          expect(cells.flat().reduce((sum, one) => sum + one, 0)).toBe(online.length)
          const { created } = await read(text, COUNTS.leads)
          expect(created).toBe(of('lead').filter((one) => one.isNew).length)
        }
      },
    ),
    { numRuns: 12 },
  )
})
