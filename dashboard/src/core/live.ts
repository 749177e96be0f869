// One stream of server-sent events for the whole dashboard, whatever number of screens listen.
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { live, type LiveEvent } from '@portico/contract/live.ts'
import { pageToken, usePage } from './page.ts'
import { readEvents } from './readEvents.ts'

type Topic = LiveEvent['topic']
type Listener = (event: LiveEvent) => void

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Whether news arrives right now; for the little dot beside "live". */
export const useLiveState = create<{ isConnected: boolean }>(() => ({ isConnected: false }))

const listeners = new Set<Listener>()
let stop: AbortController | undefined

/**
 * Calls `onEvent` when something changes under one of the topics on the selected page. After a broken connection it is
 * called once with topic `hello`, because what happened meanwhile is unknown: refetch.
 */
export function useLive(topics: readonly Topic[], onEvent: Listener) {
  const pageId = usePage((state) => state.pageId)
  const wanted = topics.join()
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.topic === 'hello' || wanted.split(',').includes(event.topic)) onEvent(event)
  })
  useEffect(() => {
    if (!pageId) return
    const listener: Listener = (event) => hear(event)
    return listen(listener)
  }, [pageId, wanted])
}

function listen(listener: Listener): () => void {
  listeners.add(listener)
  if (!stop) void stayConnected((stop = new AbortController()).signal)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.abort()
    stop = undefined
    useLiveState.setState({ isConnected: false })
  }
}

async function stayConnected(signal: AbortSignal) {
  let wait = FIRST_WAIT_MS
  let wasConnected = false
  while (!signal.aborted) {
    try {
      const events = await connect(signal)
      useLiveState.setState({ isConnected: true })
      wait = FIRST_WAIT_MS
      if (wasConnected) notifyListeners({ topic: 'hello', at: new Date().toISOString() })
      wasConnected = true
      // The server's own greeting on a fresh connection says nothing a screen does not know yet.
      for await (const event of events) if (event.topic !== 'hello') notifyListeners(event)
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
    } finally {
      if (!signal.aborted) useLiveState.setState({ isConnected: false })
    }
    await pause(wait * (0.75 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

function notifyListeners(event: LiveEvent) {
  for (const listener of listeners) listener(event)
}

async function connect(signal: AbortSignal): Promise<AsyncIterable<LiveEvent>> {
  const token = await pageToken()
  const response = await fetch(live.events.path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  })
  if (response.status === 401) await pageToken(token)
  if (!response.ok || !response.body) throw new Error(`live events: ${response.status}`)
  return parseEvents(response.body)
}

async function* parseEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  for await (const { data } of readEvents(body)) yield JSON.parse(data)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
