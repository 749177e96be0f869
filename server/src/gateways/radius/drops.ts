// Packets without an answer, kept for the doctor: counted in memory and written every few seconds, so that a flood
// costs one row and not a million.
import type { Packet } from '@portico/radius/packet.ts'
import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway, Registry } from '../registry.ts'
import type { Drop } from './client.ts'
import { readGatewayName } from './readGatewayName.ts'

const FLUSH_MS = 2000
const QUARTER_MS = 15 * 60_000
/** Distinct senders within a quarter of an hour; the rest share a row. */
const MOST_SENDERS = 500
const MOST_STRAYS = 2000
const CANDIDATES = 16

type DropCount = {
  gatewayId: string
  pageId: string
  reason: string
  address: string
  quarter: number
  packets: number
  lastAt: number
}
type Stray = { nasId: string; address: string; packets: number; lastAt: number }

/** What is odd about packets that did prove their gateway. */
export type Oddity = 'two-boxes' | 'clock-off'

export type DropNotes = {
  note(reason: Drop, packet: Packet, address: string): void
  noteOf(reason: Oddity, gateway: KnownGateway, address: string): void
  close(): Promise<void>
}

/** Keeps count until closed. */
export function keepDrops(services: Services, registry: Registry): DropNotes {
  let counted = new Map<string, DropCount>()
  let strays = new Map<string, Stray>()
  let senders = new Set<string>()
  let sendersOf = 0
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    timer = undefined
    const [known, unknown] = [[...counted.values()], [...strays.values()]]
    counted = new Map()
    strays = new Map()
    await write(services, known, unknown).catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'dropped packets were not noted'),
    )
  }

  function sender(address: string, quarter: number): string {
    if (quarter !== sendersOf) [senders, sendersOf] = [new Set(), quarter]
    if (!senders.has(address) && senders.size >= MOST_SENDERS) return ''
    senders.add(address)
    return address
  }

  function add(reason: string, { id, pageId }: KnownGateway, address: string, now: number): void {
    const quarter = now - (now % QUARTER_MS)
    const first = { gatewayId: id, pageId, reason, address, quarter, packets: 0, lastAt: now }
    count(counted, `${id} ${reason} ${address} ${quarter}`, first, now)
  }

  return {
    note(reason, packet, from) {
      if (reason === 'malformed') return
      const now = services.clock.now().getTime()
      const address = sender(from, now - (now % QUARTER_MS))
      const nasId = (readGatewayName(packet, registry) ?? '').slice(0, 64).replaceAll('\0', '').toWellFormed()
      const named = nasId ? registry.byNasId(nasId).slice(0, CANDIDATES) : []
      // An unknown name: the doctor works out whose it may be.
      if (named.length === 0) count(strays, `${nasId} ${address}`, { nasId, address, packets: 0, lastAt: now }, now)
      // Venues share this name. The address may identify the faulty one; otherwise none learns the address.
      const here = named.length > 1 ? named.filter((one) => registry.addressOf(one) === from) : named
      if (here.length > 0) for (const one of here) add(reason, one, address, now)
      else for (const one of named) add('shared-name', one, '', now)
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
    noteOf(reason, gateway, from) {
      const now = services.clock.now().getTime()
      add(reason, gateway, sender(from, now - (now % QUARTER_MS)), now)
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
    async close() {
      clearTimeout(timer)
      await flush()
    },
  }
}

function count<One extends { packets: number; lastAt: number }>(
  all: Map<string, One>,
  key: string,
  first: One,
  now: number,
) {
  const one = all.get(key) ?? first
  if (one === first && all.size >= MOST_SENDERS * 4) return
  one.packets++
  one.lastAt = now
  all.set(key, one)
}

async function write({ db }: Services, known: DropCount[], unknown: Stray[]): Promise<void> {
  if (known.length === 0 && unknown.length === 0) return
  const instants = (of: number[]) => of.map((at) => new Date(at).toISOString())
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into radius_drops as d (page_id, gateway_id, reason, address, quarter, packets, last_at)
      select r.* from unnest(${known.map((k) => k.pageId)}::uuid[], ${known.map((k) => k.gatewayId)}::uuid[], ${known.map((k) => k.reason)}::text[],
        ${known.map((k) => k.address)}::text[], ${instants(known.map((k) => k.quarter))}::timestamptz[], ${known.map((k) => k.packets)}::bigint[],
        ${instants(known.map((k) => k.lastAt))}::timestamptz[]) r (page_id, gateway_id, reason, address, quarter, packets, last_at)
      join gateways g on g.page_id = r.page_id and g.id = r.gateway_id
      on conflict (page_id, gateway_id, reason, address, quarter) do update set packets = d.packets + excluded.packets, last_at = excluded.last_at`)
    await tx.run(sql`
      insert into stray_packets as d (nas_id, address, packets, last_at)
      select r.* from unnest(${unknown.map((u) => u.nasId)}::text[], ${unknown.map((u) => u.address)}::text[],
        ${unknown.map((u) => u.packets)}::bigint[], ${instants(unknown.map((u) => u.lastAt))}::timestamptz[]) r
      where (select count(*) from stray_packets) < ${MOST_STRAYS}
      on conflict (nas_id, address) do update set packets = d.packets + excluded.packets, last_at = excluded.last_at`)
  })
}
