// Controller faults by kind: each has its own result within its own time limit, and holds no database connection
// meanwhile.
import { afterAll, test } from 'vitest'
import type { GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import { sessions, type OrderResult } from '@portico/contract/gateways/sessions.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { givenSession } from '@portico/server/testing/givenGuest.ts'
import { send } from '@portico/server/testing/given.ts'
import { idleTransactions } from '@portico/server/testing/idleTransactions.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { serveController, type LineFaults, type RunningController } from './controller.ts'
import { ACCOUNT, givenDevice, onlineAt } from './givenController.ts'
import { startFakeOmada } from './omada.ts'
import { startFakeUnifi } from './unifi.ts'

const server = useServer({ config: { gatewayNetworks: ['127.0.0.0/8'] } })
const running: RunningController[] = []
afterAll(async () => void (await Promise.all(running.map((one) => one.stop()))))

/** Each call is abandoned after 8 s; the rest is for a busy machine. */
const LIMIT_MS = 20_000

type Kind = {
  type: GatewayType
  settings: GatewayConfiguration
  start(): Promise<RunningController>
  cannot?: 'throwOut'
}
/** The part of SmartZone's interface that these faults need. */
const askable = () =>
  serveController({}, () => ({ status: 200, body: { ResponseCode: 300, ReplyMessage: 'Not found' } }))

const KINDS: [string, Kind][] = [
  ...(['os', 'classic', 'key'] as const).map((kind): [string, Kind] => [
    `UniFi, ${kind}`,
    { type: 'unifi', settings: { unifiLogin: kind }, start: () => startFakeUnifi({ kind, ...ACCOUNT }) },
  ]),
  ...(['v5', 'v4', 'v2'] as const).map((version): [string, Kind] => [
    `Omada ${version}`,
    {
      type: 'omada',
      settings: { omadaVersion: version },
      start: () => startFakeOmada({ version, ...ACCOUNT }),
      cannot: 'throwOut',
    },
  ]),
  ['SmartZone', { type: 'ruckus', settings: { ruckusController: 'smartzone' }, start: askable }],
]

async function givenFaulty({ type, settings, start }: Kind, startedAt?: Date) {
  const controller = await start()
  running.push(controller)
  const device = await givenDevice(server(), type, { ...settings, controllerUrl: controller.url })
  const session = await givenSession(server(), device.gateway, startedAt && { startedAt })
  const as = { token: device.page.token }
  const told = (asked: Promise<{ result: OrderResult | 'disconnected' }>) =>
    asked.then(
      ({ result }) => result,
      (error: { code: string }) => error.code,
    )
  return {
    line: controller.line,
    isOpen: async () => (await onlineAt(server(), device.page)).count === 1,
    status: () => adapterOf(device.gateway).status(server().services, server().registry, device.gateway),
    extend: () => told(send(server(), sessions.extend, { params: { id: session.id }, body: { hours: 1 } }, as)),
    disconnect: () => told(send(server(), sessions.disconnect, { params: { id: session.id } }, as)),
  }
}

const HOLES: [string, LineFaults][] = [
  ['takes the connection and never answers', { blackHole: true }],
  ['begins an answer and never ends it', { blackHole: 'drip' }],
]

for (const [name, kind] of KINDS) {
  test.concurrent.for(HOLES)(
    `${name} that %s is unreachable, in time, with nothing held`,
    { timeout: 60_000 },
    async ([, fault], { expect }) => {
      const { line, status, extend, disconnect } = await givenFaulty(kind)
      Object.assign(line, fault)
      const from = performance.now()
      // SmartZone takes time and speed by CoA, which has its own test.
      const asked = Promise.all([status(), kind.type === 'ruckus' ? 'silent' : extend(), disconnect()])
      await new Promise((resolve) => setTimeout(resolve, 3000))
      expect(await idleTransactions(server())).toEqual([])
      expect(await asked).toEqual([
        expect.objectContaining({ kind: 'fault', problem: 'unreachable' }),
        'silent',
        kind.cannot ? 'device/refused' : 'device/unreachable',
      ])
      expect(performance.now() - from).toBeLessThan(LIMIT_MS)
    },
  )

  test.concurrent(`${name}: a cut line, another machine and a slow answer are each reported as what they are`, async ({
    expect,
  }) => {
    const { line, status } = await givenFaulty(kind)
    line.isCut = true
    expect(await status()).toMatchObject({ problem: 'unreachable' })
    line.isCut = false
    line.isAnother = true
    expect(await status()).toMatchObject({ kind: 'fault', problem: expect.stringMatching(/wrong-version|wrong-site/) })
    line.isAnother = false
    line.slowMs = 1500
    expect(await status()).toEqual({ kind: 'ok' })
  }, 60_000)
}

test('controllers that are silent delay no other venue’s sessions', { timeout: 60_000 }, async ({ expect }) => {
  const unifi: Kind = {
    type: 'unifi',
    settings: { unifiLogin: 'os' },
    start: () => startFakeUnifi({ kind: 'os', ...ACCOUNT }),
  }
  const ago = (seconds: number) => new Date(server().services.clock.now().getTime() - seconds * 1000)
  for (let n = 0; n < 4; n++) Object.assign((await givenFaulty(unifi, ago(200))).line, { blackHole: true })
  const { isOpen } = await givenFaulty(unifi, ago(100))
  // Its controller does not know the phone any more.
  await expect.poll(isOpen, { timeout: 15_000 }).toBe(false)
})
