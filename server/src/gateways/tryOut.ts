// "Try it without a router": a simulated gateway of this venue, with real packets, opens the portal.
import { makePageToken } from '../core/pageToken.ts'
import { newId } from '../core/id.ts'
import { fail } from '../core/fail.ts'
import { query, sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { makeSecrets } from './secrets.ts'

/** Returns the address that simulates a phone joining the venue's Wi-Fi. `flow` is a login flow whose draft it uses. */
export type TryOut = (context: PageContext, flow?: string) => Promise<{ url: string }>

/** A simulator, in this process or another. */
export type Simulator = {
  loginUrl: string
  coaPort: number
  enrol(nas: { nasId: string; secret: string; portalUrl: string }): { joinUrl: string }
}

const NAME = 'Portico simulator'

/** @param simulator undefined where none runs; trying out then fails with that reason. */
export function makeTryOut(simulator: () => Simulator | undefined): TryOut {
  return async (context, flow) => {
    const running = simulator()
    if (!running) throw fail('try/unavailable')
    const { nasId, entryKey, secret } = await ensureGateway(context, running)
    const portalUrl = `${context.config.portalUrl}/g/${entryKey}${flow ? `?flow=${flow}` : ''}`
    return { url: running.enrol({ nasId, secret, portalUrl }).joinUrl }
  }
}

async function ensureGateway(context: PageContext, { loginUrl, coaPort }: Simulator) {
  const { tx, page } = context
  const nasId = `simulator-${page.id.slice(-8)}`
  const configuration = JSON.stringify({
    loginUrl,
    coaAddress: '127.0.0.1',
    coaPort,
    sessionMinutes: 60,
    downKbps: 5000,
    upKbps: 2000,
  })
  const now = context.clock.now()
  const id = newId(now)
  const made = await tx.run(
    query
      .insertInto('gateways')
      .values({
        page_id: page.id,
        id,
        nas_id: nasId,
        name: NAME,
        type: 'radius',
        manufacturer: NAME,
        configuration,
        entry_key: makePageToken(page.id, 12),
        created_at: now,
        is_simulator: true,
      })
      .onConflict((conflict) =>
        conflict.constraint('gateways_nas_id').doUpdateSet({ configuration, is_simulator: true }),
      ),
  )
  const gateway = await tx.first(
    sql<{
      id: string
      entry_key: string
    }>`select id, entry_key from gateways where page_id = ${page.id} and nas_id = ${nasId}`,
  )
  if (made === 0 || !gateway) throw fail('device/not-found')
  if (gateway.id === id) await makeSecrets(context, id)
  const secrets = await tx.first(
    sql<{
      radius_secret: Buffer
    }>`select radius_secret from gateway_secrets where page_id = ${page.id} and gateway_id = ${gateway.id}`,
  )
  tx.notify(page.id, 'gateways')
  tx.notify(page.id, 'devices')
  return { nasId, entryKey: gateway.entryKey, secret: context.secrets.open(secrets!.radiusSecret) }
}
