// Points for a birthday: on the day, by the venue's clock, once a year.
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { earnUnits } from './units.ts'

/** Gives everybody whose birthday it is their points, page by page. */
export async function giveBirthdayPoints({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string; points: number }>`
      select page_id, birthday_points as points from loyalty_settings where is_on and birthday_points > 0`),
  )
  await eachAlone(pages, ({ pageId, points }) => db.asSystem((tx) => giveToday(tx, { pageId, points, at: now })))
}

async function giveToday(tx: Tx, { pageId, points, at }: { pageId: string; points: number; at: Date }): Promise<void> {
  for (const { guestId, year } of await tx.rows(findBirthdays(pageId, at))) {
    const of = {
      pageId,
      guestId,
      reason: { kind: 'birthday', id: String(year) },
      key: `birthday:${guestId}:${year}`,
      at,
    } as const
    const { isNew } = await earnUnits(tx, { ...of, unit: 'point', amount: points })
    if (isNew) await publishEvent(tx, { pageId, kind: 'points.birthday', data: { guestId, amount: points }, at })
  }
}

/** Of those who proved who they are; in years without 29 February it is the 28th. Given already is left out. */
const findBirthdays = prepare<{ guestId: string; year: number }>(`
  select p.guest_id, extract(year from d.day)::int as year
  from (select ($2::timestamptz at time zone time_zone)::date as day from pages where id = $1) d
  join guest_profiles p on p.page_id = $1 and (p.birthday = extract(month from d.day) * 100 + extract(day from d.day)
    or (p.birthday = 229 and to_char(d.day, 'MMDD') = '0228' and to_char(d.day + 1, 'MMDD') = '0301'))
  where (p.is_phone_verified or p.is_email_verified) and not exists (
    select 1 from points_transfers t
    where t.page_id = $1 and t.key = 'birthday:' || p.guest_id || ':' || extract(year from d.day)::int)
  and not exists (
    select 1 from loyalty_reach r join loyalty_settings s on s.page_id = $1 and s.hold_out > 0
    where r.page_id = $1 and r.guest_id = p.guest_id and r.is_held_out)`)
