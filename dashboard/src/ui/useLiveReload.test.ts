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

test('the first news is followed at once, a flood of it once a second, and the last of it is not lost', async () => {
  const reload = vi.fn(async () => undefined)
  renderHook(() => useLiveReload(['sessions'], reload))
  news()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(1)
  for (let i = 0; i < 300; i++) {
    news()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(reload.mock.calls.length).toBeLessThanOrEqual(4)
  await vi.advanceTimersByTimeAsync(1000)
  const after = reload.mock.calls.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledTimes(after)
  expect(after).toBeGreaterThan(3)
})

test('what changes by the passing of time is asked for without news', async () => {
  const reload = vi.fn(async () => undefined)
  const { unmount } = renderHook(() => useLiveReload(['devices'], reload, 30))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(reload).toHaveBeenCalledTimes(2)
  unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a screen that is gone asks nothing any more', async () => {
  const reload = vi.fn(async () => undefined)
  const { unmount } = renderHook(() => useLiveReload(['sessions'], reload))
  news()
  unmount()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).not.toHaveBeenCalled()
})

test('what is reported while an answer is on its way is asked for once more after it, by one question at a time', async () => {
  const answers: (() => void)[] = []
  const reload = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)))
  renderHook(() => useLiveReload(['sessions'], reload))
  news()
  await vi.advanceTimersByTimeAsync(1)
  for (let i = 0; i < 5; i++) {
    news()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(reload).toHaveBeenCalledTimes(1)
  answers[0]!()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledTimes(2)
})
