// The main steps at a real gateway: openNDS in network namespaces, a phone for each guest, our agent.
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { sql } from '@portico/server/core/db/database.ts'
import { givenCodes } from '@portico/server/testing/accessCodes.ts'
import { formStep, givenGateway, givenPage, givenSteps, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { tellFailure } from '@portico/server/testing/tellFailure.ts'
import { startFacebook } from '../dev/simulators/facebook.ts'
import { startSms } from '../dev/simulators/sms.ts'
import { missing, skipIf } from './capabilities.ts'
import { startRig, type Rig } from './rig/startRig.ts'
import { takePhone, WAYS, type Joining, type Way } from './support/guestWalk.ts'

const KEY = 'sms-key'
const APP = { id: 'app', secret: 'app-secret' }
const NUMBER = '0912000777'

const reason = missing('openNds', 'chromium')
const sms = await startSms(KEY)
const facebook = await startFacebook(APP, 0, '0.0.0.0')
// Phones reach the portal from their own network, so it listens on every address.
const server = useServer({
  config: {
    host: '0.0.0.0',
    smsUrl: sms.url,
    smsKey: KEY,
    facebookUrl: facebook.url,
    facebookAppId: APP.id,
    facebookAppSecret: APP.secret,
  },
})

describe('openNDS', skipIf(reason), () => {
  const browsers: Browser[] = []
  let rig: Rig
  let venue: Venue
  let agent: Awaited<ReturnType<Rig['gateway']['startAgent']>>

  beforeAll(async () => {
    if (reason) return
    venue = await givenPage(server(), 'Quán Lá')
    const gateway = await givenGateway(server(), venue, { type: 'opennds', configuration: { fasLevel: 1 } })
    const { config } = server().services
    rig = await startRig({
      level: 1,
      portalPort: config.portalPort,
      fasPath: `/g/${gateway.entryKey}`,
      fasKey: gateway.fasKey,
      gatewayName: gateway.nasId,
      sessionMinutes: 480,
    })
    config.portalUrl = rig.portalUrl
    agent = await rig.gateway.startAgent({
      PORTICO_URL: rig.portalUrl,
      PORTICO_NAS_ID: gateway.nasId,
      PORTICO_KEY: gateway.agentKey,
      PORTICO_INTERVAL: '1',
    })
  }, 120_000)
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await Promise.all([rig?.stop(), sms.close(), facebook.close()])
  }, 60_000)

  // If a guest stays offline, the output shows whether agent, router or server failed.
  beforeEach(({ task }) =>
    onTestFailed(async () => {
      const { gateway } = rig
      const asked = await Promise.all(['status', 'json'].map(async (what) => (await gateway.ndsctl(what)).stdout))
      const orders = await server().services.db.asSystem((tx) =>
        tx.rows(
          sql`select kind, mac, status, detail, payload, created_at, sent_at, done_at from gateway_commands order by created_at`,
        ),
      )
      const said = [
        `openNDS started ${gateway.starts()} times`,
        ...asked,
        ...gateway.log().slice(-60),
        ...agent.lines(),
      ]
      tellFailure(task, [...said, JSON.stringify(orders, undefined, 1)])
    }),
  )

  /** A new guest in the venue who opens any address and sees the portal. */
  async function givenGuest(steps: object[], way: Way) {
    await givenSteps(server(), venue, steps)
    const device = await rig.addPhone()
    const asked = async () => (await device.curl(rig.internet.url)).status
    await expect.poll(asked, { timeout: 20_000 }).toBe(307)
    const { args, ...launch } = device.chromium()
    // This machine's own name lies beyond the gateway for a phone: no guest reaches it before signing in.
    const { host, port } = new URL(facebook.url)
    const beyond = `--host-resolver-rules=MAP ${host} ${new URL(rig.portalUrl).hostname}:${port}`
    const browser = await chromium.launch({ ...launch, args: [...args, beyond] })
    browsers.push(browser)
    const phone: Joining = {
      join: async () => new URL(rig.internet.url),
      canReachInternet: async () => (await asked()) === 200,
    }
    const open = () => takePhone(browser, phone, way, /^http:\/\/(10\.77\.|status\.client|127\.0\.0\.1)/)
    const guest = await open()
    await guest.arrive()
    await guest.seen()
    return { guest, open, device }
  }

  test('a guest gives a name, proves a number by text message and is online', async () => {
    const steps = [formStep({ name: 'required' }), { type: 'phone-code', codeDeliverMode: ['sms'] }]
    const { guest } = await givenGuest(steps, WAYS[0]!)
    const { t } = guest
    await guest.type(t('form.name'), 'Nguyễn Văn Đức')
    await guest.tick('terms')
    await guest.press(t('form.button'))
    await guest.type(t('form.phone'), NUMBER)
    await guest.press(t('code.send'))
    await expect.poll(() => sms.sent.length, { timeout: 20_000 }).toBe(1)
    await guest.type(t('code.label'), /\d{6}/.exec(sms.sent[0]!.text)![0])
    await guest.press(t('code.button'))
    await guest.isOnline()
  })

  test('a guest types an access code, without scripts, and is online', async () => {
    const { guest } = await givenGuest([{ type: 'access-code' }], WAYS[3]!)
    const { codes } = await givenCodes(server(), venue, { count: 1 })
    await guest.type(guest.t('accessCode.label'), codes[0]!.code)
    await guest.tick('terms')
    await guest.press(guest.t('accessCode.button'))
    await guest.isOnline()
  })

  test('a guest signs in with Facebook in the real browser through the few minutes’ pass, and stays online', async () => {
    const { guest: sheet, open, device } = await givenGuest([{ type: 'facebook', sessionTimeout: 45 }], WAYS[2]!)
    const { t } = sheet
    await sheet.tick('terms')
    await sheet.press(t('signIn.begin', { provider: 'Facebook' }))
    await sheet.heading(t('signIn.openTitle'))
    const real = await open()
    await real.page.goto(await sheet.page.locator('#address').inputValue())
    await real.heading(t('online.title'))
    // The router itself gives the 45 minutes: the guest is signed out and in again within a second.
    const minutesLeft = async () => {
      const { stdout } = await rig.gateway.ndsctl('json', device.mac)
      return (Number(/"session_end":"(\d+)"/.exec(stdout)?.[1] ?? 0) - Date.now() / 1000) / 60
    }
    await expect.poll(minutesLeft, { timeout: 30_000 }).toBeGreaterThan(30)
    await real.isOnline()
    await sheet.press(t('signIn.done'))
    await sheet.isOnline()
  })
})
