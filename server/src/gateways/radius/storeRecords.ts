import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { lockGateways } from '../sessionLocks.ts'
import { storeRestart } from '../storeRestart.ts'
import { storeReports, type Report } from '../storeSessions.ts'
import type { BootPacket, SessionPacket } from './readAccounting.ts'

/** One packet of one gateway. */
export type GatewayRecord = { gateway: { id: string; pageId: string }; record: SessionPacket | BootPacket }

/** Stores records in the order they came; a restart of a gateway splits them so that order is kept. */
export async function storeRecords(services: Services, tx: Tx, items: readonly GatewayRecord[]): Promise<void> {
  const gateways = items.map(({ gateway, record }) => ({
    gatewayId: gateway.id,
    isRestarting: record.status === 'boot',
  }))
  if (gateways.some((one) => one.isRestarting)) await lockGateways(tx, gateways)
  let reports: Report[] = []
  for (const { gateway, record } of items) {
    if (record.status !== 'boot') {
      reports.push({ ...record, gatewayId: gateway.id, pageId: gateway.pageId })
      continue
    }
    await storeReports(services, tx, reports)
    reports = []
    await storeRestart(services, tx, gateway, record)
  }
  await storeReports(services, tx, reports)
}
