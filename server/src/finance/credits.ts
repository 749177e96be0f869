// Credits by hand: asked for with a proof, approved by a second administrator above a set sum, and booked once.
import { PROOF_TYPES, type adminCredits, type ManualCredit } from '@portico/contract/finance/credits.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { fileTypeFromBuffer } from 'file-type'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { readFinance } from './balance.ts'
import { readBillingSettings } from './billing.ts'
import { bookCredit, takenBackOf, type WaitingCredit } from './bookCredit.ts'

export const creditHandlers: Handlers<typeof adminCredits> = {
  async list({ tx, user }, { query: { search, state, kind, limit, skip } }) {
    const text = search?.toLowerCase() ?? ''
    const tests = [
      sql`true`,
      ...(state ? [sql`c.state = ${state}`] : []),
      ...(kind ? [sql`c.kind = ${kind}`] : []),
      ...(text ? [sql`(strpos(lower(c.reason), ${text}) > 0 or strpos(lower(${OWNER}), ${text}) > 0)`] : []),
    ]
    const where = sql.join(tests, sql` and `)
    const rows = await readCredits(tx, user.id, where, sql`limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number; waiting: number }>`
      select count(*)::int as count, (select count(*)::int from manual_credits where state = 'waiting') as waiting
      from manual_credits c join users u on u.id = c.user_id where ${where}`)
    return { rows, count: all?.count ?? 0, waiting: all?.waiting ?? 0 }
  },

  async create(context, { body: { owner, amount, reason, proof, key } }) {
    const { tx, secrets } = context
    const found = await tx.first(sql<{ id: string }>`
      select id from users where (lower(email) = ${owner.toLowerCase()} or mobile = ${owner}) and activated_at is not null`)
    if (!found) throw fail('finance/user-not-found', { owner: 'field/invalid' })
    const bytes = Buffer.from(proof.base64, 'base64')
    const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
    if (!isOneOf(PROOF_TYPES, type)) throw fail('finance/proof', { proof: 'field/invalid' })
    const { currency } = await readFinance(tx, found.id)
    const wish = { kind: 'credit' as const, userId: found.id, amount, currency, reason, key, ofTransfer: null }
    return askForCredit(context, wish, { name: proof.name, type, sealed: secrets.seal(proof.base64) })
  },

  async takeBack(context, { body: { transferId, amount, reason, key } }) {
    const credit = await context.tx.first(sql<{ userId: string; currency: string }>`
      select a.user_id, e.currency from finance_entries e join finance_accounts a on a.id = e.account_id and a.user_id is not null
      where e.transfer_id = ${transferId} and e.amount > 0`)
    if (!credit) throw fail('request/not-found')
    return askForCredit(context, { kind: 'reversal', ...credit, amount, reason, key, ofTransfer: transferId })
  },

  async decide(context, { params: { id }, body: { isApproved, note: words = '' } }) {
    const { tx, user, clock, note } = context
    const credit = await tx.first(sql<WaitingCredit & { askedBy: string; state: string }>`
      select id, kind, user_id, amount, currency, reason, of_transfer, asked_by, state from manual_credits
      where id = ${id} for update`)
    if (!credit) throw fail('request/not-found')
    if (credit.state !== 'waiting') throw fail('finance/decided')
    // Who asked may take it back, and needs a second person for the money alone.
    if (isApproved && credit.askedBy === user.id) throw fail('finance/second-person')
    if (isApproved) await bookCredit(context, credit)
    await tx.run(sql`
      update manual_credits set decided_by = ${user.id}, decided_at = ${clock.now()}, note = ${words},
        state = case when ${isApproved} then state else 'declined' end where id = ${id}`)
    const row = await one(context, id)
    note({ id, name: row.owner, reason: words || credit.reason })
    return row
  },

  async proof({ tx, secrets }, { params: { id } }) {
    const row = await tx.first(sql<{ filename: string; type: string; proof: Buffer | null }>`
      select proof_name as filename, proof_type as type, proof from manual_credits where id = ${id}`)
    if (!row?.proof) throw fail('request/not-found')
    return { filename: row.filename, type: row.type, base64: secrets.open(row.proof) }
  },
}

type Wish = Omit<WaitingCredit, 'id'> & { key: string }
type Proof = { name: string; type: string; sealed: Buffer }

/** Writes a wish down, and books it at once up to the set sum. The same key is the same wish. */
async function askForCredit(context: UserContext, wish: Wish, proof?: Proof): Promise<ManualCredit> {
  const { tx, user, clock, note } = context
  const { kind, userId, amount, currency, reason, key, ofTransfer } = wish
  const { approveAbove } = await readBillingSettings(tx)
  const limits: Record<string, number> = approveAbove
  const id = newId(clock.now())
  const added = await tx.run(sql`
    insert into manual_credits (id, kind, user_id, key, amount, currency, reason, of_transfer, proof_name, proof_type, proof, state, asked_by, asked_at)
    values (${id}, ${kind}, ${userId}, ${key}, ${amount}, ${currency}, ${reason}, ${ofTransfer}::uuid, ${proof?.name ?? ''},
      ${proof?.type ?? ''}, ${proof?.sealed ?? null}, 'waiting', ${user.id}, ${clock.now()}) on conflict (key) do nothing`)
  if (added === 0) return readRepeated(context, wish)
  if (amount <= (limits[currency] ?? 0)) await bookCredit(context, { id, ...wish })
  const row = await one(context, id)
  note({ id, name: row.owner, reason })
  return row
}

/** @throws finance/key-used when the key asked for something else */
async function readRepeated(context: UserContext, { kind, userId, amount, key }: Wish): Promise<ManualCredit> {
  const before = await context.tx.first(sql<{ id: string; kind: string; userId: string; amount: number }>`
    select id, kind, user_id, amount from manual_credits where key = ${key}`)
  const isSame = before?.kind === kind && before.userId === userId && before.amount === amount
  if (!isSame) throw fail('finance/key-used')
  return one(context, before.id)
}

const OWNER = sql`coalesce(u.email, u.mobile, '')`

async function one({ tx, user }: UserContext, id: string): Promise<ManualCredit> {
  const [row] = await readCredits(tx, user.id, sql`c.id = ${id}`)
  return row!
}

function readCredits(tx: Tx, userId: string, where: RawBuilder<unknown>, paging = sql``): Promise<ManualCredit[]> {
  return tx.rows(sql<ManualCredit>`
    select c.id, c.kind, ${OWNER} as owner, c.amount, c.currency, c.reason, c.proof_name, c.state, a.display_name as asked_by,
      c.asked_by = ${userId} as is_own, c.asked_at, d.display_name as decided_by, c.decided_at, c.note, c.transfer_id,
      ${takenBackOf(sql`c.transfer_id`)} as taken_back
    from manual_credits c join users u on u.id = c.user_id join users a on a.id = c.asked_by
    left join users d on d.id = c.decided_by
    where ${where} order by c.state <> 'waiting', c.asked_at desc, c.id ${paging}`)
}
