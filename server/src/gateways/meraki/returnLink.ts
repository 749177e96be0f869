// A guest who comes back from Meraki's click-through: the only sign there is that Meraki let the guest in.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../registry.ts'
import { storeReports } from '../storeSessions.ts'

type Back = { visitId: string; username: string; returnUrl: string }

/** The address Meraki sends the guest to afterwards; only we can make one. */
export function backAddress(services: Services, gateway: KnownGateway, { visitId, username, returnUrl }: Back): string {
  const token = returnUrl.slice(returnUrl.lastIndexOf('/') + 1)
  const mark = markOf(services, gateway, `${visitId} ${username} ${token}`)
  const query = new URLSearchParams({ v: visitId, u: username, t: token, m: mark })
  return `${services.config.portalUrl}/g/${gateway.entryKey}/back?${query}`
}

/**
 * Takes the guest's return as the gateway's word, and opens the session.
 * @returns where the guest goes on, or undefined for an address we never made
 */
export async function comeBack(
  services: Services,
  gateway: KnownGateway,
  query: Record<string, string>,
): Promise<string | undefined> {
  const { v: visitId = '', u: username = '', t: token = '', m: mark = '' } = query
  const expected = Buffer.from(markOf(services, gateway, `${visitId} ${username} ${token}`))
  const given = Buffer.from(mark)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    // Once: the address stays in the phone's history.
    const grant = await tx.first(sql<{ mac: string }>`
      update grants set used_at = ${now} where page_id = ${gateway.pageId} and username = ${username}
        and used_at is null and revoked_at is null and ends_at > ${now} returning mac`)
    if (!grant) return
    const session = { acctSessionId: username, username, grant: username, mac: grant.mac, ip: undefined }
    const report = {
      ...session,
      status: 'start' as const,
      at: now.getTime(),
      seconds: 0,
      up: undefined,
      down: undefined,
    }
    await storeReports(services, tx, [{ ...report, gatewayId: gateway.id, pageId: gateway.pageId }])
  })
  return `${services.config.portalUrl}/s/${token}`
}

function markOf(services: Services, gateway: KnownGateway, text: string): string {
  return createHmac('sha256', services.secrets.derive('meraki')).update(`${gateway.id} ${text}`).digest('base64url')
}
