// The environment of guests in tests: one server, one simulated hotspot, outside services, and a browser.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { GatewayConfiguration } from '@portico/contract/gateways.ts'
import type { Clock } from '@portico/server/core/clock.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { givenGateway, givenPage, givenSteps, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../../dev/fakeGateway/startFakeGateway.ts'
import { missing } from '../capabilities.ts'
import { launch } from './browser.ts'
import { takePhone, type Guest, type Way } from './guestWalk.ts'
import { startOutside } from './outside.ts'

export type Place = { venue: Venue; gateway: KnownGateway }

/** Starts everything before the file's tests and stops it after them. */
export async function useGuestRig(options: { clock?: Clock } = {}) {
  const outside = await startOutside()
  const server = useServer({ ...options, config: outside.config })
  let fake: FakeGateway
  let browser: Browser | undefined
  beforeAll(async () => {
    const { authPort, acctPort } = server().radius
    const radius = { address: '127.0.0.1', authPort, acctPort }
    // Uses the server's clock: an order that looks minutes old is ignored.
    const now = options.clock?.now
    fake = await startFakeGateway({ httpPort: 0, radius, interimSeconds: 1, retryMs: 500, ...(now && { now }) })
    if (!missing('chromium')) browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await Promise.all([fake?.stop(), outside.close()])
  })

  return {
    server,
    outside,
    fake: () => fake,
    browser: () => browser!,

    /** A venue with these steps and one simulated hotspot. */
    async givenPlace(steps: object[], configuration: GatewayConfiguration = {}): Promise<Place> {
      const venue = await givenPage(server())
      await givenSteps(server(), venue, steps)
      await outside.knowGoogle(server(), venue)
      const reach = { loginUrl: `${fake.url}/login`, coaAddress: '127.0.0.1', coaPort: fake.coaPort }
      const gateway = await givenGateway(server(), venue, { configuration: { ...reach, ...configuration } })
      const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
      fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
      return { venue, gateway }
    },

    /** A guest who has just joined the Wi-Fi and sees the first screen. */
    async givenGuest({ gateway }: Place, way: Way): Promise<Guest> {
      const guest = await takePhone(browser!, fake.phone(gateway.nasId), way)
      await guest.arrive()
      return guest
    },

    /** What the gateway grants a guest's phone; undefined without a session. */
    limitsOf: ({ phone }: Guest) => fake.phones().find(({ mac }) => mac === phone.mac)?.session?.limits,
  }
}
