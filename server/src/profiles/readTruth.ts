// What is true of guests, gathered from everywhere it is kept. Nothing else fills a profile.
import { prepareGeneric, type Tx } from '../core/db/database.ts'

/** Visits a profile remembers one by one, and for how many days. */
const MOST_VISITS = 200
const LONGEST_DAYS = 400

/** What is true of a guest, in one row. */
export type ProfileRow = {
  guestId: string
  name: string | null
  phone: string | null
  email: string | null
  source: string
  language: string
  isPhoneVerified: boolean
  isEmailVerified: boolean
  firstSeenAt: string
  lastSeenAt: string
  visits: number
  seconds: number
  bytes: number
  visitDays: number[]
  weekdays: number
  hours: number
  /** An index of SYSTEMS (contract/src/reports/query.ts). */
  system: number
  gateways: string[]
  channels: string[]
  tags: string[]
  answers: Record<string, string>
  /** The newest rating, and its form: 1 counts stars to 5, 2 is from 0 to 10. */
  score: number | null
  form: number | null
  birthday: string | null
  campaignsSeen: string[]
  campaignsClicked: string[]
  points: number
  tasksDone: number
  giftsReady: number
  giftsUsed: number
  reviewScore: number | null
}

const VISITS = `
  left join lateral (
    select bit_or(1 << extract(isodow from o.at)::int) as weekdays, bit_or(1 << extract(hour from o.at)::int) as hours,
      array_agg(distinct o.nas_id) as gateways, (array_agg(o.agent order by o.at desc) filter (where o.agent is not null))[1] as agent
    from (
      select u.online_at at time zone z.time_zone as at, w.nas_id, u.agent
      from visits u join pages z on z.id = $1::uuid join gateways w on w.page_id = $1::uuid and w.id = u.gateway_id
      where u.page_id = $1::uuid and u.guest_id = g.id and u.day is not null order by u.asked_at desc limit ${MOST_VISITS}) o) v on true`

const CONSENTS = `
  left join lateral (
    select array_agg(o.channel order by o.channel) filter (where o.is_given) as channels from (
      select distinct on (q.channel) q.channel, q.is_given from consents q
      where q.page_id = $1::uuid and q.guest_id = g.id and q.purpose = 'marketing'
      order by q.channel, q.at desc, q.id desc) o) c on true`

const REWARDS = `
  left join lateral (
    select o.available as points from points_balances o
    where o.page_id = $1::uuid and o.guest_id = g.id and o.unit = 'point') b on true
  cross join lateral (
    select count(*)::int as tasks_done from task_attempts o
    where o.page_id = $1::uuid and o.guest_id = g.id and o.status = 'Completed') h
  cross join lateral (
    select count(*) filter (where o.status = 'accepted')::int as gifts_ready, count(*) filter (where o.status = 'used')::int as gifts_used
    from gift_orders o where o.page_id = $1::uuid and o.guest_id = g.id) i
  left join lateral (
    select o.score as review_score from reviews o
    where o.page_id = $1::uuid and o.guest_id = g.id order by o.created_at desc, o.id desc limit 1) r on true`

/** The newest answer to each question; a free text is cut, for it is compared whole. */
const ANSWERS = `
  left join lateral (
    select jsonb_object_agg(o.key, o.value) as answers,
      (array_agg(o.amount order by o.at desc) filter (where o.was in (1, 2)))[1] as score,
      (array_agg(o.was order by o.at desc) filter (where o.was in (1, 2)))[1] as form
    from (
      select distinct on (e.key) e.key, e.at, e.amount, e.was, coalesce(nullif(e.value, ''), left(e.body, 200), '') as value from event e
      where e.page_id = $1::uuid and e.guest_id = g.id and e.kind = 10 and e.key is not null order by e.key, e.at desc) o) a on true`

const truthOf = prepareGeneric<ProfileRow>(`
  select g.id as guest_id, g.name, g.phone, g.email, g.source, g.language,
    g.phone_verified_at is not null as is_phone_verified, g.email_verified_at is not null as is_email_verified,
    least(g.first_seen_at, t.first_at) as first_seen_at, greatest(g.last_seen_at, t.last_at) as last_seen_at,
    greatest(t.visits, cardinality(d.days), 0) as visits, coalesce(t.seconds, 0)::bigint as seconds, coalesce(t.bytes, 0)::bigint as bytes,
    coalesce(d.days, '{}') as visit_days,
    coalesce(v.weekdays, 0)::smallint as weekdays, coalesce(v.hours, 0)::int as hours, coalesce(v.agent >> 7 & 7, 0)::smallint as system,
    coalesce(v.gateways, '{}') as gateways,
    coalesce(c.channels, '{}') as channels, coalesce(l.tags, '{}') as tags,
    coalesce(a.answers, '{}'::jsonb) || g.profile as answers, a.score, a.form, g.profile ->> 'birthday' as birthday,
    coalesce(s.seen, '{}') as campaigns_seen, coalesce(k.clicked, '{}') as campaigns_clicked,
    coalesce(b.points, 0)::bigint as points, h.tasks_done, i.gifts_ready, i.gifts_used, r.review_score
  from guests g
  left join guest_page t on t.page_id = $1::uuid and t.guest_id = g.id
  left join lateral (
    select array_agg(o.on_day order by o.on_day) as days from (
      select w.day - date '2000-01-01' as on_day from guest_day w cross join generate_series(1, least(w.visits, ${MOST_VISITS}))
      where w.page_id = $1::uuid and w.guest_id = g.id and w.day > current_date - ${LONGEST_DAYS}
      order by w.day desc limit ${MOST_VISITS}) o) d on true
  ${VISITS} ${CONSENTS} ${ANSWERS}
  left join lateral (
    select array_agg(j.tag_id order by j.tag_id) as tags from tagged_guests j where j.page_id = $1::uuid and j.guest_id = g.id) l on true
  left join lateral (
    select array_agg(n.campaign_id) as seen from campaign_guest n where n.page_id = $1::uuid and n.guest_id = g.id) s on true
  left join lateral (
    select array_agg(distinct e.campaign_id) as clicked from event e
    where e.page_id = $1::uuid and e.guest_id = g.id and e.kind = 9) k on true
  ${REWARDS}
  where g.page_id = $1::uuid and g.id = any($2::uuid[]) and g.erased_at is null`)

/** Everything of these guests of a page but what a search needs; erased guests are left out. */
export function readTruth(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<ProfileRow[]> {
  return tx.rows(truthOf(pageId, guestIds))
}
