// What answers of a model cost: put aside before it is asked, settled by what was used, never beyond the month's limits.
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import { holdCharge, METERED_CURRENCY, readPayer, settleCharge } from '../../finance/index.ts'
import { codeOf } from '@portico/contract/errorParts.ts'
import { MOST_ANSWER_TOKENS, type Tokens } from './client.ts'

const REASON = 'AI'
/** Longer than any answer takes, its repetition included: its worker has died. */
const LOST_SECONDS = 300

export type Limits = { monthlyAnswers: number; monthlyCost: number | null }
export type Prices = { in: number; out: number }
export type HeldPrice = { pageId: string; id: string; userId: string | null; held: number; month: string }
export type Refusal = 'month' | 'money'

/** In whole minor units, rounded up. */
export function costOf(tokens: Tokens, prices: Prices): number {
  return Math.ceil((tokens.in * prices.in + tokens.out * prices.out) / 1_000_000)
}

/** The most an answer can cost: its prompt in letters is never fewer than in tokens, and it may be asked twice. */
export function mostOf(promptLetters: number, prices: Prices): number {
  return costOf({ in: promptLetters * 2, out: MOST_ANSWER_TOKENS * 2 }, prices)
}

type Order = { pageId: string; id: string; amount: number; limits: Limits; now: Date }

/** Puts an answer's price aside, and counts it. */
export async function holdAnswer({ db }: Pick<Services, 'db'>, order: Order): Promise<HeldPrice | Refusal> {
  const { pageId, id, amount, limits, now } = order
  try {
    return await db.asSystem(async (tx) => {
      const month = await monthOf(tx, pageId, now)
      await tx.run(sql`insert into ai_months (page_id, month) values (${pageId}, ${month}) on conflict do nothing`)
      const counted = await tx.run(sql`
        update ai_months set answers = answers + 1, cost = cost + ${amount}
        where page_id = ${pageId} and month = ${month} and answers < ${limits.monthlyAnswers}
          and (${limits.monthlyCost}::bigint is null or cost + ${amount} <= ${limits.monthlyCost})`)
      if (counted === 0) return 'month'
      const userId = amount > 0 ? ((await readPayer(tx, pageId)) ?? null) : null
      await holdCharge(tx, now, {
        ...chargeOf(id),
        pageId,
        amount,
        currency: METERED_CURRENCY,
        reason: REASON,
        by: null,
      })
      await tx.run(sql`
        insert into ai_calls (page_id, id, month, user_id, held, at) values (${pageId}, ${id}, ${month}, ${userId}, ${amount}, ${now})`)
      return { pageId, id, userId, held: amount, month }
    })
  } catch (error) {
    if (codeOf(error)?.startsWith('finance/')) return 'money'
    throw error
  }
}

/** Spends what an answer used, and gives the rest back; once. */
export async function settleAnswer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { pageId, id, held, month }: HeldPrice,
  { tokens, prices }: { tokens: Tokens; prices: Prices },
): Promise<number> {
  const spent = Math.min(costOf(tokens, prices), held)
  await db.asSystem(async (tx) => {
    const open = await tx.run(sql`
      update ai_calls set is_settled = true where page_id = ${pageId} and id = ${id} and not is_settled`)
    if (open === 0) return
    // The month before the ledger, as when it was put aside: the other way round two answers wait for each other.
    await tx.run(sql`
      update ai_months set cost = cost - ${held} + ${spent}, tokens = tokens + ${tokens.in + tokens.out}
      where page_id = ${pageId} and month = ${month}`)
    await settleCharge(tx, clock.now(), chargeOf(id), spent)
  })
  return spent
}

/** Gives back what was put aside for answers whose worker died. */
export async function settleLost(services: Services): Promise<void> {
  const { db, clock } = services
  const lost = new Date(clock.now().getTime() - LOST_SECONDS * 1000)
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<HeldPrice>`
      select page_id, id, user_id, held::float8 as held, month::text as month from ai_calls where not is_settled and at < ${lost}`),
  )
  const nothing = { tokens: { in: 0, out: 0 }, prices: { in: 0, out: 0 } }
  await eachAlone(rows, (held) => settleAnswer(services, held, nothing))
}

/** The first day of the venue's month. */
export async function monthOf(tx: Tx, pageId: string, now: Date): Promise<string> {
  const row = await tx.first(sql<{ month: string }>`
    select to_char(date_trunc('month', ${now}::timestamptz at time zone time_zone), 'YYYY-MM-DD') as month
    from pages where id = ${pageId}`)
  return row?.month ?? now.toISOString().slice(0, 8).concat('01')
}

function chargeOf(id: string) {
  return { purpose: 'ai', about: id } as const
}
