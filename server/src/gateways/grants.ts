// A grant lets one device online: a one-time login the portal hands to the gateway and RADIUS takes once.
import { hash, randomBytes } from 'node:crypto'
import { newId } from '../core/id.ts'
import { query, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from './registry.ts'

/** The hand-off from portal to gateway must arrive by then. */
export const HAND_OFF_SECONDS = 60
const DEFAULT_SESSION_MINUTES = 480

export type Grant = {
  id: string
  username: string
  password: string
  sessionSeconds: number
  downKbps: number
  upKbps: number
}

/** What the steps of a login flow grant; the gateway's own limits stand where nothing is said. 0 kbps is no limit. */
export type GrantLimits = { sessionSeconds?: number; downKbps?: number; upKbps?: number }

/** Makes a grant for a visit: its own limits over those of the gateway. */
export async function issueGrant(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  visitId: string,
  mac: string,
  limits: GrantLimits = {},
): Promise<Grant> {
  const now = services.clock.now()
  const { sessionMinutes = DEFAULT_SESSION_MINUTES } = gateway.configuration
  const downKbps = limits.downKbps ?? gateway.configuration.downKbps ?? 0
  const upKbps = limits.upKbps ?? gateway.configuration.upKbps ?? 0
  const id = newId(now)
  const username = randomBytes(10).toString('hex')
  const sessionSeconds = limits.sessionSeconds ?? sessionMinutes * 60
  await tx.run(
    query.insertInto('grants').values({
      page_id: gateway.pageId,
      id,
      visit_id: visitId,
      gateway_id: gateway.id,
      username,
      mac,
      session_seconds: sessionSeconds,
      down_kbps: downKbps,
      up_kbps: upKbps,
      expires_at: new Date(now.getTime() + HAND_OFF_SECONDS * 1000),
      ends_at: new Date(now.getTime() + sessionSeconds * 1000),
    }),
  )
  return { id, username, password: grantPassword(services, username), sessionSeconds, downKbps, upKbps }
}

/** The grant is used at once: RADIUS has just accepted the access code. */
export async function claimGrant(
  tx: Tx,
  pageId: string,
  { username }: Pick<Grant, 'username'>,
  now: Date,
): Promise<void> {
  await tx.run(
    query.updateTable('grants').set({ used_at: now }).where('page_id', '=', pageId).where('username', '=', username),
  )
}

/** Whether a name can be a grant's at all: twenty digits of hexadecimal. */
export function isGrantName(name: string): boolean {
  return /^[0-9a-f]{20}$/.test(name)
}

/** The password of a grant, worked out from its name: CHAP needs it in the clear, and the database never has it. */
export function grantPassword(services: Pick<Services, 'secrets'>, username: string): string {
  // A fixed-length key before a fixed-length name: a plain hash is a sound MAC here, and seven times as fast as HMAC.
  const input = Buffer.concat([services.secrets.deriveLasting('grants'), Buffer.from(username)])
  return hash('sha256', input, 'base64url').slice(0, 24)
}

/** Takes back what lets a device stay online or come back by itself. */
export async function revokeGrants(tx: Tx, pageId: string, visitId: string, now: Date): Promise<void> {
  await tx.run(
    query
      .updateTable('grants')
      .set({ revoked_at: now })
      .where('page_id', '=', pageId)
      .where('visit_id', '=', visitId)
      .where('revoked_at', 'is', null),
  )
}
