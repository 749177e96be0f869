import type { visits } from '@portico/contract/visits.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'

type Totals = {
  today: number
  sameDayLastWeek: number
  week: number
  previousWeek: number
  guestsThisWeek: number
  newGuestsThisWeek: number
}
type Contacts = { contactsThisWeek: number; marketingConsentsThisWeek: number }
type Day = { day: string; visits: number; guests: number; newGuests: number }

/** Counts of stays, by the page's own days. A visit counts from the moment a gateway confirmed it. */
export const visitHandlers: Handlers<typeof visits> = {
  async summary({ tx, page, clock, may }, { query: { days } }) {
    const now = clock.now()
    const local = sql`(${now}::timestamptz at time zone ${page.timeZone})`
    if (!may('report:read')) return { ...NOTHING_MORE, today: (await readTotals(tx, page.id, now, local))!.today }
    const [totals, contacts, series] = await Promise.all([
      readTotals(tx, page.id, now, local),
      readContacts(tx, page.id, local),
      readDays(tx, page.id, local, days),
    ])
    return { ...totals!, ...contacts!, days: series }
  },
}

/** A clerk sees the day's visits, not the venue's performance. */
const NOTHING_MORE = {
  sameDayLastWeek: null,
  week: null,
  previousWeek: null,
  guestsThisWeek: null,
  newGuestsThisWeek: null,
  contactsThisWeek: null,
  marketingConsentsThisWeek: null,
  days: null,
}

type Sql = ReturnType<typeof sql>

function readTotals(tx: Tx, pageId: string, now: Date, local: Sql): Promise<Totals | undefined> {
  return tx.first(sql<Totals>`
    select
      coalesce(sum(visits) filter (where day = ${local}::date), 0)::bigint as today,
      (select count(*) from visits v where v.page_id = ${pageId} and v.day = ${local}::date - 7
        and v.online_at <= ${now}::timestamptz - interval '7 days') as "sameDayLastWeek",
      coalesce(sum(visits) filter (where day > ${local}::date - 7), 0)::bigint as week,
      coalesce(sum(visits) filter (where day <= ${local}::date - 7), 0)::bigint as "previousWeek",
      (select coalesce(sum(guests), 0)::bigint from guest_last l where l.page_id = ${pageId} and l.day > ${local}::date - 7) as "guestsThisWeek",
      coalesce(sum(new_visits) filter (where day > ${local}::date - 7), 0)::bigint as "newGuestsThisWeek"
    from visit_day where page_id = ${pageId} and day between ${local}::date - 13 and ${local}::date`)
}

function readContacts(tx: Tx, pageId: string, local: Sql): Promise<Contacts | undefined> {
  return tx.first(sql<Contacts>`
    select count(*) filter (where g.phone is not null or g.email is not null) as "contactsThisWeek",
      count(*) filter (where exists (select 1 from consents c where c.page_id = ${pageId} and c.guest_id = g.id and c.purpose = 'marketing' and c.is_given)) as "marketingConsentsThisWeek"
    from guests g where g.page_id = ${pageId} and g.id in (
      select guest_id from visits where page_id = ${pageId} and online_at is not null and day > ${local}::date - 7 and day <= ${local}::date)`)
}

/** Every day of the range, empty ones too. */
function readDays(tx: Tx, pageId: string, local: Sql, days: number): Promise<Day[]> {
  return tx.rows(sql<Day>`
    select d::date as day, coalesce(v.visits, 0) as visits, coalesce(v.guests, 0) as guests, coalesce(v.new_visits, 0) as "newGuests"
    from generate_series(${local}::date - (${days}::int - 1), ${local}::date, interval '1 day') d
    left join visit_day v on v.page_id = ${pageId} and v.day = d::date
    order by 1`)
}
