// A real openNDS and our agent: more time and another speed for an online guest, without a new login.
import { chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { hasFailed, tellFailure } from '@portico/server/testing/tellFailure.ts'
import { missing, skipIf } from './capabilities.ts'
import { makeGuest, type RigGuest } from './rig/guest.ts'
import { startRig, type Rig } from './rig/startRig.ts'

const server = useServer({ config: { host: '0.0.0.0' } })

/** Beside another router and two browsers openNDS takes 12 s to start, and its agent 14 s to renew a client. */
const BUSY = { timeout: 50_000 }

const online = async (page: Venue) => (await send(server(), sessions.online, {}, { token: page.token })).rows

describe('openNDS, a guest who is online', () => {
  const reason = missing('openNds', 'chromium')
  const able = skipIf(reason)
  let rig: Rig
  let page: Venue
  let guest: RigGuest | undefined
  let agent: Awaited<ReturnType<Rig['gateway']['startAgent']>>
  let startAgent: () => Promise<void>

  beforeAll(async () => {
    if (reason) return
    page = await givenPage(server(), 'Quán Lá')
    const configuration = { fasLevel: 1 as const, sessionMinutes: 60, downKbps: 8000, upKbps: 2000 }
    const gateway = await givenGateway(server(), page, { type: 'opennds', configuration })
    const { config } = server().services
    const { portalPort } = config
    const fasPath = `/g/${gateway.entryKey}`
    rig = await startRig({ level: 1, portalPort, fasPath, fasKey: gateway.fasKey, gatewayName: gateway.nasId })
    config.portalUrl = rig.portalUrl
    startAgent = async () => {
      agent = await rig.gateway.startAgent({
        PORTICO_URL: rig.portalUrl,
        PORTICO_NAS_ID: gateway.nasId,
        PORTICO_KEY: gateway.agentKey,
        PORTICO_INTERVAL: '2',
      })
    }
    await startAgent()
    guest = makeGuest(rig)
  }, 120_000)
  afterAll(async () => {
    await guest?.leave()
    await rig?.stop()
  }, 60_000)

  afterEach(({ task }) => {
    if (hasFailed(task)) tellFailure(task, [...rig.gateway.log().slice(-40), ...agent.lines().slice(-20)])
  })

  describe('while the agent calls', () => {
    beforeEach(async ({ task }) => {
      if (!task.result?.retryCount) return
      await guest?.restartGateway()
      await vi.waitUntil(async () => (await online(page)).length === 0, BUSY)
    })

    /** The guest's session as the owner sees it; signs in again when needed. */
    async function ownSession() {
      await guest!.stayIn()
      await expect.poll(async () => (await online(page)).length, BUSY).toBe(1)
      return (await online(page))[0]!
    }

    /** The only client, as the router sees it. */
    async function onRouter(): Promise<Record<string, string>> {
      const { stdout } = await rig.gateway.ndsctl('json')
      const { clients } = JSON.parse(stdout || '{"clients":{}}') as { clients: Record<string, Record<string, string>> }
      return Object.values(clients)[0] ?? {}
    }

    test('has the time and speed of the device on the router itself, which level 1 does not carry', able, async () => {
      await ownSession()
      await expect
        .poll(onRouter, { ...BUSY, interval: 1000 })
        .toMatchObject({ download_rate_limit_threshold: '8000', upload_rate_limit_threshold: '2000' })
      const minutesLeft = (Number((await onRouter())['session_end']) - Date.now() / 1000) / 60
      expect(minutesLeft).toBeGreaterThan(55)
      expect(minutesLeft).toBeLessThan(62)
    })

    test('is given an hour more, on the router itself, and stays online as one visit', able, async () => {
      const row = await ownSession()
      const asked = { params: { id: row.id }, body: { hours: 1 } }
      expect(await send(server(), sessions.extend, asked, { token: page.token })).toEqual({ result: 'queued' })
      // The router counts in whole seconds.
      const isAnHourMore = (endsAt: string | null) =>
        Math.abs(Date.parse(endsAt!) - Date.parse(row.endsAt!) - 3600_000) < 1000
      await expect
        .poll(async () => (await online(page)).map(({ endsAt, change }) => [isAnHourMore(endsAt), change]), {
          timeout: 30_000,
        })
        .toEqual([[true, null]])
      const client = await onRouter()
      expect(client['state']).toBe('Authenticated')
      const secondsLeft = Number(client['session_end']) - Date.now() / 1000
      expect(secondsLeft).toBeGreaterThan(3600 + 3000)
      expect(secondsLeft).toBeLessThan(7300)
      expect((await rig.phone.curl(rig.internet.url)).status).toBe(200)
      const [after] = await online(page)
      expect(after).toMatchObject({ id: row.id, guestId: row.guestId, mac: row.mac, startedAt: row.startedAt })
      expect(after!.seconds).toBeGreaterThanOrEqual(row.seconds)
      expect(after!.downBytes).toBeGreaterThanOrEqual(row.downBytes)
    })

    test('is made slower at once, and the router holds to it', able, async () => {
      const row = await ownSession()
      const asked = { params: { id: row.id }, body: { downKbps: 1024, upKbps: 512 } }
      expect(await send(server(), sessions.changeSpeed, asked, { token: page.token })).toEqual({ result: 'queued' })
      await expect
        .poll(async () => (await online(page)).map(({ downKbps, upKbps }) => ({ downKbps, upKbps })), {
          timeout: 30_000,
        })
        .toEqual([{ downKbps: 1024, upKbps: 512 }])
      const client = await onRouter()
      expect(client).toMatchObject({
        state: 'Authenticated',
        download_rate_limit_threshold: '1024',
        upload_rate_limit_threshold: '512',
      })
      expect((await rig.phone.curl(rig.internet.url)).status).toBe(200)
    })

    test('is let out when the time granted is over', able, async () => {
      await ownSession()
      await server().services.db.asSystem((tx) =>
        tx.run(sql`update grants set ends_at = now() where page_id = ${page.eid}`),
      )
      const isOut = async () => (await rig.phone.curl(rig.internet.url)).status !== 200
      await expect.poll(isOut, { timeout: 20_000, interval: 500 }).toBe(true)
      await expect.poll(async () => (await online(page)).length, { timeout: 20_000 }).toBe(0)
    })
  })

  test('reads “online” within seconds where no agent calls, and the owner reads that it does not', able, async () => {
    agent.stop()
    const device = await rig.addPhone()
    const asked = async () => (await device.curl(rig.internet.url)).status
    await expect.poll(asked, { timeout: 20_000, interval: 500 }).toBe(307)
    const other = await chromium.launch(device.chromium())
    onTestFinished(() => other.close())
    const phone = await (await other.newContext({ locale: 'vi-VN' })).newPage()
    await phone.goto(rig.internet.url)
    await phone.locator('input[name=terms]').check()
    await phone.locator('form button[type=submit], form button:not([type])').first().click()
    await phone.getByText('Kết nối thành công').first().waitFor({ timeout: 15_000 })
    expect(await asked()).toBe(200)
  })

  test('is on an open Wi-Fi once openNDS has ended: the agent says so', able, async () => {
    await startAgent()
    const isRunning = async () =>
      (
        await server().services.db.asSystem((tx) =>
          tx.first(
            sql<{ said: boolean | null }>`select nds_is_running as said from gateways where page_id = ${page.eid}`,
          ),
        )
      )?.said
    await rig.gateway.exec("pkill -f '/tmp/rig/supervis[e]'; pkill -9 -x opennds")
    await expect.poll(isRunning, { timeout: 30_000, interval: 1000 }).toBe(false)
  })
})
