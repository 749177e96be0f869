// What a venue's doctor shows about neighbours behind the same public address.
import { expect } from 'vitest'
import { givenPage } from '../server/src/testing/given.ts'
import { SILENCE_MS, accessRequest, openProbe } from '../server/src/testing/radius.ts'
import { useServer } from '../server/src/testing/server.ts'
import {
  requestAccess,
  givenTroubled,
  lastHour,
  report,
  type TroubledVenue,
} from '../server/src/testing/troubledVenue.ts'
import { attack } from './attack.ts'

const server = useServer()
const LOGIN = { username: 'x', password: 'y' }

/** A router that no venue has added sends from an address. */
async function knockAs(nasId: string, address = '127.0.0.1'): Promise<void> {
  const probe = await openProbe(address)
  const stranger = { nasId, radiusSecret: Buffer.from('not yours') } as TroubledVenue['gateway']
  expect(await probe.ask(server().radius.authPort, accessRequest(stranger, LOGIN), SILENCE_MS)).toBeUndefined()
  probe.close()
}

/** Reads the doctor until it shows the expected device. */
async function readDoctor(given: TroubledVenue, isThere: string) {
  await expect.poll(async () => JSON.stringify((await lastHour(given)).drops), { timeout: 8000 }).toContain(isThere)
  return JSON.stringify((await lastHour(given)).drops)
}

attack('the doctor shows no device of a neighbour behind the same address', {
  async control() {
    const given = await givenTroubled(server(), { nas_id: 'cafe-may-01' })
    await knockAs('Cafe-May-01', '127.0.81.1')
    await readDoctor(given, '"saidName":"Cafe-May-01"')
    return 'the venue’s own device with its name in other letters is shown'
  },
  async attempt() {
    const given = await givenTroubled(server(), { nas_id: 'cafe-la-02' })
    await report(given, { kind: 'Start', session: 's', at: new Date() })
    // One address for all, as behind a provider's NAT.
    await knockAs('khach-san-bi-mat')
    const neighbour = await givenTroubled(server(), { nas_id: 'CAFE-LA-02' })
    await knockAs('cafe_la_02', '127.0.81.9')
    await knockAs('later-added')
    await givenTroubled(server(), { nas_id: 'later-added' })
    await requestAccess(given, LOGIN, { secret: Buffer.from('wrong') })
    const drops = await readDoctor(given, 'wrong-secret')
    for (const secret of ['bi-mat', 'cafe_la_02', '127.0.81.9', 'later-added']) expect(drops).not.toContain(secret)
    expect(neighbour.page.eid).not.toBe(given.page.eid)
    return '3 neighbours’ packets, 0 shown'
  },
})

attack('the doctor does not tell from where another venue with the same NAS-Identifier sends', {
  async control() {
    const given = await givenTroubled(server(), { nas_id: 'only-mine' })
    const probe = await openProbe('127.0.82.1')
    await probe.ask(
      server().radius.authPort,
      accessRequest(given.gateway, LOGIN, { secret: Buffer.from('wrong') }),
      SILENCE_MS,
    )
    probe.close()
    await readDoctor(given, '127.0.82.1')
    return 'an address under the venue’s own name is shown'
  },
  async attempt() {
    const given = await givenTroubled(server(), { nas_id: 'MikroTik' })
    await givenTroubled(server(), { nas_id: 'MikroTik' })
    await givenPage(server())
    await knockAs('MikroTik', '127.0.82.7')
    expect(await readDoctor(given, 'shared-name')).not.toContain('127.0.82.7')
    return 'the hint is there, the address is not'
  },
})
