import { expect, test } from 'vitest'
import { confirm, useConfirming } from './confirm.ts'

test('the promise holds what the person answered', async () => {
  const yes = confirm({ title: 'Sure?', confirm: 'Yes' })
  useConfirming.getState().answer(true)
  expect(await yes).toBe(true)
  expect(useConfirming.getState().question).toBeNull()
})

test('a second question answers the first with no, so that nothing waits for ever', async () => {
  const first = confirm({ title: 'Delete?', confirm: 'Delete' })
  const second = confirm({ title: 'Leave?', confirm: 'Leave' })
  expect(await first).toBe(false)
  expect(useConfirming.getState().question?.title).toBe('Leave?')
  useConfirming.getState().answer(true)
  expect(await second).toBe(true)
})
