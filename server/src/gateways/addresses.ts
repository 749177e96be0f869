// The source addresses of gateways. One process learns them from RADIUS and another sends orders, so the database
// shares them.
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

const WRITE_MS = 1000
/** A gateway behind two lines speaks from both by turns: that is not written down at every packet. */
const CALM_MS = 60_000

export type Addresses = {
  of(id: string): string | undefined
  /** Ids of those that speak from there. */
  at(address: string): Iterable<string>
  /** A proven packet came from this address. One that may be a replay counts only where no address is known yet. */
  learn(gateway: { id: string }, address: string, isFresh: boolean): void
  /** The database's address, unless this process has learned a newer one. */
  read(rows: readonly { id: string; radiusAddress: string | null }[]): void
}

/** Keeps them in memory, and writes news of them a moment later. */
export function keepAddresses(services: Services): Addresses {
  const known = new Map<string, string>()
  const speakers = new Map<string, Set<string>>()
  const unwritten = new Map<string, string>()
  const writtenAt = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    timer = undefined
    const now = services.clock.elapsedMs()
    const due = [...unwritten].filter(([id]) => now - (writtenAt.get(id) ?? -Infinity) >= CALM_MS)
    for (const [id] of due) writtenAt.set(id, now)
    if (due.length === 0) return
    await services.db.asSystem(async (tx) => {
      const rows = await tx.rows(sql<{ page_id: string }>`
        update gateways g set radius_address = r.address
        from unnest(${due.map(([id]) => id)}::uuid[], ${due.map(([, address]) => address)}::text[]) r (id, address)
        where g.id = r.id and g.radius_address is distinct from r.address returning g.page_id`)
      for (const { pageId } of rows) tx.notify(pageId, 'gateways')
    })
    for (const [id, address] of due) if (unwritten.get(id) === address) unwritten.delete(id)
  }

  function place(id: string, address: string): void {
    const before = known.get(id)
    if (before === address) return
    if (before !== undefined) speakers.get(before)?.delete(id)
    if (before !== undefined && speakers.get(before)?.size === 0) speakers.delete(before)
    known.set(id, address)
    speakers.set(address, (speakers.get(address) ?? new Set()).add(id))
  }

  return {
    of: (id) => known.get(id),
    at: (address) => speakers.get(address) ?? [],
    learn({ id }, address, isFresh) {
      const before = known.get(id)
      if (before === address || (before !== undefined && !isFresh)) return
      place(id, address)
      unwritten.set(id, address)
      timer ??= setTimeout(() => {
        void write().catch((error: Error) =>
          services.log.warn({ reason: error.message }, 'where gateways speak from could not be written down'),
        )
      }, WRITE_MS).unref()
    },
    read(rows) {
      for (const { id, radiusAddress } of rows)
        if (radiusAddress !== null && !unwritten.has(id)) place(id, radiusAddress)
    },
  }
}
