import { sql, type Tx } from '../core/db/database.ts'

/** A session of the portal ends by its own time. */
export async function clearSessions(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from portal_sessions where expires_at < ${now}`)
}

const KEPT_HOURS = 24

/** Codes are counted for a day; then nobody needs to know who asked for one. */
export async function clearCodes(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from portal_codes where created_at < ${new Date(now.getTime() - KEPT_HOURS * 3600_000)}`)
}

const OVER_DAYS = 30

/** A device a guest brought along is forgotten a month after its time was up; until then it is one press to bring it again. */
export async function clearOwnDevices(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - OVER_DAYS * 24 * 3600_000)
  await tx.run(sql`delete from own_devices d where d.created_at < ${before} and not exists (
    select 1 from grants g where g.page_id = d.page_id and g.visit_id = d.visit_id and g.ends_at > ${before})`)
}
