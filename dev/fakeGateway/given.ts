// A gateway with a RADIUS server, both stopped when the test ends.
import { onTestFinished } from 'vitest'
import { PASSWORD, SECRET, startResponder, type Responder } from './responder.ts'
import type { ScriptedPhone } from './scriptedPhone.ts'
import { startFakeGateway, type FakeGateway, type FakeGatewaySetup } from './startFakeGateway.ts'

export const NAS_ID = 'cafe-1'
export const PORTAL = 'http://portal.example/w/key?lang=vi'

export type GatewaySetUp = {
  gateway: FakeGateway
  server: Responder
  joinUrl: string
  phone: ScriptedPhone
  clock: TestClock
}
/** Short for a test that expects no answer; other tests keep the usual timeout, for a busy machine. */
export const IMPATIENT = { retryMs: 60 }

type Wishes = Omit<Partial<FakeGatewaySetup>, 'radius' | 'now'> & { auth?: 'chap' | 'pap' | 'mschapv2' }
type TestClock = { pass(seconds: number): void; now(): Date }

/** Time stands still until the test advances it; only waiting for an answer takes real time. */
export async function givenGateway({ auth, ...wishes }: Wishes = {}): Promise<GatewaySetUp> {
  const server = await startResponder()
  const clock = standingClock()
  const gateway = await startFakeGateway({ httpPort: 0, radius: server.radius, now: clock.now, ...wishes })
  onTestFinished(async () => {
    await gateway.stop({ graceMs: 300 })
    await server.close()
  })
  const { joinUrl } = gateway.enrol({ nasId: NAS_ID, secret: SECRET, portalUrl: PORTAL, auth })
  return { gateway, server, joinUrl, phone: gateway.phone(NAS_ID), clock }
}

/** The same, with the phone already online. */
export async function givenOnline(wishes?: Wishes, grant: Responder['grant'] = []): Promise<GatewaySetUp> {
  const given = await givenGateway(wishes)
  given.server.grant = grant
  await given.phone.join()
  await given.phone.login('guest', PASSWORD)
  return given
}

function standingClock(): TestClock {
  let at = Date.UTC(2026, 10, 20, 9)
  return { now: () => new Date(at), pass: (seconds) => void (at += seconds * 1000) }
}
