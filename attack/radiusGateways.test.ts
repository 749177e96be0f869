// What a stranger's accounts and captured packets can do to how a venue's router is identified and reached.
import { expect } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../server/src/core/db/database.ts'
import { handClock } from '../server/src/testing/clock.ts'
import { givenGateway, givenPage, send, type Venue } from '../server/src/testing/given.ts'
import { givenGuestAtDoor, randomMac } from '../server/src/testing/givenGuest.ts'
import { accessRequest, accountingRequest, openProbe, proven, SILENCE_MS } from '../server/src/testing/radius.ts'
import { useServer } from '../server/src/testing/server.ts'
import type { KnownGateway } from '../server/src/gateways/index.ts'
import { attack, IS_LONG } from './attack.ts'

const clock = handClock()
const server = useServer({ clock })
const LOGIN = { username: 'somebody', password: 'something' }

/** Sends from an address. @returns whether an authentic answer came */
async function isAnswered(
  gateway: KnownGateway,
  request: Buffer,
  address = '127.0.0.1',
  withinMs = SILENCE_MS,
): Promise<boolean> {
  const probe = await openProbe(address)
  const port = request[0] === Code.AccountingRequest ? server().radius.acctPort : server().radius.authPort
  const reply = await probe.ask(port, request, withinMs)
  probe.close()
  return reply !== undefined && proven(reply, request, gateway) !== undefined
}

/** How many requests a gateway sends until one is answered. */
async function tries(gateway: KnownGateway, address?: string, most = 20): Promise<number> {
  for (let n = 1; n <= most; n++) if (await isAnswered(gateway, accessRequest(gateway, LOGIN), address)) return n
  return Infinity
}

/** Whether the first request is answered before a router sends it again. */
function isAnsweredInTime(gateway: KnownGateway, address?: string): Promise<boolean> {
  return isAnswered(gateway, accessRequest(gateway, LOGIN), address, 3000)
}

/** Many pages of one person, each with a device of this name. */
async function givenSquatter(nas_id: string, pages: number): Promise<void> {
  const first = await givenPage(server())
  await givenGateway(server(), first, { nas_id })
  const source = (await server().services.db.asSystem((tx) =>
    tx.first(sql<{ id: string }>`select id from gateways where page_id = ${first.eid}`),
  ))!
  await server().services.db.asSystem(async (tx) => {
    // The database enforces no limit on accounts: existing accounts keep what they have.
    await tx.run(
      sql`insert into pages (id, name) select gen_random_uuid(), ${nas_id} || n from generate_series(2, ${pages}::int) n`,
    )
    await tx.run(sql`insert into members (page_id, user_id, role)
      select id, ${first.owner.id}, 'owner' from pages where name like ${nas_id} || '%'`)
    await tx.run(sql`insert into gateways (page_id, id, nas_id, name, type, manufacturer, configuration, entry_key, created_at)
      select p.id, gen_random_uuid(), g.nas_id, g.name, g.type, '', '{}', p.id::text, g.created_at
      from pages p, gateways g where p.name like ${nas_id} || '%' and g.id = ${source.id}`)
    await tx.run(sql`insert into gateway_secrets (page_id, gateway_id, radius_secret, fas_key, agent_key)
      select n.page_id, n.id, s.radius_secret, s.fas_key, s.agent_key from gateways n, gateway_secrets s
      where n.nas_id = ${nas_id} and n.id <> ${source.id} and s.gateway_id = ${source.id}`)
  })
  await server().registry.refresh()
  clock.advance(1)
}

attack('a person with a hundred pages of one NAS-Identifier does not silence the next venue’s router', {
  async control() {
    await givenSquatter('Alone', 1)
    const gateway = await givenGateway(server(), await givenPage(server()), { nas_id: 'Alone' })
    expect(
      await isAnswered(
        { ...gateway, radiusSecret: Buffer.from('guess') },
        accessRequest(gateway, LOGIN, { secret: Buffer.from('guess') }),
      ),
    ).toBe(false)
    expect(await isAnsweredInTime(gateway)).toBe(true)
    return 'beside one other: answered at once; a wrong secret: not'
  },
  async attempt() {
    await givenSquatter('MikroTik', IS_LONG ? 2000 : 100)
    const gateway = await givenGateway(server(), await givenPage(server()), { nas_id: 'MikroTik' })
    expect(await isAnsweredInTime(gateway, '127.0.60.1')).toBe(true)
    return 'answered at the first request'
  },
})

attack('a hundred accounts of one NAS-Identifier delay the next venue’s router by some packets, once', {
  async control() {
    const gateway = await givenRouter()
    const wrong = { ...gateway, radiusSecret: Buffer.from('guess') }
    expect(await tries(wrong, '127.0.61.2', 2)).toBe(Infinity)
    return 'a wrong secret is never answered'
  },
  async attempt() {
    for (let n = 0; n < 100; n++) await givenGateway(server(), await givenPage(server()), { nas_id: 'Router' })
    const gateway = await givenGateway(server(), await givenPage(server()), { nas_id: 'Router' })
    const first = await tries(gateway, '127.0.61.1')
    expect(first).toBeLessThanOrEqual(13)
    expect(await tries(gateway, '127.0.61.1')).toBe(1)
    return `answered at request ${first}, then at every first`
  },
})

attack('a captured packet sent again from elsewhere does not move where orders go', {
  async control() {
    const gateway = await givenRouter()
    await tell(gateway, '127.0.77.1')
    clock.advance(60)
    await tell(gateway, '127.0.77.2')
    expect(server().registry.addressOf(gateway)).toBe('127.0.77.2')
    const guest = await givenGuestAtDoor(server(), gateway)
    await isAnswered(gateway, accessRequest(gateway, guest.grant, guest), '127.0.77.3')
    expect(server().registry.addressOf(gateway)).toBe('127.0.77.3')
    return 'the router’s own next packet moves it, stamped or with a one-time login'
  },
  async attempt() {
    const gateway = await givenRouter()
    const guest = await givenGuestAtDoor(server(), gateway)
    const login = accessRequest(gateway, guest.grant, guest)
    const again = accessRequest(gateway, { username: guest.mac, password: guest.mac }, { mac: guest.mac })
    const captured = [login, again, await tell(gateway, '127.0.77.1')]
    for (const packet of captured) await isAnswered(gateway, packet, '127.0.77.1')
    const unstamped = accountingRequest(gateway, { kind: 'Start', session: 'u', mac: randomMac() })
    for (const wait of [1, 100, 600, 90_000]) {
      for (const packet of [...captured, unstamped]) expect(await isAnswered(gateway, packet, '127.0.77.7')).toBe(true)
      expect(server().registry.addressOf(gateway)).toBe('127.0.77.1')
      clock.advance(wait)
    }
    return '16 replays from another address, 0 moved'
  },
})

async function tell(gateway: KnownGateway, address: string): Promise<Buffer> {
  const request = accountingRequest(gateway, { kind: 'Start', session: address, at: clock.now() })
  expect(await isAnswered(gateway, request, address)).toBe(true)
  return request
}

const givenRouter = async (page?: Venue) => givenGateway(server(), page ?? (await givenPage(server())))

attack('a person’s seventeenth device of one NAS-Identifier is refused with what to do', {
  async control() {
    const venue = await givenPage(server())
    expect((await send(server(), gateways.create, body('Own-Name'), { token: venue.token })).nas_id).toBe('Own-Name')
    return 'a name of its own is taken'
  },
  async attempt() {
    await givenSquatter('Hotspot', 16)
    const owner = await server().services.db.asSystem((tx) =>
      tx.first(sql<{ user_id: string; page_id: string }>`
        select m.user_id, m.page_id from members m join gateways g on g.page_id = m.page_id where g.nas_id = 'Hotspot' limit 1`),
    )
    const venue = await givenPage(server())
    await server().services.db.asSystem((tx) =>
      tx.run(sql`insert into members (page_id, user_id, role) values (${venue.eid}, ${owner!.userId}, 'manager')`),
    )
    await server().services.db.asSystem((tx) =>
      tx.run(sql`update members set user_id = ${venue.owner.id} where user_id = ${owner!.userId} and role = 'owner'`),
    )
    const made = send(server(), gateways.create, body('Hotspot'), { token: venue.token })
    await expect(made).rejects.toMatchObject({ status: 409, code: 'device/nas-id-crowded' })
    return '409 device/nas-id-crowded'
  },
})

attack('an account does not make pages without limit', {
  async control() {
    const { owner } = await givenPage(server())
    expect((await send(server(), pages.create, { body: { name: 'Quán Hai' } }, { token: owner.token })).name).toBe(
      'Quán Hai',
    )
    return 'a second page is made'
  },
  async attempt() {
    const { owner } = await givenPage(server())
    await server().services.db.asSystem(async (tx) => {
      await tx.run(
        sql`insert into pages (id, name) select gen_random_uuid(), 'many ' || n from generate_series(1, 199) n`,
      )
      await tx.run(
        sql`insert into members (page_id, user_id, role) select id, ${owner.id}, 'owner' from pages where name like 'many %'`,
      )
    })
    const made = send(server(), pages.create, { body: { name: 'Quán 201' } }, { token: owner.token })
    await expect(made).rejects.toMatchObject({ status: 409, code: 'page/too-many' })
    return '409 page/too-many at the 201st'
  },
})

const body = (nas_id: string) => ({ body: { name: 'Quầy', type: 'mikrotik' as const, nas_id } })
