// A gateway's primary and secondary server: two RADIUS processes at addresses of their own, on one database.
import { expect, test, beforeAll, afterAll } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { givenGateway, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor, storedSessions, storedVisit } from '../testing/givenGuest.ts'
import { givenProfile, givenProfilesOn } from '../testing/givenProfile.ts'
import { signInOverRadius } from '../testing/phoneOverRadius.ts'
import { accessRequest, accountingRequest, proven } from '../testing/radius.ts'
import { testConfig, useServer } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'
import { startParts, type RunningParts } from './startParts.ts'

const server = useServer()
const probe = useProbe()
let secondary: RunningParts
beforeAll(async () => {
  const { databaseUrl, dataDir } = server().services.config
  secondary = await startParts({ ...testConfig(databaseUrl), dataDir }, ['radius'], { rejectDelayMs: 0, idleMs: 0 })
})
afterAll(() => secondary?.close())

async function givenKnownGateway() {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  await secondary.registry.refresh()
  return { page, gateway }
}

test('a report sent to the first server and again to the second is counted once', async () => {
  const { gateway } = await givenKnownGateway()
  const guest = await givenGuestAtDoor(server(), gateway)
  const ports = [server().radius.acctPort, secondary.radius!.acctPort]
  const login = accessRequest(gateway, guest.grant, guest)
  expect(proven(await probe.ask(server().radius.authPort, login), login, gateway).code).toBe(Code.AccessAccept)
  const of = { session: 'one', mac: guest.mac, grant: guest.grant.username, username: guest.grant.username }
  const reports = [
    accountingRequest(gateway, { ...of, id: 1, kind: 'Start' }),
    accountingRequest(gateway, { ...of, id: 2, kind: 'InterimUpdate', seconds: 60, up: 1000, down: 2000 }),
    accountingRequest(gateway, { ...of, id: 3, kind: 'Stop', seconds: 90, up: 1500, down: 4000 }),
  ]
  for (const report of reports) {
    // The first answer was lost on its way: the gateway turns to its other server, and to both at once.
    for (const port of ports) proven(await probe.ask(port, report), report, gateway)
    await Promise.all(ports.map((port) => probe.send(port, report)))
  }
  const stored = () => storedSessions(server(), gateway)
  await expect.poll(async () => (await stored())[0]?.stoppedAt).toBeTruthy()
  expect(await stored()).toMatchObject([{ seconds: 90, upBytes: 1500, downBytes: 4000 }])
  expect(await storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
})

test('sessions that each server reports in parts, with every report sent to both, are all there once', async () => {
  const { gateway } = await givenKnownGateway()
  const ports = [server().radius.acctPort, secondary.radius!.acctPort]
  const names = Array.from({ length: 40 }, (_, n) => `s${n}`)
  for (const [seconds, kind] of [
    [0, 'Start'],
    [60, 'InterimUpdate'],
    [120, 'Stop'],
  ] as const)
    await Promise.all(
      names.map(async (session, n) => {
        const mac = `02000000${(0x1000 + n).toString(16)}`
        const report = accountingRequest(gateway, { kind, session, mac, seconds, down: seconds * 10, id: seconds + n })
        proven(await probe.ask(ports[n % 2]!, report), report, gateway)
        await probe.send(ports[(n + 1) % 2]!, report)
      }),
    )
  const stored = () => storedSessions(server(), gateway)
  await expect.poll(async () => (await stored()).filter((one) => one.stoppedAt).length).toBe(names.length)
  expect((await stored()).map(({ downBytes }) => downBytes)).toEqual(names.map(() => 1200))
})

test('a conversation stays with the server it began with; moved in the middle it fails, and begins again there', async () => {
  const { page, gateway } = await givenKnownGateway()
  await givenProfilesOn(server(), page.eid)
  const profile = await givenProfile(server(), gateway, 'password')
  const [first, second] = [server().radius.authPort, secondary.radius!.authPort]
  const visit = (ports: (round: number) => number) => {
    let round = 0
    const radius = {
      get authPort() {
        return ports(round++)
      },
    }
    return signInOverRadius({ radius }, gateway, profile)
  }
  expect((await visit(() => first)).end).toBe('in')
  expect((await visit((round) => (round < 3 ? first : second))).answer?.code).toBe(Code.AccessReject)
  expect((await visit(() => second)).end).toBe('in')
})
