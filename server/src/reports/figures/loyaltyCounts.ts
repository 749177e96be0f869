// The sums under the loyalty report, by the calendar of each venue.
import type { LoyaltyReport } from '@portico/contract/reports/replies.ts'
import { sql } from '../../core/db/database.ts'
import type { Sql } from '../count/counters.ts'
import type { Range } from '../read/range.ts'
import type { Reader } from '../read/reader.ts'

/** Points of a day and a reason; `tasks` are completed ones. */
export type Moves = { on: string; reason: string; given: number; spent: number; expired: number; tasks: number }

/** Whether an instant lies in the range of its venue, which is `p`. The plain bounds are for the index. */
function isWithin(column: 'at' | 'created_at' | 'decided_at', { from, to }: Range): Sql {
  const at = sql.ref(`t.${column}`)
  return sql`${at} >= ${from}::date - 1 and ${at} < ${to}::date + 2
    and (${at} at time zone p.time_zone)::date between ${from}::date and ${to}::date`
}

/** What was booked, by day and reason. What a merge moved from one guest to another is neither given nor spent. */
export function readMoves({ tx, pages }: Reader, range: Range): Promise<Moves[]> {
  return tx.rows(sql<Moves>`
    select (t.at at time zone p.time_zone)::date as on, t.reason,
      coalesce(sum(t.amount) filter (where t.unit = 'point' and t.to_account = 'guest' and t.from_account in ('issued', 'adjusted')), 0)::bigint as given,
      coalesce(sum(case 'spent' when t.to_account then t.amount when t.from_account then -t.amount end) filter (where t.unit = 'point'), 0)::bigint as spent,
      coalesce(sum(t.amount) filter (where t.unit = 'point' and t.to_account = 'expired'), 0)::bigint as expired,
      count(*) filter (where t.unit = 'task' and t.from_account = 'issued')::int as tasks
    from points_transfers t join pages p on p.id = t.page_id
    where t.page_id = any(${pages}::uuid[]) and t.reason <> 'merge' and ${isWithin('at', range)} group by 1, 2`)
}

/** How many guests got points. */
export async function readCollectors({ tx, pages }: Reader, range: Range): Promise<number> {
  const row = await tx.first(sql<{ guests: number }>`
    select count(distinct t.guest_id)::int as guests from points_transfers t join pages p on p.id = t.page_id
    where t.page_id = any(${pages}::uuid[]) and t.unit = 'point' and t.to_account = 'guest'
      and t.from_account in ('issued', 'adjusted') and t.reason <> 'merge' and ${isWithin('at', range)}`)
  return row?.guests ?? 0
}

/** `amount` is what they cost the venue. */
export type GivenGift = {
  id: string
  name: string
  type: string
  given: number
  used: number
  amount: number
  currency: string
}

/** Gifts that became guests' in the range and are still, by gift. */
export function readGivenGifts({ tx, pages }: Reader, range: Range): Promise<GivenGift[]> {
  return tx.rows(sql<GivenGift>`
    select t.gift_id as id, max(t.gift_name) as name, max(t.gift_type) as type, count(*)::int as given,
      count(*) filter (where t.status = 'used')::int as used, sum(t.money_cost)::bigint as amount, p.currency
    from gift_orders t join pages p on p.id = t.page_id
    where t.page_id = any(${pages}::uuid[]) and t.status in ('accepted', 'used', 'expired') and ${isWithin('decided_at', range)}
    group by t.gift_id, p.currency`)
}

/** Orders placed in the range by what became of them since. */
export function readOutcomes({ tx, pages }: Reader, range: Range): Promise<{ outcome: string; count: number }[]> {
  return tx.rows(sql<{ outcome: string; count: number }>`
    select coalesce(t.cancel_reason, t.status) as outcome, count(*)::int as count
    from gift_orders t join pages p on p.id = t.page_id
    where t.page_id = any(${pages}::uuid[]) and ${isWithin('created_at', range)} group by 1`)
}

/** What guests can still spend, at the price of the gifts of the last year. */
export async function readOwed({ tx, pages, now }: Reader): Promise<LoyaltyReport['owed']> {
  const rows = await tx.rows(sql<{ currency: string; points: number; guests: number; amount: number | null }>`
    select p.currency, sum(b.points)::bigint as points, sum(b.guests)::int as guests, round(sum(b.points * w.each))::bigint as amount
    from (
      select page_id, sum(available + held) as points, count(*) as guests from points_balances
      where page_id = any(${pages}::uuid[]) and unit = 'point' and available + held > 0 group by 1) b
    join pages p on p.id = b.page_id
    left join (
      select page_id, sum(money_cost) / sum(cost_value)::numeric as each from gift_orders
      where page_id = any(${pages}::uuid[]) and cost_unit = 'point' and cost_value > 0
        and status in ('accepted', 'used', 'expired') and created_at > ${now}::timestamptz - interval '1 year'
      group by 1) w on w.page_id = b.page_id
    group by 1`)
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0)
  return {
    points: sum(({ points }) => points),
    guests: sum(({ guests }) => guests),
    cost: rows.flatMap(({ currency, amount }) => (amount ? [{ currency, amount }] : [])),
  }
}
