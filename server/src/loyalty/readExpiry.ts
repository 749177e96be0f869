import { prepare, type Tx } from '../core/db/database.ts'
import type { Unit } from './ledger.ts'

/** When units that come in now lapse by the venue's settings; null is never. */
export async function readExpiry(
  tx: Tx,
  { pageId, unit, at }: { pageId: string; unit: Unit; at: Date },
): Promise<Date | null> {
  if (unit !== 'point') return null
  const row = await tx.first(addMonths(pageId, at))
  return row?.expiresAt ? new Date(row.expiresAt) : null
}

/** To the end of that day on the venue's clock. */
const addMonths = prepare<{ expiresAt: string | null }>(`
  select ((($2::timestamptz at time zone p.time_zone)::date + make_interval(months => s.expiry_months) + interval '1 day')
    at time zone p.time_zone) as expires_at
  from loyalty_settings s join pages p on p.id = $1 where s.page_id = $1 and s.expiry_months is not null`)
