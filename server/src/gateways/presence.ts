// When gateways were last heard of: the first sign of life is written at once, the rest every few seconds.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from './registry.ts'

const FLUSH_MS = 10_000
/** Silent for longer, a gateway counts as offline (the view `devices` says the same). */
const OFFLINE_MS = 5 * 60_000

export type Presence = {
  heardOf(gateway: KnownGateway): void
  close(): Promise<void>
}

/** Notes signs of life in memory and writes them every few seconds, until closed. */
export function trackPresence(services: Services): Presence {
  const heard = new Map<string, number>()
  const pending = new Set<string>()
  const timer = setInterval(() => void flush(), FLUSH_MS)
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    if (pending.size === 0) return writing
    const ids = [...pending]
    pending.clear()
    writing = write(services, ids).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'signs of life were not written'),
    )
    return writing
  }

  return {
    heardOf(gateway) {
      const now = services.clock.now().getTime()
      const isNews = now - (heard.get(gateway.id) ?? 0) > OFFLINE_MS
      heard.set(gateway.id, now)
      pending.add(gateway.id)
      if (isNews) void flush()
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

async function write(services: Services, ids: string[]): Promise<void> {
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    const woken = await tx.rows(sql<{ page_id: string; is_news: boolean }>`
      update gateways g set last_seen_at = ${now}, last_error = null from (select id, last_seen_at from gateways where id = any(${ids}::uuid[]) for update) old
      where g.id = old.id
      returning g.page_id, old.last_seen_at is null or old.last_seen_at < ${new Date(now.getTime() - OFFLINE_MS)} as is_news`)
    for (const row of woken) if (row.is_news) tx.notify(row.page_id, 'devices')
  })
}
