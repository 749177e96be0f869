// What a browser showed when a test failed, and what it complained of: on another machine that is all there is to go by.
import { afterEach } from 'vitest'
import { hasFailed, tellFailure } from '@portico/server/testing/tellFailure.ts'
import { lookAround } from './browser.ts'

afterEach(async ({ task }) => {
  const seen = await lookAround(hasFailed(task))
  if (!hasFailed(task)) return
  const errors = task.result?.errors?.map(({ stack, message }) => stack ?? message) ?? []
  tellFailure(task, [...errors, ...seen])
})
