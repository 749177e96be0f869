// A scripted phone passes SmartZone for real: the portal, the northbound interface over HTTP, RADIUS, CoA.
import { expect, onTestFinished, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { listedAt, onlineAt } from './givenController.ts'
import { openPhoneBrowser } from './phoneBrowser.ts'
import { givenSmartZone } from './givenSmartZone.ts'
import type { FakeSmartZone } from './smartzone.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const online = async (page: Venue) => (await onlineAt(server(), page)).rows

async function givenVenue() {
  const venue = await givenSmartZone(server(), { sessionMinutes: 60, downKbps: 5000, upKbps: 2000 })
  onTestFinished(() => venue.smartzone.stop())
  return venue
}

async function tap({ smartzone: { box } }: { smartzone: FakeSmartZone }) {
  const { mac } = box.join()
  const phone = openPhoneBrowser(mac)
  const first = await phone.open(`${box.url}/`)
  return { mac, phone, waiting: await phone.submit(first, { terms: 'yes' }) }
}

test('a guest gets online, is given more time and another speed, and is thrown out', async () => {
  const venue = await givenVenue()
  const { page, gateway, smartzone } = venue
  const { mac, phone, waiting } = await tap(venue)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
  const session = () => smartzone.box.hotspot.find(mac)?.session
  expect(session()?.limits).toMatchObject({ sessionSeconds: 3600, downKbps: 5000, upKbps: 2000 })
  // One session, counted by RADIUS: the controller's confirmation begins no second one.
  await expect.poll(async () => (await online(page)).map((row) => row.mac)).toEqual([mac])
  const [row] = await online(page)
  const params = { id: row!.id }
  const as = { token: page.token }
  expect(await send(server(), sessions.extend, { params, body: { hours: 1 } }, as)).toEqual({ result: 'done' })
  expect(session()?.limits.sessionSeconds).toBeGreaterThan(7100)
  const speed = { downKbps: 9000, upKbps: 1000 }
  expect(await send(server(), sessions.changeSpeed, { params, body: speed }, as)).toEqual({ result: 'done' })
  expect(session()?.limits).toMatchObject(speed)
  const { services, registry } = server()
  expect(await adapterOf(gateway).status(services, registry, gateway)).toEqual({ kind: 'ok' })
  expect(await send(server(), sessions.disconnect, { params }, as)).toEqual({ result: 'disconnected' })
  expect(session()).toBeUndefined()
  await expect.poll(async () => (await online(page)).length).toBe(0)
})

test('a guest waits while RADIUS has not answered SmartZone, and then is online', async () => {
  const venue = await givenVenue()
  venue.smartzone.faults.isLate = true
  const { phone, waiting } = await tap(venue)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
})

test('a device that is not on this Wi-Fi is never let in, and an address in the link is never called', async () => {
  const venue = await givenVenue()
  const phone = openPhoneBrowser('02aabbccddee')
  const entry = `${server().services.config.portalUrl}/g/${venue.gateway.entryKey}`
  const first = await phone.open(
    `${entry}?client_mac=02:aa:bb:cc:dd:ee&uip=10.1.0.9&nbiIP=127.0.0.1:1&url=http://x.example`,
  )
  await phone.submit(first, { terms: 'yes' })
  await expect.poll(() => venue.smartzone.northbound.calls.length, { timeout: 8000 }).toBeGreaterThan(1)
  expect(venue.smartzone.box.hotspot.phones().filter((one) => one.session)).toEqual([])
})

test('a device address SmartZone encrypted is read by SmartZone itself, once, and goes back to it as it came', async () => {
  const venue = await givenVenue()
  const { northbound, box, faults } = venue.smartzone
  faults.isEncrypting = true
  const { mac, phone, waiting } = await tap(venue)
  expect((await phone.until(waiting, /You.re online/)).text).toMatch(/You.re online/)
  await expect.poll(async () => (await online(venue.page)).map((row) => row.mac)).toEqual([mac])
  const asked = northbound.calls.length
  box.hotspot.find(mac)!.session = undefined
  await phone.open(`${box.url}/`)
  expect(northbound.calls.slice(asked), 'it was read before').toEqual([])
})

test('what SmartZone will not read is not taken for a device, and a plain address beside it counts for nothing', async () => {
  const venue = await givenVenue()
  const entry = `${server().services.config.portalUrl}/g/${venue.gateway.entryKey}`
  venue.smartzone.faults.keepsSecrets = true
  const query = 'client_mac=ENC9f1e8a&uip=ENC77aa&url=http://x.example&plain_mac=02:aa:bb:cc:dd:ee'
  expect((await openPhoneBrowser('02aabbccddee').open(`${entry}?${query}`)).status).toBe(400)
  await expect.poll(async () => (await listedAt(server(), venue.page)).lastError).toMatch(/a different version/)
})

test('what is wrong with SmartZone is said in words, each fault by its own', async () => {
  const venue = await givenVenue()
  const { gateway, smartzone, page } = venue
  const { services, registry } = server()
  const status = (known = gateway) => adapterOf(known).status(services, registry, known)
  expect(await status({ ...gateway, controllerSecret: 'wrong' })).toMatchObject({ problem: 'sign-in-refused' })
  smartzone.faults.isOldRelease = true
  expect(await status()).toMatchObject({ problem: 'wrong-version' })
  smartzone.faults.isOldRelease = false
  smartzone.northbound.line.isAnother = true
  expect(await status()).toMatchObject({ problem: 'wrong-version' })
  smartzone.northbound.line.isAnother = false
  smartzone.faults.hasNoRadius = true
  const { waiting } = await tap(venue)
  expect(waiting.text).not.toMatch(/You.re online/)
  await expect
    .poll(async () => (await listedAt(server(), page)).lastError, { timeout: 8000 })
    .toMatch(/rejected the command.*401/)
})
