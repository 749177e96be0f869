// A process that works off all commands from a place of its own on, and may be killed at any moment.
import { Failure } from '@portico/server/core/fail.ts'
import { openDatabase } from '@portico/server/core/db/database.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { ready, settings } from '../rig/child.ts'
import { COMMANDS_EACH, runCommand } from './commands.ts'

export type WorkerSettings = { url: string; pageId: string; guests: string[]; from: number; lanes: number }

const { url, pageId, guests, from, lanes } = settings<WorkerSettings>()
const db = openDatabase({ app: url, system: url }, makeLog('silent'), lanes)
ready({})
const all = guests.length * COMMANDS_EACH
let next = 0
await Promise.all(Array.from({ length: lanes }, work))
await db.close()

async function work(): Promise<void> {
  for (let taken = next++; taken < all; taken = next++) {
    // Neighbours in time concern one guest, so that processes meet at the same balance.
    const place = (from + taken) % all
    const command = { guestId: guests[Math.floor(place / COMMANDS_EACH)]!, number: place % COMMANDS_EACH }
    await db.asSystem((tx) => runCommand(tx, pageId, command)).catch(refused)
  }
}

function refused(error: unknown): void {
  if (!(error instanceof Failure) || error.code !== 'points/too-low') throw error
}
