// A process that stops announces it, answers what has begun, and ends its streams, so that no request fails.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { makeClient } from '../core/db/pool.ts'
import { givenGateway, givenPage } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { accessRequest, proven, SILENCE_MS } from '../testing/radius.ts'
import { cloneDatabase, testConfig } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'
import { startAll, type RunningServer } from './all.ts'

const probe = useProbe()
let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.drop())

const start = () => startAll(testConfig(database.url), { rejectDelayMs: 0, idleMs: 0, isPrepared: true })

/** Holds a table until the returned function is called: what reads it is still at work. */
async function hold(table: string): Promise<() => Promise<void>> {
  const owner = makeClient(database.url, 'tests')
  await owner.connect()
  await owner.query(`begin; lock table ${table}`)
  return () => owner.end()
}

async function untilWaiting(): Promise<void> {
  const owner = makeClient(database.url, 'tests')
  await owner.connect()
  const waiting = () => owner.query(`select from pg_locks where not granted`)
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
  await owner.end()
}

const originsOf = ({ apiUrl, services: { config } }: RunningServer) => [apiUrl, `http://127.0.0.1:${config.portalPort}`]

test('a server that leaves is not ready at once, and goes on answering on connections that end', async () => {
  const running = await start()
  for (const origin of originsOf(running)) {
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([200, 'keep-alive'])
  }
  await running.leave()
  for (const origin of originsOf(running)) {
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
    const live = await fetch(`${origin}/livez`)
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'close'])
  }
  await running.close()
})

test('a request that has begun is answered, and a stream ends, before the server is gone', async () => {
  const running = await start()
  const page = await givenPage(running)
  const headers = { authorization: `Bearer ${page.token}` }
  const stream = await fetch(`${running.apiUrl}/live`, { headers })
  const release = await hold('gateways')
  const begun = fetch(`${running.apiUrl}/devices`, { headers })
  await untilWaiting()
  const closing = running.close()
  // All that the stream still had to say, and its end.
  expect(await stream.text()).toContain('hello')
  await release()
  expect((await begun).status).toBe(200)
  await closing
  await expect(fetch(`${running.apiUrl}/livez`)).rejects.toThrow()
})

test('a login that RADIUS was proving is answered, and a later one is left to the other server', async () => {
  const running = await start()
  const gateway = await givenGateway(running, await givenPage(running))
  const [guest, late] = [await givenGuestAtDoor(running, gateway), await givenGuestAtDoor(running, gateway)]
  const { authPort } = running.radius
  const request = accessRequest(gateway, guest.grant, { ...guest, id: 1 })
  const release = await hold('grants')
  const answer = probe.ask(authPort, request)
  await untilWaiting()
  const closing = running.close()
  const another = accessRequest(gateway, late.grant, { ...late, id: 2 })
  expect(await probe.ask(authPort, another, SILENCE_MS)).toBeUndefined()
  await release()
  expect(proven(await answer, request, gateway).code).toBe(Code.AccessAccept)
  await closing
})
