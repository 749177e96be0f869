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
  async summary({ tx, page, clock }, { query: { days } }) {
    const now = clock.now()
    const local = sql`(${now}::timestamptz at time zone ${page.timeZone})`
    const [totals, contacts, series] = await Promise.all([
      readTotals(tx, page.id, now, local),
      readContacts(tx, page.id, local),
      readDays(tx, page.id, local, days),
    ])
    return { ...totals!, ...contacts!, days: series }
  },
}

type Sql = ReturnType<typeof sql>

function readTotals(tx: Tx, pageId: string, now: Date, local: Sql): Promise<Totals | undefined> {
  return tx.first(sql<Totals>`
    select
      count(*) filter (where day = ${local}::date) as today,
      count(*) filter (where day = ${local}::date - 7 and online_at <= ${now}::timestamptz - interval '7 days') as "sameDayLastWeek",
      count(*) filter (where day > ${local}::date - 7) as week,
      count(*) filter (where day <= ${local}::date - 7) as "previousWeek",
      count(distinct guest_id) filter (where day > ${local}::date - 7) as "guestsThisWeek",
      count(*) filter (where day > ${local}::date - 7 and is_first) as "newGuestsThisWeek"
    from visits where page_id = ${pageId} and online_at is not null and day between ${local}::date - 13 and ${local}::date`)
}

function readContacts(tx: Tx, pageId: string, local: Sql): Promise<Contacts | undefined> {
  return tx.first(sql<Contacts>`
    select count(*) filter (where g.phone is not null or g.email is not null) as "contactsThisWeek",
      count(*) filter (where exists (select 1 from consents c where c.page_id = g.page_id and c.guest_id = g.id and c.purpose = 'marketing' and c.is_given)) as "marketingConsentsThisWeek"
    from guests g where g.page_id = ${pageId} and g.id in (
      select guest_id from visits where page_id = ${pageId} and online_at is not null and day > ${local}::date - 7 and day <= ${local}::date)`)
}

/** Every day of the range, empty ones too. */
function readDays(tx: Tx, pageId: string, local: Sql, days: number): Promise<Day[]> {
  return tx.rows(sql<Day>`
    select d::date as day, count(v.guest_id) as visits, count(distinct v.guest_id) as guests, count(*) filter (where v.is_first) as "newGuests"
    from generate_series(${local}::date - (${days}::int - 1), ${local}::date, interval '1 day') d
    left join visits v on v.page_id = ${pageId} and v.online_at is not null and v.day = d::date
    group by 1 order by 1`)
}
