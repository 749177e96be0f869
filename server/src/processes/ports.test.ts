import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartError, type Config } from '../core/config.ts'
import { freePorts } from '../core/freePorts.ts'
import { cloneDatabase, testConfig } from '../testing/server.ts'
import { startAll } from './all.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.drop())

/** What a start that cannot be tells. */
async function refusal(changes: Partial<Config>): Promise<string> {
  const error: unknown = await startAll({ ...testConfig(database.url), ...changes }).then(
    (running) => running.close(),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(StartError)
  return (error as Error).message
}

test('whichever port is taken, the setting that changes it is named, and the others are given back', async () => {
  const [port = 0, portalPort = 0, radiusAuthPort = 0, radiusAcctPort = 0, metricsPort = 0, healthPort = 0] =
    await freePorts(6)
  const mine = { port, portalPort, radiusAuthPort, radiusAcctPort, metricsPort, healthPort }
  const variables = {
    port: 'PORT',
    portalPort: 'PORTAL_PORT',
    radiusAuthPort: 'RADIUS_AUTH_PORT',
    radiusAcctPort: 'RADIUS_ACCT_PORT',
    metricsPort: 'METRICS_PORT',
    healthPort: 'HEALTH_PORT',
  }
  for (const [name, variable] of Object.entries(variables) as [keyof typeof mine, string][]) {
    const kind = name.startsWith('radius') ? 'UDP' : 'TCP'
    const release = await take(kind, mine[name])
    expect(await refusal(mine)).toBe(
      `${kind} port ${mine[name]} is taken by another program. Stop it, or set ${variable} to a free port.`,
    )
    await release()
  }
  const running = await startAll({ ...testConfig(database.url), ...mine })
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  expect(await refusal({ ...testConfig(database.url), portalPort }), 'a second Portico').toBe(
    `TCP port ${portalPort} is taken by another program. Stop it, or set PORTAL_PORT to a free port.`,
  )
  await running.close()
})

test('an address this machine does not have is explained in a sentence', async () => {
  expect(await refusal({ host: '203.0.113.7' })).toMatch(/^HOST .*203\.0\.113\.7/)
})

async function take(kind: 'TCP' | 'UDP', port: number): Promise<() => Promise<void>> {
  if (kind === 'UDP') {
    const socket = createSocket('udp4')
    socket.bind(port, '127.0.0.1')
    await once(socket, 'listening')
    return () => new Promise((resolve) => socket.close(() => resolve()))
  }
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => new Promise((resolve) => server.close(() => resolve()))
}
