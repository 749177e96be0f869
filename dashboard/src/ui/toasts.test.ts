import { beforeEach, expect, test, vi } from 'vitest'
import { notifications } from '@mantine/notifications'
import { message, notify } from './toasts.ts'

const shown = vi.spyOn(notifications, 'show').mockReturnValue('id')
beforeEach(() => shown.mockClear())

const last = async () => {
  await vi.waitFor(() => expect(shown).toHaveBeenCalled())
  return shown.mock.lastCall?.[0]
}

test('a message goes after a second and a half', async () => {
  message('Saved')
  expect(await last()).toMatchObject({ message: 'Saved', autoClose: 1500, role: 'status' })
})

test('a message never stays above ten seconds', async () => {
  message('A long story', { seconds: 60 })
  expect(await last()).toMatchObject({ autoClose: 10_000 })
})

test('a notification stays four and a half seconds', async () => {
  notify({ text: 'News' })
  expect(await last()).toMatchObject({ autoClose: 4500, withCloseButton: true })
})

test('a notification of 0 seconds stays until it is closed', async () => {
  notify({ text: 'Read me', seconds: 0 })
  expect(await last()).toMatchObject({ autoClose: false })
})

test('a failure is read out at once', async () => {
  notify({ text: 'Not saved', kind: 'bad' })
  expect(await last()).toMatchObject({ role: 'alert' })
})
