import { useEffect, useState } from 'react'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLive } from '../core/live.ts'
import { useLatest } from './useLatest.ts'

/** A full house sends news many times a second; the screen follows once in this time. */
const AT_MOST_EVERY_MS = 1_000

/**
 * Asks again when one of the topics changes on the selected page: soon after the first news, then once a second.
 * @param reload Must ask afresh (`fetchAgain`): an answer on its way when news comes may not know of it.
 * @param everySeconds Also without news, for what changes by the mere passing of time.
 */
export function useLiveReload(
  topics: readonly LiveEvent['topic'][],
  reload: () => Promise<unknown>,
  everySeconds?: number,
) {
  const latest = useLatest(reload)
  const [pace] = useState(() => makePace(() => latest.current()))
  useLive(topics, pace.tell)
  useEffect(() => pace.start(), [pace])
  useEffect(() => {
    if (everySeconds === undefined) return
    const interval = setInterval(() => document.visibilityState === 'visible' && pace.tell(), everySeconds * 1000)
    return () => clearInterval(interval)
  }, [everySeconds, pace])
}

/** One request at a time, and one more for changes that arrive meanwhile. */
function makePace(ask: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = 0
  let isAsking = false
  let isStale = false
  let isRunning = false

  function plan() {
    if (!isRunning || !isStale || isAsking || timer) return
    timer = setTimeout(() => void follow(), Math.max(0, askedAt + AT_MOST_EVERY_MS - Date.now()))
  }

  async function follow() {
    timer = undefined
    askedAt = Date.now()
    isStale = false
    isAsking = true
    try {
      await ask()
    } finally {
      isAsking = false
      plan()
    }
  }

  return {
    tell() {
      isStale = true
      plan()
    },
    start() {
      isRunning = true
      return () => {
        isRunning = false
        clearTimeout(timer)
        timer = undefined
      }
    },
  }
}
