// Where adverts were shown, and which of their variants: counted for each booking, hotspot, place, variant and day.
import { SLOTS } from '@portico/contract/campaigns/kinds.ts'
import type { CampaignsReport } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import type { Range } from '../read/range.ts'
import type { Reader } from '../read/reader.ts'

type Part = NonNullable<CampaignsReport['parts']>[number]
type PartRow = Pick<Part, 'by' | 'key' | 'campaignId' | 'name' | 'impressions' | 'clicks'>

const MOST = 60

/** The parts of what these campaigns were shown, within a place, hotspot or variant. Nothing is known of their guests: filters by them leave none. */
export async function readParts(reader: Reader, ids: readonly string[]): Promise<CampaignsReport['parts']> {
  const { campaign: _campaign, slot: _slot, hotspot: _hotspot, variant: _variant, ...guests } = reader.filters ?? {}
  if (Object.keys(guests).length > 0) return null
  const { range, before } = reader
  const [now, then] = await Promise.all([readRange(reader, range, ids), before && readRange(reader, before, ids)])
  const keyOf = ({ by, key, campaignId }: PartRow) => `${by} ${campaignId} ${key}`
  const earlier = new Map(then?.map((row) => [keyOf(row), row]))
  return now.map((row) => ({
    ...row,
    previousImpressions: then ? (earlier.get(keyOf(row))?.impressions ?? 0) : null,
    previousClicks: then ? (earlier.get(keyOf(row))?.clicks ?? 0) : null,
  }))
}

function readRange({ tx, pages, filters }: Reader, { from, to }: Range, ids: readonly string[]): Promise<PartRow[]> {
  const { slot, hotspot, variant } = filters ?? {}
  const [campaign, letter] = variant?.split('=') ?? []
  const tests = [sql`slot = any(${slot ? [slot] : [...SLOTS]}::text[])`]
  if (hotspot)
    tests.push(
      sql`gateway_id in (select id from gateways where page_id = any(${pages}::uuid[]) and nas_id = ${hotspot})`,
    )
  if (campaign) tests.push(sql`campaign_id = ${campaign} and variant = ${letter}`)
  return tx.rows(sql<PartRow>`
    with d as (
      select campaign_id, gateway_id, slot, variant, sum(impressions)::int as impressions, sum(clicks)::int as clicks
      from campaign_delivery
      where page_id = any(${pages}::uuid[]) and campaign_id = any(${ids}::uuid[]) and day between ${from} and ${to}
        and ${sql.join(tests, sql` and `)}
      group by 1, 2, 3, 4
    ), parts as (
      select 'slot' as by, slot as key, null::uuid as campaign_id, null as name, sum(impressions)::int as impressions, sum(clicks)::int as clicks
      from d group by slot
      union all
      select 'hotspot', coalesce(g.nas_id, ''), null, g.name, sum(impressions)::int, sum(clicks)::int
      from d left join gateways g on g.page_id = any(${pages}::uuid[]) and g.id = d.gateway_id group by g.nas_id, g.name
      union all
      select 'variant', variant, campaign_id, (select w.name from wifi_campaigns w where w.page_id = any(${pages}::uuid[]) and w.id = campaign_id),
        sum(impressions)::int, sum(clicks)::int
      from d where campaign_id in (select campaign_id from d group by 1 having count(distinct variant) > 1) group by variant, campaign_id
    )
    select * from parts order by by, impressions desc, key limit ${MOST * 3}`)
}
