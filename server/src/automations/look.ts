// Triggers that time alone pulls, and those that leave no trace but a row: looked for again and again, by indexes that lead straight to
// the few whose moment came since the last look.
import { AutomationContent, type Trigger } from '@portico/contract/automations/content.ts'
import { dayNumber, FIRST_DAY } from '@portico/contract/profiles/facts.ts'
import { DAY_MS, dayIn, instantOf } from '@portico/contract/dates.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { choosePagesRunning } from '../core/subscription.ts'
import { enterGuests } from './enter.ts'
import { wakeHeard } from './engine/heard.ts'

/** Rows may be committed later than their time says. */
const OVERLAP_MS = 10 * 60_000
/** After a pause of the server nobody is written to whose moment is longer ago. */
const LONGEST_BACK_MS = 2 * DAY_MS
const AT_ONCE = 1000
/** As long as a guest may take from the first question to the network. */
const ANSWER_MS = 30 * 60_000

type Looking = {
  pageId: string
  timeZone: string
  id: string
  version: number
  trigger: unknown
  lookedAt: string | null
}

/** Looks for everybody whose moment came, and wakes those who have had what they wait for. */
export async function lookForGuests({ db, clock }: Services, stop: AbortSignal): Promise<void> {
  const now = clock.now()
  const all = await db.asSystem(async (tx) => {
    const active = await tx.rows(sql<Looking>`
      select a.page_id, p.time_zone, a.id, a.version, v.content -> 'trigger' as trigger, a.looked_at from automations a
      join automation_versions v on v.page_id = a.page_id and v.automation_id = a.id and v.version = a.version
      join pages p on p.id = a.page_id and p.deleted_at is null and p.suspended_at is null
      where a.is_active and v.content -> 'trigger' ->> 'on' in ('inactive', 'birthday', 'form', 'score', 'tag', 'campaign-seen', 'code-expiring')
      order by a.page_id, a.id`)
    const pages = active.map(({ pageId }) => pageId)
    const running = await choosePagesRunning(tx, pages, 'automation', now)
    return active.filter(({ pageId }) => running.has(pageId))
  })
  await eachAlone(all, async (one) => {
    while (!stop.aborted && (await db.asSystem((tx) => lookOnce(tx, one, now))) === AT_ONCE);
    await db.asSystem((tx) =>
      tx.run(sql`update automations set looked_at = ${now} where page_id = ${one.pageId} and id = ${one.id}`),
    )
  })
  const waiting = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`select distinct page_id from automation_people where awaits is not null`),
  )
  await eachAlone(waiting, ({ pageId }) => db.asSystem((tx) => wakeHeard(tx, pageId, now)))
}

/** @returns how many were found; fewer than a thousand are the last */
async function lookOnce(
  tx: Tx,
  { pageId, timeZone, id, version, trigger, lookedAt }: Looking,
  now: Date,
): Promise<number> {
  const last = lookedAt ? Date.parse(lookedAt) - OVERLAP_MS : now.getTime() - OVERLAP_MS
  const since = new Date(Math.max(last, now.getTime() - LONGEST_BACK_MS))
  const found = foundBy(AutomationContent.shape.trigger.parse(trigger), { pageId, timeZone, now, since })
  if (!found) return 0
  const rows = await tx.rows(sql<{ guestId: string; occasion: string }>`
    select f.guest_id, f.occasion from (${found}) f
    where not exists (select 1 from automation_people o
      where o.page_id = ${pageId} and o.automation_id = ${id} and o.guest_id = f.guest_id and o.occasion = f.occasion)
    limit ${AT_ONCE}`)
  const entries = rows.map(({ guestId, occasion }) => ({ pageId, automationId: id, version, guestId, occasion }))
  await enterGuests(tx, entries, now)
  return rows.length
}

type Range = { pageId: string; timeZone: string; now: Date; since: Date }

/** Guests and their occasions since the last look. */
export function foundBy(trigger: Trigger, { pageId, timeZone, now, since }: Range): RawBuilder<unknown> | undefined {
  switch (trigger.on) {
    case 'inactive': {
      const [from, to] = [since, now].map((at) => startOfDay(at, timeZone, 1 - trigger.days))
      return sql`
        select p.guest_id, 'away ' || to_char(p.last_seen_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as occasion
        from guest_profiles p where p.page_id = ${pageId} and p.last_seen_at >= ${before(from!)} and p.last_seen_at < ${to}`
    }
    case 'birthday': {
      const day = dayNumber(dayIn(now, timeZone)) + trigger.daysBefore
      const on = new Date(FIRST_DAY + day * DAY_MS)
      return sql`
        select p.guest_id, ${`birthday ${on.getUTCFullYear()}`}::text as occasion from guest_profiles p
        where p.page_id = ${pageId} and p.birthday = any(${birthdaysOn(on)}::smallint[])`
    }
    case 'form':
      return answersSince(pageId, since, trigger.question === '' ? sql`true` : sql`e.key = ${trigger.question}`)
    case 'score':
      // Stars up to five, or a number up to ten.
      return answersSince(
        pageId,
        since,
        sql`(e.was = 1 and e.amount <= ${trigger.most}) or (e.was = 2 and e.amount <= ${trigger.most * 2})`,
      )
    case 'tag':
      return sql`
        select g.guest_id, 'tag ' || to_char(g.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as occasion from tagged_guests g
        where g.page_id = ${pageId} and g.tag_id = ${trigger.tagId} and g.at > ${since}`
    case 'campaign-seen':
      return sql`
        select c.guest_id, 'seen' as occasion from campaign_guest c
        where c.page_id = ${pageId} and c.campaign_id = ${trigger.campaignId} and c.first_day >= ${dayIn(since, timeZone)}::date`
    case 'code-expiring':
      return expiring(trigger, { pageId, now })
    default:
      return undefined
  }
}

/** A day is looked at whole, for its beginning may have been missed. */
function before(at: Date): Date {
  return new Date(at.getTime() - DAY_MS)
}

/** The beginning of a venue's day, so many days from that of an instant. */
function startOfDay(at: Date, timeZone: string, days: number): Date {
  return instantOf(Date.parse(`${dayIn(at, timeZone)}T00:00:00Z`) + days * DAY_MS, timeZone)
}

/** 29 February is kept on the 28th of other years. */
function birthdaysOn(on: Date): number[] {
  const birthday = (on.getUTCMonth() + 1) * 100 + on.getUTCDate()
  const next = new Date(on.getTime() + DAY_MS)
  return birthday === 228 && next.getUTCMonth() === 2 ? [228, 229] : [birthday]
}

/** Answers become a guest's when they come online, which may be a while after they were given. */
function answersSince(pageId: string, since: Date, isMeant: RawBuilder<unknown>): RawBuilder<unknown> {
  const from = new Date(since.getTime() - ANSWER_MS)
  return sql`
    select distinct e.guest_id, 'answers ' || to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as occasion from event e
    where e.page_id = ${pageId} and (e.at at time zone 'UTC')::date >= (${from}::timestamptz at time zone 'UTC')::date and e.at > ${from}
      and e.kind = 10 and e.guest_id is not null and (${isMeant})`
}

function expiring(
  { code, days }: Extract<Trigger, { on: 'code-expiring' }>,
  { pageId, now }: Pick<Range, 'pageId' | 'now'>,
): RawBuilder<unknown> {
  const until = new Date(now.getTime() + days * DAY_MS)
  if (code === 'gift')
    return sql`
      select o.guest_id, 'code ' || o.id as occasion from gift_orders o
      where o.page_id = ${pageId} and o.status = 'accepted' and o.expires_at > ${now} and o.expires_at <= ${until}`
  return sql`
    select distinct v.guest_id, 'code ' || c.id as occasion from access_codes c
    join access_code_visits u on u.page_id = ${pageId} and u.code_id = c.id
    join visits v on v.page_id = ${pageId} and v.id = u.visit_id
    where c.page_id = ${pageId} and c.expires_at > ${now} and c.expires_at <= ${until} and c.spent_at is null and c.revoked_at is null`
}
