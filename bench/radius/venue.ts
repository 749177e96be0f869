// The demo venue's gateway, and a wait until all its reports are processed.
import { setTimeout as sleep } from 'node:timers/promises'
import { query, sql } from '@portico/server/core/db/database.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import type { Installation } from '../rig/installation.ts'
import type { Nas } from './packets.ts'

export async function readNas({ database: { db, secrets } }: Installation): Promise<Nas> {
  const { id, nasId } = GATEWAYS.garden
  const row = await db.asSystem((tx) =>
    tx.first(
      query
        .selectFrom('gateway_secrets')
        .select('radius_secret')
        .where('page_id', '=', PAGE_ID)
        .where('gateway_id', '=', id),
    ),
  )
  return { nasId, secret: Buffer.from(secrets.open(row!.radiusSecret)) }
}

/** Resolves when every session and report is processed and every consumer has received its announcements. */
export async function settled({ database: { db } }: Pick<Installation, 'database'>): Promise<void> {
  const waits = () =>
    db.asSystem((tx) =>
      tx.first(sql`
        select 1 where exists (select from accounting_inbox) or exists (select from happenings where done_at is null)`),
    )
  while (await waits()) await sleep(50)
}
