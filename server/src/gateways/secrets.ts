import { randomBytes } from 'node:crypto'
import { query, sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { makePageToken } from '../core/pageToken.ts'

/** Generated here, sealed at rest, shown only in the recipe. FAS keys have 32 characters: openNDS uses no more. */
export async function makeSecrets(
  context: Pick<PageContext, 'tx' | 'secrets'> & { page: { id: string } },
  gatewayId: string,
): Promise<void> {
  const values = { page_id: context.page.id, gateway_id: gatewayId, ...sealedKeys(context.secrets, context.page.id) }
  await context.tx.run(query.insertInto('gateway_secrets').values(values))
}

/** New keys of a page's device, as they are stored. The agent's key names its page, which finds the device. */
export function sealedKeys({ seal }: PageContext['secrets'], pageId: string) {
  return {
    radius_secret: seal(randomBytes(16).toString('hex')),
    fas_key: seal(randomBytes(16).toString('hex')),
    agent_key: seal(makePageToken(pageId, 24)),
  }
}

/** Seals the password or key of a controller; an empty one is taken away. */
export async function keepControllerSecret(
  context: Pick<PageContext, 'tx' | 'secrets'> & { page: { id: string } },
  nasId: string,
  secret: string,
): Promise<void> {
  await context.tx.run(sql`
    update gateway_secrets s set controller_secret = ${secret === '' ? null : context.secrets.seal(secret)} from gateways g
    where g.page_id = ${context.page.id} and g.nas_id = ${nasId} and s.page_id = g.page_id and s.gateway_id = g.id`)
}
