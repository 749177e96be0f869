import { dayIn } from '@portico/contract/dates.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { useDatabase } from '../../testing/database.ts'
import { CAMPAIGNS, drawnEvents, HOTSPOTS } from '../../testing/guestEvents.ts'
import { drawnRange, givenEvents, naive, ZONE, type Of } from '../../testing/reportTruth.ts'
import { BRANDS, BROWSERS, KINDS, SYSTEMS } from '../count/userAgent.ts'
import { guestList, topGuests } from '../people/guestLists.ts'
import type { GuestEvent } from '../index.ts'
import { bucketsOf } from './range.ts'
import type { Filters } from './reader.ts'
import { COUNTS } from '../reportsByName.ts'

const database = useDatabase()

test('a filter leaves exactly the events that pass it', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawnEvents(), { minLength: 2, maxLength: 5 }), drawnRange, async (batches, text) => {
      const { pageId, events, read } = await givenEvents(database(), batches.map(answeredBySomebody))
      await givenHotspots(pageId)
      const [from, to] = text.split(',') as [string, string]
      const { online, of } = naive(events, { from, to, days: 0 })
      const visits = async (filters: Filters) => {
        const { now } = await read(text, COUNTS.visits, filters)
        return [now.visits, now.guests.count]
      }
      const expected = (fits: (one: Of<'online'>) => boolean) => {
        const own = online.filter(fits)
        return [own.length, new Set(own.map((one) => one.guestId)).size]
      }
      const agentOf = (one: Of<'online'>) => one.agent ?? 0
      for (const device of ['phone', 'computer'] as const)
        expect(await visits({ device })).toEqual(expected((one) => KINDS[agentOf(one) & 7] === device))
      for (const brand of ['apple', 'other'] as const)
        expect(await visits({ brand })).toEqual(expected((one) => BRANDS[(agentOf(one) >> 3) & 15] === brand))
      for (const system of ['ios', 'windows'] as const)
        expect(await visits({ system })).toEqual(expected((one) => SYSTEMS[(agentOf(one) >> 7) & 7] === system))
      for (const browser of ['chrome', 'webview'] as const)
        expect(await visits({ browser })).toEqual(expected((one) => BROWSERS[(agentOf(one) >> 10) & 15] === browser))
      for (const window of ['mini', 'browser'] as const)
        expect(await visits({ window })).toEqual(expected((one) => agentOf(one) >> 14 === (window === 'mini' ? 1 : 0)))
      const weekdayOf = (one: GuestEvent) => new Date(dayIn(one.at, ZONE)).getUTCDay() || 7
      expect(await visits({ weekday: '6' })).toEqual(expected((one) => weekdayOf(one) === 6))
      const clockOf = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })
      expect(await visits({ hour: '9', weekday: '1' })).toEqual(
        expected((one) => Number(clockOf.format(one.at)) === 9 && weekdayOf(one) === 1),
      )
      const fresh = new Set(online.filter((one) => one.isFirst).map((one) => one.guestId))
      expect(await visits({ segment: 'new' })).toEqual(expected((one) => fresh.has(one.guestId)))
      expect(await visits({ segment: 'returning' })).toEqual(expected((one) => !fresh.has(one.guestId)))
      for (const [n, id] of HOTSPOTS.entries())
        expect(await visits({ hotspot: nasOf(pageId, n) })).toEqual(expected((one) => one.gatewayId === id))

      // The same guest may have said something else too, or the same again: each of these visits counts once.
      for (const [question, value] of ANSWERS) {
        const said = (one: Of<'answer'>) =>
          one.question === question &&
          (one.form === 'choice' ? one.value : 'score' in one && String(one.score)) === value
        const guests = new Set(of('answer').flatMap((one) => (said(one) && one.guestId ? [one.guestId] : [])))
        expect(await visits({ answer: `${question}=${value}` })).toEqual(expected((one) => guests.has(one.guestId)))
      }

      const [campaign] = CAMPAIGNS as [string]
      const days = new Map<string, string[]>()
      for (const one of events)
        if (one.kind === 'impression' && one.campaignId === campaign && one.guestId)
          days.set(one.guestId, [...(days.get(one.guestId) ?? []), dayIn(one.at, ZONE)])
      const saw = (guest: string) =>
        (days.get(guest) ?? []).some((day) => day <= to) && (days.get(guest) ?? []).some((day) => day >= from)
      expect(await visits({ campaign })).toEqual(expected((one) => saw(one.guestId)))

      const phones = of('impression').filter((one) => KINDS[(one.agent ?? 0) & 7] === 'phone')
      const { rows } = await read(text, COUNTS.campaigns, { device: 'phone' })
      for (const id of CAMPAIGNS) {
        const shown = phones.filter((one) => one.campaignId === id)
        const row = rows.find((one) => one.id === id)
        const guests = new Set(shown.flatMap((one) => one.guestId ?? [])).size
        expect([row?.impressions ?? 0, row?.guests.count ?? 0]).toEqual([shown.length, guests])
      }
      const narrowed = async (filters: Filters) => {
        const { rows: left, series } = await read(text, COUNTS.campaigns, filters)
        return [left.map(({ id, impressions, clicks }) => [id, impressions, clicks]), series]
      }
      const adverts = of('impression', 'click')
      for (const slot of ['before-login', 'success'] as const)
        expect(await narrowed({ slot, hotspot: nasOf(pageId, 0) })).toEqual(
          counted(
            adverts.filter((one) => one.slot === slot && one.gatewayId === HOTSPOTS[0]),
            text,
          ),
        )
      expect(await narrowed({ variant: `${campaign}=b` })).toEqual(
        counted(
          adverts.filter((one) => one.campaignId === campaign && one.variant === 'b'),
          text,
        ),
      )
      const sawThere = new Set(
        of('impression').flatMap((one) => (one.slot === 'success' && one.guestId ? [one.guestId] : [])),
      )
      expect(await visits({ slot: 'success' })).toEqual(expected((one) => sawThere.has(one.guestId)))
      const asked = { limit: 50, sort: 'visits' as const }
      const top = await read(text, (reader) => topGuests(reader, asked), { device: 'phone' })
      const own = Map.groupBy(
        online.filter((one) => KINDS[agentOf(one) & 7] === 'phone'),
        (one) => one.guestId,
      )
      expect(top.rows.map((row) => [row.guestId, row.visits])).toEqual(
        [...own]
          .map(([guest, all]) => [guest, all.length] as const)
          .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
      )
      const listed = await read(text, (reader) => guestList(reader, { limit: 50 }), { device: 'phone' })
      expect(listed.rows.map((row) => row.guestId).toSorted()).toEqual([...own.keys()].toSorted())
    }),
    { numRuns: 6 },
  )
})

/** Rows and days of the report of campaigns, by counting in a list. */
function counted(adverts: readonly Of<'impression' | 'click'>[], text: string) {
  const countOf = (some: readonly Of<'impression' | 'click'>[]) =>
    ['impression', 'click'].map((kind) => some.filter((one) => one.kind === kind).length)
  const rows = [...Map.groupBy(adverts, (one) => one.campaignId)]
    .map(([id, some]) => [id, ...countOf(some)] as const)
    .toSorted(([a, x = 0], [b, y = 0]) => y - x || (a < b ? -1 : 1))
  const [from, to] = text.split(',') as [string, string]
  const { starts } = bucketsOf({ from, to, days: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 })
  const series = starts.map((on) => {
    const [impressions, clicks] = countOf(adverts.filter(({ at }) => dayIn(at, ZONE) === on))
    return { on, impressions, clicks }
  })
  return [rows, series]
}

const NOBODY = 'Nước=lọc'
/** Two choices, a score, and an answer nobody gave. */
const ANSWERS = [
  ['q3', 'Cà phê'],
  ['q3', 'Trà'],
  ['q1', '9'],
  ['q3', NOBODY],
] as const

/** Answers as drawn are nobody's and few: here most visits have one of the same guest's, up to two days before. */
function answeredBySomebody(batch: (pageId: string) => GuestEvent[]): (pageId: string) => GuestEvent[] {
  return (pageId) =>
    batch(pageId).flatMap((event): GuestEvent[] => {
      if (event.kind !== 'online') return [event]
      const { id, guestId } = event
      const second = Math.floor(event.at.getTime() / 1000)
      const at = new Date(event.at.getTime() - (second % 5) * 12 * 3_600_000)
      const common = { kind: 'answer', pageId, id, guestId, at } as const
      const [question, value] = ANSWERS[second % ANSWERS.length]!
      if (question === 'q1') return [event, { ...common, question, form: 'nps', score: Number(value) }]
      return value === NOBODY ? [event] : [event, { ...common, question, form: 'choice', value }]
    })
}

const nasOf = (pageId: string, n: number) => `nas-${pageId}-${n}`

/** The two gateways move from page to page: events name them by id, people by what is written on them. */
async function givenHotspots(pageId: string): Promise<void> {
  await database().asSystem(async (tx) => {
    await tx.run(sql`delete from gateways where id = any(${HOTSPOTS}::uuid[])`)
    await tx.run(sql`
      insert into gateways (page_id, id, nas_id, name, type, entry_key)
      select ${pageId}::uuid, id, 'nas-' || ${pageId}::text || '-' || n - 1, 'Hotspot', 'radius', id::text || ${pageId}::text
      from unnest(${HOTSPOTS}::uuid[]) with ordinality as h (id, n)`)
  })
}
