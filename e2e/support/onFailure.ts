// What a browser showed when a test failed, and what it complained of: on another machine that is all there is to go by.
import { afterEach } from 'vitest'
import { lookAround } from './browser.ts'

afterEach(async ({ task }) => {
  const seen = await lookAround(task.result?.state === 'fail' || (task.result?.errors?.length ?? 0) > 0)
  const errors = task.result?.errors?.map(({ stack, message }) => stack ?? message) ?? []
  if (seen.length > 0) console.error([task.name, ...errors, ...seen].join('\n'))
})
