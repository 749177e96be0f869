// A guest who comes back through the gateway with our mark has been let in, before any report says so.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { adapterOf, type KnownGateway } from '../../gateways/index.ts'
import { saveSession, type PortalSession } from '../session.ts'

/** The parameter of the return address that carries the mark. */
export const RETURN_PARAMETER = 'in'

/** Only for this session and this grant. */
export function returnMarkOf(services: Pick<Services, 'secrets'>, tokenHash: Buffer, username: string): string {
  const mac = createHmac('sha256', services.secrets.derive('returns')).update(tokenHash).update(username)
  return mac.digest('base64url').slice(0, 22)
}

/** Takes the mark, if it is the one of the newest grant. The guest could read it, so it gives no right. */
export async function takeReturn(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  session: PortalSession,
  mark: string | undefined,
): Promise<void> {
  if (!mark || session.returnedAt) return
  const grant = await tx.first(sql<{ username: string }>`
    select username from grants where page_id = ${session.pageId} and visit_id = ${session.visitId}
    order by id desc limit 1`)
  const expected = Buffer.from(grant ? returnMarkOf(services, session.tokenHash, grant.username) : '')
  const given = Buffer.from(mark)
  if (!grant || given.length !== expected.length || !timingSafeEqual(given, expected)) return
  session.returnedAt = services.clock.now().toISOString()
  await saveSession(tx, session)
  await adapterOf(gateway).noteReturn?.(services, tx, gateway)
}
