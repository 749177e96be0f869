// Events as they arrive: 45 % stays (coming and going), 40 % impressions, 10 % clicks, 5 % answers.
import { randomUUID } from 'node:crypto'
import type { Database } from '@portico/server/core/db/database.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { recordEvents, type GuestEvent } from '@portico/server/reports/index.ts'
import { makeRandom } from '../../dev/seed/random.ts'

const BATCH = 2000
export const AGENTS = [2313, 1313, 2458, 19_593, 1041, 387]
export const CAMPAIGNS = 3

export type Generated = { events: number; seconds: number }
export type Maker = {
  events(count: number, at: () => number): GuestEvent[]
  pages: readonly string[]
  /** By venue: its weight and the cumulated weight, its guests, its campaigns. */
  weights: number[]
  stocks: number[]
  campaigns: string[]
}

/** Generates events by Zipf's law over venues and by habit over guests. */
export function makeEvents(pages: readonly string[], total: number): Maker {
  const random = makeRandom(8)
  const weights: number[] = []
  let sum = 0
  for (let rank = 1; rank <= pages.length; rank++) weights.push((sum += rank ** -0.9))
  const stock = (index: number) => Math.max(20, Math.round((0.16 * total * (index + 1) ** -0.9) / sum))
  const campaigns = pages.flatMap((_, index) =>
    Array.from({ length: CAMPAIGNS }, (_, n) => `${hex(index + 1, 8)}-0000-7000-9000-${hex(n, 12)}`),
  )
  const venue = () => {
    const draw = random.next() * sum
    let low = 0
    let high = weights.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (weights[middle]! < draw) low = middle + 1
      else high = middle
    }
    return low
  }
  const guestOf = (index: number) => {
    const n = Math.floor(stock(index) * random.next() ** 2)
    return `${hex(index + 1, 8)}-0000-7000-8000-${hex(n, 12)}`
  }
  const events: Maker['events'] = (count, at) => {
    const made: GuestEvent[] = []
    while (made.length < count) {
      const index = venue()
      const pageId = pages[index]!
      const when = new Date(at())
      const draw = random.next()
      const common = { pageId, at: when, id: randomUUID(), guestId: guestOf(index) }
      const campaignId = campaigns[index * CAMPAIGNS + random.int(0, CAMPAIGNS - 1)]!
      if (draw < 0.29) {
        const agent = AGENTS[random.int(0, AGENTS.length - 1)]!
        const seconds = Math.round(random.logNormal(1800, 0.8))
        made.push({ ...common, kind: 'online', agent, isFirst: random.chance(0.3) })
        const end = new Date(when.getTime() + seconds * 1000)
        made.push({ ...common, kind: 'ended', at: end, agent, seconds, bytes: seconds * random.int(2000, 90_000) })
      } else if (draw < 0.81) made.push({ ...common, kind: 'impression', campaignId })
      else if (draw < 0.935) made.push({ ...common, kind: 'click', campaignId })
      else made.push({ ...common, kind: 'answer', question: 'nps', form: 'nps', score: random.int(0, 10) })
    }
    return made
  }
  return { events, pages, weights, stocks: pages.map((_, index) => stock(index)), campaigns }
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}

/** Yields events batch by batch. */
export async function ingest(db: Database, make: Maker, total: number, now: number): Promise<Generated> {
  const from = monotonicMs()
  for (let events = 0; events < total; events += BATCH) {
    const batch = make.events(BATCH, () => now - Math.floor(Math.random() * 3_600_000))
    await db.asSystem((tx) => recordEvents(tx, batch))
  }
  return { events: total, seconds: (monotonicMs() - from) / 1000 }
}
