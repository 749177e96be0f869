// The simulated gateway as the product runs it for "Try it without a router", and the demo venue's guests behind it.
import type { Services } from '../../server/src/core/services.ts'
import type { RadiusServer, Simulator } from '../../server/src/gateways/index.ts'
import { startGuests, type GuestPace } from '../guests/startGuests.ts'
import { startFakeGateway } from './startFakeGateway.ts'

/** Starts it beside the RADIUS server; phones reach it under the portal's host. */
export async function simulate(
  radius: RadiusServer,
  services: Services,
  pace?: GuestPace,
): Promise<Simulator & { stop(): Promise<void> }> {
  const { config, clock } = services
  const { hostname } = new URL(config.portalUrl)
  const gateway = await startFakeGateway({
    httpPort: config.simulatorPort,
    host: config.host,
    // If the system chooses the port, only the gateway itself knows the address.
    ...(config.simulatorPort > 0 && { publicUrl: `http://${hostname}:${config.simulatorPort}` }),
    now: () => clock.now(),
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 5,
  })
  const hasGuests = config.demo && !config.isProduction && config.demoGuests !== 'off'
  const guests = hasGuests ? await startGuests(gateway, services, pace) : undefined
  return {
    loginUrl: `${gateway.url}/login`,
    coaPort: gateway.coaPort,
    enrol: (nas) => gateway.enrol(nas),
    async stop() {
      await guests?.stop()
      await gateway.stop()
    },
  }
}
