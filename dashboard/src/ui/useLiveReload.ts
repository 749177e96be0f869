import { useEffect, useRef } from 'react'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLive } from '../core/live.ts'
import { useLatest } from './useLatest.ts'

/** A full house sends news many times a second; the screen follows once in this time. */
const AT_MOST_EVERY_MS = 1_000

/**
 * Asks again when one of the topics changes on the selected page: soon after the first news, then once a second.
 * @param everySeconds Also without news, for what changes by the mere passing of time.
 */
export function useLiveReload(topics: readonly LiveEvent['topic'][], reload: () => unknown, everySeconds?: number) {
  const latest = useLatest(reload)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(0)
  useLive(topics, () => {
    const wait = Math.max(0, last.current + AT_MOST_EVERY_MS - Date.now())
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      last.current = Date.now()
      latest.current()
    }, wait)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (everySeconds === undefined) return
    const interval = setInterval(() => document.visibilityState === 'visible' && latest.current(), everySeconds * 1000)
    return () => clearInterval(interval)
  }, [everySeconds, latest])
}
