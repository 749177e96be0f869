// Locks on sessions, held until the commit. Every caller takes gateways before sessions, each in one order, so that no
// deadlock arises.
import { prepare, type Tx } from '../core/db/database.ts'

/**
 * Locks sessions by name, even those without a row: two processes that see a new one at once would both begin it.
 * Locks their gateways too, against a restart in between.
 */
export async function lockSessions(tx: Tx, of: readonly { gatewayId: string; acctSessionId: string }[]): Promise<void> {
  await tx.run(
    lockNamed(
      of.map((one) => one.gatewayId),
      of.map((one) => one.acctSessionId),
    ),
  )
}

const lockNamed = prepare(`
  with r as (select * from unnest($1::text[], $2::text[]) as r (gateway_id, name))
  select count(case when is_gateway then pg_advisory_xact_lock_shared(key)::text else pg_advisory_xact_lock(key)::text end) from (
    select true as is_gateway, hashtextextended(gateway_id, 0) as key from r
    union select false, hashtextextended(gateway_id || ' ' || name, 1) from r
    order by 1 desc, 2) k`)

/** Locks gateways: exclusively for those that restart, shared for the others. */
export async function lockGateways(tx: Tx, of: readonly { gatewayId: string; isRestarting: boolean }[]): Promise<void> {
  await tx.run(
    lockWhole(
      of.map((one) => one.gatewayId),
      of.map((one) => one.isRestarting),
    ),
  )
}

const lockWhole = prepare(`
  select count(case when is_alone then pg_advisory_xact_lock(key)::text else pg_advisory_xact_lock_shared(key)::text end) from (
    select hashtextextended(gateway_id, 0) as key, bool_or(is_restarting) as is_alone
    from unnest($1::text[], $2::boolean[]) as r (gateway_id, is_restarting)
    group by 1 order by 1) k`)
