import { expect, test } from 'vitest'
import { LiveEvent } from '@portico/contract/live.ts'
import { platformJobs } from '@portico/locales/vi/platformJobs.ts'
import { FEATURES } from './features.ts'
import { CORE_JOBS } from './worker.ts'

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

test('administrators read a name for every job, and none for a job that is gone', () => {
  const named = Object.entries(platformJobs).flatMap(([feature, jobs]) =>
    Object.keys(jobs).map((job) => `${feature}.${job}`),
  )
  const jobs = [...CORE_JOBS, ...FEATURES.flatMap(({ jobs = [] }) => jobs)]
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
