// Every gateway with its decrypted secrets, in memory and kept fresh by signals: RADIUS and the portal read it on each
// packet and page.
import type { GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import { usualConfiguration } from '@portico/contract/gateways/fields.ts'
import { sql } from '../core/db/database.ts'
import { EVERY_PAGE } from '../core/signals.ts'
import { readPageToken } from '../core/pageToken.ts'
import type { Services } from '../core/services.ts'
import { keepAddresses, type Addresses } from './addresses.ts'

export type KnownGateway = {
  id: string
  pageId: string
  nasId: string
  name: string
  type: GatewayType
  manufacturer: string
  configuration: GatewayConfiguration
  entryKey: string
  isSimulator: boolean
  radiusSecret: Buffer
  fasKey: string
  agentKey: string
  /** Password or API key of its controller; empty where there is none. */
  controllerSecret: string
  /** Keys that are good as well, until the device uses them or their time has come. */
  next?: { radiusSecret: Buffer; fasKey: string; agentKey: string }
  /** This gateway has just proved itself by its new keys. */
  isRenewed?: boolean
}

type Row = Omit<KnownGateway, 'radiusSecret' | 'fasKey' | 'agentKey' | 'controllerSecret' | 'next'> &
  Record<'radiusSecret' | 'fasKey' | 'agentKey', Buffer> &
  Record<'controllerSecret' | 'nextRadiusSecret' | 'nextFasKey' | 'nextAgentKey', Buffer | null> & {
    radiusAddress: string | null
  }

export type Registry = {
  byId(id: string): KnownGateway | undefined
  byEntryKey(entryKey: string): KnownGateway | undefined
  /** The same for a guest's first page: a device just created is looked up in the database. */
  findByEntryKey(entryKey: string): Promise<KnownGateway | undefined>
  /** Gateways with this name; venues may share one, and a secret tells them apart. Each owner's first comes first. */
  byNasId(nasId: string): readonly KnownGateway[]
  /** The gateway of a venue with this name. */
  find(pageId: string, nasId: string): KnownGateway | undefined
  byType(type: GatewayType): readonly KnownGateway[]
  /** Some of those known to send from an address: configured, or seen before with a valid secret. */
  byAddress(address: string, most: number): readonly KnownGateway[]
  /** See {@link Addresses.learn}. */
  learn: Addresses['learn']
  /** Where its proven packets come from. */
  heardFrom(gateway: { id: string }): string | undefined
  /** Where Disconnect and CoA go. */
  addressOf(gateway: KnownGateway): string | undefined
  refresh(): Promise<void>
}

/** Loads all gateways and keeps them fresh; a change is known within the time of a NOTIFY and one query. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export async function openRegistry(services: Services): Promise<Registry> {
  let all = new Map<string, KnownGateway>()
  let entries = new Map<string, KnownGateway>()
  let nasIds = new Map<string, KnownGateway[]>()
  let names = new Map<string, KnownGateway>()
  let configured = new Map<string, KnownGateway[]>()
  const addresses = keepAddresses(services)
  let loading: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function load(): Promise<void> {
    const rows = await services.db.asSystem((tx) => tx.rows(SELECT))
    addresses.read(rows)
    const known = rows.map((row) => open(services, row))
    all = new Map(known.map((gateway) => [gateway.id, gateway]))
    entries = new Map(known.map((gateway) => [gateway.entryKey, gateway]))
    nasIds = Map.groupBy(known, (gateway) => gateway.nasId)
    names = new Map(known.map((gateway) => [`${gateway.pageId} ${gateway.nasId}`, gateway]))
    configured = Map.groupBy(known, (gateway) => gateway.configuration.coaAddress ?? '')
  }

  /** One load at a time; a caller during a load waits for the next, which sees everything committed by then. */
  function refresh(): Promise<void> {
    const current = loading
    if (!current) return (loading = load().finally(() => (loading = undefined)))
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return refresh()
      })
    return next
  }
  const refreshQuietly = () =>
    void refresh().catch((error: Error) =>
      services.log.warn({ reason: error.message }, 'gateways could not be read again'),
    )

  services.signals.subscribe(EVERY_PAGE, (topic) => topic === 'gateways' && refreshQuietly())
  services.signals.onReconnect(refreshQuietly)
  await refresh()

  return {
    byId: (id) => all.get(id),
    byEntryKey: (entryKey) => entries.get(entryKey),
    async findByEntryKey(entryKey) {
      const known = entries.get(entryKey)
      const named = known ? undefined : readPageToken(entryKey)
      if (!named) return known
      // Strangers make keys up: one look by the key, not a load of all.
      if (!(await services.db.asSystem((tx) => tx.first(WITH_KEY(named.pageId, entryKey))))) return undefined
      await refresh()
      return entries.get(entryKey)
    },
    byNasId: (nasId) => nasIds.get(nasId) ?? [],
    find: (pageId, nasId) => names.get(`${pageId} ${nasId}`),
    byType: (type) => [...all.values()].filter((gateway) => gateway.type === type),
    // Strangers ask this for every packet: it must not cost more the more gateways there are.
    byAddress(address, most) {
      const found = (configured.get(address) ?? []).slice(0, most)
      for (const id of addresses.at(address)) {
        if (found.length >= most) break
        const gateway = all.get(id)
        if (gateway && gateway.configuration.coaAddress !== address) found.push(gateway)
      }
      return found
    },
    learn: addresses.learn,
    heardFrom: ({ id }) => addresses.of(id),
    addressOf: (gateway) => gateway.configuration.coaAddress || addresses.of(gateway.id),
    refresh,
  }
}

const WITH_KEY = (pageId: string, entryKey: string) =>
  sql`select 1 from gateways where page_id = ${pageId} and entry_key = ${entryKey}`

const SELECT = sql<Row>`
  select g.id, g.page_id, g.nas_id, g.name, g.type, g.manufacturer, g.configuration, g.entry_key, g.is_simulator,
    g.radius_address,
    s.radius_secret, s.fas_key, s.agent_key,
    s.controller_secret, s.next_radius_secret, s.next_fas_key,
    s.next_agent_key
  from gateways g
  join gateway_secrets s on s.page_id = g.page_id and s.gateway_id = g.id
  join pages p on p.id = g.page_id and p.deleted_at is null
  left join (select page_id, min(user_id::text) as id from members where role = 'owner' group by page_id) o on o.page_id = p.id
  -- One owner's many gateways of a name come behind everybody's first; of equals the oldest is tried first.
  order by row_number() over (partition by g.nas_id, o.id order by g.created_at, g.id), g.created_at, g.id`

function open(services: Services, { nextRadiusSecret, nextFasKey, nextAgentKey, ...row }: Row): KnownGateway {
  const next = nextRadiusSecret &&
    nextFasKey &&
    nextAgentKey && {
      radiusSecret: Buffer.from(services.secrets.open(nextRadiusSecret)),
      fasKey: services.secrets.open(nextFasKey),
      agentKey: services.secrets.open(nextAgentKey),
    }
  return {
    ...row,
    configuration: { ...usualConfiguration(row.type, services.config.portalUrl), ...row.configuration },
    ...(next && { next }),
    radiusSecret: Buffer.from(services.secrets.open(row.radiusSecret)),
    fasKey: services.secrets.open(row.fasKey),
    agentKey: services.secrets.open(row.agentKey),
    controllerSecret: row.controllerSecret ? services.secrets.open(row.controllerSecret) : '',
  }
}
