import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { recordEvents } from '../index.ts'

const database = useDatabase()

test('an event that is reported twice is counted once, and every count is there with the commit', async () => {
  const db = database()
  const page = { eid: await givenBarePage(db) }
  const at = new Date('2026-11-20T05:00:00Z')
  const guestId = crypto.randomUUID()
  const id = crypto.randomUUID()
  for (let n = 0; n < 2; n++)
    await db.asSystem((tx) =>
      recordEvents(tx, [
        { pageId: page.eid, at, kind: 'online', id, guestId, isFirst: true, gatewayId: id },
        { pageId: page.eid, at, kind: 'ended', id, guestId, seconds: 600, bytes: 1000 },
        { pageId: page.eid, at, kind: 'impression', id, campaignId: id, guestId },
        { pageId: page.eid, at, kind: 'answer', id, question: 'q', form: 'nps', score: 9 },
        { pageId: page.eid, at, kind: 'lead', id, stage: 'new', source: 'portal', isNew: true },
        { pageId: page.eid, at, kind: 'step.viewed', id, step: 's' },
        { pageId: page.eid, at, kind: 'seen', id, gatewayId: id },
      ]),
    )
  const row = await db.asSystem((tx) =>
    tx.first(
      sql<
        Record<string, number>
      >`select * from visit_day join profile_day using (page_id, day) where page_id = ${page.eid}`,
    ),
  )
  expect(row).toMatchObject({
    day: '2026-11-20',
    visits: 1,
    guests: 1,
    newVisits: 1,
    ended: 1,
    seconds: 600,
    bytes: 1000,
    h12: 1,
    impressions: 1,
    dwell5: 1,
    seen: 1,
    leads: 1,
  })
})

test('a connection plans a few dozen mixtures of events, and stores the rest without a plan of their own', async () => {
  const db = database()
  const pageId = await givenBarePage(db)
  const at = new Date('2026-11-20T05:00:00Z')
  const kinds = ['seen', 'started', 'verified', 'step.viewed', 'step.done', 'consent'] as const
  const event = (kind: (typeof kinds)[number]) => ({ pageId, at, kind, step: 's', isGiven: true })
  const mixtures = Array.from({ length: 2 ** kinds.length - 1 }, (_, n) =>
    kinds.filter((_kind, bit) => (n + 1) & (1 << bit)),
  )
  for (const mixture of mixtures) await db.asSystem((tx) => recordEvents(tx, mixture.map(event)))
  const [stored, planned] = await db.asSystem(async (tx) => [
    await tx.rows(sql`select 1 from event where page_id = ${pageId}`),
    await tx.rows(sql`select 1 from pg_prepared_statements where statement like '%insert into event%'`),
  ])
  expect(stored).toHaveLength(mixtures.flat().length)
  expect(planned.length).toBeGreaterThan(0)
  expect(planned.length).toBeLessThanOrEqual(32)
})
