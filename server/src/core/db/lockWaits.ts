// Locks on tables that everybody uses: asked for briefly, again and again, so that those who queue behind have their turn in between.
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '@portico/contract/errorParts.ts'
import { monotonicMs } from '../clock.ts'

export type LockWaits = {
  /** For how long to go on asking. */
  patienceMs?: number
  /** Called once, when others hold the lock. */
  onWait?: () => void
}

/** For how long one try may keep others waiting. */
export const LOCK_MS = 2000
/** For those who queued behind it; doubled each time. */
const PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const PATIENCE_MS = 10 * 60_000
/** lock_not_available, deadlock_detected */
const LOCK_FAULTS = new Set(['55P03', '40P01'])

/** Whether the lock did not come in time, or two waited for each other. */
export function isLockFault(error: unknown): boolean {
  return LOCK_FAULTS.has(codeOf(error) ?? '')
}

/** Does the work until it gets its locks. @param work sets `lock_timeout`, and can be repeated @throws its last fault */
export async function retryLocks<T>(
  work: () => Promise<T>,
  { patienceMs = PATIENCE_MS, onWait }: LockWaits = {},
): Promise<T> {
  const began = monotonicMs()
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockFault(error) || monotonicMs() - began > patienceMs) throw error
      if (tries === 1) onWait?.()
    }
    await sleep(Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (tries - 1)))
  }
}
