import { sql, type Tx } from '../core/db/database.ts'

const DROPS_DAYS = 7
const ANSWERS_DAYS = 30
const OUTAGES_DAYS = 365

/** Forgets what the doctor no longer asks for: dropped packets after a week, answers and orders after a month, outages after a year. */
export async function clearGatewayFacts(tx: Tx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
  await tx.run(sql`delete from radius_drops where last_at < ${before(DROPS_DAYS)}`)
  await tx.run(sql`delete from stray_packets where last_at < ${before(1)}`)
  await tx.run(
    sql`delete from auth_log where ctid = any(array(select ctid from auth_log where at < ${before(ANSWERS_DAYS)} limit 10000))`,
  )
  await tx.run(sql`delete from gateway_commands where done_at < ${before(ANSWERS_DAYS)}`)
  await tx.run(sql`delete from gateway_outages where ended_at < ${before(OUTAGES_DAYS)}`)
  await tx.run(sql`delete from recipe_links where expires_at < ${before(1)}`)
  await tx.run(sql`delete from access_rules where until < ${before(ANSWERS_DAYS)}`)
}
