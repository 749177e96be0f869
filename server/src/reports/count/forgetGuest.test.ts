import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { drawnEvents, GUESTS } from '../../testing/guestEvents.ts'
import { forgetGuest } from './forgetGuest.ts'
import { recordEvents } from '../index.ts'
import { rebuild } from './rebuildDays.ts'

const database = useDatabase()

test('a guest who is erased is nowhere in reports, every total stays, also when the days are counted again', async () => {
  const db = database()
  const pageId = await givenBarePage(db)
  const guestId = GUESTS[0]!
  for (const batch of fc.sample(drawnEvents(150), { seed: 3, numRuns: 3 }))
    await db.asSystem((tx) => recordEvents(tx, batch(pageId)))
  const text = {
    pageId,
    at: new Date('2026-10-20T03:00:00Z'),
    kind: 'answer',
    question: 'q4',
    form: 'text',
    guestId,
  } as const
  await db.asSystem((tx) => recordEvents(tx, [{ ...text, text: 'Tôi tên Linh' }]))
  const totals = () =>
    db.asSystem(async (tx) => ({
      days: await tx.rows(sql`select * from visit_day where page_id = ${pageId} order by day`),
      last: await tx.rows(sql`select * from guest_last where page_id = ${pageId} and guests > 0 order by day`),
      reach: await tx.rows(sql`select * from campaign_day where page_id = ${pageId} order by campaign_id, day`),
      answers: await tx.rows(sql`select * from answer_day where page_id = ${pageId} order by key, value, day`),
    }))
  const before = await totals()
  expect(before.days.length).toBeGreaterThan(10)
  await db.asSystem((tx) => forgetGuest(tx, pageId, guestId))
  expect(await totals()).toEqual(before)
  const left = await db.asSystem((tx) =>
    tx.first(sql<{ n: number }>`
      select (select count(*) from event where page_id = ${pageId} and (guest_id = ${guestId} or body = 'Tôi tên Linh'))
        + (select count(*) from guest_day where page_id = ${pageId} and guest_id = ${guestId})
        + (select count(*) from guest_page where page_id = ${pageId} and guest_id = ${guestId})
        + (select count(*) from campaign_guest where page_id = ${pageId} and guest_id = ${guestId}) as n`),
  )
  expect(left!.n).toBe(0)
  await db.asSystem((tx) => rebuild(tx, { pageId, from: '-infinity', to: 'infinity' }))
  expect(await totals()).toEqual(before)
})

test('days whose events were dropped keep their totals, also when the page is counted again', async () => {
  const db = database()
  const pageId = await givenBarePage(db)
  const [batch] = fc.sample(drawnEvents(150), { seed: 11, numRuns: 1 })
  await db.asSystem((tx) => recordEvents(tx, batch!(pageId)))
  const days = () => db.asSystem((tx) => tx.rows(sql`select * from visit_day where page_id = ${pageId} order by day`))
  const before = await days()
  // As a partition that is dropped takes them: everything before a moment, in the middle of a local day.
  await db.asSystem((tx) => tx.run(sql`delete from event where page_id = ${pageId} and at < '2026-10-20T00:00:00Z'`))
  await db.asSystem((tx) => rebuild(tx, { pageId, from: '-infinity', to: 'infinity' }))
  expect(await days()).toEqual(before)
  await db.asSystem((tx) => tx.run(sql`delete from event where page_id = ${pageId}`))
  await db.asSystem((tx) => rebuild(tx, { pageId, from: '-infinity', to: 'infinity' }))
  expect(await days()).toEqual(before)
})
