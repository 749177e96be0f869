// openNDS 10 as its source has it: src/http_microhttpd.c (construct_querystring), libs/libopennds.sh (auth_restore). See docs/recipes.md.
import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac, storedSessions, storedVisit } from '../../testing/givenGuest.ts'
import { fasFields10, fasLevel1, fasLevel3, ndsClient } from '../../testing/opennds.ts'
import { tellAs } from '../../testing/openndsAgent.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'
import { encodeCustom, readFas } from './fas.ts'

const clock = handClock()
const server = useServer({ clock })
const KEY = 'f'.repeat(32)
const colons = (mac: string) => mac.match(/../g)!.join(':')
const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

test('a guest sent by openNDS 10 is read at levels 1, 2 and 3, whatever the phone first asked for', () => {
  const fields = fasFields10('02:11:22:33:44:55', {
    cpi_query: 'http%3a%2f%2fstatus.client%2flogin',
    originurl: 'http%3a%2f%2fa%2fb%3fhid%3dx%2c%20clientmac%3d02:00:00:00:00:01',
  })
  const arrival = {
    hid: fields['hid'],
    mac: '021122334455',
    ip: '192.168.1.47',
    gatewayAddress: '192.168.1.1:2050',
    authDirectory: 'opennds_auth',
    originalUrl: 'http://a/b?hid=x, clientmac=02:00:00:00:00:01',
  }
  expect(readFas(fasLevel1(fields), KEY, 1)).toMatchObject(arrival)
  for (const level of [2, 3]) expect(readFas(fasLevel3(fields, KEY), KEY, level)).toMatchObject(arrival)
})

/** A guest online at level 1, and the clients as the router lists them before and after openNDS starts again. */
async function givenOnline(configuration = {}) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [
    { type: 'one-tap', sessionTimeout: 30, sessionSpeed: { downKbps: 2500, upKbps: 800 } },
  ])
  const gateway = await givenGateway(server(), page, {
    type: 'opennds',
    configuration: { fasLevel: 1, ...configuration },
  })
  const mac = randomMac()
  const first = await openPortal(server(), gateway, fasLevel1(fasFields10(colons(mac))))
  await post(server(), first.action, { terms: 'yes' })
  const granted = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ username: string; visitId: string }>`
      select username, visit_id from grants where gateway_id = ${gateway.id}`),
  )
  const { username, visitId } = granted!
  const started = nowSeconds()
  const signedIn = ndsClient(colons(mac), {
    session_start: String(started),
    session_end: String(started + 30 * 60),
    download_rate_limit_threshold: '2500',
    upload_rate_limit_threshold: '800',
    custom: encodeCustom(username),
  })
  // auth_restore gives the address and the minutes left; speed and name are openNDS's own defaults.
  const restored = (minutes: number, more: Record<string, string> = {}) =>
    ndsClient(colons(mac), {
      client_type: 'preemptive',
      session_start: String(nowSeconds()),
      session_end: String(nowSeconds() + minutes * 60),
      custom: 'bmE=',
      ...more,
    })
  const tell = (clients: Record<string, string>[], results: object[] = []) =>
    tellAs(server(), gateway, clients, results)
  return { gateway, mac, visitId, signedIn, restored, tell }
}

test('a guest whom openNDS 10 lets in again after its restart is the same guest, and is given the speed again', async () => {
  const { gateway, mac, visitId, signedIn, restored, tell } = await givenOnline()
  await tell([signedIn])
  clock.advance(60)
  await tell([{ ...signedIn, download_this_session: '2000' }])
  await tell([])
  clock.advance(60)
  expect(await tell([restored(28)])).toMatch(new RegExp(`^renew \\S+ ${colons(mac)} 28 800 2500 0 0 \\S+\\n$`))
  expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online' })
  expect(await storedSessions(server(), gateway)).toHaveLength(1)
})

test('what a guest used before a restart of openNDS 10 counts against the allowance', async () => {
  const { mac, signedIn, restored, tell } = await givenOnline({ dataMegabytes: 10 })
  await tell([{ ...signedIn, download_this_session: '9000' }])
  await tell([])
  clock.advance(60)
  const limits = { download_rate_limit_threshold: '2500', upload_rate_limit_threshold: '800' }
  const order = await tell([restored(29, { ...limits, download_this_session: '1500' })])
  expect(order).toMatch(new RegExp(`^deauth \\S+ ${colons(mac)}\\n$`))
})

test('a guest whose time ran out during a restart of openNDS 10 is let out again', async () => {
  const { mac, signedIn, restored, tell } = await givenOnline()
  await tell([signedIn])
  clock.advance(31 * 60)
  // A time that is over makes openNDS 10 give its own default.
  expect(await tell([restored(480)])).toMatch(new RegExp(`^deauth \\S+ ${colons(mac)}\\n$`))
})

test('a guest whom the owner disconnected and who comes back without the name of the grant begins a new session', async () => {
  const { gateway, signedIn, restored, tell } = await givenOnline()
  await tell([signedIn])
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, created_at)
      select page_id, gen_random_uuid(), gateway_id, id, 'deauth', mac, ${clock.now()} from sessions
      where gateway_id = ${gateway.id}`),
  )
  await tell([])
  clock.advance(60)
  await tell([restored(29)])
  expect(await storedSessions(server(), gateway)).toHaveLength(2)
})
