// Gateways that are set up wrong, seen from the venue's last hour: nobody need have complained.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { test, type ExpectStatic } from 'vitest'
import type { Drop } from '@portico/contract/gateways/doctor.ts'
import { doctor as en } from '@portico/locales/en/doctor.ts'
import { doctor as vi } from '@portico/locales/vi/doctor.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { accountingRequest, type Login } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import {
  arrive,
  requestAccess,
  givenTroubled,
  lastHour,
  report,
  type TroubledVenue,
} from '../../testing/troubledVenue.ts'

const server = useServer()

/** What the hour tells of the gateway, once it is written down. */
async function told(
  expect: ExpectStatic,
  given: Pick<TroubledVenue, 'running' | 'page'>,
  reason: Drop['reason'],
  says: [RegExp, RegExp],
) {
  await expect
    .poll(async () => (await lastHour(given)).drops.map((drop) => drop.reason), { timeout: 5000 })
    .toContain(reason)
  for (const [n, words] of [vi, en].entries()) expect(words.dropFixes[reason]).toMatch(says[n]!)
  return (await lastHour(given)).drops
}

test.concurrent.for([-3 * 3600, 7 * 3600])('a clock that is %i seconds off', async (seconds, { expect }) => {
  const given = await givenTroubled(server())
  await report(given, { kind: 'Start', session: 's', at: new Date() })
  expect((await lastHour(given)).drops).toEqual([])
  await report(given, { kind: 'InterimUpdate', session: 's', at: new Date(Date.now() + seconds * 1000) })
  expect(await told(expect, given, 'clock-off', [/NTP/, /NTP/])).toHaveLength(1)
})

test.concurrent('a report that lay while the line was down, and says so, is no wrong clock', async ({ expect }) => {
  const given = await givenTroubled(server())
  await report(given, { kind: 'InterimUpdate', session: 's', at: new Date(Date.now() - 7200_000), delay: 7200 })
  await requestAccess(given, { username: 'x', password: 'y' }, { secret: Buffer.from('wrong') })
  expect((await told(expect, given, 'wrong-secret', [/RADIUS/, /RADIUS/])).map(({ reason }) => reason)).toEqual([
    'wrong-secret',
  ])
})

test.concurrent('two boxes that carry one name and its keys', async ({ expect }) => {
  const given = await givenTroubled(server())
  for (const from of ['127.0.0.1', '127.0.0.2', '127.0.0.1']) {
    const socket = createSocket('udp4')
    socket.bind(0, from)
    await once(socket, 'listening')
    socket.send(
      accountingRequest(given.gateway, { kind: 'Start', session: from }),
      server().radius.acctPort,
      '127.0.0.1',
    )
    await once(socket, 'message')
    socket.close()
  }
  await told(expect, given, 'two-boxes', [/mã và khóa/, /own ID and keys/])
})

test.concurrent('phones that knock by their address, of which none comes to the portal; one that does ends the suspicion', async ({
  expect,
}) => {
  const given = await givenTroubled(server())
  for (const mac of [given.mac, randomMac(), randomMac()]) await requestAccess({ ...given, mac }, byAddress(mac))
  expect(await told(expect, given, 'portal-unseen', [/walled garden/, /walled garden/])).toMatchObject([{ packets: 3 }])
  await arrive(given)
  expect((await lastHour(given)).drops).toEqual([])
})

test.concurrent('a nas_id two venues share: neither is called guilty of the other’s secret, until an address tells whose it is', async ({
  expect,
}) => {
  const given = await givenTroubled(server())
  const page = await givenPage(server())
  await givenGateway(server(), page, { nas_id: given.gateway.nasId })
  const wrong = () => requestAccess(given, { username: 'x', password: 'y' }, { secret: Buffer.from('wrong') })
  await wrong()
  const says: [RegExp, RegExp] = [/mã NAS riêng/, /unique NAS ID/]
  for (const venue of [given, { running: server(), page }])
    expect((await told(expect, venue, 'shared-name', says)).map(({ reason }) => reason)).toEqual(['shared-name'])
  await report(given, { kind: 'Start', session: 's' })
  await wrong()
  await told(expect, given, 'wrong-secret', [/RADIUS/, /RADIUS/])
  expect((await lastHour({ running: server(), page })).drops).toMatchObject([{ reason: 'shared-name', packets: 1 }])
})

const byAddress = (mac: string): Login => ({ username: mac, password: mac })
