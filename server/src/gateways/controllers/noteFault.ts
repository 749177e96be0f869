import { sql } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../registry.ts'
import type { ControllerFault } from './conversation.ts'

/** Records a gateway's fault for its owner's list; the next success clears it. */
export async function noteFault(services: Services, gateway: KnownGateway, fault: ControllerFault): Promise<void> {
  // About one phone, not about the gateway.
  if (fault.problem === 'client-unknown') return
  await services.db.asSystem(async (tx) => {
    await tx.run(
      sql`update gateways set last_error = ${fault.message} where page_id = ${gateway.pageId} and id = ${gateway.id}`,
    )
    tx.notify(gateway.pageId, 'devices')
  })
}
