// How often each campaign was shown, to how many, and what came of it.
import type { CampaignsReport } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { readParts } from './campaignParts.ts'
import { readReach } from './campaignReach.ts'
import { bucketsOf, type Range } from '../read/range.ts'
import { headOf, type Reader } from '../read/reader.ts'
import { MONTH } from '../count/rollups.ts'
import { daysOf, rowsOf } from '../read/sources.ts'

type Row = CampaignsReport['rows'][number]
type More = 'reached' | 'latest'
type CampaignCounts<M extends More> = { id: string } & Record<'impressions' | 'clicks' | M, number>
const MOST = 100

/** Campaigns that were shown or clicked in the range, the most shown first. */
export async function campaigns(reader: Reader): Promise<CampaignsReport> {
  const { range, before } = reader
  const shown = await readCampaigns(reader, range, { by: ['impressions'], most: MOST }, ['reached', 'latest'])
  const ids = shown.map(({ id }) => id)
  const { of } = onlyCampaign(reader)
  const [then, daily, dailyBefore, reach, parts] = await Promise.all([
    before ? readCampaigns(reader, before, { ids }) : undefined,
    readDaily(of, range, ids),
    before ? readDaily(of, before, ids) : [],
    readReach(of, shown),
    readParts(reader, ids),
  ])
  const dailyOf = Map.groupBy(daily, (day) => day.id)
  const earlier = new Map(then?.map((row) => [row.id, row]))
  const rows = shown.map(({ latest: _latest, ...row }): Row => ({
    ...row,
    ...reach(row),
    previousImpressions: then ? (earlier.get(row.id)?.impressions ?? 0) : null,
    previousClicks: then ? (earlier.get(row.id)?.clicks ?? 0) : null,
    daily: (dailyOf.get(row.id) ?? []).map(({ on, impressions, clicks }) => ({ on, impressions, clicks })),
  }))
  const { by, starts } = bucketsOf(range)
  const series = seriesOf(starts, daily)
  return {
    ...headOf(reader),
    by,
    series,
    before: before ? seriesOf(bucketsOf(before).starts, dailyBefore) : [],
    rows,
    parts,
  }
}

export type Campaign<M extends More = never> = CampaignCounts<M> & { name: string | null; ctr: number | null }

/** Which campaigns: those with the most of something, or these. */
type CampaignChoice = { by: readonly ('impressions' | 'clicks')[]; most: number } | { ids: readonly string[] }

/** Counts of campaigns of a range. A filter by campaign leaves that one. */
export async function readCampaigns<M extends More = never>(
  reader: Reader,
  range: Range,
  wanted: CampaignChoice,
  more: readonly M[] = [],
): Promise<Campaign<M>[]> {
  const { of, only } = onlyCampaign(reader)
  const tests = [sql`true`]
  if (only) tests.push(sql`campaign_id = ${only}`)
  if ('ids' in wanted) tests.push(sql`campaign_id = any(${wanted.ids}::uuid[])`)
  const order =
    'by' in wanted
      ? sql`order by ${sql.raw(wanted.by.map((name) => `sum(${name}) desc`).join(', '))}, 1 limit ${wanted.most}`
      : sql``
  const sums = ['impressions', 'clicks', ...more]
  const rows = await of.keyed.rows(sql<CampaignCounts<M>>`
    select campaign_id as id, ${sql.raw(sums.map((name) => `sum(${name})::bigint as ${name}`).join(', '))}
    from ${rowsOf(of, 'campaign', range, ['campaign_id'], sums)} c where ${sql.join(tests, sql` and `)}
    group by 1 having sum(impressions) > 0 or sum(clicks) > 0 ${order}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names of a type parameter stay unmapped; these have no underscore
  const counted = rows as CampaignCounts<M>[]
  const names = await readNames(reader, counted)
  return counted.map((row) => ({
    ...row,
    name: names.get(row.id) ?? null,
    ctr: row.impressions === 0 ? null : row.clicks / row.impressions,
  }))
}

/** Deleted ones keep their names. */
async function readNames({ tx, pages }: Reader, campaigns: readonly { id: string }[]): Promise<Map<string, string>> {
  const ids = campaigns.map(({ id }) => id)
  const rows = await tx.rows(sql<{ id: string; name: string }>`
    select id, name from wifi_campaigns where page_id = any(${pages}::uuid[]) and id = any(${ids}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Here a campaign narrows to itself, rather than to the guests who saw it. */
function onlyCampaign(reader: Reader): { of: Reader; only?: string } {
  const { campaign, ...others } = reader.filters ?? {}
  return { of: { ...reader, filters: Object.keys(others).length > 0 ? others : undefined }, only: campaign }
}

type Delivery = CampaignsReport['series'][number]
type Daily = Delivery & { id: string }

/** All campaigns together, one for each day or month. */
function seriesOf(starts: readonly string[], daily: readonly Daily[]): Delivery[] {
  const sums = new Map(starts.map((on) => [on, { on, impressions: 0, clicks: 0 }]))
  for (const { on, impressions, clicks } of daily) {
    const sum = sums.get(on)
    if (!sum) continue
    sum.impressions += impressions
    sum.clicks += clicks
  }
  return [...sums.values()]
}

/** By day, or by month where the charts of the range are. */
function readDaily(reader: Reader, range: Range, ids: readonly string[]): Promise<Daily[]> {
  const { tx } = reader
  const isByDay = bucketsOf(range).by === 'day'
  const on = isByDay ? sql`day` : sql`greatest(${MONTH}, ${range.from}::date)`
  return tx.rows(sql<Daily>`
    select ${on} as on, campaign_id as id, sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks
    from ${isByDay ? daysOf(reader, 'campaign', range) : rowsOf(reader, 'campaign', range, ['campaign_id', 'day'], ['impressions', 'clicks'])} c
    where campaign_id = any(${ids}::uuid[]) group by 1, 2 having sum(impressions) > 0 or sum(clicks) > 0 order by 1`)
}
