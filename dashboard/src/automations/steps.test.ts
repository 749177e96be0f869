import { expect, test } from 'vitest'
import type { AutomationStep } from '@portico/contract/automations/content.ts'
import { changeStep, insertStep, moveStep, newStep, removeStep } from './steps.ts'

const main = { under: '', arm: '' } as const
const ids = (steps: readonly AutomationStep[]) => steps.map(({ id }) => id)

test('a step is put where it was asked for, also into an arm that is still empty', () => {
  const fork = newStep('branch', [], main)
  const last = newStep('end', [fork], main)
  const wait = newStep('wait', [fork, last], main)
  expect(ids(insertStep([fork, last], wait, { ...main, after: 'branch' }))).toEqual(['branch', 'wait', 'end'])
  expect(ids(insertStep([fork, last], wait, { ...main, after: undefined }))).toEqual(['wait', 'branch', 'end'])
  const inArm = newStep('tag', [fork], { under: 'branch', arm: 'yes' })
  expect(insertStep([fork, last], inArm, { under: 'branch', arm: 'yes', after: undefined }).at(-1)).toBe(inArm)
})

test('a fork goes with everything under it, and an arm with its steps', () => {
  const split = newStep('split', [], main)
  const deep = newStep('branch', [], { under: 'split', arm: 'b' })
  const deeper = newStep('tag', [], { under: 'branch', arm: 'no' })
  const end = newStep('end', [], main)
  const steps = [split, deep, deeper, end]
  expect(ids(removeStep(steps, 'split'))).toEqual(['end'])
  if (split.type !== 'split') throw new Error('no split')
  expect(
    ids(changeStep([{ ...split, shares: [40, 30, 30] }, ...steps.slice(1)], { ...split, shares: [60, 40] })),
  ).toEqual(ids(steps))
  expect(ids(moveStep([split, end], 'end', -1))).toEqual(['end', 'split'])
  expect(ids(moveStep([split, end], 'end', 1))).toEqual(['split', 'end'])
})
