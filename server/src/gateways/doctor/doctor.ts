// "Why can't my guest connect?", answered from what was recorded.
import { DAY_MS } from '@portico/contract/dates.ts'
import type { Chain, doctor, ExaminedDevice } from '@portico/contract/gateways/doctor.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import type { Registry } from '../registry.ts'
import { readAnswers, readDrops, readOpenWifi, readStrays, readTries } from './facts.ts'
import { isIn, judge } from './judge.ts'
import { knockersOf, unseenPortals } from './knockers.ts'
import { traceOf } from './trace.ts'

const HOUR_MS = 3600_000
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
        select nas_id, name as device_name, last_seen_at from gateways
        where page_id = ${context.page.id} and not is_simulator and ${silentAt(now)}
        order by last_seen_at desc nulls last limit 50`)
      return {
        tried: rows.length,
        online: rows.filter(({ cause }) => isIn(cause)).length,
        causes: countCauses(rows),
        drops: [...drops, ...unseen],
        silent: silent.map((row) => keepNames(row, 'nas_id')),
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
      const devices = await examineDevices(context, named.gatewayIds ?? [], rows)
      const isAbout = (drop: { nas_id: string }) =>
        rows.some((row) => row.nas_id === drop.nas_id || row.cause === 'never-seen') ||
        devices.some((device) => device.nas_id === drop.nas_id)
      return { rows: rows.slice(0, 50), drops: drops.filter(isAbout), devices }
    },
  }
}

/** True of a gateway that has not been heard of for a while. */
const silentAt = (now: Date) =>
  sql`(last_seen_at is null or last_seen_at < ${now}::timestamptz - make_interval(mins => ${OFFLINE_MINUTES}))`

/** The devices asked about, each with its last hour. @param rows the phones that tried there */
async function examineDevices({ tx, page, clock }: PageContext, ids: readonly string[], rows: readonly Chain[]) {
  if (ids.length === 0) return []
  const now = clock.now()
  const devices = await tx.rows(sql<Omit<ExaminedDevice, 'tried' | 'online'>>`
    select nas_id, name as device_name, last_seen_at, ${silentAt(now)} as is_silent
    from gateways where page_id = ${page.id} and id = any(${ids}::uuid[]) order by name, nas_id`)
  return devices.map((device) => {
    const lately = rows.filter(({ nas_id, at }) => nas_id === device.nasId && Date.parse(at) > now.getTime() - HOUR_MS)
    return {
      ...keepNames(device, 'nas_id'),
      tried: lately.length,
      online: lately.filter(({ cause }) => isIn(cause)).length,
    }
  })
}

async function look(context: PageContext, registry: Registry, since: Date, which: Target) {
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
    select id, nas_id, name from gateways where page_id = ${context.page.id}`)
  const gateways = own.map(({ id, ...one }) => {
    const gateway = registry.byId(id)
    return { ...one, address: gateway && registry.addressOf(gateway) }
  })
  return context.db.asSystem((tx: Tx) => readStrays(tx, context.page.id, gateways, since))
}

type Target = { macs?: string[]; gatewayIds?: string[] }

/** As many devices of similar names as fit on a screen. */
const MOST_DEVICES = 5

/** The phones or gateways meant by the typed text. Guests are searched only for members who may see them. */
async function readTarget(context: PageContext, of: string): Promise<Target> {
  const { tx, page } = context
  const mac = normaliseMac(of)
  if (mac) return { macs: [mac] }
  const part = `%${of.replaceAll(/[\\%_]/g, '\\$&')}%`
  const gateways = await tx.rows(sql<{ id: string; isWhole: boolean }>`
    select id, (nas_id = ${of} or lower(name) = lower(${of})) as is_whole from gateways
    where page_id = ${page.id} and (nas_id = ${of} or name ilike ${part}) order by 2 desc, name limit ${MOST_DEVICES}`)
  const whole = gateways.filter((gateway) => gateway.isWhole)
  const named = whole.length > 0 ? whole : gateways
  if (named.length > 0) return { gatewayIds: named.map(({ id }) => id) }
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(of)
  if (!isId && !context.may('guest:lookup')) return { macs: [] }
  const digits = of.replaceAll(/\D/g, '')
  const which = isId
    ? sql`g.id = ${of}`
    : digits.length >= 4
      ? sql`right(g.phone, length(${digits.replace(/^0/, '')})) = ${digits.replace(/^0/, '')}`
      : sql`g.name ilike ${part}`
  const rows = await tx.rows(sql<{ mac: string }>`
    select d.mac from guests g join guest_devices d on d.page_id = g.page_id and d.guest_id = g.id
    where g.page_id = ${page.id} and ${which} order by d.last_seen_at desc limit 20`)
  return { macs: rows.map((row) => row.mac) }
}

/** Causes counted per gateway; the others are about guests, at any gateway. */
const OF_THE_GATEWAY =
  /^(not-set-up|full|gateway|wrong|shared|unsigned|no-|token|order|refused|eap-no-keys|profile-off)/

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
