import { expect, test } from 'vitest'
import { makeBreaker } from './breaker.ts'

const AWAY = new Error('away')
const LEFT_ALONE = new Error('left alone')
let at = 0
const make = () => makeBreaker({ isFailure: (error) => error === AWAY, refuse: () => LEFT_ALONE, now: () => at })
const fail = () => Promise.reject(AWAY)

async function failOften(breaker: ReturnType<typeof make>, times: number): Promise<unknown[]> {
  const errors: unknown[] = []
  for (let time = 0; time < times; time++) errors.push(await breaker.pass(fail).catch((error: unknown) => error))
  return errors
}

test('after five failures in a row nobody waits any more; later one tries, and an answer opens it for all', async () => {
  const breaker = make()
  expect(await failOften(breaker, 7)).toEqual([AWAY, AWAY, AWAY, AWAY, AWAY, LEFT_ALONE, LEFT_ALONE])
  at += 30_000
  const slow = Promise.withResolvers<string>()
  const trying = breaker.pass(() => slow.promise)
  await expect(breaker.pass(async () => 'second')).rejects.toBe(LEFT_ALONE)
  slow.resolve('back')
  expect(await trying).toBe('back')
  expect(await Promise.all([1, 2, 3].map(() => breaker.pass(async () => 'well')))).toEqual(['well', 'well', 'well'])
})

test('a try that fails too has it left alone again', async () => {
  const breaker = make()
  await failOften(breaker, 5)
  at += 30_000
  expect(await failOften(breaker, 2)).toEqual([AWAY, LEFT_ALONE])
})

test('an answer in between, and a fault that is no silence, count for nothing', async () => {
  const breaker = make()
  await failOften(breaker, 4)
  await breaker.pass(async () => 'well')
  await failOften(breaker, 4)
  const other = new Error('not understood')
  await expect(breaker.pass(() => Promise.reject(other))).rejects.toBe(other)
  expect(await breaker.pass(async () => 'well')).toBe('well')
})

test('no more than fifteen wait at once for one that has not answered yet', async () => {
  const breaker = make()
  const slow = Promise.withResolvers<never>()
  const waiting = Array.from({ length: 15 }, () => breaker.pass(() => slow.promise).catch((error: unknown) => error))
  await expect(breaker.pass(async () => 'well')).rejects.toBe(LEFT_ALONE)
  slow.reject(AWAY)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([AWAY]))
})

test('any number may ask one that answers, however slowly', async () => {
  const breaker = make()
  await breaker.pass(async () => 'well')
  const slow = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 40 }, () => breaker.pass(() => slow.promise))
  slow.resolve('well')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['well']))
})
