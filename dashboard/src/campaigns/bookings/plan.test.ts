import { expect, test } from 'vitest'
import { bodyOf, isSavable, newPlan, problemsOf, type Plan } from './plan.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const ID = '00000000-0000-7000-8000-000000000001'
const good: Plan = { ...newPlan(NOW, ID), name: 'Tết' }

test('a booking made from a campaign lacks nothing but a name', () => {
  expect(problemsOf(newPlan(NOW, ID))).toEqual({ show: ['name'], when: [], whom: [], much: [] })
  expect(problemsOf(good)).toEqual({ show: [], when: [], whom: [], much: [] })
})

test('each step says what keeps it from being done', () => {
  const at = (patch: Partial<Plan>) => problemsOf({ ...good, ...patch })
  expect(at({ variants: [] }).show).toEqual(['nothing'])
  expect(at({ variants: [good.variants[0]!, { ...good.variants[0]!, id: 'b' }] }).show).toEqual(['twice'])
  expect(at({ redirectUrl: 'javascript:alert(1)' }).show).toEqual(['address'])
  expect(at({ endTime: good.startTime }).when).toEqual(['end'])
  expect(at({ slots: [] }).when).toEqual(['slots'])
  expect(at({ slots: [], type: 'design' }).when).toEqual([])
  expect(at({ type: 'design' }).show).toEqual(['nothing'])
  expect(at({ type: 'contract' }).much).toEqual(['goal'])
  expect(at({ sponsor: { name: 'A', email: 'a@b' } }).much).toEqual(['sponsor'])
})

test('a draft needs a name and dates that can be; the rest may wait', () => {
  expect(isSavable({ ...good, variants: [] })).toBe(true)
  expect(isSavable({ ...good, name: ' ' })).toBe(false)
  expect(isSavable({ ...good, endTime: good.startTime })).toBe(false)
})

test('what is sent holds no empty places, and a goal only where it is promised', () => {
  const goal = { metric: 'impressions', amount: 10, per: 'total' } as const
  const empty = { id: 'b', creativeId: null, templateId: null, share: 50 } as const
  expect(bodyOf({ ...good, goal, variants: [...good.variants, empty] })).toMatchObject({
    goal: null,
    variants: [{ id: 'a' }],
  })
  expect(bodyOf({ ...good, type: 'contract', goal }).goal).toEqual(goal)
})
