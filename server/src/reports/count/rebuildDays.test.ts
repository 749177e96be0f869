import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { systemClock } from '../../core/clock.ts'
import { sql, type Database } from '../../core/db/database.ts'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { drawnEvents, GUESTS } from '../../testing/guestEvents.ts'
import { recordEvents } from '../index.ts'
import { rebuild } from './rebuildDays.ts'
import { recountDirty, recountInZone } from './upkeep.ts'

const database = useDatabase()
const TABLES = [
  'visit_day',
  'visit_month',
  'profile_day',
  'profile_month',
  'hotspot_day',
  'guest_day',
  'guest_page',
  'guest_last',
  'campaign_day',
  'campaign_month',
  'campaign_guest',
  'step_day',
  'answer_day',
  'lead_day',
  'hotspot_month',
  'step_month',
  'answer_month',
  'lead_month',
  'answer_quarter',
  'campaign_quarter',
  'guest_last_month',
  'weekday_month',
]

/** All counts of a page; a row of nothing but zeros says as much as no row. */
async function counts(db: Database, pageId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of TABLES) {
    const rows = await db.asSystem((tx) =>
      tx.rows(
        sql<{
          row: Record<string, unknown>
        }>`select to_jsonb(t) as row from ${sql.table(table)} t where page_id = ${pageId}`,
      ),
    )
    found[table] = rows
      .map(({ row }) => Object.entries(row).filter(([name, value]) => !name.startsWith('prior_') && value !== 0))
      .filter((row) => table.endsWith('guest') || row.some(([, value]) => typeof value === 'number'))
      .map((row) => JSON.stringify(row))
      .toSorted()
  }
  return found
}

test.each(['Asia/Ho_Chi_Minh', 'Europe/Madrid', 'America/St_Johns'])(
  'in %s, days counted again from their events say what they said before: late, repeated and around a change of the clocks',
  { timeout: 60_000 },
  async (zone) => {
    const db = database()
    let counted = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnEvents(), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 45 }),
        async (batches, offset) => {
          const pageId = await givenBarePage(db, zone)
          for (const batch of batches) {
            await db.asSystem((tx) => recordEvents(tx, batch(pageId)))
            if (batch(pageId).length % 3 === 0) await db.asSystem((tx) => recordEvents(tx, batch(pageId)))
          }
          const before = await counts(db, pageId)
          counted += Object.values(before).flat().length
          const from = new Date(Date.UTC(2026, 9, 1) + offset * 86_400_000).toISOString().slice(0, 10)
          await db.asSystem((tx) => rebuild(tx, { pageId, from, to: '2026-11-10' }))
          expect(await counts(db, pageId)).toEqual(before)
          await db.asSystem((tx) => rebuild(tx, { pageId, from: '-infinity', to: 'infinity' }))
          expect(await counts(db, pageId)).toEqual(before)
        },
      ),
      { numRuns: 15 },
    )
    expect(counted).toBeGreaterThan(15)
  },
)

test('a page that moves to another time zone has its days counted again, as if it had always been there', async () => {
  const db = database()
  const moved = await givenBarePage(db, 'Asia/Ho_Chi_Minh')
  const always = await givenBarePage(db, 'America/New_York')
  const [batch] = fc.sample(drawnEvents(120), { seed: 5, numRuns: 1 })
  for (const pageId of [moved, always]) await db.asSystem((tx) => recordEvents(tx, batch!(pageId)))
  await db.asSystem(async (tx) => {
    await recountInZone(tx, moved, 'America/New_York')
    await tx.run(sql`update pages set time_zone = 'America/New_York' where id = ${moved}`)
  })
  await recountDirty({ db, clock: systemClock })
  const expected = JSON.parse(JSON.stringify(await counts(db, always)).replaceAll(always, moved)) as unknown
  expect(await counts(db, moved)).toEqual(expected)
  expect(GUESTS.length).toBeGreaterThan(3)
})
