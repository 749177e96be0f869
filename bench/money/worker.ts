// A process that works off all commands, or settles all orders, from a place of its own on; it may be killed at any moment.
import { appendFileSync } from 'node:fs'
import { Failure } from '@portico/server/core/fail.ts'
import { systemClock } from '@portico/server/core/clock.ts'
import { openDatabase } from '@portico/server/core/db/database.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { settle } from '@portico/server/payments/settle.ts'
import { ready, settings } from '../rig/child.ts'
import { COMMANDS_EACH, runCommand } from './commands.ts'

export type WorkerSettings = {
  url: string
  users: string[]
  /** References of payOS orders; each is settled instead of commands. */
  orders: string[]
  /** Where an answered notice is written down. */
  answers: string
  from: number
  lanes: number
}

const { url, users, orders, answers, from, lanes } = settings<WorkerSettings>()
const db = openDatabase({ app: url, system: url }, makeLog('silent'), lanes)
ready({})
const all = orders.length || users.length * COMMANDS_EACH
let next = 0
await Promise.all(Array.from({ length: lanes }, work))
await db.close()

async function work(): Promise<void> {
  for (let taken = next++; taken < all; taken = next++) {
    const place = (from + taken) % all
    if (orders.length > 0) await answerNotice(orders[place]!)
    else {
      const command = { userId: users[Math.floor(place / COMMANDS_EACH)]!, number: place % COMMANDS_EACH }
      await db.asSystem((tx) => runCommand(tx, command)).catch(refused)
    }
  }
}

/** As the server does when a notice comes: the provider hears of it only after the commit. */
async function answerNotice(reference: string): Promise<void> {
  const payment = { reference, state: 'paid', amount: 50_000, currency: 'VND', transaction: `FT${reference}` } as const
  await settle({ db, clock: systemClock }, payment, { provider: 'payos', source: 'notice' })
  appendFileSync(answers, `${reference}\n`)
}

function refused(error: unknown): void {
  if (!(error instanceof Failure) || error.code !== 'finance/insufficient') throw error
}
