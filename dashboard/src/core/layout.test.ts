import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { layoutOf, useLayout } from './layout.ts'

afterEach(() => vi.useRealTimers())

test('desktop above 1220, tab above 767, otherwise mobile', () => {
  expect([1221, 1220, 768, 767, 320].map(layoutOf)).toEqual(['desktop', 'tab', 'tab', 'mobile', 'mobile'])
})

test('a window being dragged changes the layout once, a second after it rests', () => {
  vi.useFakeTimers()
  window.innerWidth = 1440
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useLayout()
  })
  const before = renders
  for (const width of [1200, 900, 600]) {
    act(() => {
      window.innerWidth = width
      dispatchEvent(new Event('resize'))
      vi.advanceTimersByTime(900)
    })
  }
  expect(renders).toBe(before)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe('mobile')
  expect(renders).toBe(before + 1)
})
