import { expect, test } from 'vitest'
import { generator } from '../testing/simulateMonth.ts'
import { differenceOf, type Arm } from '../core/proportions.ts'
import { compareArms } from './trial.ts'

const EXPERIMENTS = 400
const DAYS = 60
const GUESTS_A_DAY = 40

/** How often two equal variants are called different by somebody who looks every day, and by the usual test looked at as often. */
function falseAlarms(rates: readonly [number, number]): { honest: number; naive: number } {
  const random = generator(42)
  const found = { honest: 0, naive: 0 }
  for (let experiment = 0; experiment < EXPERIMENTS; experiment += 1) {
    const arms: [Arm, Arm] = [
      { guests: 0, successes: 0 },
      { guests: 0, successes: 0 },
    ]
    const alarm = { honest: false, naive: false }
    for (let day = 0; day < DAYS; day += 1) {
      for (let guest = 0; guest < GUESTS_A_DAY; guest += 1) {
        const at = random() < 0.5 ? 0 : 1
        arms[at].guests += 1
        if (random() < rates[at]) arms[at].successes += 1
      }
      alarm.honest ||= compareArms(arms[0], arms[1]).pValue < 0.05
      const once = differenceOf(arms[0], arms[1])
      alarm.naive ||= once !== undefined && (once.low > 0 || once.high < 0)
    }
    found.honest += Number(alarm.honest)
    found.naive += Number(alarm.naive)
  }
  return { honest: found.honest / EXPERIMENTS, naive: found.naive / EXPERIMENTS }
}

test('looking at a test of equal variants every day for two months raises at most 5 % false alarms', () => {
  const { honest, naive } = falseAlarms([0.1, 0.1])
  console.log(
    `false alarms in ${EXPERIMENTS} experiments looked at ${DAYS} times: always-valid ${(honest * 100).toFixed(1)} %, usual test ${(naive * 100).toFixed(1)} %`,
  )
  expect(honest).toBeLessThanOrEqual(0.05)
  // The control: the usual test, looked at as often, cries wolf.
  expect(naive).toBeGreaterThan(0.15)
})

test('a real difference is found', () => {
  expect(falseAlarms([0.06, 0.14]).honest).toBeGreaterThan(0.9)
  const { pValue, low, high, difference } = compareArms(
    { guests: 2000, successes: 300 },
    { guests: 2000, successes: 200 },
  )
  expect(pValue).toBeLessThan(0.05)
  expect(difference).toBeCloseTo(0.05)
  expect([low > 0, low < 0.05, high > 0.05]).toEqual([true, true, true])
})

test('with a handful of guests nothing is claimed', () => {
  expect(compareArms({ guests: 5, successes: 5 }, { guests: 5, successes: 0 }).pValue).toBe(1)
  expect(differenceOf({ guests: 0, successes: 0 }, { guests: 5, successes: 1 })).toBeUndefined()
})
