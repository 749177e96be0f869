// How many connections a pool opens, and when.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/server.ts'
import { makeLog } from '../log.ts'
import { makePool } from './pool.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

test('what comes at once and is short waits for the connections that are there', async () => {
  const pool = givenPool()
  const answers = await Promise.all(Array.from({ length: 50 }, () => pool.query('select 1')))
  expect(answers).toHaveLength(50)
  expect(pool.totalCount).toBe(3)
  await pool.end()
})

test('callers who wait get more connections one after another, the first of them first, and never too many', async () => {
  const pool = givenPool(5)
  const order: number[] = []
  const hold = async (caller: number) => {
    const client = await pool.connect()
    order.push(caller)
    await client.query('select pg_sleep(2)')
    client.release()
  }
  const held = Promise.all(Array.from({ length: 7 }, (_, caller) => hold(caller)))
  await sleep(200)
  expect(pool.totalCount).toBe(3)
  await expect.poll(() => pool.totalCount, { timeout: 1500 }).toBe(5)
  await expect.poll(() => pool.waitingCount).toBe(2)
  await held
  expect(pool.totalCount).toBe(5)
  expect(order.slice(3)).toEqual([3, 4, 5, 6])
  await pool.end()
})

test('after connections were closed, a pool begins small again', async () => {
  const pool = givenPool()
  const holders = Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(1)')))
  await holders
  expect(pool.totalCount).toBeGreaterThan(3)
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of clients) client.release(true)
  await expect.poll(() => pool.totalCount).toBe(0)
  // The pool checks every 300 ms whether a caller still waits, and stays large until then.
  await sleep(500)
  await Promise.all(Array.from({ length: 50 }, () => pool.query('select 1')))
  expect(pool.totalCount).toBe(3)
  await pool.end()
})

function givenPool(max = 10) {
  return makePool(database.url, makeLog('silent'), { name: 'test', max })
}
