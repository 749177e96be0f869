// What a browser showed and reported when a test failed, for diagnosis on another machine.
import { afterEach } from 'vitest'
import { hasFailed, tellFailure } from '@portico/server/testing/tellFailure.ts'
import { lookAround } from './browser.ts'

afterEach(async ({ task }) => {
  const seen = await lookAround(hasFailed(task))
  if (!hasFailed(task)) return
  const errors = task.result?.errors?.map(({ stack, message }) => stack ?? message) ?? []
  tellFailure(task, [...errors, ...seen])
})
