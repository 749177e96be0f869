// Guests who go all the way: through the portal, past a gateway with real packets, to being online.
import type { RunningServer } from '../processes/all.ts'
import type { startFakeGateway } from '../../../dev/fakeGateway/startFakeGateway.ts'
import { givenGateway, type Venue } from './given.ts'
import { knock, post, type PortalPage } from './portal.ts'
import type { KnownGateway } from '../gateways/index.ts'

type Fake = Awaited<ReturnType<typeof startFakeGateway>>
export type Hotspot = { gateway: KnownGateway; fake: Fake }

/** A gateway of a venue with a simulated hotspot behind it. */
export async function givenHotspot(running: RunningServer, fake: Fake, page: Venue): Promise<Hotspot> {
  const configuration = { loginUrl: `${fake.url}/login`, coaAddress: '127.0.0.1', coaPort: fake.coaPort }
  const gateway = await givenGateway(running, page, { configuration })
  const portalUrl = `${running.services.config.portalUrl}/g/${gateway.entryKey}`
  fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
  return { gateway, fake }
}

/** A phone in front of the portal's first screen. */
export async function arrive(running: RunningServer, { gateway, fake }: Hotspot, { mac = '', cookie = '' } = {}) {
  const phone = fake.phone(gateway.nasId, mac)
  const url = await phone.join()
  const first = await knock(running, { path: url.pathname + url.search, headers: cookie ? { cookie } : {} })
  return { phone, first }
}

/** Sends the last step, brings the login to the gateway and waits for its Start. @returns the success page */
export async function goOnline(
  running: RunningServer,
  { phone, first }: Awaited<ReturnType<typeof arrive>>,
  fields: Record<string, string>,
  cookie = '',
): Promise<PortalPage & { path: string; cookie: string }> {
  const said = await post(running, first.action, fields, cookie ? { cookie } : {})
  const login = URL.parse(said.location ?? '')?.searchParams
  if (!login) throw new Error(`not let in: ${said.status} ${said.text.slice(0, 300)}`)
  const result = await phone.login(login.get('username')!, login.get('password')!)
  let text = ''
  for (let tries = 0; tries < 100; tries++) {
    const shown = await knock(running, { path: first.action })
    text = shown.text
    if (/You’re online/.test(text)) return { ...shown, path: first.action, cookie: cookieOf(said) }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the gateway never said so: ${JSON.stringify(result)} ${text.slice(0, 400)}`)
}

/** The cookie an answer left, as it is sent back. */
export function cookieOf({ headers }: PortalPage): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
