import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { notify, type Notice } from './toasts.ts'
import { offerUndo, removeLater, UNDO_SECONDS, useRemaining } from './undo.ts'

vi.mock('./toasts.ts', () => ({ notify: vi.fn(), dismiss: vi.fn() }))
const offered = () => vi.mocked(notify).mock.lastCall?.[0] as Notice
const pressUndo = (target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * 1000)
  vi.useRealTimers()
  vi.clearAllMocks()
})

const remaining = () => renderHook(() => useRemaining(['a', 'b', 'c'], (row) => row)).result.current
const removal = (...keys: string[]) => {
  const send = vi.fn(async () => undefined)
  removeLater({ keys, text: 'Deleted', label: 'Undo', send })
  return send
}

test('removed rows are gone at once, and removed on the server only when nobody took that back', async () => {
  const send = removal('a', 'b')
  expect(remaining()).toEqual(['c'])
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * 1000 - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
})

test.each([
  ['the button', () => offered().action?.run()],
  ['the keyboard', () => void pressUndo()],
])('%s takes it back, and nothing is sent', async (_, takeBack) => {
  const send = removal('a')
  takeBack()
  expect(remaining()).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * 1000)
  expect(send).not.toHaveBeenCalled()
})

test('a second removal sends the first, whose rows stay away; so does closing the tab', async () => {
  const first = removal('a')
  const second = removal('b')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(second).toHaveBeenCalledOnce()
})

test('rows that could not be removed are shown again', async () => {
  removeLater({ keys: ['a'], text: 'Deleted', label: 'Undo', send: () => Promise.reject(new Error('no')) })
  await vi.advanceTimersByTimeAsync(UNDO_SECONDS * 1000)
  expect(remaining()).toEqual(['a', 'b', 'c'])
})

test('Ctrl-Z in a field undoes what is typed, and nothing else', () => {
  const undo = vi.fn()
  offerUndo({ text: 'Deleted', label: 'Undo', undo })
  const field = document.body.appendChild(document.createElement('input'))
  pressUndo(field)
  expect(undo).not.toHaveBeenCalled()
  pressUndo()
  pressUndo()
  expect(undo).toHaveBeenCalledOnce()
})
