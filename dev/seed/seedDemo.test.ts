import { beforeAll, expect, test } from 'vitest'
import { sql, type Database } from '@portico/server/core/db/database.ts'
import { FlowStep } from '@portico/contract/flows.ts'
import { readAnswers } from '@portico/server/portal/steps/questions.ts'
import { all, countRows, EVENING, freshDatabase, seedAt } from './givenDemo.ts'
import type { Seeded } from './seedDemo.ts'

let evening: Database
let seeded: Seeded

beforeAll(async () => {
  evening = await freshDatabase()
  seeded = await seedAt(evening, EVENING)
})

const broken = (clause: string) => countRows(evening, clause)

test('the café had 90 days of 50 to 150 visits, a third of them by new faces, every day of them in its own time zone', async () => {
  const days = await all<{ day: string; visits: number }>(
    evening,
    sql`select day, count(*)::int as visits from visits group by day order by day`,
  )
  expect(days).toHaveLength(90)
  expect(days[0]!.day).toBe('2026-08-24')
  expect(days.at(-1)!.day).toBe('2026-11-21')
  const whole = days.slice(0, -1).map(({ visits }) => visits)
  expect(Math.min(...whole)).toBeGreaterThanOrEqual(50)
  expect(Math.max(...whole)).toBeLessThanOrEqual(150)
  const shareNew = seeded.guests / seeded.visits
  expect(shareNew).toBeGreaterThan(0.3)
  expect(shareNew).toBeLessThan(0.4)
  expect(
    await broken(
      `visits v join pages p on p.id = v.page_id where v.day is distinct from (v.online_at at time zone p.time_zone)::date`,
    ),
  ).toBe(0)
})

test('counts agree: each guest has exactly one first visit, the earliest, and as many visits as the guest row says', async () => {
  expect(
    await broken(
      `guests g where g.visits is distinct from (select count(*) from visits v where v.page_id = g.page_id and v.guest_id = g.id)`,
    ),
  ).toBe(0)
  expect(
    await broken(
      `guests g where 1 is distinct from (select count(*) from visits v where v.page_id = g.page_id and v.guest_id = g.id and v.is_first)`,
    ),
  ).toBe(0)
  expect(
    await broken(
      `visits v where v.is_first and exists (select 1 from visits o where o.page_id = v.page_id and o.guest_id = v.guest_id and o.online_at < v.online_at)`,
    ),
  ).toBe(0)
  expect(
    await broken(`guests g where first_seen_at <> (select min(asked_at) from visits v where v.page_id = g.page_id and v.guest_id = g.id)
    or last_seen_at <> (select max(online_at) from visits v where v.page_id = g.page_id and v.guest_id = g.id)`),
  ).toBe(0)
  expect((await all(evening, sql`select 1 from guests`)).length).toBe(seeded.guests)
})

test('the owner’s work stands in the audit log, several kinds of it, each row with what it was about', async () => {
  const rows = await all<{ action: string; actor_kind: string; subject: string }>(
    evening,
    sql`select action, actor_kind, subject from audit_log order by at`,
  )
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(8)
  expect(new Set(rows.map(({ actorKind }) => actorKind))).toEqual(new Set(['user', 'guest', 'system']))
  expect(rows.filter(({ subject }) => subject === '')).toEqual([])
  expect(await broken(`audit_log where at > '2026-11-21T13:00:00Z'`)).toBe(0)
})

test('no guest is online, nothing is in the future, and no guest is in two places at once', async () => {
  expect(
    await broken(
      `visits where status <> 'ended' or ended_at > '2026-11-21T13:00:00Z' or ended_at <= online_at or online_at <= asked_at`,
    ),
  ).toBe(0)
  expect(await broken(`sessions where stopped_at is null`)).toBe(0)
  expect(
    await broken(
      `visits a join visits b on a.page_id = b.page_id and a.guest_id = b.guest_id and a.id < b.id and a.online_at <= b.ended_at and b.online_at <= a.ended_at`,
    ),
  ).toBe(0)
  // The devices view shows a gateway as online for five minutes.
  expect(
    await broken(
      `gateways where last_seen_at is null or last_seen_at > timestamptz '2026-11-21T13:00:00Z' - interval '5 minutes'`,
    ),
  ).toBe(0)
  expect(
    await broken(`gateways g where last_seen_at <> (select max(ended_at) from visits v where v.gateway_id = g.id)`),
  ).toBe(0)
})

test('every visit has its closed session of the same length, of 15 minutes to two hours, on the same gateway', async () => {
  expect(
    await broken(`visits v left join sessions s on s.page_id = v.page_id and s.visit_id = v.id
    where s.id is null or s.guest_id <> v.guest_id or s.mac <> v.mac or s.gateway_id <> v.gateway_id or s.cause is null
      or s.started_at <> v.online_at or s.stopped_at <> v.ended_at or s.down_bytes <= s.up_bytes
      or s.seconds <> extract(epoch from v.ended_at - v.online_at) or s.seconds not between 900 and 7200`),
  ).toBe(0)
  const [hours] = await all<{ usual: number }>(
    evening,
    sql`select percentile_cont(0.5) within group (order by seconds)::float8 as usual from sessions`,
  )
  expect(hours!.usual).toBeGreaterThan(35 * 60)
  expect(hours!.usual).toBeLessThan(60 * 60)
})

test('the day has its shape: mornings and evenings are full, nights empty, weekends busier, and some guests come all the time', async () => {
  const hours = await all<{ hour: number; visits: number }>(
    evening,
    sql`
    select extract(hour from online_at at time zone 'Asia/Ho_Chi_Minh')::int as hour, count(*)::int as visits from visits group by 1`,
  )
  const at = (hour: number) => hours.find((row) => row.hour === hour)?.visits ?? 0
  expect(at(8)).toBeGreaterThan(at(11) * 1.3)
  expect(at(19)).toBeGreaterThan(at(16) * 1.2)
  expect([0, 1, 2, 3, 4, 5, 22, 23].map(at)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  const [ratio] = await all<{ weekend: number }>(
    evening,
    sql`
    select (count(*) filter (where extract(isodow from day) >= 6) / 26.0)::float8 / (count(*) filter (where extract(isodow from day) < 6) / 64.0)::float8 as weekend from visits`,
  )
  expect(ratio!.weekend).toBeGreaterThan(1.15)
  const counts = await all<{ visits: number }>(evening, sql`select visits from guests order by visits desc`)
  expect(counts[0]!.visits).toBeGreaterThan(30)
  expect(counts[Math.floor(counts.length / 2)]!.visits).toBeLessThanOrEqual(2)
})

test('every guest accepted the terms, four in ten want news and can be reached the way they chose', async () => {
  expect(
    await broken(
      `guests g where 1 is distinct from (select count(*) from consents c where c.page_id = g.page_id and c.guest_id = g.id and c.purpose = 'terms' and c.is_given)`,
    ),
  ).toBe(0)
  expect(
    await broken(
      `consents where text_hash <> sha256(convert_to(evidence ->> 'text', 'UTF8')) or evidence ->> 'text' like '%{%'`,
    ),
  ).toBe(0)
  expect(
    await broken(`consents c join guests g on g.id = c.guest_id where c.purpose = 'marketing'
    and (c.channel not in ('sms', 'zalo', 'email') or (c.channel <> 'email' and g.phone is null) or (c.channel = 'email' and g.email is null))`),
  ).toBe(0)
  const willing = await all(evening, sql`select distinct guest_id from consents where purpose = 'marketing'`)
  expect(willing.length / seeded.guests).toBeGreaterThan(0.35)
  expect(willing.length / seeded.guests).toBeLessThan(0.45)
})

test('names, phones and e-mails are such as the portal takes, phones are made up and mailboxes lead nowhere', async () => {
  const guests = await all<{ name: string; phone: string | null; email: string | null }>(
    evening,
    sql`select * from guests`,
  )
  const questions = ['text', 'phone', 'email'].map((type, index) => {
    const id = ['name', 'phone', 'email'][index]
    return { id, type, mappingField: id, required: id === 'name' }
  })
  const form = FlowStep.parse({ id: 'form', type: 'form', questions })
  const refused = guests.filter(({ name, phone, email }) => {
    const { values, errors } = readAnswers(form, { name, phone: phone ?? '', email: email ?? '' })
    const isKept = values['name'] === name && values['phone'] === (phone ?? '') && values['email'] === (email ?? '')
    return Object.keys(errors).length > 0 || !isKept
  })
  expect(refused).toEqual([])
  const phones = guests.flatMap(({ phone }) => phone ?? [])
  expect(phones.length).toBeGreaterThan(seeded.guests / 2)
  expect(phones.filter((phone) => !/^\+84\d{2}000\d{4}$/.test(phone))).toEqual([])
  expect(await broken(`guests where email is not null and email !~ '^[a-z.]+[0-9]+@example\\.test$'`)).toBe(0)
})

test('every address a phone showed belongs to its guest', async () => {
  expect(
    await broken(`visits v left join guest_devices d on d.mac = v.mac and d.guest_id = v.guest_id where d.mac is null`),
  ).toBe(0)
})

test('what campaigns delivered is the same by day, in all, and in the reports', async () => {
  const rows = await all<{ name: string; total: number; days: number; report: number }>(
    evening,
    sql`select w.name, t.impressions + t.clicks as total,
      (select sum(impressions + clicks)::int from campaign_delivery d where d.campaign_id = w.id) as days,
      (select sum(impressions + clicks)::int from campaign_day d where d.campaign_id = w.id) as report
      from wifi_campaigns w join campaign_totals t on t.campaign_id = w.id`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
  for (const { name, total, days, report } of rows) expect([name, days, report]).toEqual([name, total, total])
  expect(await broken('campaign_reach where is_held_out')).toBeGreaterThan(30)
})
