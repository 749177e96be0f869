import { expect, test } from 'vitest'
import { LiveEvent } from '@portico/contract/live.ts'
import { FEATURES } from './features.ts'

test('every topic dashboards can listen to is sent by one feature', () => {
  const told = FEATURES.flatMap(({ topics = [] }) => topics).filter((topic) => topic !== 'gateways')
  const heard = LiveEvent.shape.topic.options.filter((topic) => topic !== 'hello')
  expect(told.toSorted()).toEqual(heard.toSorted())
})

test('no two jobs share a name, and each is named for its feature', () => {
  const names = FEATURES.flatMap(({ name, jobs = [] }) => jobs.map((job) => [name, job.name] as const))
  expect(new Set(names.map(([, job]) => job)).size).toBe(names.length)
  expect(names.filter(([feature, job]) => !job.startsWith(`${feature}.`))).toEqual([])
})
