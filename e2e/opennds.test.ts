// A real gateway: openNDS in network namespaces, a phone with a real browser behind it, our agent on the router.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gateways, sessions, type OnlineSession } from '@portico/contract/gateways.ts'
import { formStep, givenGateway, givenPage, givenSteps, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { hasFailed, tellFailure } from '@portico/server/testing/tellFailure.ts'
import { missing, skipIf } from './capabilities.ts'
import { makeGuest, type RigGuest } from './rig/guest.ts'
import { startRig, type Rig } from './rig/startRig.ts'

const FORM = [formStep({ name: 'required', phone: 'optional', email: 'optional' })]

// The phone reaches the portal from its own network, so it listens on every address.
const server = useServer({ config: { host: '0.0.0.0' } })

const online = (page: Venue) => send(server(), sessions.online, {}, { token: page.token })

describe.each([1, 2, 3] as const)('openNDS, FAS level %i', (level) => {
  const reason = missing(level === 1 ? 'openNds' : 'openNdsLevel3', 'chromium')
  const able = skipIf(reason)
  let rig: Rig
  let page: Venue
  let nasId: string
  let agent: Awaited<ReturnType<Rig['gateway']['startAgent']>>
  let guest: RigGuest | undefined

  beforeAll(async () => {
    if (reason) return
    page = await givenPage(server(), 'Quán Lá')
    if (level === 3) await givenSteps(server(), page, FORM)
    const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel: level } })
    nasId = gateway.nasId
    const { config } = server().services
    rig = await startRig({
      level,
      portalPort: config.portalPort,
      fasPath: `/g/${gateway.entryKey}`,
      fasKey: gateway.fasKey,
      gatewayName: nasId,
      // The recipe's value; with another, the agent changes each session once.
      sessionMinutes: 480,
    })
    config.portalUrl = rig.portalUrl
    guest = makeGuest(rig, async (phone) => {
      if (level === 3) await phone.locator('input[name=name]').fill('Nguyễn Văn Đức')
    })
    agent = await rig.gateway.startAgent({
      // The agent calls the portal at the router's address for it, which uses TLS at level 3.
      PORTICO_URL: rig.portalUrl,
      PORTICO_NAS_ID: nasId,
      PORTICO_KEY: gateway.agentKey,
      PORTICO_INTERVAL: '2',
    })
  }, 120_000)
  afterAll(async () => {
    await guest?.leave()
    await rig?.stop()
  }, 60_000)

  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await guest?.restartGateway()
  })
  afterEach(({ task }) => {
    if (hasFailed(task)) tellFailure(task, [...rig.gateway.log().slice(-40), ...agent.lines().slice(-20)])
  })

  /** The guest's session as the owner sees it; signs in again when needed. */
  async function ownSession() {
    let session: OnlineSession | undefined
    await expect
      .poll(
        async () => {
          await guest!.stayIn()
          return (session = (await online(page)).rows[0])
        },
        { timeout: 90_000 },
      )
      .toBeDefined()
    return session!
  }

  test('the device turns online when its agent calls', able, async () => {
    const state = async () => (await send(server(), gateways.list, { query: {} }, { token: page.token })).rows[0]?.state
    await expect.poll(state, { timeout: 20_000 }).toBe('online')
  })

  test('a guest’s request is intercepted, the portal opens, and the guest really gets online', able, async () => {
    await guest!.stayIn()
    const reached = await rig.phone.curl(rig.internet.url)
    expect(reached.status).toBe(200)
  })

  test('the owner sees the guest, with bytes and time from the router', able, async () => {
    await rig.phone.curl(rig.internet.url)
    const session = await ownSession()
    expect(session.mac).toBe(rig.phone.mac.replaceAll(':', ''))
    expect(session).toMatchObject({ nas_id: nasId, guestName: level === 3 ? 'Nguyễn Văn Đức' : null })
    expect(session.guestId).not.toBeNull()
  })

  test('the owner presses Disconnect and the phone is cut off within seconds', able, async () => {
    const session = await ownSession()
    const { result } = await send(server(), sessions.disconnect, { params: { id: session.id } }, { token: page.token })
    expect(result).toBe('queued')
    await expect
      .poll(async () => (await rig.phone.curl(rig.internet.url)).status, { timeout: 20_000, interval: 500 })
      .toBe(307)
    await expect.poll(async () => (await online(page)).count, { timeout: 20_000 }).toBe(0)
  })
})
