import { expect, test } from 'vitest'
import { takePagesInTurn } from './pagesInTurn.ts'

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Pages of which each has work until it is taken out of the set. */
function turnsOf(due: Set<number>) {
  const choose = takePagesInTurn(async (after) => {
    const next = [...due].toSorted((a, b) => a - b).find((n) => idOf(n) > after)
    return next === undefined ? undefined : { pageId: idOf(next) }
  })
  return async () => (await choose()).map((id) => Number(id.slice(-12)))
}

test('every page with work has its turn before one has a second', async () => {
  const turn = turnsOf(new Set(Array.from({ length: 50 }, (_, n) => n + 1)))
  const seen = [...(await turn()), ...(await turn()), ...(await turn())]
  expect(new Set(seen.slice(0, 50)).size).toBe(50)
  expect(seen.slice(50)).toEqual(seen.slice(0, 10))
})

test('few pages are chosen once each, from wherever the last turn ended', async () => {
  const due = new Set([1, 2, 3])
  const turn = turnsOf(due)
  expect((await turn()).toSorted()).toEqual([1, 2, 3])
  due.delete(3)
  expect((await turn()).toSorted()).toEqual([1, 2])
  due.clear()
  expect(await turn()).toEqual([])
  due.add(1)
  expect(await turn()).toEqual([1])
})
