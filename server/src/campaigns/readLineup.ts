// The bookings of a page with all that a decision needs of them, read at once and compiled.
import { planHas, planRuns, type Subscription } from '@portico/contract/access.ts'
import { CreativeDesign, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { lacksOf } from '@portico/contract/campaigns/readiness.ts'
import type { Reason } from '@portico/contract/campaigns/reasons.ts'
import { offsetAt } from '@portico/contract/dates.ts'
import { FIRST_DAY } from '@portico/contract/profiles/facts.ts'
import type { Thresholds } from '@portico/contract/profiles/lifecycle.ts'
import { compileCondition, type Matcher } from '@portico/contract/segments/matchGuest.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'
import { findCondition, readThresholds } from '../segments/index.ts'
import {
  ALL_DAYS,
  ALL_HOURS,
  type Candidate,
  type CandidateVariant,
  type DeliveryCounts,
  type VenueMoment,
} from './candidate.ts'
import { byFit, byUrgency } from './decide.ts'
import { lightenPictures } from './lightPictures.ts'
import { pressureOf, type Traffic } from './pacing.ts'
import { readTraffic } from './traffic.ts'

export type Lineup = {
  /** Of the slots and of the look, in the order in which they are decided. */
  adverts: readonly Candidate[]
  designs: readonly Candidate[]
  creatives: ReadonlyMap<string, CreativeDesign>
  /** Guests who work here. */
  staff: ReadonlySet<string>
  timeZone: string
  offsetMs: number
  thresholds: Thresholds
}

export type BookingRow = Pick<
  WifiCampaign,
  | 'id'
  | 'name'
  | 'type'
  | 'status'
  | 'priority'
  | 'redirectUrl'
  | 'targetedDevices'
  | 'slots'
  | 'variants'
  | 'goal'
  | 'cap'
  | 'restHours'
  | 'audience'
  | 'holdOut'
  | 'approval'
> &
  DeliveryCounts & {
    startTime: string
    endTime: string | null
    finishedAt: string | null
    createdAt: string
    sharePermille: number
  }

/** @param also a booking to be explained, whatever became of it */
export async function readLineup(tx: Tx, pageId: string, now: Date, also: string | null = null): Promise<Lineup> {
  const [bookings, venue] = await Promise.all([readBookings(tx, pageId, now, also), readVenue(tx, pageId)])
  const timeZone = venue?.timeZone ?? 'UTC'
  const none = { creatives: new Map(), staff: new Set<string>() }
  const clock = { timeZone, offsetMs: offsetAt(now.getTime(), timeZone), thresholds: await readThresholds(tx, pageId) }
  if (bookings.length === 0) return { adverts: [], designs: [], ...none, ...clock }
  const known = {
    creatives: await readCreatives(tx, pageId, bookings),
    templates: await readTemplates(tx, pageId, bookings),
    segments: await readSegments(tx, pageId, bookings),
    traffic: bookings.some(({ goal }) => goal) ? await readTraffic(tx, pageId, now) : [],
    plan: venue?.subscription,
    runs: planRuns(venue?.subscription, 'campaigns', now),
    now,
  }
  const shown = withinPlan(known.creatives, known.plan, now)
  const moment = momentOf(clock, now)
  const candidates = bookings.map((row) => toCandidate(row, { ...known, creatives: shown, moment }))
  const staff = new Set((await readStaff(tx, pageId)).map(({ id }) => id))
  return {
    adverts: candidates.filter(({ type }) => type !== 'design').toSorted(byUrgency),
    designs: candidates.filter(({ type }) => type === 'design').toSorted(byFit),
    creatives: shown,
    staff,
    ...clock,
  }
}

const DAY_MS = 86_400_000

/** What the venue's clock shows. */
export function momentOf({ offsetMs, thresholds }: Pick<Lineup, 'offsetMs' | 'thresholds'>, now: Date): VenueMoment {
  const local = new Date(now.getTime() + offsetMs)
  return {
    now: now.getTime(),
    today: Math.floor((local.getTime() - FIRST_DAY) / DAY_MS),
    thresholds,
    weekday: local.getUTCDay() || 7,
    hour: local.getUTCHours(),
  }
}

function readBookings(tx: Tx, pageId: string, now: Date, also: string | null): Promise<BookingRow[]> {
  return tx.rows(sql<BookingRow>`
    select w.id, w.name, w.type, w.status, w.start_time, w.end_time, w.redirect_url, w.priority, w.finished_at,
      w.targeted_devices, w.slots, w.variants, w.goal, w.cap, w.rest_hours, w.audience, w.hold_out, w.approval, w.share_permille,
      w.created_at, coalesce(t.impressions, 0) as impressions, coalesce(t.clicks, 0) as clicks,
      case when t.day = d.today then t.today_impressions else 0 end as today_impressions,
      case when t.day = d.today then t.today_clicks else 0 end as today_clicks
    from wifi_campaigns w
    cross join lateral (select (${now}::timestamptz at time zone p.time_zone)::date as today from pages p where p.id = ${pageId}) d
    left join campaign_totals t on t.page_id = ${pageId} and t.campaign_id = w.id
    where w.page_id = ${pageId} and w.deleted_at is null
      and (w.id = ${also}::uuid or w.status = 'active' and w.finished_at is null and (w.end_time is null or w.end_time > ${now}))`)
}

function readVenue(tx: Tx, pageId: string) {
  return tx.first(sql<{ timeZone: string; subscription: Subscription }>`
    select p.time_zone, ${SUBSCRIPTION} as subscription from pages p
    left join subscriptions s on s.page_id = ${pageId} left join plans l on l.id = s.plan_id where p.id = ${pageId}`)
}

/** Members of the page who are its guests as well, by what they sign in with. */
function readStaff(tx: Tx, pageId: string) {
  return tx.rows(sql<{ id: string }>`
    select g.id from members m join users u on u.id = m.user_id
    join guests g on g.page_id = ${pageId} and (lower(g.email) = lower(u.email) or g.phone = u.mobile)
    where m.page_id = ${pageId}`)
}

type Lookups = {
  creatives: ReadonlyMap<string, CreativeDesign>
  templates: ReadonlySet<string>
  segments: ReadonlyMap<string, Matcher>
  traffic: Traffic
  plan: Subscription | undefined
  /** Bookings rest once the plan and its days of grace are over. */
  runs: boolean
  now: Date
}

function toCandidate(row: BookingRow, known: Lookups & { moment: VenueMoment }): Candidate {
  const { audience, cap, goal, endTime, ...rest } = row
  const endsAt = endTime === null ? Infinity : Date.parse(endTime)
  const [weekdays, hours] = [bitsOf(audience.weekdays, ALL_DAYS), bitsOf(audience.hours, ALL_HOURS)]
  const variants = row.variants.filter((variant) => isShowable(variant, row, known))
  const { impressions, clicks, todayImpressions, todayClicks } = row
  const delivered = { impressions, clicks, todayImpressions, todayClicks }
  const weekHour = (known.moment.weekday - 1) * 24 + known.moment.hour + (known.now.getUTCMinutes() % 60) / 60
  const paced = { goal, delivered, endsAt, weekdays, hours, share: row.sharePermille / 1000 }
  return {
    id: rest.id,
    name: rest.name,
    type: rest.type,
    priority: rest.priority,
    createdAt: Date.parse(rest.createdAt),
    lacks: standingOf(row) ?? (known.runs ? undefined : 'plan') ?? lackOf(row, variants, known),
    startsAt: Date.parse(rest.startTime),
    endsAt,
    slots: new Set(rest.slots),
    variants,
    devices: setOf(rest.targetedDevices),
    languages: setOf(audience.languages),
    systems: setOf(audience.systems),
    weekdays,
    hours,
    guests: audience.guests,
    segment: audience.segmentId ? known.segments.get(audience.segmentId) : undefined,
    cap: cap ? { amount: cap.amount, ms: cap.hours === null ? Infinity : cap.hours * 3_600_000 } : undefined,
    restMs: rest.restHours * 3_600_000,
    holdOut: rest.holdOut,
    goal,
    delivered,
    pressure: rest.type === 'contract' ? pressureOf(paced, known.traffic, weekHour, known.now.getTime()) : 1,
    redirectUrl: rest.redirectUrl,
  }
}

function standingOf({ status, approval, finishedAt }: BookingRow): Reason | undefined {
  if (finishedAt !== null) return 'finished'
  if (status !== 'active') return status
  return approval === 'waiting' || approval === 'declined' ? 'approval' : undefined
}

function lackOf(row: BookingRow, variants: readonly CandidateVariant[], known: Lookups): Reason | undefined {
  const { segmentId } = row.audience
  if (segmentId && !known.segments.has(segmentId)) return 'missing'
  if (row.variants.length > 0 && variants.length === 0)
    return row.variants.some(({ creativeId }) => creativeId && known.creatives.has(creativeId)) ? 'plan' : 'missing'
  return row.variants.length === 0 ? 'nothing-to-show' : undefined
}

function isShowable({ creativeId, templateId }: CandidateVariant, { type }: BookingRow, known: Lookups): boolean {
  if (type === 'design') return templateId !== null && known.templates.has(templateId)
  const design = creativeId === null ? undefined : known.creatives.get(creativeId)
  return design !== undefined && lacksOf(design).length === 0
}

async function readCreatives(
  tx: Tx,
  pageId: string,
  bookings: readonly BookingRow[],
): Promise<Map<string, CreativeDesign>> {
  const ids = bookings.flatMap(({ variants }) => variants.flatMap(({ creativeId }) => creativeId ?? []))
  if (ids.length === 0) return new Map()
  const rows = await tx.rows(sql<{ id: string; design: unknown }>`
    select id, design from campaigns where page_id = ${pageId} and id = any(${ids}::uuid[])`)
  const designs = new Map(rows.map(({ id, design }) => [id, CreativeDesign.parse(design)]))
  return lightenPictures(tx, pageId, designs)
}

/** Creatives without what the plan does not have. */
function withinPlan(creatives: ReadonlyMap<string, CreativeDesign>, plan: Subscription | undefined, now: Date) {
  const [hasAction, hasFilm] = [planHas(plan, 'cta', now), planHas(plan, 'videoUpload', now)]
  if (hasAction && hasFilm) return creatives
  const cut = (design: CreativeDesign) => ({
    ...design,
    action: hasAction ? design.action : null,
    film: hasFilm ? design.film : null,
  })
  return new Map([...creatives].map(([id, design]) => [id, cut(design)]))
}

async function readTemplates(tx: Tx, pageId: string, bookings: readonly BookingRow[]): Promise<Set<string>> {
  const ids = bookings.flatMap(({ variants }) => variants.flatMap(({ templateId }) => templateId ?? []))
  if (ids.length === 0) return new Set()
  const rows = await tx.rows(sql<{ id: string }>`
    select id from page_templates where page_id = ${pageId} and id = any(${ids}::uuid[]) and version > 0`)
  return new Set(rows.map(({ id }) => id))
}

async function readSegments(tx: Tx, pageId: string, bookings: readonly BookingRow[]): Promise<Map<string, Matcher>> {
  const ids = new Set(bookings.flatMap(({ audience }) => audience.segmentId ?? []))
  const segments = new Map<string, Matcher>()
  for (const id of ids) {
    const condition = await findCondition(tx, pageId, id)
    if (condition) segments.set(id, compileCondition(condition))
  }
  return segments
}

function setOf(values: readonly string[]): ReadonlySet<string> | undefined {
  return values.length === 0 ? undefined : new Set(values)
}

/** Numbers as bits; none means all. */
function bitsOf(numbers: readonly number[], all: number): number {
  return numbers.length === 0 ? all : numbers.reduce((bits, bit) => bits | (1 << bit), 0)
}
