// Many devices at once, out of a spreadsheet: the good rows are kept, the others are named. Sent again, nothing is kept twice.
import { randomBytes } from 'node:crypto'
import type { gateways } from '@portico/contract/gateways.ts'
import { usualConfiguration } from '@portico/contract/gateways/fields.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { makePageToken } from '../core/pageToken.ts'
import { sealedKeys } from './secrets.ts'

type Rows = Input<typeof gateways.addMany>['body']['rows']
type RefusedLine = { line: number; reason: 'nas-id' | 'name' }

/** Adds the new devices; with `isTrial` it only reports the ones that are not new. */
export async function importMany(
  context: PageContext,
  rows: Rows,
  isTrial: boolean,
): Promise<{ refused: RefusedLine[]; added: number }> {
  const { tx, page } = context
  // Two imports at once would each miss what the other keeps.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('devices ' || ${page.id}::text, 0))`)
  const known = await tx.rows(sql<{ nas_id: string; name: string; type: string }>`
    select nas_id, name, type from gateways where page_id = ${page.id}`)
  const names = new Set(known.map(nameOf))
  const nasIds = new Set(known.map(({ nasId }) => nasId))
  const refused: RefusedLine[] = []
  const fresh = rows.filter((row, line) => {
    // Without a NAS-Identifier, only the name identifies a device.
    const reason = row.nas_id === undefined ? names.has(nameOf(row)) && 'name' : nasIds.has(row.nas_id) && 'nas-id'
    if (reason) refused.push({ line, reason })
    names.add(nameOf(row))
    if (row.nas_id !== undefined) nasIds.add(row.nas_id)
    return !reason
  })
  if (isTrial) return { refused, added: 0 }
  await insert(context, fresh)
  return { refused, added: fresh.length }
}

function nameOf({ name, type }: { name: string; type: string }): string {
  return `${type} ${name.normalize('NFC').toLowerCase()}`
}

/** Makes up a NAS-Identifier. */
export function nasIdFor(type: string): string {
  return `${type}-${randomBytes(4).toString('hex')}`
}

async function insert({ tx, page, clock, secrets, config }: PageContext, rows: Rows): Promise<void> {
  const now = clock.now()
  const made = rows.map((row) => ({
    ...row,
    configuration: { ...usualConfiguration(row.type, config.portalUrl), ...row.configuration },
    id: newId(now),
    ...sealedKeys(secrets, page.id),
  }))
  const column = <T>(pick: (row: (typeof made)[number]) => T) => made.map(pick)
  await tx.run(sql`
    insert into gateways (page_id, id, nas_id, name, type, manufacturer, configuration, entry_key, created_at)
    select ${page.id}, r.id, r.nas_id, r.name, r.type, r.manufacturer, r.configuration::jsonb, r.entry_key, ${now}
    from unnest(${column((row) => row.id)}::uuid[], ${column((row) => row.nas_id ?? nasIdFor(row.type))}::text[],
      ${column((row) => row.name)}::text[], ${column((row) => row.type)}::text[], ${column((row) => row.manufacturer ?? '')}::text[],
      ${column((row) => JSON.stringify(row.configuration))}::text[], ${column(() => makePageToken(page.id, 12))}::text[])
      r (id, nas_id, name, type, manufacturer, configuration, entry_key)`)
  await tx.run(sql`
    insert into gateway_secrets (page_id, gateway_id, radius_secret, fas_key, agent_key, controller_secret)
    select ${page.id}, r.* from unnest(${column((row) => row.id)}::uuid[], ${column((row) => row.radius_secret)}::bytea[],
      ${column((row) => row.fas_key)}::bytea[], ${column((row) => row.agent_key)}::bytea[],
      ${column((row) => (row.controllerSecret ? secrets.seal(row.controllerSecret) : null))}::bytea[]) r`)
}
