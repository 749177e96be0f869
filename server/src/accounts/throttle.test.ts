import { expect, test } from 'vitest'
import { gapMs, networkOf } from './throttle.ts'

test('guesses from all networks together stay under 150 in 15 minutes, however fast they come', () => {
  let [judged, elapsedMs] = [0, 0]
  while (elapsedMs <= 15 * 60_000) elapsedMs += gapMs(++judged)
  expect(judged).toBeLessThan(150)
  expect([gapMs(20), gapMs(21), gapMs(31), gapMs(1000)]).toEqual([0, 1000, 2000, 10_000])
})

test.each([
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
