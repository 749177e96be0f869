// A worker or RADIUS in a process of its own: a supervisor sees whether it lives, and whether it can work.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '../core/freePorts.ts'
import { useServer, testConfig } from '../testing/server.ts'
import { startParts, type RunningParts } from './startParts.ts'

const server = useServer()
let worker: RunningParts
let healthPort: number
beforeAll(async () => {
  ;[healthPort = 0] = await freePorts(1)
  const { databaseUrl, dataDir } = server().services.config
  worker = await startParts({ ...testConfig(databaseUrl), dataDir, healthPort }, ['worker'], { jobsAreTimed: false })
})
afterAll(() => worker?.close())

const ask = async (path: string) => (await fetch(`http://127.0.0.1:${healthPort}${path}`)).status

test('a process without API and portal lives, is ready, and answers nothing else', async () => {
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 200])
  expect([await ask('/'), await ask('/users/me'), await ask('/metrics')]).toEqual([404, 404, 404])
})

test('it is not ready while its database is away, but goes on living', async () => {
  const { db } = worker.services
  const { asSystem } = db
  db.asSystem = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 503])
  db.asSystem = asSystem
  await expect.poll(() => ask('/readyz')).toBe(200)
})

test('before it stops it says that it leaves', async () => {
  await worker.leave()
  expect(await ask('/readyz')).toBe(503)
  await worker.close()
  await expect(ask('/livez')).rejects.toThrow()
})
