// Money under load: the same commands of 2,000 users by processes of which one is killed, and notices of payments answered by a process that is killed again and again.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { moneyFaults } from '@portico/server/testing/money.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { killAgainAndAgain, runToEnd } from '../rig/killing.ts'
import type { Options } from '../rig/options.ts'
import type { Round } from '../rig/rounds.ts'
import { COMMANDS_EACH, PAYMENTS_EACH } from './commands.ts'
import type { WorkerSettings } from './worker.ts'

const MOST_USERS = 2000
const MOST_KILLS = 200
/** Sends of each notice. */
const SENDS = 20
const LANES = 6
const COMMAND_KILLS = { times: 8, afterMs: 2500 }
/** Two at a time, so that a kill finds the other at work on the same orders. */
const KILLERS = 2
const PRICE = 30_000
const WORKER = join(import.meta.dirname, 'worker.ts')

/** `guests` is the number of users; a tenth as many kills. @throws Error when money was made, lost or credited twice */
export async function measure({ guests }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const count = Math.min(guests, MOST_USERS)
    const users = await addUsers(portico, count)
    const of: WorkerSettings = { url: portico.ownerUrl, users, orders: [], answers: '', from: 0, lanes: LANES }
    const all = count * COMMANDS_EACH
    const started = monotonicMs()
    const [kills] = await Promise.all([
      killAgainAndAgain(WORKER, (round) => ({ ...of, from: Math.floor((all * (round + 1)) / 10) }), COMMAND_KILLS),
      runToEnd(WORKER, of),
    ])
    const taken = (monotonicMs() - started) / 1000
    await verifyCommands(portico, count)
    const ours: Round[] = [{ value: all / taken, operations: all }]
    const note = `${all} commands, each by two processes, ${kills} killed; balances and sums exact`
    const checkouts = await measureCheckouts(portico, of, Math.min(MOST_KILLS, Math.ceil(count / 10)))
    return [figureOf({ name: 'commands', unit: '/s', ours, note }), checkouts]
  } finally {
    await portico.stop()
  }
}

/** Each order's notice comes many times, to processes that are killed; what was answered has to be there, once. */
async function measureCheckouts(portico: Installation, of: WorkerSettings, kills: number): Promise<Figure> {
  const answers = join(mkdtempSync(join(tmpdir(), 'portico-money-')), 'answers')
  writeFileSync(answers, '')
  const orders = await addOrders(portico, of.users)
  const repeated = Array.from({ length: SENDS }, () => orders).flat()
  const started = monotonicMs()
  const each = { times: Math.ceil(kills / KILLERS), afterMs: 250 }
  const counts = await Promise.all(
    Array.from({ length: KILLERS }, (_, killer) =>
      killAgainAndAgain(
        WORKER,
        (round) => ({ ...of, orders: repeated, answers, from: round * 97 + killer * 503 }),
        each,
      ),
    ),
  )
  const killed = counts.reduce((sum, count) => sum + count, 0)
  const taken = (monotonicMs() - started) / 1000
  const answered = new Set(readFileSync(answers, 'utf8').split('\n').filter(Boolean))
  const rows = await portico.database.db.asSystem((tx) =>
    tx.rows(sql<{ reference: string; credits: number }>`
      select o.reference, count(t.id)::int as credits from payment_orders o
      left join finance_transfers t on t.key = 'payment ' || o.id where o.reference = any(${orders}::text[]) group by 1`),
  )
  const lost = rows.filter(({ reference, credits }) => credits === 0 && answered.has(reference)).length
  const wrong = rows.filter(({ credits }) => credits !== 1).length
  const faults = await moneyFaults(portico.database)
  const bought = await portico.database.db.asSystem((tx) =>
    tx.first(sql<{ carts: number; invoices: number; paid: number }>`
      select (select count(*)::int from cart_purchases) as carts, (select count(*)::int from invoices where key like 'cart %') as invoices,
        (select count(*)::int from subscriptions s join plans l on l.id = s.plan_id and l.name = 'BENCH'
          where s.end_date < now() + interval '32 days') as paid`),
  )
  const isOnce = Object.values(bought ?? {}).every((count) => count === orders.length)
  if (lost > 0 || wrong > 0 || faults.length > 0 || !isOnce)
    throw new Error(`checkouts are wrong: ${JSON.stringify({ lost, wrong, faults, bought })}`)
  const note = `${orders.length} orders of carts, each notice ${SENDS} times, ${killed} kills: ${orders.length} credits, carts, invoices and months, 0 lost, 0 twice`
  const ours: Round[] = [{ value: repeated.length / taken, operations: repeated.length }]
  return figureOf({ name: 'notices', unit: '/s', ours, note })
}

async function addUsers({ database: { db } }: Installation, count: number): Promise<string[]> {
  const at = new Date()
  const ids = Array.from({ length: count }, () => newId(at))
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into users (id, username, display_name, email, password_hash, group_id)
      select id, id::text, 'Lan', id::text || '@example.test', '', 1 from unnest(${ids}::uuid[]) as u (id)`),
  )
  return ids
}

/** An order for each user, whose money buys a month for a page of theirs. */
async function addOrders({ database: { db } }: Installation, users: readonly string[]): Promise<string[]> {
  const at = new Date()
  const planId = newId(at)
  const rows = users
    .slice(0, 1000)
    .map((userId, index) => ({ id: newId(at), userId, pageId: newId(at), reference: `${at.getTime() * 1000 + index}` }))
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into plans (id, name, price, is_on_sale) values (${planId}, 'BENCH', ${PRICE}, true)`)
    for (const { id, userId, pageId, reference } of rows) {
      await tx.run(sql`insert into pages (id, name) values (${pageId}, 'Quán')`)
      await tx.run(sql`insert into members (page_id, user_id, role) values (${pageId}, ${userId}, 'owner')`)
      await tx.run(sql`insert into carts (user_id, updated_at) values (${userId}, ${at})`)
      await tx.run(sql`
        insert into cart_lines (user_id, for_page, plan_id, periods, price, added_at)
        values (${userId}, ${pageId}, ${planId}, 1, ${PRICE}, ${at})`)
      await tx.run(sql`
        insert into payment_orders (id, user_id, key, provider, reference, amount, currency, state, cart_total, created_at, expires_at)
        values (${id}, ${userId}, ${id}, 'payos', ${reference}, 50000, 'VND', 'pending', ${PRICE}, ${at}, ${at})`)
    }
  })
  return rows.map(({ reference }) => reference)
}

async function verifyCommands(portico: Installation, users: number): Promise<void> {
  const faults = await moneyFaults(portico.database)
  const paid = await portico.database.db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`
      select count(*)::int as count from finance_transfers t where t.key like 'bench %'`),
  )
  const expected = users * PAYMENTS_EACH
  if (faults.length > 0 || paid?.count !== expected)
    throw new Error(`money is wrong: ${JSON.stringify({ faults, paid, expected })}`)
}
