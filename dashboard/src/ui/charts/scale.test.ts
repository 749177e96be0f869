import { expect, test } from 'vitest'
import { areaPath, bandAt, barPath, linePath, niceTicks, shownLabels } from './scale.ts'

test('the axis reaches the highest value in a few round steps', () => {
  expect(niceTicks(87)).toEqual([0, 50, 100])
  expect(niceTicks(230)).toEqual([0, 100, 200, 300])
  expect(niceTicks(1000)).toEqual([0, 500, 1000])
  for (const max of [1, 3, 9, 10, 11, 99, 101, 7_654, 1_000_001]) {
    const ticks = niceTicks(max)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})

test('people are counted whole: no tick lies between two of them', () => {
  for (const max of [0, 1, 2, 3]) expect(niceTicks(max).every(Number.isInteger)).toBe(true)
})

test('an empty chart still has an axis', () => {
  expect(niceTicks(0)).toEqual([0, 1])
  expect(niceTicks(Number.NaN)).toEqual([0, 1])
})

test('the newest day always has its label, and labels keep their distance', () => {
  expect(shownLabels(30, 1000, 60)).toHaveLength(15)
  expect(shownLabels(30, 1000, 60).at(-1)).toBe(29)
  expect(shownLabels(30, 300, 60)).toEqual([5, 11, 17, 23, 29])
  expect(shownLabels(1, 10, 60)).toEqual([0])
  expect(shownLabels(0, 300, 60)).toEqual([])
})

test('a finger beside the plot still points at the nearest day', () => {
  expect(bandAt(-20, 300, 30)).toBe(0)
  expect(bandAt(155, 300, 30)).toBe(15)
  expect(bandAt(999, 300, 30)).toBe(29)
})

test('a bar of nothing draws nothing', () => {
  expect(barPath(0, 100, 8, 100, 3)).toBe('')
  expect(barPath(0, 90, 8, 100, 3)).toBe('M0 100V93Q0 90 3 90H5Q8 90 8 93V100Z')
})

test('lines and areas follow their points', () => {
  expect(
    linePath([
      [0, 10],
      [5, 2.346],
    ]),
  ).toBe('M0 10L5 2.35')
  expect(
    areaPath(
      [
        [0, 10],
        [5, 2],
      ],
      20,
    ),
  ).toBe('M0 10L5 2L5 20L0 20Z')
  expect(areaPath([], 20)).toBe('')
})
