// When gateways last sent something: the first packet is stored at once, later ones every few seconds.
import { sql } from '../core/db/database.ts'
import { beginOutages, endOutages } from './outages.ts'
import { keepNames } from '../core/db/naming.ts'
import { publishEvents } from '../core/domainEvents.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from './registry.ts'

const FLUSH_MS = 10_000
/** After this silence a gateway counts as offline (the view `devices` agrees). */
const OFFLINE_MS = 5 * 60_000

export type Presence = {
  heardOf(gateway: KnownGateway): void
  /** Writes at once what is in memory. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Notes signs of life in memory and writes them every few seconds, until closed. */
export function trackPresence(services: Services): Presence {
  const heard = new Map<string, number>()
  const pending = new Map<string, string>()
  const timer = setInterval(() => void flush(), FLUSH_MS)
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    if (pending.size === 0) return writing
    const gateways = new Map(pending)
    pending.clear()
    writing = write(services, gateways).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'signs of life were not written'),
    )
    return writing
  }

  return {
    heardOf(gateway) {
      const now = services.clock.now().getTime()
      const isNews = now - (heard.get(gateway.id) ?? 0) > OFFLINE_MS
      heard.set(gateway.id, now)
      pending.set(gateway.id, gateway.pageId)
      if (isNews) void flush()
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** @param gateways page ids by the gateway's own */
async function write(services: Services, gateways: ReadonlyMap<string, string>): Promise<void> {
  const now = services.clock.now()
  const heard = sql`(select * from unnest(${[...gateways.values()]}::uuid[], ${[...gateways.keys()]}::uuid[]))`
  await services.db.asSystem(async (tx) => {
    const woken = await tx.rows(sql<PresenceRow>`
      update gateways g set last_seen_at = ${now}, last_error = null, offline_told_at = null
      from (select page_id, id, last_seen_at, offline_told_at from gateways where (page_id, id) in ${heard} for update) old
      where g.page_id = old.page_id and g.id = old.id
      returning g.page_id, g.id, g.nas_id, g.name, old.last_seen_at as silent_since, old.offline_told_at is not null as was_told,
        old.last_seen_at is null or old.last_seen_at < ${new Date(now.getTime() - OFFLINE_MS)} as is_news`)
    for (const row of woken) if (row.isNews) tx.notify(row.pageId, 'devices')
    await tx.run(
      sql`update gateway_secrets set proved_at = ${now}
        where (page_id, gateway_id) in ${heard} and proved_at is null and next_until is null`,
    )
    await endOutages(
      tx,
      woken.filter(({ wasTold }) => wasTold),
      now,
    )
    await publishEvents(
      tx,
      woken.flatMap(({ pageId, nasId, name, silentSince, wasTold }) =>
        wasTold && silentSince
          ? [{ pageId, kind: 'device.online', data: { nas_id: nasId, name, offlineSince: silentSince }, at: now }]
          : [],
      ),
    )
  })
}

type PresenceRow = {
  pageId: string
  id: string
  nasId: string
  name: string
  silentSince: string | null
  wasTold: boolean
  isNews: boolean
}

type SilentRow = { pageId: string; id: string; nas_id: string; name: string; lastSeenAt: string }

/**
 * Notifies of gateways silent for as long as their page allows. A gateway never seen is waiting, not offline; silence
 * from before this process listened is not the gateway's.
 */
export async function sweepPresence({ db, clock }: Services, listeningSince: Date): Promise<void> {
  const now = clock.now()
  await db.asSystem(async (tx) => {
    const silent = await tx.rows(sql<SilentRow>`
      update gateways g set offline_told_at = ${now} from pages p
      where p.id = g.page_id and p.deleted_at is null and g.offline_told_at is null and not g.is_simulator
        and greatest(g.last_seen_at, case when g.last_seen_at is not null then ${listeningSince}::timestamptz end)
          < ${now}::timestamptz - make_interval(mins => p.offline_minutes)
      returning g.page_id, g.id, g.nas_id, g.name, g.last_seen_at`)
    await beginOutages(tx, silent, listeningSince)
    for (const { pageId } of silent) tx.notify(pageId, 'devices')
    await publishEvents(
      tx,
      silent.map(({ pageId, id: _id, ...data }) => ({
        pageId,
        kind: 'device.offline',
        data: keepNames(data, 'nas_id'),
        at: now,
      })),
    )
  })
}
