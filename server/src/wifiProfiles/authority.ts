// The installation's authority: made when a venue first offers profiles, its server certificate renewed in time.
import { DAY_MS } from '@portico/contract/dates.ts'
import { newId } from '../core/id.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Config } from '../core/config.ts'
import type { Services } from '../core/services.ts'
import { makeAuthority, SERVER_DAYS, signServer, type KeyedCertificate } from './certificates.ts'

/** `serverName` is what phones expect the server to be called. */
export type Authority = KeyedCertificate & { server: KeyedCertificate; serverName: string; serverUntil: string }

/** Renewed so long before it ends; phones take the new one, for they trust who signed it. */
const RENEW_DAYS = 90

type AuthorityRow = {
  id: string
  certificate: string
  sealedKey: Buffer
  serverName: string
  serverCertificate: string
  sealedServerKey: Buffer
  serverUntil: string
}

/** What it takes to make one. */
export type AuthorityServices = Pick<Services, 'clock' | 'secrets'> & { config: Pick<Config, 'portalUrl'> }

/** The authority in use, made now where there is none. */
export async function readAuthority(services: AuthorityServices, tx: Tx): Promise<Authority> {
  const known = await newest(tx)
  if (known) return open(services, known)
  // Of two venues at once, one makes it.
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('wifi authority'))`)
  const meanwhile = await newest(tx)
  return meanwhile ? open(services, meanwhile) : make(services, tx)
}

/** Signs a new server certificate where the present one ends soon. */
export async function renewServer(services: Services): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const row = await newest(tx)
    const now = services.clock.now()
    if (!row || Date.parse(row.serverUntil) > now.getTime() + RENEW_DAYS * DAY_MS) return
    const { certificate, key, serverName } = open(services, row)
    const server = await signServer({ certificate, key }, serverName, now)
    await tx.run(sql`update wifi_authorities set server_certificate = ${server.certificate},
      sealed_server_key = ${services.secrets.seal(server.key)}, server_until = ${untilOf(now)} where id = ${row.id}`)
    services.log.info({ until: untilOf(now) }, 'the Wi-Fi server certificate was renewed')
  })
}

async function make(services: AuthorityServices, tx: Tx): Promise<Authority> {
  const now = services.clock.now()
  const serverName = serverNameOf(services.config.portalUrl)
  const authority = await makeAuthority(serverName, now)
  const server = await signServer(authority, serverName, now)
  const { secrets } = services
  await tx.run(sql`
    insert into wifi_authorities (id, certificate, sealed_key, server_name, server_certificate, sealed_server_key, server_until, created_at)
    values (${newId(now)}, ${authority.certificate}, ${secrets.seal(authority.key)}, ${serverName}, ${server.certificate},
      ${secrets.seal(server.key)}, ${untilOf(now)}, ${now})`)
  return { ...authority, server, serverName, serverUntil: untilOf(now).toISOString() }
}

/** Phones check a name, and an address is none. */
function serverNameOf(portalUrl: string): string {
  const { hostname } = new URL(portalUrl || 'http://localhost')
  return /[a-z]/i.test(hostname) && !hostname.startsWith('[') ? `wifi.${hostname}` : 'wifi.portico.internal'
}

function untilOf(now: Date): Date {
  return new Date(now.getTime() + SERVER_DAYS * DAY_MS)
}

function newest(tx: Tx): Promise<AuthorityRow | undefined> {
  return tx.first(sql<AuthorityRow>`
    select id, certificate, sealed_key, server_name, server_certificate, sealed_server_key, server_until
    from wifi_authorities order by created_at desc limit 1`)
}

function open({ secrets }: Pick<Services, 'secrets'>, row: AuthorityRow): Authority {
  return {
    certificate: row.certificate,
    key: secrets.open(row.sealedKey),
    server: { certificate: row.serverCertificate, key: secrets.open(row.sealedServerKey) },
    serverName: row.serverName,
    serverUntil: row.serverUntil,
  }
}
