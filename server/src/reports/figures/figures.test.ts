import { dayIn } from '@portico/contract/dates.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDatabase } from '../../testing/database.ts'
import { CAMPAIGNS, drawnEvents, GUESTS } from '../../testing/guestEvents.ts'
import { drawnRange, givenEvents, naive, ZONE, type Of } from '../../testing/reportTruth.ts'
import { KINDS } from '../count/userAgent.ts'
import { guestList, topGuests } from '../people/guestLists.ts'
import { COUNTS } from '../reportsByName.ts'

const database = useDatabase()

test('every figure is what counting the events one by one gives', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawnEvents(), { minLength: 2, maxLength: 8 }), drawnRange, async (batches, text) => {
      const { events, read } = await givenEvents(database(), batches)
      const [from, to] = text.split(',') as [string, string]
      const truth = naive(events, { from, to, days: 0 })
      const { of, online, ended, seconds, bytes, guests } = truth

      const { now, series } = await read(text, COUNTS.overview)
      expect(now).toMatchObject({
        visits: online.length,
        guests: { count: guests, isEstimate: false },
        newGuests: online.filter((one) => one.isFirst).length,
        contacts: of('contact').filter((one) => !one.isProved).length,
        verifiedContacts: of('contact').filter((one) => one.isProved).length,
        consentsAsked: of('consent').length,
        consentsGiven: of('consent').filter((one) => one.isGiven).length,
        funnel: {
          seen: of('seen').length,
          started: of('started').length,
          verified: of('verified').length,
          online: online.length,
        },
        impressions: of('impression').length,
        clicks: of('click').length,
      })
      expect(series.map((bucket) => bucket.visits)).toEqual(
        series.map((bucket) => online.filter((one) => dayIn(one.at, ZONE) === bucket.on).length),
      )

      const visits = await read(text, COUNTS.visits)
      expect(visits.now).toMatchObject({
        visits: online.length,
        ended: ended.filter((one) => one.before == null).length,
        seconds,
        bytes,
      })

      const times = await read(text, COUNTS.times)
      const clockOf = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })
      const cells = Array.from({ length: 7 }, (_, weekday) =>
        Array.from(
          { length: 24 },
          (__, hour) =>
            online.filter(
              (one) =>
                (new Date(dayIn(one.at, ZONE)).getUTCDay() + 6) % 7 === weekday &&
                Number(clockOf.format(one.at)) === hour,
            ).length,
        ),
      )
      expect(times.cells).toEqual(cells)

      const { kinds } = await read(text, COUNTS.devices)
      for (const bar of kinds)
        expect(bar.count).toBe(online.filter((one) => KINDS[(one.agent ?? 0) & 7] === bar.key).length)
      expect(kinds.reduce((sum, bar) => sum + bar.count, 0)).toBe(online.length)
      const { windows, browsers, systems } = await read(text, COUNTS.software)
      for (const bars of [windows, browsers, systems])
        expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(online.length)
      expect(windows[0]!.count).toBe(online.filter((one) => (one.agent ?? 0) >> 14 === 1).length)

      const { rows } = await read(text, COUNTS.campaigns)
      for (const id of CAMPAIGNS) {
        const shown = of('impression').filter((one) => one.campaignId === id)
        const clicked = of('click').filter((one) => one.campaignId === id)
        const row = rows.find((one) => one.id === id)
        expect([row?.impressions ?? 0, row?.clicks ?? 0]).toEqual([shown.length, clicked.length])
        const everShown = events.filter(
          (one): one is Of<'impression'> =>
            one.kind === 'impression' && one.campaignId === id && one.guestId !== undefined,
        )
        const firstDay = (guest: string) =>
          everShown
            .filter((one) => one.guestId === guest)
            .map((one) => dayIn(one.at, ZONE))
            .toSorted()[0]
        const reached = GUESTS.filter((guest) => {
          const day = firstDay(guest)
          return day !== undefined && day >= from && day <= to
        })
        const cameBack = reached.filter((guest) =>
          events.some(
            (one) => one.kind === 'online' && one.guestId === guest && dayIn(one.at, ZONE) > firstDay(guest)!,
          ),
        )
        if (row) expect([row.reached, row.cameBack]).toEqual([reached.length, cameBack.length])
      }

      const { questions, steps } = await read(text, COUNTS.survey)
      const answers = of('answer')
      for (const question of questions) {
        const own = answers.filter((one) => one.question === question.key)
        expect(question.answered).toBe(own.length)
        if (question.nps === null) continue
        const scores = own.map((one) => (one as { score: number }).score)
        const share = (fits: (score: number) => boolean) => scores.filter(fits).length / scores.length
        expect(question.nps).toBe(Math.round(100 * (share((score) => score >= 9) - share((score) => score <= 6))))
        expect(question.average).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 9)
      }
      expect(questions.reduce((sum, question) => sum + question.answered, 0)).toBe(answers.length)
      for (const step of steps)
        expect([step.viewed, step.done]).toEqual([
          of('step.viewed').filter((one) => one.step === step.key).length,
          of('step.done').filter((one) => one.step === step.key).length,
        ])

      const leads = await read(text, COUNTS.leads)
      expect(leads.created).toBe(of('lead').filter((one) => one.isNew).length)
      for (const bar of leads.stages) expect(bar.count).toBe(of('lead').filter((one) => one.stage === bar.key).length)

      const perGuest = GUESTS.map((guestId) => ({
        guestId,
        visits: online.filter((one) => one.guestId === guestId).length,
        seconds: ended
          .filter((one) => one.guestId === guestId)
          .reduce((sum, one) => sum + one.seconds - (one.before ?? 0), 0),
        bytes: ended.filter((one) => one.guestId === guestId).reduce((sum, one) => sum + one.bytes, 0),
      }))
      for (const sort of ['visits', 'seconds', 'bytes'] as const) {
        const first = await read(text, (reader) => topGuests(reader, { limit: 2, sort }))
        const rest = first.next
          ? await read(text, (reader) => topGuests(reader, { limit: 50, after: first.next!, sort }))
          : { rows: [] }
        const expected = perGuest
          .filter((one) => one[sort] > 0)
          .toSorted((a, b) => b[sort] - a[sort] || (a.guestId < b.guestId ? -1 : 1))
        expect(
          [...first.rows, ...rest.rows].map(({ guestId, visits: n, seconds: s, bytes: b }) => ({
            guestId,
            visits: n,
            seconds: s,
            bytes: b,
          })),
        ).toEqual(expected)
      }
      const listed: string[] = []
      for (let after: string | undefined; ;) {
        const page = await read(text, (reader) => guestList(reader, { limit: 1, after }))
        listed.push(...page.rows.map((row) => row.guestId))
        if (page.next === null) break
        after = page.next
      }
      const lastDay = (guestId: string) =>
        online
          .filter((one) => one.guestId === guestId)
          .map((one) => dayIn(one.at, ZONE))
          .toSorted()
          .at(-1)!
      const came = [...new Set(online.map((one) => one.guestId))]
      expect(listed).toEqual(
        came.toSorted((a, b) => (lastDay(a) === lastDay(b) ? (a < b ? 1 : -1) : lastDay(a) < lastDay(b) ? 1 : -1)),
      )
    }),
    { numRuns: 8 },
  )
})
