// What gateways report, in two strides. An idle server works a report into its session before it answers; a busy one
// keeps it as it came, answers, and works many in together right after. Either way an answer means it is on disk.
import { monotonicMs } from '../../core/clock.ts'
import type { Services } from '../../core/services.ts'
import { storeBatch, applyBatch, applyStoredBatches, type StoredBatch } from './accountingInbox.ts'
import { storeRecords, type GatewayRecord } from './storeRecords.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

/** After this much quiet, a server is idle. */
const IDLE_MS = 50
/** A busy server applies reports at this interval, so that a session's reports in between cost one write. */
const STRIDE_MS = 250
/** Of one transaction: packets are answered between one and the next. */
const RECORDS_AT_ONCE = 500
const RETRY_MS = 1000

export type Inbox = {
  /** Resolves when the reports are on disk. */
  take(items: GatewayRecord[]): Promise<void[]>
  /** Applies the rest, unless the database is down: then the next process does. */
  close(): Promise<void>
}

/** @param idleMs 0 works everything in before the answer whenever nothing else is being worked on. */
export function openInbox(services: Services, idleMs = IDLE_MS): Inbox {
  const waiting: StoredBatch[] = []
  let tookAt = -Infinity
  let atWork = 0
  let striding: Promise<void> | undefined
  let isClosed = false

  async function work<T>(job: () => Promise<T>): Promise<T> {
    atWork++
    try {
      return await job()
    } finally {
      atWork--
    }
  }

  async function stride(): Promise<void> {
    while (waiting.length > 0) {
      const from = monotonicMs()
      const due = waiting.splice(0)
      try {
        while (due.length > 0) {
          await work(() => applyBatch(services, due.slice(0, rowsOf(due, RECORDS_AT_ONCE))))
          due.splice(0, rowsOf(due, RECORDS_AT_ONCE))
        }
      } catch (error) {
        waiting.unshift(...due)
        services.log.warn({ reason: messageOf(error) }, 'kept reports could not be worked in')
        if (isClosed) return
        await pause(RETRY_MS)
      }
      if (!isClosed) await pause(Math.max(0, STRIDE_MS - (monotonicMs() - from)))
    }
  }

  // Batches of a killed process, and those that a crashed database had not yet applied durably.
  let recovering = Promise.resolve()
  const recover = () => {
    if (!isClosed)
      recovering = applyStoredBatches(services, services.clock.now()).catch((error: Error) =>
        services.log.warn({ reason: error.message }, 'reports kept before wait for the worker'),
      )
  }
  recover()
  services.signals.onReconnect(recover)

  return {
    async take(items) {
      const now = monotonicMs()
      const isIdle = now - tookAt >= idleMs && atWork === 0 && waiting.length === 0
      tookAt = now
      if (isIdle) await work(() => services.db.asSystem((tx) => storeRecords(services, tx, items)))
      else {
        waiting.push(await storeBatch(services, items))
        striding ??= stride().finally(() => (striding = undefined))
      }
      return items.map(() => undefined)
    },
    async close() {
      isClosed = true
      await Promise.all([striding, recovering])
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The number of rows, from the first, that hold this many records; at least one. */
function rowsOf(kept: readonly StoredBatch[], records: number): number {
  let sum = 0
  const over = kept.findIndex(({ items }) => (sum += items.length) > records)
  return over < 0 ? kept.length : Math.max(1, over)
}
