// "Why can't my guest connect?", answered from what was recorded.
import type { Chain, doctor } from '@portico/contract/gateways/doctor.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import type { Registry } from '../registry.ts'
import { readAnswers, readDrops, readOpenWifi, readStrays, readTries } from './facts.ts'
import { isIn, judge } from './judge.ts'
import { knockersOf, unseenPortals } from './knockers.ts'
import { traceOf } from './trace.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const OFFLINE_MINUTES = 5

/** Looks at the last hour of the venue, or at the last day of one guest, phone or gateway. */
export function doctorHandlers(registry: Registry): Handlers<typeof doctor> {
  return {
    async venue(context) {
      const since = new Date(context.clock.now().getTime() - HOUR_MS)
      const { rows: tried, drops, answers } = await look(context, registry, since, {})
      const rows = [...tried, ...(await knockersOf(context, since, tried, answers))]
      const unseen = await unseenPortals(context, since)
      const now = context.clock.now()
      const silent = await context.tx.rows(sql<{ nas_id: string; deviceName: string; lastSeenAt: string | null }>`
        select nas_id, name as "deviceName", last_seen_at as "lastSeenAt" from gateways
        where page_id = ${context.page.id} and not is_simulator
          and (last_seen_at is null or last_seen_at < ${now}::timestamptz - make_interval(mins => ${OFFLINE_MINUTES}))
        order by last_seen_at desc nulls last limit 50`)
      return {
        tried: rows.length,
        online: rows.filter(({ cause }) => isIn(cause)).length,
        causes: countCauses(rows),
        drops: [...drops, ...unseen],
        silent,
        rows: rows.slice(0, 100),
      }
    },

    async examine(context, { query }) {
      const since = new Date(context.clock.now().getTime() - DAY_MS)
      const named = await readTarget(context, query.of)
      const { rows, drops } = await look(context, registry, since, named)
      const seen = new Set(rows.map((row) => row.mac))
      for (const mac of (named.macs ?? []).slice(0, 20))
        if (!seen.has(mac)) rows.push(await traceOf(context, mac, since))
      // A phone without any trace may have failed at any gateway.
      const isAbout = (drop: { nas_id: string }) =>
        rows.some((row) => row.nas_id === drop.nas_id || row.cause === 'never-seen') || drop.nas_id === query.of
      return { rows: rows.slice(0, 50), drops: drops.filter(isAbout) }
    },
  }
}

async function look(
  context: PageContext,
  registry: Registry,
  since: Date,
  which: { macs?: string[]; gatewayId?: string },
) {
  const { tx, page, clock, language } = context
  const canRead = context.may('guest.identity:read')
  const [tries, answers, open, known, strays] = await Promise.all([
    readTries(tx, page.id, since, { ...which, canRead }),
    readAnswers(tx, page.id, since),
    readOpenWifi(tx, page.id, clock.now()),
    readDrops(tx, page.id, since),
    straysOf(context, registry, since),
  ])
  const drops = [...open, ...known, ...strays]
  const rows = tries.map((one) => judge(one, { answers, drops, now: clock.now(), language }))
  return { rows, drops, answers }
}

/** Packets of unknown devices are read by the system, as they belong to no venue yet. */
async function straysOf(context: PageContext, registry: Registry, since: Date) {
  const own = await context.tx.rows(sql<{ id: string; nasId: string; name: string }>`
    select id, nas_id as "nasId", name from gateways where page_id = ${context.page.id}`)
  const gateways = own.map(({ id, ...one }) => {
    const gateway = registry.byId(id)
    return { ...one, address: gateway && registry.addressOf(gateway) }
  })
  return context.db.asSystem((tx: Tx) => readStrays(tx, context.page.id, gateways, since))
}

/** The devices meant by the typed text. Names and numbers are searched only for members who may see them. */
async function readTarget(context: PageContext, of: string): Promise<{ macs?: string[]; gatewayId?: string }> {
  const { tx, page } = context
  const mac = normaliseMac(of)
  if (mac) return { macs: [mac] }
  const gateway = await tx.first(
    sql<{
      id: string
    }>`select id from gateways where page_id = ${page.id} and (nas_id = ${of} or lower(name) = lower(${of}))`,
  )
  if (gateway) return { gatewayId: gateway.id }
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(of)
  if (!isId && !context.may('guest:lookup')) return { macs: [] }
  const digits = of.replaceAll(/\D/g, '')
  const which = isId
    ? sql`g.id = ${of}`
    : digits.length >= 4
      ? sql`right(g.phone, length(${digits.replace(/^0/, '')})) = ${digits.replace(/^0/, '')}`
      : sql`g.name ilike ${`%${of.replaceAll(/[\\%_]/g, '\\$&')}%`}`
  const rows = await tx.rows(sql<{ mac: string }>`
    select d.mac from guests g join guest_devices d on d.page_id = g.page_id and d.guest_id = g.id
    where g.page_id = ${page.id} and ${which} order by d.last_seen_at desc limit 20`)
  return { macs: rows.map((row) => row.mac) }
}

/** Causes counted per gateway; the others are about guests, at any gateway. */
const OF_THE_GATEWAY = /^(not-set-up|full|gateway|wrong|shared|unsigned|no-|token|order|refused)/

/** How many stopped at the same place, most first. */
function countCauses(rows: readonly Chain[]) {
  const by = new Map<string, { cause: Chain['cause']; step: string | null; deviceName: string | null; count: number }>()
  for (const { cause, step, deviceName } of rows) {
    if (isIn(cause)) continue
    const isGateways = OF_THE_GATEWAY.test(cause)
    const key = `${cause} ${cause.startsWith('stopped') ? step : ''} ${isGateways ? deviceName : ''}`
    const one = by.get(key) ?? {
      cause,
      step: cause.startsWith('stopped') ? step : null,
      deviceName: isGateways ? deviceName : null,
      count: 0,
    }
    one.count++
    by.set(key, one)
  }
  return [...by.values()].toSorted((a, b) => b.count - a.count)
}
