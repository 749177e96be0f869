// Unproven claims of openNDS routers and their phones: authmon calls, and the address a phone arrives with.
import { expect } from 'vitest'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { encodeCustom, fasToken } from '@portico/server/gateways/opennds/fas.ts'
import { givenCodes } from '@portico/server/testing/accessCodes.ts'
import { givenGateway, givenPage, givenSteps, send } from '@portico/server/testing/given.ts'
import { randomMac, storedSessions, storedVisit } from '@portico/server/testing/givenGuest.ts'
import { fasFields, fasLevel1, fasLevel3, ndsClient } from '@portico/server/testing/opennds.ts'
import { tellAs } from '@portico/server/testing/openndsAgent.ts'
import { knock, openPortal, post } from '@portico/server/testing/portal.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { attack } from './attack.ts'

const server = useServer()
const colons = (mac: string) => mac.match(/../g)!.join(':')

async function givenRouter(fasLevel: 1 | 2 | 3) {
  const page = await givenPage(server())
  return { page, gateway: await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel } }) }
}

/** A phone that passes the portal under this address. @returns where it was sent, and the name that openNDS would report */
async function signIn(gateway: KnownGateway, mac: string, fields: Record<string, string> = { terms: 'yes' }) {
  const { fasLevel } = gateway.configuration
  const nds = fasFields(colons(mac))
  const first = await openPortal(server(), gateway, fasLevel === 1 ? fasLevel1(nds) : fasLevel3(nds, gateway.fasKey))
  const said = await post(server(), first.action, fields)
  const row = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ visitId: string; username: string }>`
      select visit_id, username from grants where gateway_id = ${gateway.id} and mac = ${mac} order by id desc limit 1`),
  )
  const redir = URL.parse(said.location ?? '')?.searchParams.get('redir')
  const back = redir ? redir.slice(new URL(redir).origin.length) : ''
  const { visitId = '', username = '' } = row ?? {}
  return { status: said.status, path: first.action, back, visitId, username }
}

/** What openNDS lists for a phone that it let in. */
const clientEntry = (mac: string, username: string) => ndsClient(colons(mac), { custom: encodeCustom(username) })

async function authmon(gateway: KnownGateway, auth_get: string, payload = 'none'): Promise<string> {
  const body = new URLSearchParams({ auth_get, gatewayhash: 'x', payload: Buffer.from(payload).toString('base64') })
  const { portalUrl } = server().services.config
  return (await fetch(`${portalUrl}/g/${gateway.entryKey}`, { method: 'POST', body })).text()
}

/** Where a guest's own data is shown. */
const DATA = /^\/d\//

attack('a stranger who calls authmon reads no queue, empties none, confirms no guest and wakes no device', {
  async control() {
    const { gateway } = await givenRouter(3)
    const mac = randomMac()
    const { visitId, username } = await signIn(gateway, mac)
    const orders = await tellAs(server(), gateway, [])
    expect(orders).toMatch(new RegExp(`^auth \\S+ ${colons(mac)} `))
    const results = [{ id: orders.split(' ')[1], ok: true }]
    await tellAs(server(), gateway, [clientEntry(mac, username)], results)
    expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online' })
    return 'the agent, with its key, gets the order and brings the guest online'
  },
  async attempt() {
    const { page, gateway } = await givenRouter(3)
    const mac = randomMac()
    const { visitId } = await signIn(gateway, mac)
    expect([await authmon(gateway, 'view'), await authmon(gateway, 'list')]).toEqual(['*', '*'])
    await authmon(gateway, 'clear')
    const rhid = fasToken(fasFields()['hid']!, gateway.fasKey)
    expect(await authmon(gateway, 'view', `* ${rhid}`)).not.toContain(rhid)
    expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting' })
    const [device] = (await send(server(), gateways.list, { query: {} }, { token: page.token })).rows
    expect(device).toMatchObject({ state: 'waiting', lastSeenAt: null })
    expect(await tellAs(server(), gateway, []), 'still in the queue').toMatch(new RegExp(`^auth \\S+ ${colons(mac)} `))
    return 'an empty queue each time; the guest waits, the device waits'
  },
})

attack('a phone cannot make up its own arrival where openNDS encrypts it (levels 2 and 3)', {
  async control() {
    for (const level of [2, 3] as const) {
      const { gateway } = await givenRouter(level)
      const sealed = fasLevel3(fasFields(colons(randomMac())), gateway.fasKey)
      expect((await openPortal(server(), gateway, sealed)).status).toBe(200)
    }
    return 'sealed with the key: 200'
  },
  async attempt() {
    for (const level of [2, 3] as const) {
      const { gateway } = await givenRouter(level)
      const fields = fasFields(colons(randomMac()))
      for (const query of [fasLevel1(fields), fasLevel3(fields, 'a guess'), { ...fasLevel1(fields), iv: '' }])
        expect((await openPortal(server(), gateway, query)).status).toBe(400)
    }
    return 'plain, and by a guessed key: 400'
  },
})

attack('a blocked phone that arrives under a guest’s address is cut off, and is not that guest', {
  async control() {
    const { gateway } = await givenRouter(1)
    const mac = randomMac()
    const { visitId, username } = await signIn(gateway, mac)
    expect(await tellAs(server(), gateway, [clientEntry(mac, username)])).not.toContain('deauth')
    expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'online' })
    return 'an honest phone stays, online as its guest'
  },
  async attempt() {
    const { page, gateway } = await givenRouter(1)
    const [guest, blocked] = [randomMac(), randomMac()]
    const body = { kind: 'deny' as const, mac: blocked }
    await send(server(), accessRules.create, { body }, { token: page.token })
    const { visitId, username } = await signIn(gateway, guest)
    for (const name of [username, '0'.repeat(20), 'none']) {
      const orders = await tellAs(server(), gateway, [clientEntry(blocked, name)])
      expect(orders, name).toMatch(new RegExp(`^deauth \\S+ ${colons(blocked)}\\n$`))
      const results = [{ id: orders.split(' ')[1], ok: true }]
      expect(await tellAs(server(), gateway, [], results)).toBe('')
    }
    expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting', visits: 0 })
    expect((await storedSessions(server(), gateway)).every((one) => one.visitId === null)).toBe(true)
    return 'deauthenticated by the report that shows it; the guest’s visit stays untouched'
  },
})

attack('one code for one device keeps no second phone online, whatever address that phone writes', {
  async control() {
    const { page, gateway } = await givenRouter(1)
    await givenSteps(server(), page, [{ type: 'access-code' }])
    const { codes } = await givenCodes(server(), page, { count: 1, maxDevices: 1 })
    const fields = { terms: 'yes', code: codes[0]!.code }
    const first = randomMac()
    const { username, status } = await signIn(gateway, first, fields)
    expect(status).toBe(303)
    expect((await signIn(gateway, randomMac(), fields)).status).toBe(422)
    expect(await tellAs(server(), gateway, [clientEntry(first, username)])).not.toContain('deauth')
    return 'the first phone stays; an honest second one is refused'
  },
  async attempt() {
    const { page, gateway } = await givenRouter(1)
    await givenSteps(server(), page, [{ type: 'access-code' }])
    const { codes } = await givenCodes(server(), page, { count: 1, maxDevices: 1 })
    const fields = { terms: 'yes', code: codes[0]!.code }
    const [first, second] = [randomMac(), randomMac()]
    const honest = await signIn(gateway, first, fields)
    const forged = await signIn(gateway, first, fields)
    const orders = await tellAs(server(), gateway, [
      clientEntry(first, honest.username),
      clientEntry(second, forged.username),
    ])
    expect(orders).toMatch(new RegExp(`^deauth \\S+ ${colons(second)}\\n`))
    expect(orders).not.toContain(`deauth ${colons(first)}`)
    return 'the second phone is deauthenticated, the first stays'
  },
})

attack('a guest who opens the return address without passing the gateway gets a page and no right', {
  async control() {
    const { gateway } = await givenRouter(1)
    const mac = randomMac()
    const { path, username } = await signIn(gateway, mac)
    await tellAs(server(), gateway, [clientEntry(mac, username)])
    expect((await knock(server(), { path: `${path}/me` })).location).toMatch(DATA)
    return 'a guest on the agent’s list opens the data of the stay'
  },
  async attempt() {
    const { page, gateway } = await givenRouter(1)
    const { path, back, visitId } = await signIn(gateway, randomMac())
    expect((await knock(server(), { path: back })).text).toMatch(/You’re online/)
    expect((await knock(server(), { path: `${path}/me` })).location).not.toMatch(DATA)
    for (const wish of ['leave', 'extend', 'devices'])
      expect((await post(server(), `${path}/${wish}`, {})).text).not.toMatch(/Disconnect/)
    expect(await storedVisit(server(), visitId)).toMatchObject({ status: 'waiting', visits: 0 })
    expect((await send(server(), sessions.online, {}, { token: page.token })).count).toBe(0)
    return 'no data, no session, no visit counted'
  },
})
