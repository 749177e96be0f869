// Accounting-On and -Off: a gateway's open sessions are over. A replay of such a packet changes nothing.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { keepConnections } from '../register/index.ts'
import { endVisits } from '../visits/index.ts'
import type { BootPacket } from './radius/readAccounting.ts'

/** Restarts remembered for each gateway, to recognise their replays. */
const REMEMBERED = 1000
/** A retransmission with another Acct-Delay-Time is dated a little differently. */
const SAME_RESTART_MS = 2000

/** A clock before this was never set: routers without a battery begin at 1970 or 2000 until they get the time. */
const UNSET_BEFORE = Date.UTC(2020, 0)

type RestartedGateway = { id: string; pageId: string }

/** Closes what was open before the restart. The caller holds the gateway alone (see sessionLocks.ts). */
export async function storeRestart(
  services: Services,
  tx: Tx,
  gateway: RestartedGateway,
  boot: BootPacket,
): Promise<void> {
  const [at, now] = [new Date(boot.at), services.clock.now()]
  if (!(await remember(tx, gateway, boot, now))) return
  const stamp = readStamp(boot, now)
  const known = boot.isArrivalTime ? new Date(boot.at - SAME_RESTART_MS) : at
  const isNew = await tx.run(sql`
    update gateways set boot_epoch = boot_epoch + 1, booted_at = ${at}, restart_stamp = greatest(restart_stamp, ${stamp})
    where page_id = ${gateway.pageId} and id = ${gateway.id} and (booted_at is null or booted_at < ${known})
      and (restart_stamp is null or ${stamp}::timestamptz is null or restart_stamp < ${stamp})`)
  if (isNew === 0) return
  // Guests who arrived after the restart were reported before it: they belong to the new life.
  await tx.run(sql`
    update sessions s set boot_epoch = g.boot_epoch from gateways g
    where g.page_id = ${gateway.pageId} and g.id = ${gateway.id} and s.page_id = g.page_id and s.gateway_id = g.id
      and s.boot_epoch = g.boot_epoch - 1 and s.started_at >= ${at}`)
  const closed = await tx.rows(sql<{ id: string; visit_id: string | null }>`
    update sessions set stopped_at = ${at}, is_stop_inferred = true, cause = 'NasReboot'
    where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and stopped_at is null and started_at < ${at} returning id, visit_id`)
  await keepConnections(
    services,
    tx,
    closed.map(({ id }) => ({ pageId: gateway.pageId, id })),
  )
  await endVisits(
    services,
    tx,
    closed.flatMap(({ visitId }) => (visitId ? [{ pageId: gateway.pageId, visitId: visitId, at }] : [])),
  )
  tx.notify(gateway.pageId, 'sessions')
}

/** When the gateway restarted by its own clock; null when that clock cannot even tell two restarts apart. */
function readStamp({ stamp }: BootPacket, now: Date): Date | null {
  return stamp === undefined || stamp < UNSET_BEFORE || stamp > now.getTime() ? null : new Date(stamp)
}

/** @returns false for a packet already handled */
async function remember(
  tx: Tx,
  { id, pageId }: RestartedGateway,
  { fingerprint }: BootPacket,
  now: Date,
): Promise<boolean> {
  // A record that an older version kept in the inbox has none.
  if (!fingerprint) return true
  const isNew = await tx.run(sql`
    insert into gateway_restarts (page_id, gateway_id, fingerprint, heard_at)
    select page_id, id, decode(${fingerprint}, 'hex'), ${now} from gateways where page_id = ${pageId} and id = ${id}
    on conflict do nothing`)
  if (isNew === 0) return false
  await tx.run(sql`
    delete from gateway_restarts where page_id = ${pageId} and gateway_id = ${id} and fingerprint in (
      select fingerprint from gateway_restarts where page_id = ${pageId} and gateway_id = ${id}
      order by heard_at desc offset ${REMEMBERED})`)
  return true
}
