import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLiveReload } from './useLiveReload.ts'

let hear: (event: LiveEvent) => void
vi.mock('../core/live.ts', () => ({ useLive: (_: unknown, onEvent: typeof hear) => (hear = onEvent) }))

const news = () => hear({ topic: 'sessions', at: new Date().toISOString() })

beforeEach(() => {
  vi.useFakeTimers()
})

test('the first news is followed at once, a flood of it once a second, and the last of it is not lost', () => {
  const reload = vi.fn<() => void>()
  renderHook(() => useLiveReload(['sessions'], reload))
  news()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 300; i++) {
    news()
    vi.advanceTimersByTime(10)
  }
  expect(reload.mock.calls.length).toBeLessThanOrEqual(4)
  vi.advanceTimersByTime(1000)
  const after = reload.mock.calls.length
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledTimes(after)
  expect(after).toBeGreaterThan(3)
})

test('what changes by the passing of time is asked for without news', () => {
  const reload = vi.fn<() => void>()
  const { unmount } = renderHook(() => useLiveReload(['devices'], reload, 30))
  vi.advanceTimersByTime(61_000)
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a screen that is gone asks nothing any more', () => {
  const reload = vi.fn<() => void>()
  const { unmount } = renderHook(() => useLiveReload(['sessions'], reload))
  news()
  unmount()
  vi.advanceTimersByTime(5000)
  expect(reload).not.toHaveBeenCalled()
})
