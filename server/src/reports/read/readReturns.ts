// Who came back because of something: those it reached beside those who were left out.
import type { Comeback } from '@portico/contract/reports/replies.ts'
import { RETURN_DAYS } from '@portico/contract/reports/returnDays.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { differenceOf } from '../../core/proportions.ts'
import type { Sql } from '../count/counters.ts'

type Of = { pageId: string; timeZone: string; now: Date }
type Returns = { isHeldOut: boolean; guests: number; cameBack: number }

/**
 * Of guests reached long enough ago, how many came on a later day within the days that count.
 * @param reached selects `guest_id`, `is_held_out` and `first_at`, when a guest was first reached or left out
 */
export async function readReturns(tx: Tx, { pageId, timeZone, now }: Of, reached: Sql): Promise<Comeback> {
  const day = sql`(r.first_at at time zone ${timeZone})::date`
  const rows = await tx.rows(sql<Returns>`
    select r.is_held_out, count(*)::int as guests, (count(*) filter (where exists (
      select 1 from guest_day d where d.page_id = ${pageId} and d.guest_id = r.guest_id
        and d.day > ${day} and d.day <= ${day} + ${RETURN_DAYS}::int)))::int as came_back
    from (${reached}) r
    where r.first_at < ${now}::timestamptz - make_interval(days => ${RETURN_DAYS + 1})
    group by 1`)
  const of = (isHeldOut: boolean) => {
    const row = rows.find((one) => one.isHeldOut === isHeldOut)
    return { guests: row?.guests ?? 0, cameBack: row?.cameBack ?? 0 }
  }
  return compareReturns(of(false), of(true))
}

type Group = Comeback['shown']

function compareReturns(shown: Group, heldOut: Group): Comeback {
  const arm = ({ guests, cameBack }: Group) => ({ guests, successes: cameBack })
  const { difference = null, low = null, high = null } = differenceOf(arm(shown), arm(heldOut)) ?? {}
  return { shown, heldOut, difference, low, high }
}
