import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLive, useLiveState } from './live.ts'
import { clearPage, selectPage } from './page.ts'
import { saveSession } from './session.ts'
import { sessionReply } from './testing/fakeServer.ts'

const PAGE = '01900000-0000-7000-8000-000000000010'
const encoder = new TextEncoder()
let streams: ReadableStreamDefaultController<Uint8Array>[] = []
let asked: { token: string | null }[] = []

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  streams = []
  asked = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input === '/auth/page') {
      const expiresAt = new Date(Date.now() + 900_000).toISOString()
      return new Response(JSON.stringify({ token: 'page-token', role: 'owner', expiresAt }))
    }
    asked.push({ token: new Headers(init.headers).get('authorization') })
    return new Response(new ReadableStream({ start: (controller) => void streams.push(controller) }))
  })
  saveSession(sessionReply())
  await selectPage(PAGE)
})

afterEach(() => {
  clearPage()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function send(topic: string) {
  streams.at(-1)?.enqueue(encoder.encode(`data: {"topic":"${topic}","at":"2026-11-21T00:00:00.000Z"}\n\n`))
}

test('two screens share one connection, and each hears its own topics', async () => {
  const visits = vi.fn<(event: LiveEvent) => void>()
  const both = vi.fn<(event: LiveEvent) => void>()
  const first = renderHook(() => useLive(['visits'], visits))
  const second = renderHook(() => useLive(['visits', 'sessions'], both))
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  expect(asked).toEqual([{ token: 'Bearer page-token' }])
  send('hello')
  send('sessions')
  send('visits')
  await vi.waitFor(() => expect(both).toHaveBeenCalledTimes(2))
  expect(visits.mock.calls.map(([event]) => event.topic)).toEqual(['visits'])
  expect(useLiveState.getState().isConnected).toBe(true)
  first.unmount()
  second.unmount()
  expect(useLiveState.getState().isConnected).toBe(false)
})

test('after a broken connection it comes back by itself and says to look again', async () => {
  const heard = vi.fn<(event: LiveEvent) => void>()
  const screen = renderHook(() => useLive(['sessions'], heard))
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await act(async () => streams[0]?.error(new Error('cut')))
  await vi.waitFor(() => expect(useLiveState.getState().isConnected).toBe(false))
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  await vi.waitFor(() => expect(heard.mock.calls.map(([event]) => event.topic)).toEqual(['hello']))
  expect(warned).toHaveBeenCalledOnce()
  screen.unmount()
})
