// A merge of two guests is taken back: reports count two again, also in the past. Days whose events are gone are subtracted.
import { sql, type Tx } from '../../core/db/database.ts'
import type { Merge, Split } from '../../core/guestData.ts'
import { inPeriods, RECENT, RECENT_SUMS } from './recentPeriods.ts'
import { PAGE_LOCK } from './storeEvents.ts'

type KeptCounts = {
  /** The days of the one who goes. */
  days: { day: string; visits: number; seconds: number; bytes: number }[]
  moments: { guestId: string; firstAt: string; lastAt: string }[]
  campaigns: { guestId: string; campaignId: string; firstDay: string; lastDay: string }[]
  /** Events that were somebody's first visit. */
  firsts: { at: string; id: string }[]
}

/** What {@link splitGuest} needs, read before a merge. */
export async function keepGuests(tx: Tx, { pageId, from, into }: Merge): Promise<{ counts: KeptCounts }> {
  const both = sql`page_id = ${pageId} and guest_id in (${from}, ${into})`
  return {
    counts: {
      days: await tx.rows(sql<KeptCounts['days'][number]>`
        select day, visits, seconds, bytes from guest_day where page_id = ${pageId} and guest_id = ${from}`),
      moments: await tx.rows(
        sql<KeptCounts['moments'][number]>`select guest_id, first_at, last_at from guest_page where ${both}`,
      ),
      campaigns: await tx.rows(sql<KeptCounts['campaigns'][number]>`
        select guest_id, campaign_id, first_day, last_day from campaign_guest where ${both}`),
      firsts: await tx.rows(sql<KeptCounts['firsts'][number]>`
        select to_jsonb(e.at) #>> '{}' as at, e.id from visits v join event e on e.page_id = ${pageId} and e.at = v.online_at and e.id = v.id and e.kind = 6
        where v.page_id = ${pageId} and v.guest_id in (${from}, ${into}) and v.is_first`),
    },
  }
}

/** Takes two guests' shares in reports apart. Their days are counted again soon, for they are two people on each. */
export async function splitGuest(tx: Tx, split: Split): Promise<void> {
  const { pageId, mergeId } = split
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
  const kept = split.kept['counts'] as KeptCounts | undefined
  if (!kept) return
  await tx.run(sql`select pg_advisory_xact_lock(${PAGE_LOCK}, hashtext(${pageId}))`)
  await tx.run(sql`
    insert into report_dirty (page_id, day)
    select distinct p.id, (k.at at time zone p.time_zone)::date from pages p cross join jsonb_to_recordset((
      select keys from guest_merge_rows where page_id = ${pageId} and merge_id = ${mergeId} and name = 'event.guest_id')) as k (at timestamptz)
    where p.id = ${pageId} on conflict do nothing`)
  await giveBackEnds(tx, split)
  await tx.run(sql`
    update event e set is_first = true from jsonb_to_recordset(${JSON.stringify(kept.firsts)}::jsonb) as k (at timestamptz, id uuid)
    where e.page_id = ${pageId} and e.at = k.at and e.id = k.id and e.kind = 6`)
  await splitDays(tx, split, kept)
  await splitTotals(tx, split, kept)
  await splitCampaigns(tx, split, kept)
}

/** Stays that went on after the merge ended under the other's name. */
async function giveBackEnds(tx: Tx, { pageId, from, into, mergedAt }: Split): Promise<void> {
  await tx.run(sql`
    update event e set guest_id = ${from} from visits v
    where v.page_id = ${pageId} and v.guest_id = ${from} and e.page_id = ${pageId} and e.id = v.id and e.kind = 7
      and e.at > ${mergedAt} and e.guest_id = ${into} and coalesce(v.ended_at, 'infinity') > ${mergedAt}`)
}

async function splitDays(tx: Tx, { pageId, from, into }: Split, { days }: KeptCounts): Promise<void> {
  const own = sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as o (day date, visits int, seconds bigint, bytes bigint)`
  await tx.run(sql`
    update guest_day d set visits = d.visits - o.visits, seconds = d.seconds - o.seconds, bytes = d.bytes - o.bytes
    from ${own} where d.page_id = ${pageId} and d.guest_id = ${into} and d.day = o.day`)
  await tx.run(sql`
    delete from guest_day where page_id = ${pageId} and guest_id = ${into} and visits = 0 and seconds = 0 and bytes = 0`)
  await tx.run(sql`
    insert into guest_day (page_id, guest_id, day, visits, seconds, bytes)
    select ${pageId}, ${from}, day, visits, seconds, bytes from ${own} on conflict do nothing`)
}

/** The totals of both, from their days; the moments are those of before, unless somebody came since. */
async function splitTotals(tx: Tx, { pageId, from, into, mergedAt }: Split, { moments }: KeptCounts): Promise<void> {
  await tx.run(sql`
    with old as (delete from guest_page where page_id = ${pageId} and guest_id = ${into} returning last_at)
    insert into guest_page (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, ${RECENT})
    select d.page_id, d.guest_id, sum(d.visits), sum(d.seconds), sum(d.bytes),
      coalesce(min(m."firstAt"), min(d.day)::timestamptz),
      greatest(coalesce(max(m."lastAt"), max(d.day)::timestamptz),
        case when d.guest_id = ${into} then (select last_at from old where last_at > ${mergedAt}) end),
      max(d.day) filter (where d.visits > 0), ${RECENT_SUMS}
    from ${inPeriods(sql`(select * from guest_day where page_id = ${pageId} and guest_id in (${from}, ${into}))`)} d
    left join jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) as m ("guestId" uuid, "firstAt" timestamptz, "lastAt" timestamptz)
      on m."guestId" = d.guest_id
    group by d.page_id, d.guest_id, last_period`)
}

async function splitCampaigns(tx: Tx, { pageId, from, into }: Split, { campaigns }: KeptCounts): Promise<void> {
  const of = (
    guestId: string,
  ) => sql`jsonb_to_recordset(${JSON.stringify(campaigns.filter((one) => one.guestId === guestId))}::jsonb)
    as o ("campaignId" uuid, "firstDay" date, "lastDay" date)`
  // Who saw it since saw it then for the first time, as far as is known; counting the days again finds out.
  await tx.run(sql`
    update campaign_guest c set first_day = case when c.last_day > o."lastDay" then c.last_day else c.first_day end
    from ${of(from)} where c.page_id = ${pageId} and c.guest_id = ${into} and c.campaign_id = o."campaignId"`)
  await tx.run(sql`
    delete from campaign_guest c using ${of(from)}
    where c.page_id = ${pageId} and c.guest_id = ${into} and c.campaign_id = o."campaignId" and c.last_day <= o."lastDay"`)
  await tx.run(sql`
    insert into campaign_guest as c (page_id, campaign_id, guest_id, first_day, last_day)
    select ${pageId}, "campaignId", ${into}, "firstDay", "lastDay" from ${of(into)}
    on conflict (page_id, campaign_id, guest_id) do update set first_day = excluded.first_day, prior_first = null, prior_last = null`)
  await tx.run(sql`
    insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
    select ${pageId}, "campaignId", ${from}, "firstDay", "lastDay" from ${of(from)} on conflict do nothing`)
}
