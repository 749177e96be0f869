// The demo venue's two hotspots, as its owner has set them up now.
import { query, sql } from '@portico/server/core/db/database.ts'
import type { Services } from '@portico/server/core/services.ts'
import type { FakeGateway } from '../fakeGateway/startFakeGateway.ts'
import type { Spot } from '../seed/stays.ts'
import { GATEWAYS, PAGE_ID } from '../seed/venue.ts'

/** Where the door's phones find what they call by its address in the venue. */
export type Door = { nasId: string; hosts: Record<string, string> }

/** Often enough to see a session's rate change while one looks. */
const INTERIM_SECONDS = 20
const STATUS_SECONDS = 60

/** Lets the venue's devices take orders from this installation, such as to disconnect a guest. */
export async function acceptOrders(gateway: FakeGateway, { db }: Pick<Services, 'db'>): Promise<void> {
  const orders = JSON.stringify({ coaAddress: '127.0.0.1', coaPort: gateway.coaPort })
  const ids = Object.values(GATEWAYS).map(({ id }) => id)
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      update gateways set configuration = configuration || ${orders}::jsonb
      where page_id = ${PAGE_ID} and id = any(${ids}::uuid[])`)
    tx.notify(PAGE_ID, 'gateways')
  })
}

/** Opens a hotspot with its current secret; undefined when the owner has removed it. */
export async function openDoor(gateway: FakeGateway, services: Services, spot: Spot): Promise<Door | undefined> {
  const { config, db, secrets } = services
  const row = await db.asSystem((tx) =>
    tx.first(
      query
        .selectFrom('gateways as g')
        .innerJoin('gateway_secrets as s', (join) =>
          join.onRef('s.page_id', '=', 'g.page_id').onRef('s.gateway_id', '=', 'g.id'),
        )
        .select(['g.nas_id', 'g.entry_key', 'g.configuration', 's.radius_secret'])
        .where('g.page_id', '=', PAGE_ID)
        .where('g.id', '=', GATEWAYS[spot].id),
    ),
  )
  if (!row) return undefined
  gateway.enrol({
    nasId: row.nasId,
    secret: secrets.open(row.radiusSecret),
    portalUrl: `${config.portalUrl}/g/${row.entryKey}`,
    interimSeconds: INTERIM_SECONDS,
    statusSeconds: STATUS_SECONDS,
  })
  const { loginUrl } = row.configuration as { loginUrl?: string }
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::'
  const hosts = {
    [new URL(config.portalUrl).host]: `http://${isEverywhere ? '127.0.0.1' : config.host}:${config.portalPort}`,
    ...(loginUrl && { [new URL(loginUrl).host]: gateway.localUrl }),
  }
  return { nasId: row.nasId, hosts }
}
