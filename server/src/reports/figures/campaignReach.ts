// Guests who saw campaigns, and those of them who came back.
import { sql } from '../../core/db/database.ts'
import { filteredEvents } from '../read/filterEvents.ts'
import type { Reader } from '../read/reader.ts'
import type { Unique } from '../people/uniques.ts'

/** More guests than this are not followed one by one. */
const FOLLOWED = 10_000

type Reach = { guests: Unique; reached: number; cameBack: number | null }
type ShownCampaign = { id: string; reached: number; latest: number }

/** Of each campaign: its guests, those who saw it first in the range, and those of them who came back later. */
export async function readReach(
  reader: Reader,
  rows: readonly ShownCampaign[],
): Promise<(row: { id: string }) => Reach> {
  if (reader.filters) return readFiltered(reader, rows)
  const [guests, returned] = await Promise.all([readGuests(reader, rows), readReturned(reader, rows)])
  const reached = new Map(rows.map((row) => [row.id, row.reached]))
  return ({ id }) => ({
    guests: guests.get(id) ?? { count: 0, isEstimate: false },
    reached: reached.get(id) ?? 0,
    cameBack: returned === undefined ? null : (returned.get(id) ?? 0),
  })
}

/** Exact up to today, else those whose first and last sight lie around the range. */
async function readGuests(
  { pages, range, today, tx }: Reader,
  rows: readonly ShownCampaign[],
): Promise<Map<string, Unique>> {
  if (range.to >= today) return new Map(rows.map(({ id, latest }) => [id, { count: latest, isEstimate: false }]))
  const found = await tx.rows(sql<{ id: string; n: number }>`
    select campaign_id as id, count(*) as n from campaign_guest
    where page_id = any(${pages}::uuid[]) and campaign_id = any(${rows.map(({ id }) => id)}::uuid[])
      and first_day <= ${range.to}::date and last_day >= ${range.from}::date group by 1`)
  return new Map(found.map(({ id, n }) => [id, { count: n, isEstimate: true }]))
}

/** Guests reached in the range who visited on a later day than the one they were reached on. */
async function readReturned(
  { pages, range, tx }: Reader,
  rows: readonly ShownCampaign[],
): Promise<Map<string, number> | undefined> {
  if (rows.reduce((sum, row) => sum + row.reached, 0) > FOLLOWED) return undefined
  const found = await tx.rows(sql<{ id: string; n: number }>`
    select c.campaign_id as id, count(*) as n
    from campaign_guest c join guest_page g on g.page_id = c.page_id and g.guest_id = c.guest_id
    where c.page_id = any(${pages}::uuid[]) and c.campaign_id = any(${rows.map(({ id }) => id)}::uuid[])
      and c.first_day between ${range.from}::date and ${range.to}::date and g.last_day > c.first_day group by 1`)
  return new Map(found.map(({ id, n }) => [id, n]))
}

/** The same of those who pass the filters. */
async function readFiltered(reader: Reader, rows: readonly ShownCampaign[]): Promise<(row: { id: string }) => Reach> {
  const { range, tx } = reader
  const isFirst = sql`c.first_day between ${range.from}::date and ${range.to}::date`
  const found = await tx.rows(sql<{ id: string; n: number; reached: number; cameBack: number }>`
    select s.campaign_id as id, count(*) as n, count(*) filter (where ${isFirst}) as reached,
      count(*) filter (where ${isFirst} and g.last_day > c.first_day) as came_back
    from (select distinct page_id, campaign_id, guest_id from (${filteredEvents(reader, range)}) e
      where kind = 8 and guest_id is not null and campaign_id = any(${rows.map(({ id }) => id)}::uuid[])) s
    left join campaign_guest c on c.page_id = s.page_id and c.campaign_id = s.campaign_id and c.guest_id = s.guest_id
    left join guest_page g on g.page_id = s.page_id and g.guest_id = s.guest_id group by 1`)
  const by = new Map(found.map((row) => [row.id, row]))
  return ({ id }) => ({
    guests: { count: by.get(id)?.n ?? 0, isEstimate: false },
    reached: by.get(id)?.reached ?? 0,
    cameBack: by.get(id)?.cameBack ?? 0,
  })
}
