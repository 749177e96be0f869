// Money under load: the same commands of 2,000 users by processes of which one is killed, and notices of payments answered by a process that is killed again and again.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { moneyFaults } from '@portico/server/testing/money.ts'
import { startChild } from '../rig/child.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import type { Round } from '../rig/rounds.ts'
import { COMMANDS_EACH, PAYMENTS_EACH } from './commands.ts'
import type { WorkerSettings } from './worker.ts'

const MOST_USERS = 2000
const MOST_KILLS = 200
/** Sends of each notice. */
const SENDS = 20
const LANES = 4
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
      killAgainAndAgain({ ...of, from: Math.floor(all / 2) }, { times: 3, afterMs: 1500 }),
      runToEnd(of),
      runToEnd({ ...of, from: 1 }),
    ])
    const taken = (monotonicMs() - started) / 1000
    await verifyCommands(portico, count)
    const ours: Round[] = [{ value: all / taken, operations: all }]
    const note = `${all} commands, each by three processes, ${kills} killed; balances and sums exact`
    const checkouts = await measureCheckouts(portico, of, Math.min(MOST_KILLS, Math.ceil(count / 10)))
    return [figureOf({ name: 'commands', unit: '/s', ours, note }), checkouts]
  } finally {
    await portico.stop()
  }
}

/** Each order's notice comes many times, to a process that is killed; what it answered has to be there, once. */
async function measureCheckouts(portico: Installation, of: WorkerSettings, kills: number): Promise<Figure> {
  const answers = join(mkdtempSync(join(tmpdir(), 'portico-money-')), 'answers')
  writeFileSync(answers, '')
  const orders = await addOrders(portico, of.users)
  const repeated = Array.from({ length: SENDS }, () => orders).flat()
  const started = monotonicMs()
  const killed = await killAgainAndAgain({ ...of, orders: repeated, answers }, { times: kills, afterMs: 250 })
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
  if (lost > 0 || wrong > 0 || faults.length > 0)
    throw new Error(`checkouts are wrong: ${JSON.stringify({ lost, wrong, faults })}`)
  const note = `${orders.length} orders, each notice ${SENDS} times, ${killed} kills: ${orders.length} credits, 0 lost, 0 twice`
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

async function addOrders({ database: { db } }: Installation, users: readonly string[]): Promise<string[]> {
  const at = new Date()
  const rows = users
    .slice(0, 1000)
    .map((userId, index) => ({ id: newId(at), userId, reference: `${at.getTime() * 1000 + index}` }))
  await db.asSystem(async (tx) => {
    for (const { id, userId, reference } of rows)
      await tx.run(sql`
        insert into payment_orders (id, user_id, key, provider, reference, amount, currency, state, created_at, expires_at)
        values (${id}, ${userId}, ${id}, 'payos', ${reference}, 50000, 'VND', 'pending', ${at}, ${at})`)
  })
  return rows.map(({ reference }) => reference)
}

async function runToEnd(of: WorkerSettings): Promise<void> {
  const child = await startChild(WORKER, of)
  while (isAlive(child.pid)) await sleep(100)
}

/** @returns how many were killed while at work */
async function killAgainAndAgain(
  of: WorkerSettings,
  { times, afterMs }: { times: number; afterMs: number },
): Promise<number> {
  let kills = 0
  for (let round = 0; round < times; round++) {
    const child = await startChild(WORKER, { ...of, from: of.from + round * 7 })
    await sleep(afterMs)
    if (isAlive(child.pid)) {
      process.kill(child.pid, 'SIGKILL')
      kills++
    }
    await child.stop()
  }
  await runToEnd(of)
  return kills
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
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
