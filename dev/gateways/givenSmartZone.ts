import type { GatewayConfiguration } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import { ACCOUNT, givenDevice, type Device } from './givenController.ts'
import { startFakeSmartZone, type FakeSmartZone } from './smartzone.ts'

/** A venue with a SmartZone that knows its gateway, and the gateway that knows it. */
export async function givenSmartZone(
  running: RunningServer,
  limits: Partial<GatewayConfiguration>,
): Promise<Device & { smartzone: FakeSmartZone }> {
  const given = await givenDevice(running, 'ruckus', { ruckusController: 'smartzone' })
  const { radius, services, registry } = running
  const { gateway } = given
  const smartzone = await startFakeSmartZone({
    ...ACCOUNT,
    nas: {
      nasId: gateway.nasId,
      secret: gateway.radiusSecret.toString(),
      portalUrl: `${services.config.portalUrl}/g/${gateway.entryKey}`,
    },
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    retryMs: 300,
  })
  const configuration: GatewayConfiguration = {
    ...gateway.configuration,
    controllerUrl: smartzone.northbound.url,
    coaAddress: '127.0.0.1',
    coaPort: smartzone.box.coaPort,
    ...limits,
  }
  await services.db.asSystem((tx) =>
    tx.run(sql`update gateways set configuration = ${JSON.stringify(configuration)}
      where page_id = ${gateway.pageId} and id = ${gateway.id}`),
  )
  await registry.refresh()
  return { ...given, gateway: registry.byId(gateway.id)!, smartzone }
}
