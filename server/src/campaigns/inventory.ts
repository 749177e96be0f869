// Whom a booking would meet, by the sign-ins of the last 28 days.
import { DAY_MS } from '@portico/contract/dates.ts'
import type { BookingFields, wifiCampaigns, WifiCampaign } from '@portico/contract/campaigns.ts'
import type { Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import { SYSTEMS } from '@portico/contract/reports/query.ts'
import { sql, type RawBuilder } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { conditionSql, findCondition, readMoment } from '../segments/index.ts'

/** More sign-ins than these are judged by the newest. */
const SAMPLE = 20_000
const DAYS = 28

type Target = Partial<Pick<WifiCampaign, 'targetedDevices'>> & { audience?: BookingFields['audience'] | undefined }
type Sample = { signIns: number; days: number; meant: number; guests: number; capped: number }

/** Of 1000 sign-ins, how many a booking is meant for; all while nobody has come yet. */
export async function readShare(context: PageContext, target: Target): Promise<number> {
  // A question across guests' rows, as counting a segment is.
  const { signIns, meant } = await context.db.asSystem((tx) => readSample({ ...context, tx }, target, 1))
  return signIns === 0 ? 1000 : Math.round((1000 * meant) / signIns)
}

/** What a booking would reach. */
export async function estimate(
  context: PageContext,
  plan: Input<typeof wifiCampaigns.estimate>['body'],
): Promise<ReplyInput<typeof wifiCampaigns.estimate>> {
  const { cap, goal, holdOut } = plan
  const perGuest = cap && cap.hours === null ? cap.amount : 1_000_000
  const { signIns, days, meant, guests, capped } = await context.db.asSystem((tx) =>
    readSample({ ...context, tx }, plan, perGuest),
  )
  const shown = 1 - holdOut / 100
  const perDay = days === 0 ? 0 : (meant / days) * shown
  const begin = Math.max(context.clock.now().getTime(), plan.startTime ? Date.parse(plan.startTime) : 0)
  const length = plan.endTime === null ? undefined : Math.max(0, Date.parse(plan.endTime) - begin) / DAY_MS
  const room = length === undefined ? undefined : perDay * length * (meant === 0 ? 1 : capped / meant)
  const wanted =
    goal?.metric === 'impressions' ? (goal.per === 'day' ? goal.amount * (length ?? 1) : goal.amount) : Infinity
  return {
    perDay: Math.round(perDay * 10) / 10,
    share: signIns === 0 ? 1 : meant / signIns,
    guests,
    impressions: room === undefined ? null : Math.round(Math.min(room, wanted)),
    isGoalTooHigh:
      goal?.metric === 'impressions' &&
      (goal.per === 'day' ? goal.amount > perDay : room !== undefined && goal.amount > room),
    overlaps: await readOverlaps(context, plan),
  }
}

async function readSample(
  context: PageContext,
  { targetedDevices = [], audience }: Target,
  perGuest: number,
): Promise<Sample> {
  const { tx, page, clock } = context
  const tests = [targetedDevices.length > 0 ? sql`g.nas_id = any(${[...targetedDevices]}::text[])` : sql`true`]
  if (audience) tests.push(...(await audienceTests(context, audience)))
  const row = await tx.first(sql<Sample>`
    with recent as (
      select v.guest_id, v.gateway_id, v.day, v.is_first, v.agent, v.online_at at time zone ${page.timeZone} as at from visits v
      where v.page_id = ${page.id} and v.day > (${clock.now()}::timestamptz at time zone ${page.timeZone})::date - ${DAYS}::int
      order by v.day desc limit ${SAMPLE}
    ), judged as (
      select r.guest_id, r.day, ${sql.join(tests, sql` and `)} as is_meant from recent r
      join gateways g on g.page_id = ${page.id} and g.id = r.gateway_id and not g.is_simulator
      left join guest_profiles p on p.page_id = ${page.id} and p.guest_id = r.guest_id
    ), counted as (select guest_id, count(*) as n from judged where is_meant group by guest_id)
    select count(*)::int as sign_ins, coalesce(max(day) - min(day) + 1, 0)::int as days,
      (count(*) filter (where is_meant))::int as meant, (select count(*) from counted)::int as guests,
      (select coalesce(sum(least(n, ${perGuest})), 0) from counted)::int as capped from judged`)
  return row ?? { signIns: 0, days: 0, meant: 0, guests: 0, capped: 0 }
}

async function audienceTests(
  context: PageContext,
  audience: BookingFields['audience'],
): Promise<RawBuilder<unknown>[]> {
  const { tx, page, clock } = context
  const { segmentId, guests, languages, weekdays, hours, systems } = audience
  const tests: RawBuilder<unknown>[] = []
  if (guests !== 'all') tests.push(sql`r.is_first = ${guests === 'new'}`)
  if (languages.length > 0) tests.push(sql`p.language = any(${[...languages]}::text[])`)
  if (weekdays.length > 0) tests.push(sql`extract(isodow from r.at)::int = any(${[...weekdays]}::int[])`)
  if (hours.length > 0) tests.push(sql`extract(hour from r.at)::int = any(${[...hours]}::int[])`)
  if (systems.length > 0)
    tests.push(sql`(r.agent >> 7 & 7) = any(${systems.map((system) => SYSTEMS.indexOf(system))}::int[])`)
  const condition = segmentId ? await findCondition(tx, page.id, segmentId) : undefined
  if (condition) tests.push(conditionSql(condition, await readMoment(tx, page, clock.now())))
  return tests
}

/** Bookings that want the same place at the same time. */
function readOverlaps({ tx, page, clock }: PageContext, plan: Input<typeof wifiCampaigns.estimate>['body']) {
  const from = plan.startTime ? new Date(plan.startTime) : clock.now()
  const to = plan.endTime === null ? null : new Date(plan.endTime)
  return tx.rows(sql<Pick<WifiCampaign, 'id' | 'name' | 'type' | 'priority' | 'startTime' | 'endTime'>>`
    select id, name, type, priority, start_time, end_time from wifi_campaigns
    where page_id = ${page.id} and deleted_at is null and finished_at is null and status = 'active' and id is distinct from ${plan.id ?? null}::uuid
      and (${to}::timestamptz is null or start_time < ${to}) and (end_time is null or end_time > ${from})
      and (type = 'design') = ${plan.type === 'design'} and (type = 'design' or slots && ${[...plan.slots]}::text[])
      and (cardinality(targeted_devices) = 0 or cardinality(${[...plan.targetedDevices]}::text[]) = 0 or targeted_devices && ${[...plan.targetedDevices]}::text[])
    order by array_position(array['override', 'contract', 'remnant', 'design'], type), priority desc limit 20`)
}
