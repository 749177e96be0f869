import { expect, test } from 'vitest'
import { trafficBetween } from './traffic.ts'

const free = { upKbps: 0, downKbps: 0 }
const HOUR = 3_600_000

test('the same guest moves the same bytes in every run, another guest others', () => {
  expect(trafficBetween('a', 0, HOUR, free)).toEqual(trafficBetween('a', 0, HOUR, free))
  expect(trafficBetween('a', 0, HOUR, free)).not.toEqual(trafficBetween('b', 0, HOUR, free))
})

test('how often the counters are read changes nothing', () => {
  const whole = trafficBetween('a', 0, HOUR, free)
  let [up, down] = [0, 0]
  for (let at = 0; at < HOUR; at += 7777) {
    const part = trafficBetween('a', at, Math.min(at + 7777, HOUR), free)
    up += part.up
    down += part.down
  }
  expect(up).toBeCloseTo(whole.up, 3)
  expect(down).toBeCloseTo(whole.down, 3)
})

test('every phone has traffic, and none is faster than allowed', () => {
  for (let second = 0; second < 1800; second += 1) {
    const { up, down } = trafficBetween('a', second * 1000, second * 1000 + 1000, { upKbps: 100, downKbps: 500 })
    expect(up).toBeGreaterThan(0)
    expect(up).toBeLessThanOrEqual(12_500)
    expect(down).toBeGreaterThan(0)
    expect(down).toBeLessThanOrEqual(62_500)
  }
})

test('an hour in a café is some hundred megabytes, mostly down', () => {
  const hours = Array.from({ length: 50 }, (_, guest) => trafficBetween(`guest ${guest}`, 0, HOUR, free))
  const mean = hours.reduce((sum, { down }) => sum + down, 0) / hours.length
  expect(mean / 1e6).toBeGreaterThan(100)
  expect(mean / 1e6).toBeLessThan(1500)
  expect(hours.every(({ up, down }) => up < down / 2)).toBe(true)
})
