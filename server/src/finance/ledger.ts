// Money moves here and nowhere else: from one account to another, in one transaction, once for each key.
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { watchBalance } from './lowBalance.ts'

/** A user's balance, or a side of the platform's own: `bank` is where money arrives, `held` what is put aside, `sales` what is earned. */
export type Account = { userId: string } | { side: 'bank' | 'held' | 'sales' }

/** `amount` is in minor units, more than nothing; `by` is the user who wishes it, null for an operator. */
export type Order = {
  key: string
  from: Account
  to: Account
  amount: number
  currency: string
  reason: string
  by: string | null
}

/** Balances are those right after this transfer. `isNew` is false where an earlier one with the same key is answered. */
export type Booking = { id: string; at: string; isNew: boolean; balanceAfter: { from: number; to: number } }

type Row = {
  id: string
  currency: string
  balance: number
  userId: string | null
  limit: number | null
  isTold: boolean
}

/** Parts of each side of the platform's own. */
const PARTS = 16

/**
 * Moves money. An order repeated under its key moves nothing and gets the first answer.
 * @param tx of the system role: users' own transactions may look at money, not move it.
 * @throws finance/key-used, finance/currency, finance/insufficient.
 */
export async function transfer(tx: Tx, now: Date, order: Order): Promise<Booking> {
  const { key, reason, by, amount, currency } = order
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount to move: ${amount}`)
  const [fromId, toId] = await openBoth(tx, now, order)
  const id = newId(now)
  const isMine = await tx.run(sql`
    insert into finance_transfers (id, key, reason, legs, at, by_user)
    values (${id}, ${key}, ${reason}, 2, ${now}, ${by}) on conflict (key) do nothing`)
  if (isMine === 0) return readBooked(tx, order, { fromId, toId })
  const accounts = await lock(tx, [fromId, toId])
  if ([...accounts.values()].some((account) => account.currency !== currency)) throw fail('finance/currency')
  if ('userId' in order.from && accounts.get(fromId)!.balance < amount) throw fail('finance/insufficient')
  await tx.run(sql`
    insert into finance_entries (transfer_id, account_id, amount, currency)
    values (${id}, ${fromId}, ${-amount}, ${currency}), (${id}, ${toId}, ${amount}, ${currency})`)
  for (const [accountId, change] of [
    [fromId, -amount],
    [toId, amount],
  ] as const)
    await watch(tx, now, accounts.get(accountId)!, change, order)
  return {
    id,
    at: now.toISOString(),
    isNew: true,
    balanceAfter: { from: accounts.get(fromId)!.balance - amount, to: accounts.get(toId)!.balance + amount },
  }
}

async function watch(tx: Tx, now: Date, account: Row, change: number, { from }: Order): Promise<void> {
  const { userId, currency, balance: before, limit, isTold } = account
  if (userId === null) return
  const isTopUp = 'side' in from && from.side === 'bank'
  await watchBalance(tx, now, { userId, currency, before, after: before + change, limit, isTold }, isTopUp)
}

/** Made in one order by everybody: of two that make the same accounts at once, one waits and neither forever. */
async function openBoth(tx: Tx, now: Date, { from, to, currency }: Order): Promise<[from: string, to: string]> {
  const [fromName, toName] = [nameOf(from), nameOf(to)]
  if (fromName === toName) throw new RangeError('from an account to itself')
  // Of the two sides one is a user nearly always, and who it is decides which part of the other is used.
  const part = partOf('userId' in from ? from.userId : 'userId' in to ? to.userId : '')
  const keys = [from, to].map((account) => ({ userId: null, side: null, ...account, currency, part }))
  const found = await find(tx, keys)
  for (const at of fromName < toName ? [0, 1] : [1, 0]) found[at] ??= await open(tx, now, keys[at]!)
  return [found[0]!, found[1]!]
}

function nameOf(account: Account): string {
  return 'userId' in account ? account.userId : account.side
}

/** The same user always meets the same part, so that what is put aside and taken back meet there too. */
function partOf(userId: string): number {
  return Number.parseInt(userId.slice(-2) || '0', 16) % PARTS
}

type AccountKey = { userId: string | null; side: string | null; currency: string; part: number }

async function find(tx: Tx, keys: readonly AccountKey[]): Promise<(string | undefined)[]> {
  const [from, to] = keys.map(
    ({ userId, side, currency, part }) =>
      sql`(select id from finance_accounts where user_id = ${userId} or (side = ${side} and currency = ${currency} and part = ${part}))`,
  )
  const row = await tx.first(sql<{ from: string | null; to: string | null }>`select ${from} as "from", ${to} as "to"`)
  return [row?.from ?? undefined, row?.to ?? undefined]
}

/** The account, made where there is none. A user's keeps the currency it was made in. */
async function open(tx: Tx, now: Date, key: AccountKey): Promise<string> {
  const { userId, side, currency, part } = key
  await tx.run(sql`
    insert into finance_accounts (id, user_id, side, currency, part)
    values (${newId(now)}, ${userId}, ${side}, ${currency}, ${userId === null ? part : 0}) on conflict do nothing`)
  return (await find(tx, [key, key]))[0]!
}

/** A user before the sides, and these in one order: two transfers wait for one another and never forever. */
async function lock(tx: Tx, ids: string[]): Promise<Map<string, Row>> {
  const rows = await tx.rows(sql<Row>`
    select a.id, a.currency, a.balance, a.user_id, l.low_limit as limit, l.low_since is not null as is_told
    from finance_accounts a left join finance_alerts l on l.user_id = a.user_id
    where a.id = any(${ids}::uuid[]) order by a.side nulls first, a.id for update of a`)
  return new Map(rows.map((row) => [row.id, row]))
}

type StoredBooking = {
  id: string
  at: string
  reason: string
  account: string
  amount: number
  currency: string
  after: number
}

/** What was booked under the key before. @throws finance/key-used when that was something else. */
async function readBooked(tx: Tx, order: Order, { fromId, toId }: { fromId: string; toId: string }): Promise<Booking> {
  const legs = await tx.rows(sql<StoredBooking>`
    select t.id, t.at, t.reason, e.account_id as account, e.amount, e.currency, e.balance_after as after
    from finance_transfers t join finance_entries e on e.transfer_id = t.id where t.key = ${order.key}`)
  const from = legs.find((leg) => leg.account === fromId && leg.amount === -order.amount)
  const to = legs.find((leg) => leg.account === toId && leg.amount === order.amount)
  const isSame = from && to && from.currency === order.currency && from.reason === order.reason
  if (!isSame) throw fail('finance/key-used')
  return { id: to.id, at: to.at, isNew: false, balanceAfter: { from: from.after, to: to.after } }
}
