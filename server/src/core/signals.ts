// Signals of changes to every process: one LISTEN connection each, subscribers by page.
import { setTimeout as sleep } from 'node:timers/promises'
import { CHANNEL } from './db/database.ts'
import type { Topic } from './db/topics.ts'
import { makeClient } from './db/pool.ts'
import type { Log } from './log.ts'

type Listener = (topic: Topic) => void

export type Signals = {
  /** Calls back with each topic of a page that changes, or when a queue wakes. @returns how to stop. */
  subscribe(key: string, listener: Listener): () => void
  /** Calls back after the connection was restored: signals in between are lost. */
  onReconnect(listener: () => void): void
  close(): Promise<void>
}

/** Topic subscribers that care about all pages use this page id. */
export const EVERY_PAGE = '*'

/** Listens on its own connection and reconnects when it is lost. @param url must not go through a transaction pooler */
export async function openSignals(url: string, log: Log): Promise<Signals> {
  const listeners = new Map<string, Set<Listener>>()
  const reconnected = new Set<() => void>()
  let isClosed = false
  let isReconnecting = false
  let client = await connect()

  async function connect() {
    const fresh = makeClient(url, 'events')
    fresh.on('notification', ({ payload = '' }) => {
      const [pageId = '', topic = ''] = payload.split(' ')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Tx.notify sends topics only
      for (const to of [pageId, EVERY_PAGE]) for (const listener of listeners.get(to) ?? []) listener(topic as Topic)
    })
    fresh.on('error', (error) => void reconnect(error))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    return fresh
  }

  /** One at a time: a dying connection reports its error more than once. */
  async function reconnect(reason: Error) {
    if (isClosed || isReconnecting) return
    isReconnecting = true
    log.warn({ reason: reason.message }, 'live events connection lost')
    for (let wait = 200; !isClosed; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait)
      try {
        client = await connect()
        isReconnecting = false
        for (const listener of reconnected) listener()
        return
      } catch {
        // Not back yet; the next round tries again.
      }
    }
  }

  return {
    subscribe(key, listener) {
      const of = listeners.get(key) ?? new Set()
      listeners.set(key, of.add(listener))
      return () => void (of.delete(listener) && of.size === 0 && listeners.delete(key))
    },
    onReconnect: (listener) => void reconnected.add(listener),
    async close() {
      isClosed = true
      await client.end().catch(() => undefined)
    },
  }
}
