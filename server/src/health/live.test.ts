import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { makeClient } from '../core/db/pool.ts'
import { makeVitals } from '../core/vitals.ts'
import { runningClock } from '../testing/clock.ts'
import { givenPage, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const clock = runningClock()
const server = useServer({ clock })
const live = async () => (await fetch(`${server().apiUrl}/livez`)).status
const { flows, pageTemplates, webhooks, apiKeys, accessRules } = contract
const CALLS = [flows.list, pageTemplates.list, webhooks.list, apiKeys.list, accessRules.list] as const
const TABLES = ['login_flows', 'page_templates', 'webhooks', 'api_keys', 'access_rules']

test('a process that fails most calls asks to be restarted, and no longer once they succeed', async () => {
  const page = await givenPage(server())
  expect(await live()).toBe(200)
  await rename((table) => `alter table ${table} rename to ${table}_away`)
  for (let round = 0; round < 5; round++)
    for (const call of CALLS)
      await expect(send(server(), call as never, {}, { token: page.token })).rejects.toMatchObject({ status: 500 })
  expect(await live()).toBe(503)
  await rename((table) => `alter table ${table}_away rename to ${table}`)
  clock.advance(61)
  expect(await live()).toBe(200)
})

test('a write that ends after its time does not make the server ready, the next one does', async () => {
  const ready = async () => (await fetch(`${server().apiUrl}/readyz`)).status
  const holder = makeClient(server().services.config.databaseUrl, 'tests')
  await holder.connect()
  await holder.query('begin; lock table jobs in exclusive mode')
  const first = ready()
  await sleep(1500)
  const joined = ready()
  expect([await first, await joined]).toEqual([503, 503])
  const late = ready()
  await sleep(100)
  await holder.query('commit')
  await holder.end()
  expect(await late).toBe(503)
  await expect.poll(ready).toBe(200)
})

test('one call that fails, however often it is sent, is no reason for a restart', () => {
  const vitals = makeVitals(() => 0)
  for (let n = 0; n < 1000; n++) vitals.count('/broken', 500)
  expect(vitals.problem()).toBeUndefined()
  for (const route of 'abcde') vitals.count(route, 500)
  expect(vitals.problem()).toBe('most calls fail')
  for (let n = 0; n < 2000; n++) vitals.count('/fine', 200)
  expect(vitals.problem()).toBeUndefined()
})

test('a process whose built-in functions were replaced notices it', () => {
  const vitals = join(import.meta.dirname, '../core/vitals.ts')
  const script = `const { makeVitals } = await import(${JSON.stringify(vitals)})
    const problem = makeVitals().problem; const before = problem(); Object.values = {}
    console.log(String(before), '/', problem())`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(said.trim()).toBe('undefined / a built-in function was replaced')
})

async function rename(statement: (table: string) => string): Promise<void> {
  const client = makeClient(server().services.config.databaseUrl, 'tests')
  await client.connect()
  for (const table of TABLES) await client.query(statement(table))
  await client.end()
}
